/** A second, plain reading of the chapters on moves, step by step and route by route: for comparisons only. */
import { FACINGS, type Facing } from '../../src/geometry/facing.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import { contains } from '../../src/geometry/shape.ts';
import type { Game, Unit } from '../../src/rules/game.ts';
import { foot, guns, horse } from './plainFactors.ts';
import {
  away,
  between,
  faces,
  ground,
  inCone,
  neighbours,
  ROUGH,
  same,
  square,
  touch,
  zone,
} from './plainRule.ts';

const loose = (u: Unit): boolean => guns(u) || u.formation === 'skirmish';
const hardened = (u: Unit): boolean =>
  u.formation === 'skirmish' ||
  u.formation === 'horde' ||
  (u.type === 'lightInfantry' && u.formation === 'column');

/** UNI-01 again: MF. */
function speed(u: Unit): number {
  if (u.panicked || square(u)) return 0;
  if (foot(u)) return u.formation === 'line' ? 1 : 3;
  if (u.type === 'heavyCavalry') return 4;
  return u.type === 'heavyFootBattery' || u.type === 'mediumFootBattery' || u.type === 'regimentalGun'
    ? 3
    : 5;
}

export const key = (hex: Hex): string => `${hex.q},${hex.r}`;
const at = (u: Unit, hex: Hex, facing: Facing = u.facing): Unit => ({ ...u, hexes: [hex], facing });

function standsOn(g: Game, hex: Hex, but: Unit): Unit | undefined {
  return g.units.find((o) => o.fate === 'present' && o.id !== but.id && same(o.hexes[0], hex));
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

function solid(g: Game, a: Hex, b: Hex): boolean {
  return (
    contains(g.battle.map.shape, b) && ground(g, b) !== 'impassable' && between(g, a, b) !== 'impassable'
  );
}

interface Path {
  readonly hexes: readonly Hex[];
  readonly touched: boolean;
}

/** All paths of up to `limit` steps, each step in one of the directions, through whom MAN-15 lets pass. */
function paths(
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

function last({ hexes }: Path): Hex {
  const hex = hexes[hexes.length - 1];
  if (!hex) throw new Error('no hex');
  return hex;
}

const ahead = (facing: number): readonly number[] => [facing, (facing + 1) % 6];

/** MAN-10, MAN-16, R-61. */
function mayStop(g: Game, u: Unit, end: Unit): boolean {
  const onTheSpot = same(u.hexes[0], end.hexes[0]);
  const anew = enemies(g, u).some((e) => faces(g, end, e) && !touch(g, u, e) && !onTheSpot);
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  return !anew && (held.length === 0 || held.some((e) => faces(g, e, end)));
}

function nearest(g: Game, u: Unit, hex: Hex): number {
  return Math.min(...enemies(g, u).map((e) => away(e.hexes[0], hex)));
}

type Follow = 'none' | 'fire' | 'formation';

function mayFollow(u: Unit, follow: Follow): boolean {
  if (follow === 'none') return true;
  if (follow === 'formation') return foot(u) && u.formation === 'column';
  return (
    u.type === 'lightHorseBattery' ||
    (u.type === 'lightInfantry' && (u.formation === 'column' || u.formation === 'skirmish'))
  );
}

export function plainFrontal(g: Game, u: Unit, follow: Follow): readonly string[] {
  const factor = speed(u);
  const found = new Set<string>();
  if (factor === 0 || !mayFollow(u, follow)) return [];
  const forceable =
    (!foot(u) || ((u.formation === 'column' || u.formation === 'skirmish') && follow !== 'fire')) &&
    nearest(g, u, u.hexes[0]) > 4;
  for (const facing of FACINGS) {
    const turned = facing === u.facing ? 0 : 1;
    const limit = (forceable ? 2 : 1) * factor - turned;
    for (const path of paths(g, u, ahead(facing), limit)) {
      const cost = path.hexes.length - 1 + turned;
      if (cost === 0 || standsOn(g, last(path), u)) continue;
      const slowed = path.touched && !hardened(u);
      const plain = (slowed ? Math.ceil(factor / 2) : factor) - (follow === 'formation' ? 1 : 0);
      const most = (slowed ? factor : 2 * factor) - (follow === 'formation' ? 1 : 0);
      const forced = cost > plain;
      if (forced && (!forceable || cost > most || nearest(g, u, last(path)) <= 4)) continue;
      if (mayStop(g, u, at(u, last(path), facing))) found.add(`${key(last(path))} ${facing}`);
    }
  }
  return [...found].sort();
}

export function plainIndirect(g: Game, u: Unit, follow: Follow): readonly string[] {
  const factor = speed(u);
  if (factor === 0 || !mayFollow(u, follow)) return [];
  const found = new Set<string>();
  for (const d of FACINGS)
    for (const path of paths(g, u, [d], u.type === 'lightCavalry' ? 3 : 1)) {
      const cost = path.hexes.length - 1;
      const slowed = path.touched && !hardened(u);
      if (cost === 0 || cost > (slowed ? Math.ceil(factor / 2) : factor) - (follow === 'formation' ? 1 : 0))
        continue;
      if (!standsOn(g, last(path), u) && mayStop(g, u, at(u, last(path))))
        found.add(`${key(last(path))} ${u.facing}`);
    }
  return [...found].sort();
}

/** CHG-03, R-94. */
export function prey(g: Game, u: Unit, from: Hex, t: Unit): boolean {
  if (u.formation !== 'skirmish') return true;
  return (
    guns(t) ||
    t.formation === 'skirmish' ||
    t.panicked ||
    ROUGH.includes(ground(g, t.hexes[0])) ||
    between(g, from, t.hexes[0]) === 'wood'
  );
}

export const attacks = (u: Unit): boolean => !guns(u) && !u.panicked && !square(u);

/** CHG-10 to CHG-12 with whether the route is open. */
export function plainChargeEnds(g: Game, u: Unit, t: Unit): readonly string[] {
  const factor = speed(u);
  const found = new Set<string>();
  const frontOnly = !square(t) && inCone(t, u.hexes[0]);
  for (const facing of FACINGS) {
    const turned = facing === u.facing ? 0 : 1;
    for (const path of paths(g, u, ahead(facing), factor - turned)) {
      const to = last(path);
      const cost = path.hexes.length - 1 + turned;
      if (standsOn(g, to, u) || (path.touched && !hardened(u) && cost > Math.ceil(factor / 2))) continue;
      if (!faces(g, at(u, to, facing), t) || (frontOnly && zone(t.hexes[0], t.facing, to) !== 'front'))
        continue;
      if (prey(g, u, to, t)) found.add(`${key(to)} ${facing} ${!path.touched}`);
    }
  }
  return [...found].sort();
}

export function plainChargeTargets(g: Game, u: Unit): readonly string[] {
  if (!attacks(u) || enemies(g, u).some((e) => touch(g, u, e))) return [];
  const from = u.hexes[0];
  const able = enemies(g, u).filter((t) => {
    const far = away(from, t.hexes[0]);
    const side = zone(from, u.facing, t.hexes[0]);
    const placed = side === 'front' || (far === 1 && (side === 'left' || side === 'right'));
    return far <= speed(u) && placed && plainChargeEnds(g, u, t).length > 0;
  });
  const front = able.filter((t) => inCone(u, t.hexes[0]));
  return (front.length > 0 ? front : able).map((t) => t.id).sort();
}

export function plainAssaultEnds(g: Game, u: Unit, t: Unit): readonly string[] {
  const from = u.hexes[0];
  if (!attacks(u) || away(from, t.hexes[0]) > 2) return [];
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  return [from, ...neighbours(from).filter((to) => solid(g, from, to) && !standsOn(g, to, u))]
    .filter((to) => faces(g, at(u, to), t) && prey(g, u, to, t))
    .filter((to) => held.length === 0 || held.some((e) => faces(g, e, at(u, to))))
    .map(key)
    .sort();
}

export function plainEvade(g: Game, u: Unit): readonly string[] {
  const factor = speed(u);
  const back = [(u.facing + 3) % 6, (u.facing + 4) % 6];
  return [
    ...new Set(
      paths(g, u, back, factor)
        .filter((path) => path.hexes.length > 1 && !standsOn(g, last(path), u))
        .filter((path) => !path.touched || hardened(u) || path.hexes.length - 1 <= Math.ceil(factor / 2))
        .map((path) => key(last(path))),
    ),
  ].sort();
}

/** MAN-12, MAN-13. */
export function evades(g: Game, u: Unit, reacting: boolean): boolean {
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  if (speed(u) === 0 || plainEvade(g, u).length === 0) return false;
  if (held.some((e) => zone(u.hexes[0], u.facing, e.hexes[0]) === 'rear')) return false;
  if (!reacting && held.length === 0) return true;
  if (u.type === 'lightCavalry' || u.formation === 'skirmish') return true;
  return (horse(u) || u.type === 'lightHorseBattery') && held.every(foot);
}

export function plainCounterCharge(g: Game, u: Unit, charger: Unit): readonly string[] {
  const from = u.hexes[0];
  const factor = speed(u);
  if (u.panicked || away(from, charger.hexes[0]) > factor || ROUGH.includes(ground(g, from))) return [];
  const rough = (a: Hex, b: Hex): boolean => ROUGH.includes(ground(g, b)) || between(g, a, b) === 'wood';
  const frontOnly = !square(charger) && inCone(charger, from);
  return [
    ...new Set(
      paths(g, u, ahead(u.facing), factor, rough)
        .filter((path) => !standsOn(g, last(path), u) && faces(g, at(u, last(path)), charger))
        .filter((path) => !path.touched || hardened(u) || path.hexes.length - 1 <= Math.ceil(factor / 2))
        .filter((path) => !frontOnly || zone(charger.hexes[0], charger.facing, last(path)) === 'front')
        .map((path) => key(last(path))),
    ),
  ].sort();
}

/** FLOW-FLIGHT 6. */
export function plainFlight(g: Game, u: Unit, length: number): readonly string[] {
  const found = new Set<string>();
  const run = (hex: Hex, left: number, crossed: readonly string[]): void => {
    const tell = (off: boolean): void => {
      found.add([key(hex), ...crossed, ...(off ? ['off'] : [])].join(' '));
    };
    if (left === 0) {
      tell(false);
      return;
    }
    let steps = 0;
    let off = false;
    for (const d of ahead(u.facing)) {
      const to = neighbours(hex)[d];
      if (!to) continue;
      if (!contains(g.battle.map.shape, to)) {
        off ||= between(g, hex, to) !== 'impassable';
        continue;
      }
      const other = standsOn(g, to, u);
      if (!solid(g, hex, to) || (other && other.side !== u.side)) continue;
      steps++;
      run(to, left - 1, other ? [...crossed, other.id] : crossed);
    }
    if (steps === 0) tell(off);
  };
  run(u.hexes[0], length, []);
  return [...found].sort();
}

/** the hexes a pursuit may end on. */
export function plainPursuit(g: Game, u: Unit, length: number): readonly string[] {
  const found = new Set<string>();
  const half = hardened(u) ? length : Math.ceil(length / 2);
  const run = (hex: Hex, gone: number, touched: boolean, free: string): void => {
    let steps = 0;
    const stopped = enemies(g, u).some((e) => touch(g, at(u, hex), e)) || gone >= (touched ? half : length);
    if (!stopped)
      for (const d of ahead(u.facing)) {
        const to = neighbours(hex)[d];
        if (!to || !solid(g, hex, to)) continue;
        const other = standsOn(g, to, u);
        if (other && (other.side !== u.side || other.panicked || !(loose(u) || loose(other)))) continue;
        const slow = touched || penalising(g, to) || parts(g, hex, to);
        if (slow && gone + 1 > half) continue;
        steps++;
        run(to, gone + 1, slow, other ? free : `${key(to)} ${slow}`);
      }
    if (steps === 0) found.add(free);
  };
  const slow = penalising(g, u.hexes[0]);
  run(u.hexes[0], 0, slow, `${key(u.hexes[0])} ${slow}`);
  return [...found].sort();
}
