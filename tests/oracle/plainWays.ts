/** A second, plain reading of steps: who may go where, route by route and half by half. For comparisons only. */
import type { Facing } from '../../src/geometry/facing.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import { contains } from '../../src/geometry/shape.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { foot, guns, has } from './plainFactors.ts';
import {
  apart,
  away,
  between,
  faces,
  ground,
  neighbours,
  ROUGH,
  same,
  square,
  touch,
  zone,
} from './plainRule.ts';

export const loose = (u: Unit): boolean => guns(u) || u.formation === 'skirmish';
export const hardened = (u: Unit): boolean =>
  u.formation === 'skirmish' ||
  u.formation === 'horde' ||
  (u.type === 'lightInfantry' && u.formation === 'column');

/** UNI-01 again: MF. */
export function speed(u: Unit): number {
  if (u.panicked || square(u)) return 0;
  if (has(u, 'bombard')) return 1;
  if (foot(u) && (u.formation === 'line' || u.formation === 'extendedLine')) return 1;
  if (foot(u)) return u.formation === 'column' && has(u, 'largeBattalion') ? 2 : 3;
  if (u.type === 'heavyCavalry') return 4;
  return u.type === 'heavyFootBattery' || u.type === 'mediumFootBattery' || u.type === 'regimentalGun'
    ? 3
    : 5;
}

export const key = (hex: Hex): string => `${hex.q},${hex.r}`;
/** Of two halves the left one is told; the right one is two sixths of a turn to its right, R-41. */
export const at = (u: Unit, hex: Hex, facing: Facing = u.facing): Unit => {
  const right = neighbours(hex)[(facing + 2) % 6];
  return { ...u, hexes: twofold(u) && right ? [hex, right] : [hex], facing };
};

export const twofold = (u: Unit): boolean => u.hexes.length === 2;

export function standsOn(g: Game, hex: Hex, but: Unit): Unit | undefined {
  return g.units.find(
    (o) => o.fate === 'present' && o.id !== but.id && o.hexes.some((own) => same(own, hex)),
  );
}

/** GEO-04, R-42: a front hex of the unit, of either half. */
export function inFrontHex(u: Unit, hex: Hex): boolean {
  return square(u) || u.hexes.some((half) => away(half, hex) === 1 && zone(half, u.facing, hex) === 'front');
}

/** Nobody to be turned out: steady skirmishers of one's own make way for a march or an attack, CHG-39, CHG-40. */
export function mayStand(g: Game, u: Unit, hex: Hex): boolean {
  const other = standsOn(g, hex, u);
  return !other || (other.side === u.side && other.formation === 'skirmish' && !u.panicked);
}

export function enemies(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((o) => o.side !== u.side && o.fate === 'present');
}

export function penalising(g: Game, hex: Hex): boolean {
  return ROUGH.includes(ground(g, hex)) || ground(g, hex) === 'bridge';
}

export function parts(g: Game, a: Hex, b: Hex): boolean {
  const side = between(g, a, b);
  return side !== null && side !== 'stream' && side !== 'impassable';
}

export function solid(g: Game, a: Hex, b: Hex): boolean {
  return (
    contains(g.battle.map.shape, b) && ground(g, b) !== 'impassable' && between(g, a, b) !== 'impassable'
  );
}

export interface Path {
  readonly hexes: readonly Hex[];
  readonly touched: boolean;
}

/** All paths of up to `limit` steps, each step in one of the directions, through whom MAN-15 lets pass. */
export function paths(
  g: Game,
  u: Unit,
  directions: readonly number[],
  limit: number,
  closed: (a: Hex, b: Hex) => boolean = () => false,
): readonly Path[] {
  const found: Path[] = [];
  const grow = (path: Path): void => {
    found.push(path);
    if (path.hexes.length > limit) return;
    const from = path.hexes[path.hexes.length - 1];
    if (!from) return;
    for (const d of directions) {
      const to = neighbours(from)[d];
      if (!to || !solid(g, from, to) || closed(from, to)) continue;
      const other = standsOn(g, to, u);
      if (other && (other.side !== u.side || other.panicked || !(loose(u) || loose(other)))) continue;
      grow({ hexes: [...path.hexes, to], touched: path.touched || penalising(g, to) || parts(g, from, to) });
    }
  };
  const start = u.hexes[0];
  grow({ hexes: [start], touched: penalising(g, start) });
  return found.filter(({ hexes }) => hexes.length <= limit + 1);
}

export function last({ hexes }: Path): Hex {
  const hex = hexes[hexes.length - 1];
  if (!hex) throw new Error('no hex');
  return hex;
}

/** R-59, with its options. */
export function half(g: Game, n: number): number {
  if (g.battle.houseRules.half_move_rounding === 'up') return Math.ceil(n / 2);
  return Math.max(Math.floor(n / 2), g.battle.houseRules.half_move_rounding === 'down' || n === 0 ? 0 : 1);
}

export const ahead = (facing: number): readonly number[] => [facing, (facing + 1) % 6];

/** MAN-10, MAN-16, R-61. What turns an extended line is all its march: FRM-10, R-43. */
export function mayStop(g: Game, u: Unit, end: Unit): boolean {
  const turns = twofold(u) ? u.facing !== end.facing : same(u.hexes[0], end.hexes[0]);
  const far = { face_adjacent: turns ? 1 : 0, within_2: 2, never_new: 0 }[
    g.battle.houseRules.march_may_engage
  ];
  const anew = enemies(g, u).some((e) => faces(g, end, e) && !touch(g, u, e) && apart(u, e) > far);
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  return !anew && (held.length === 0 || held.some((e) => faces(g, e, end)));
}

export function nearest(g: Game, u: Unit, hex: Hex): number {
  return Math.min(...enemies(g, u).map((e) => apart(e, { hexes: [hex] })));
}

export interface LineEnd {
  readonly end: Unit;
  readonly touched: boolean;
}

/** where each half goes, if every hex entered is passable and every side crossed too. */
export function lineEnd(
  g: Game,
  u: Unit,
  end: Unit,
  stands: (g: Game, u: Unit, hex: Hex) => boolean,
): readonly LineEnd[] {
  let touched = u.hexes.some((hex) => penalising(g, hex));
  for (const [n, from] of u.hexes.entries()) {
    const to = end.hexes[n];
    if (!to || same(from, to)) continue;
    if (!solid(g, from, to) || !stands(g, u, to)) return [];
    touched ||= penalising(g, to) || parts(g, from, to);
  }
  return [{ end, touched }];
}

/** MAN-05, R-43: both halves one hex the same way. */
export function shifts(
  g: Game,
  u: Unit,
  directions: readonly number[],
  stands: (g: Game, u: Unit, hex: Hex) => boolean,
): readonly LineEnd[] {
  return directions.flatMap((d) => {
    const to = neighbours(u.hexes[0])[d];
    return to ? lineEnd(g, u, at(u, to), stands) : [];
  });
}

/** FRM-10, R-43: every place a sixth of a turn away that leaves one half where it is, and the about-face. */
export function turns(g: Game, u: Unit): readonly LineEnd[] {
  const [left, right] = u.hexes;
  if (!right) return [];
  const reversed = { ...u, hexes: [right, left] as const, facing: ((u.facing + 3) % 6) as Facing };
  const found: LineEnd[] = [{ end: reversed, touched: u.hexes.some((hex) => penalising(g, hex)) }];
  for (const by of [1, 5])
    for (const hex of [left, ...neighbours(left), ...neighbours(right)]) {
      const end = at(u, hex, ((u.facing + by) % 6) as Facing);
      const [newLeft, newRight] = end.hexes;
      if (!newRight || same(newLeft, left) === same(newRight, right)) continue;
      if (away(left, newLeft) + away(right, newRight) !== 1) continue;
      const known = found.some((one) => one.end.facing === end.facing && same(one.end.hexes[0], newLeft));
      if (!known) found.push(...lineEnd(g, u, end, mayStand));
    }
  return found;
}

/** where a wheel or an about-face may leave an extended line, nobody giving way to it. */
export function plainTurns(g: Game, u: Unit): readonly Unit[] {
  return turns(g, u)
    .map(({ end }) => end)
    .filter((end) => end.hexes.every((hex) => !standsOn(g, hex, u)));
}

/** One hex is the whole movement of an extended line, and half of it too unless an option rounds down. */
export function lineWords(g: Game, u: Unit, ends: readonly LineEnd[]): readonly string[] {
  return unhampered(g, ends)
    .filter(({ end }) => mayStop(g, u, end))
    .map(({ end }) => `${key(end.hexes[0])} ${end.facing}`)
    .sort();
}

export function unhampered(g: Game, ends: readonly LineEnd[]): readonly LineEnd[] {
  return ends.filter(({ touched }) => !touched || half(g, 1) > 0);
}

/** What a frontal march, a charge too, may be for an extended line. */
export function lineAhead(g: Game, u: Unit): readonly LineEnd[] {
  return [...shifts(g, u, ahead(u.facing), mayStand), ...turns(g, u)];
}
