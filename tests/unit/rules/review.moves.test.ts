/** Every move of the rule held against a plain search step by step, route by route, on random positions. */
import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing } from '../../../src/geometry/facing.ts';
import type { Hex } from '../../../src/geometry/hex.ts';
import { contains } from '../../../src/geometry/shape.ts';
import { assaultEnds, assaultRefusals, assaultTargets } from '../../../src/rules/assaultConditions.ts';
import { chargeEnds, chargeRefusals, chargeTargets, routeIsOpen } from '../../../src/rules/chargeConditions.ts';
import { counterChargeEnds, mayTargetCounterCharge } from '../../../src/rules/counterCharge.ts';
import { breakOffEnds, evadeEnds, mayEvadeAsAction, mayEvadeInReaction } from '../../../src/rules/evade.ts';
import { friendCounterChargeRefusals } from '../../../src/rules/friendReactions.ts';
import type { Game, Unit } from '../../../src/rules/game.ts';
import { marchQuery, marchRefusals, mayMarch } from '../../../src/rules/march.ts';
import { flightEnds, mayPursueMove, pursuitEnds } from '../../../src/rules/run.ts';
import { away, between, faces, ground, inCone, neighbours, ROUGH, same, square, touch, zone } from '../../support/plainRule.ts';
import { type Chance, chance, type Crowd, randomPosition } from '../../support/randomPosition.ts';

const foot = (u: Unit): boolean => u.type === 'lineInfantry' || u.type === 'lightInfantry';
const horse = (u: Unit): boolean => u.type.endsWith('Cavalry');
const guns = (u: Unit): boolean => !foot(u) && !horse(u);
const loose = (u: Unit): boolean => guns(u) || u.formation === 'skirmish';
const hardened = (u: Unit): boolean =>
  u.formation === 'skirmish' || u.formation === 'horde' || (u.type === 'lightInfantry' && u.formation === 'column');

/** UNI-01 again: MF. */
function speed(u: Unit): number {
  if (u.panicked || square(u)) return 0;
  if (foot(u)) return u.formation === 'line' ? 1 : 3;
  if (u.type === 'heavyCavalry') return 4;
  return u.type === 'heavyFootBattery' || u.type === 'mediumFootBattery' || u.type === 'regimentalGun' ? 3 : 5;
}

const key = (hex: Hex): string => `${hex.q},${hex.r}`;
const at = (u: Unit, hex: Hex, facing: Facing = u.facing): Unit => ({ ...u, hexes: [hex], facing });

function standsOn(g: Game, hex: Hex, but: Unit): Unit | undefined {
  return g.units.find((o) => o.fate === 'present' && o.id !== but.id && same(o.hexes[0], hex));
}

function enemies(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((o) => o.side !== u.side && o.fate === 'present');
}

function penalising(g: Game, hex: Hex): boolean {
  return ROUGH.includes(ground(g, hex)) || ground(g, hex) === 'bridge';
}

function parts(g: Game, a: Hex, b: Hex): boolean {
  const side = between(g, a, b);
  return side !== null && side !== 'stream' && side !== 'impassable';
}

function solid(g: Game, a: Hex, b: Hex): boolean {
  return contains(g.battle.map.shape, b) && ground(g, b) !== 'impassable' && between(g, a, b) !== 'impassable';
}

interface Path {
  readonly hexes: readonly Hex[];
  readonly touched: boolean;
}

/** All paths of up to `limit` steps, each step in one of the directions, through whom MAN-15 lets pass. */
function paths(g: Game, u: Unit, directions: readonly number[], limit: number, closed: (a: Hex, b: Hex) => boolean = () => false): readonly Path[] {
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
  return u.type === 'lightHorseBattery' || (u.type === 'lightInfantry' && (u.formation === 'column' || u.formation === 'skirmish'));
}

function plainFrontal(g: Game, u: Unit, follow: Follow): readonly string[] {
  const factor = speed(u);
  const found = new Set<string>();
  if (factor === 0 || !mayFollow(u, follow)) return [];
  const forceable =
    (!foot(u) || ((u.formation === 'column' || u.formation === 'skirmish') && follow !== 'fire')) && nearest(g, u, u.hexes[0]) > 4;
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

function plainIndirect(g: Game, u: Unit, follow: Follow): readonly string[] {
  const factor = speed(u);
  if (factor === 0 || !mayFollow(u, follow)) return [];
  const found = new Set<string>();
  for (const d of FACINGS)
    for (const path of paths(g, u, [d], u.type === 'lightCavalry' ? 3 : 1)) {
      const cost = path.hexes.length - 1;
      const slowed = path.touched && !hardened(u);
      if (cost === 0 || cost > (slowed ? Math.ceil(factor / 2) : factor) - (follow === 'formation' ? 1 : 0)) continue;
      if (!standsOn(g, last(path), u) && mayStop(g, u, at(u, last(path)))) found.add(`${key(last(path))} ${u.facing}`);
    }
  return [...found].sort();
}

/** CHG-03, R-94. */
function prey(g: Game, u: Unit, from: Hex, t: Unit): boolean {
  if (u.formation !== 'skirmish') return true;
  return guns(t) || t.formation === 'skirmish' || t.panicked || ROUGH.includes(ground(g, t.hexes[0])) || between(g, from, t.hexes[0]) === 'wood';
}

const attacks = (u: Unit): boolean => !guns(u) && !u.panicked && !square(u);

/** CHG-10 to CHG-12 with whether the route is open. */
function plainChargeEnds(g: Game, u: Unit, t: Unit): readonly string[] {
  const factor = speed(u);
  const found = new Set<string>();
  const frontOnly = !square(t) && inCone(t, u.hexes[0]);
  for (const facing of FACINGS) {
    const turned = facing === u.facing ? 0 : 1;
    for (const path of paths(g, u, ahead(facing), factor - turned)) {
      const to = last(path);
      const cost = path.hexes.length - 1 + turned;
      if (standsOn(g, to, u) || (path.touched && !hardened(u) && cost > Math.ceil(factor / 2))) continue;
      if (!faces(g, at(u, to, facing), t) || (frontOnly && zone(t.hexes[0], t.facing, to) !== 'front')) continue;
      if (prey(g, u, to, t)) found.add(`${key(to)} ${facing} ${!path.touched}`);
    }
  }
  return [...found].sort();
}

function plainChargeTargets(g: Game, u: Unit): readonly string[] {
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

function plainAssaultEnds(g: Game, u: Unit, t: Unit): readonly string[] {
  const from = u.hexes[0];
  if (!attacks(u) || away(from, t.hexes[0]) > 2) return [];
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  return [from, ...neighbours(from).filter((to) => solid(g, from, to) && !standsOn(g, to, u))]
    .filter((to) => faces(g, at(u, to), t) && prey(g, u, to, t))
    .filter((to) => held.length === 0 || held.some((e) => faces(g, e, at(u, to))))
    .map(key)
    .sort();
}

function plainEvade(g: Game, u: Unit): readonly string[] {
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
function evades(g: Game, u: Unit, reacting: boolean): boolean {
  const held = enemies(g, u).filter((e) => faces(g, e, u));
  if (speed(u) === 0 || plainEvade(g, u).length === 0) return false;
  if (held.some((e) => zone(u.hexes[0], u.facing, e.hexes[0]) === 'rear')) return false;
  if (!reacting && held.length === 0) return true;
  if (u.type === 'lightCavalry' || u.formation === 'skirmish') return true;
  return (horse(u) || u.type === 'lightHorseBattery') && held.every(foot);
}

function plainCounterCharge(g: Game, u: Unit, charger: Unit): readonly string[] {
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
function plainFlight(g: Game, u: Unit, length: number): readonly string[] {
  const found = new Set<string>();
  const run = (hex: Hex, left: number, crossed: readonly string[]): void => {
    const tell = (off: boolean): void => {
      found.add([key(hex), ...crossed, ...(off ? ['off'] : [])].join(' '));
    };
    if (left === 0) return tell(false);
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
function plainPursuit(g: Game, u: Unit, length: number): readonly string[] {
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

function onPositions(count: number, crowd: (c: Chance) => Crowd, check: (g: Game, u: Unit, c: Chance) => void): void {
  for (let n = 0; n < count; n++) {
    const c = chance(`moves ${n}`);
    const g = randomPosition(c, crowd(c));
    for (const u of g.units) {
      try {
        check(g, u, c);
      } catch (error) {
        throw new Error(`position ${n}, unit ${u.id}: ${String(error)}`, { cause: error });
      }
    }
  }
}

const crowded = (c: Chance): Crowd => ({ size: 5 + c.below(4), units: 4 + c.below(10), rough: c.one([0, 0.15, 0.35]) });
const roomy = (c: Chance): Crowd => ({ size: 11, units: 3 + c.below(5), rough: c.one([0, 0.1, 0.3]) });

describe('a second reading of the moves', () => {
  test('MAN-02, MAN-03, MAN-04, MAN-06, MAN-07, MAN-08, MAN-09, MAN-10, MAN-15, MAN-16, TER-08, R-26, R-54, R-61 where marches end', () => {
    const check = (g: Game, u: Unit, c: Chance): void => {
      for (const follow of ['none', c.one(['fire', 'formation'] as const)] as const)
        for (const kind of ['frontalMarch', 'indirectMarch'] as const) {
          const ends = marchQuery(g, u, kind, follow).map(({ to, facing }) => `${key(to)} ${facing}`);
          expect(new Set(ends).size).toBe(ends.length);
          expect([...ends].sort()).toEqual(kind === 'frontalMarch' ? plainFrontal(g, u, follow) : plainIndirect(g, u, follow));
          expect(mayMarch(g, u, kind, follow)).toBe(ends.length > 0);
          expect(marchRefusals(g, u, kind, follow).length > 0).toBe(ends.length === 0);
        }
    };
    onPositions(250, crowded, check);
    onPositions(40, roomy, check);
  });

  test('CHG-02, CHG-03, CHG-06, CHG-07, CHG-08, CHG-09, CHG-10, CHG-11, CHG-12, R-83, R-84, R-85, R-94, R-100 whom to charge, and where from', () => {
    onPositions(1000, crowded, (g, u) => {
      const targets = chargeTargets(g, u);
      expect(targets).toEqual(plainChargeTargets(g, u));
      for (const t of enemies(g, u)) {
        expect(chargeRefusals(g, u, t).length === 0).toBe(targets.includes(t.id));
        if (!targets.includes(t.id)) continue;
        const ends = chargeEnds(g, u, t).map(({ to, facing, route }) => `${key(to)} ${facing} ${routeIsOpen(g, u.hexes[0], route)}`);
        expect([...ends].sort()).toEqual(plainChargeEnds(g, u, t));
      }
    });
  });

  test('ASL-01, ASL-02, ASL-03, ASL-04, R-106, R-107, R-111 whom to assault, and where from', () => {
    onPositions(1000, crowded, (g, u) => {
      const targets = assaultTargets(g, u);
      for (const t of enemies(g, u)) {
        const ends = plainAssaultEnds(g, u, t);
        expect(targets.includes(t.id)).toBe(ends.length > 0);
        expect(assaultRefusals(g, u, t).length === 0).toBe(ends.length > 0);
        if (ends.length > 0) expect(assaultEnds(g, u, t).map(({ to }) => key(to)).sort()).toEqual(ends);
      }
    });
  });

  test('MAN-11, MAN-12, MAN-13, MAN-14, R-25, R-64, R-104 who evades, and where to', () => {
    onPositions(1000, crowded, (g, u) => {
      expect(evadeEnds(g, u).map(({ to }) => key(to)).sort()).toEqual(plainEvade(g, u));
      expect(mayEvadeAsAction(g, u).allowed).toBe(evades(g, u, false));
      const held = enemies(g, u).filter((e) => faces(g, e, u));
      if (held.length > 0) expect(mayEvadeInReaction(g, u).allowed).toBe(evades(g, u, true));
      const fromBehind = held.some((e) => zone(u.hexes[0], u.facing, e.hexes[0]) === 'rear');
      if (horse(u) && !u.panicked) expect(breakOffEnds(g, u).length > 0).toBe(!fromBehind && plainEvade(g, u).length > 0);
    });
  });

  test('CHG-22, CHG-25, CHG-27, MAN-28, R-90, R-92 who counter-charges, and where to', () => {
    onPositions(1000, crowded, (g, u) => {
      for (const e of enemies(g, u)) {
        const ends = plainCounterCharge(g, u, e);
        expect(counterChargeEnds(g, u, e).map(({ to }) => key(to)).sort()).toEqual(ends);
        const kind = !u.panicked && (horse(u) || (foot(u) && u.formation === 'column'));
        const free = enemies(g, u).every((o) => o.id === e.id || !touch(g, u, o));
        expect(friendCounterChargeRefusals(g, u, e).length === 0).toBe(kind && free && ends.length > 0);
        if (!faces(g, e, u)) continue;
        const onSpot = kind && (horse(u) || foot(e)) && !ROUGH.includes(ground(g, u.hexes[0])) && inCone(u, e.hexes[0]);
        expect(mayTargetCounterCharge(g, u, e, 3).allowed).toBe(onSpot);
        expect(mayTargetCounterCharge(g, u, e, 2).allowed).toBe(false);
      }
    });
  });

  test('MAN-24, MAN-25, MAN-26, TER-11, TER-12, R-76, R-77, R-78, R-79 where flights end', () => {
    onPositions(500, crowded, (g, u, c) => {
      const ends = flightEnds(g, u, 1 + c.below(8)).map(({ to, crossed, offMap }) => [key(to), ...crossed, ...(offMap ? ['off'] : [])].join(' '));
      expect(new Set(ends).size).toBe(ends.length);
    });
    onPositions(500, crowded, (g, u, c) => {
      const length = 1 + c.below(8);
      const ends = flightEnds(g, u, length).map(({ to, crossed, offMap }) => [key(to), ...crossed, ...(offMap ? ['off'] : [])].join(' '));
      expect([...ends].sort()).toEqual(plainFlight(g, u, length));
    });
  });

  test('MAN-18, MAN-19, MAN-20, R-66, R-67 where pursuits end', () => {
    onPositions(600, crowded, (g, u, c) => {
      const free = enemies(g, u).every((e) => !touch(g, u, e));
      expect(mayPursueMove(g, u)).toBe(attacks(u) && free);
      if (!attacks(u) || !free) return;
      const length = 1 + c.below(8);
      const ends = pursuitEnds(g, u, length).map(({ to, route }) => `${key(to)} ${route.reduce((touched, hex, n) => touched || penalising(g, hex) || parts(g, route[n - 1] ?? u.hexes[0], hex), penalising(g, u.hexes[0]))}`);
      expect([...ends].sort()).toEqual(plainPursuit(g, u, length));
    });
  });
});
