/** A second, plain reading of the chapters on formations, ground on two hexes, flanks and flight: for comparisons only. */
import { FACINGS, type Facing } from '../../src/geometry/facing.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import { contains, hexesOf } from '../../src/geometry/shape.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import type { Formation } from '../../src/rules/state/vocabulary.ts';
import { foot, has } from './plainFactors.ts';
import { enemies, key } from './plainMoves.ts';
import {
  apart,
  away,
  behind,
  between,
  COVER,
  faces,
  ground,
  halfByHalf,
  here,
  hill,
  neighbours,
  ROUGH,
  same,
  square,
  touch,
  width,
  woodTowards,
  zone,
} from './plainRule.ts';

const RESERVED: readonly Formation[] = [
  'line',
  'column',
  'square',
  'skirmish',
  'closedColumn',
  'extendedLine',
];

/** FRM-01, FRM-04 to FRM-07, FRM-09: who may ever take a formation. */
function open(u: Unit, to: Formation): boolean {
  if (has(u, 'looseOrder')) return to === 'skirmish';
  switch (to) {
    case 'line':
    case 'column':
      return true;
    case 'square':
      return !has(u, 'irregular');
    case 'skirmish':
      return u.type === 'lightInfantry' && has(u, 'skirmisher');
    case 'closedColumn':
      return u.type === 'lineInfantry' && has(u, 'largeBattalion') && !has(u, 'irregular');
    case 'extendedLine':
      return u.type === 'lineInfantry' && has(u, 'linearOrder');
    default:
      return false;
  }
}

/** The table of FRM-21, row by row. */
const FOLLOWS: Readonly<Record<string, readonly Formation[]>> = {
  line: ['column', 'square', 'skirmish', 'extendedLine'],
  column: ['line', 'square', 'skirmish', 'closedColumn', 'extendedLine'],
  square: ['line', 'column', 'skirmish'],
  skirmish: ['line', 'column'],
  closedColumn: ['line', 'column', 'square'],
  extendedLine: ['line', 'column'],
};

function freeHex(g: Game, u: Unit, hex: Hex): boolean {
  return (
    contains(g.battle.map.shape, hex) &&
    ground(g, hex) !== 'impassable' &&
    !g.units.some((o) => o.id !== u.id && here(o) && o.hexes.some((own) => same(own, hex)))
  );
}

/** The hexes of an extended line that takes in a flank hex of the unit's: R-44. */
function widened(g: Game, u: Unit, facing: Facing): readonly Unit['hexes'][] {
  const [hex] = u.hexes;
  const [right, left] = [neighbours(hex)[(facing + 2) % 6], neighbours(hex)[(facing + 5) % 6]];
  const found: Unit['hexes'][] = [];
  if (left && freeHex(g, u, left) && between(g, hex, left) !== 'impassable') found.push([left, hex]);
  if (right && freeHex(g, u, right) && between(g, hex, right) !== 'impassable') found.push([hex, right]);
  return found;
}

const inContact = (g: Game, u: Unit): boolean => enemies(g, u).some((e) => touch(g, u, e));

function words(to: Formation, facing: Facing, hexes: readonly Hex[]): string {
  return [to, facing, ...hexes.map(key)].join(' ');
}

/** FRM-14, FRM-18, FRM-21, R-40, R-44: every way of standing after a change of formation. */
export function plainChanges(g: Game, u: Unit): readonly string[] {
  if (!foot(u) || u.panicked || u.mayNotManoeuvre || inContact(g, u)) return [];
  const found: string[] = [];
  for (const to of FOLLOWS[u.formation] ?? []) {
    if (!open(u, to)) continue;
    const squarely = to === 'square' || to === 'closedColumn';
    if (squarely && u.hexes.some((hex) => ROUGH.includes(ground(g, hex)))) continue;
    const turns = square(u) || g.battle.houseRules.formation_change_refaces === 'yes';
    const facings: readonly Facing[] = squarely ? [0] : turns ? FACINGS : [u.facing];
    for (const facing of facings) {
      const bodies: readonly Unit['hexes'][] =
        to === 'extendedLine' ? widened(g, u, facing) : u.hexes.map((hex) => [hex] as const);
      for (const hexes of bodies)
        if (!inContact(g, { ...u, formation: to, facing, hexes })) found.push(words(to, facing, hexes));
    }
  }
  return found.sort();
}

/** RAL-05, R-49, R-142: every way in which a horde of foot may fall in again. */
export function plainRallies(g: Game, u: Unit): readonly string[] {
  if (!foot(u)) return FACINGS.map((facing) => words('none', facing, u.hexes)).sort();
  const found: string[] = [];
  for (const to of RESERVED) {
    if (!open(u, to) || to === 'closedColumn') continue;
    if (to === 'square') {
      if (!ROUGH.includes(ground(g, u.hexes[0]))) found.push(words(to, 0, u.hexes));
      continue;
    }
    // not in contact before, either
    if (to === 'extendedLine' && inContact(g, u)) continue;
    for (const facing of FACINGS) {
      const bodies = to === 'extendedLine' ? widened(g, u, facing) : [u.hexes];
      for (const hexes of bodies)
        if (to !== 'extendedLine' || !inContact(g, { ...u, panicked: false, formation: to, facing, hexes }))
          found.push(words(to, facing, hexes));
    }
  }
  return found.sort();
}

/** The pairs of hexes through which two units confront each other: for neighbours those that share a side. R-45. */
function pairs(u: Unit, e: Unit): readonly (readonly [Hex, Hex])[] {
  const least = apart(u, e);
  return u.hexes.flatMap((one) =>
    e.hexes.flatMap((other) => (away(one, other) === least ? [[one, other] as const] : [])),
  );
}

/** What the ground does for the one against the other: both halves for a benefit, one for a penalty. TER-05, R-45, R-148. */
export function plainGround(g: Game, u: Unit, e: Unit) {
  const faced = pairs(u, e);
  const level = (one: Unit): boolean => one.hexes.every((hex) => hill(g, hex));
  const wooded = ([own, other]: readonly [Hex, Hex]): boolean => woodTowards(g, own, other);
  const wet = ([own, other]: readonly [Hex, Hex]): boolean =>
    ['river', 'largeRiver', 'ford', 'bridge'].includes(between(g, own, other) ?? '');
  const obstructed = ([own, other]: readonly [Hex, Hex]): boolean =>
    ['river', 'largeRiver', 'ford', 'bridge', 'wood'].includes(between(g, own, other) ?? '');
  const holds = (hex: Hex): boolean => ['village', 'fortifiedPoint'].includes(ground(g, hex));
  const bare = (hex: Hex): boolean => ground(g, hex) === 'open';
  const shelters = (hex: Hex): boolean => COVER.includes(ground(g, hex));
  const hinders = (hex: Hex): boolean => ROUGH.includes(ground(g, hex));
  const water = faced.every(wet);
  const broken = faced.some(obstructed);
  if (halfByHalf(g))
    return {
      covered: faced.every((pair) => shelters(pair[0]) || wooded(pair)),
      hampered: faced.some((pair) => hinders(pair[0]) || wooded(pair)),
      higher: faced.every(([own, other]) => hill(g, own) && !hill(g, other)),
      water,
      broken,
      houses: faced.every(([own]) => holds(own)),
      open: faced.every(([own]) => bare(own)),
    };
  return {
    covered: u.hexes.every(shelters) || faced.every(wooded),
    hampered: u.hexes.some(hinders) || faced.some(wooded),
    higher: level(u) && !level(e),
    water,
    broken,
    houses: u.hexes.every(holds),
    open: u.hexes.every(bare),
  };
}

/** MAN-22, R-74: who may be the nearest danger when nobody is just responsible. */
export function plainDangers(g: Game, u: Unit): readonly string[] {
  return enemies(g, u)
    .filter((e) => faces(g, u, e) || faces(g, e, u) || u.hurtBy.includes(e.id))
    .map((e) => e.id)
    .sort();
}

/** MAN-23, R-73, R-75: with which facings it may flee; `fromSquare`: it had none before. Off an edge hex the text is silent. */
export function plainFlightFacings(
  g: Game,
  u: Unit,
  danger: Unit | null,
  fromSquare: boolean,
): readonly Facing[] | null {
  const [from] = u.hexes;
  if (danger) {
    if (!fromSquare && danger.hexes.some((hex) => behind(u, hex, width(g)))) return [u.facing];
    const away = FACINGS.filter((facing) =>
      danger.hexes.some((hex) => zone(from, facing, hex, width(g)) === 'rear'),
    );
    if (fromSquare || g.battle.houseRules.flight_facing_tie !== 'smallest_turn') return away;
    const turn = (facing: Facing): number => 3 - Math.abs(3 - Math.abs(facing - u.facing));
    return away.filter((facing) => away.every((other) => turn(facing) <= turn(other)));
  }
  const last = hexesOf(g.battle.map.shape).filter(({ r }) => (u.side === 'blue' ? r === lowest(g) : r === 0));
  const near = Math.min(...last.map((hex) => away(from, hex)));
  if (near === 0) return null;
  const goals = last.filter((hex) => away(from, hex) === near);
  return FACINGS.filter((facing) => goals.some((hex) => zone(from, facing, hex, width(g)) === 'front'));
}

function lowest(g: Game): number {
  return Math.max(...hexesOf(g.battle.map.shape).map(({ r }) => r));
}
