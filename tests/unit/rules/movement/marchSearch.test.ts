import { expect, test } from 'vitest';
import type { Facing } from '../../../../src/geometry/facing.ts';
import { type Direction, distance, type Hex, hexKey, sameHex, step } from '../../../../src/geometry/hex.ts';
import { hexesOf } from '../../../../src/geometry/shape.ts';
import { chargeEnds, mustTakeFront, routeIsOpen } from '../../../../src/rules/attack/chargeConditions.ts';
import { contactsOf, engagedBy, engagedEnemies, engages } from '../../../../src/rules/ground/engagement.ts';
import { givesWay, mayPassThrough } from '../../../../src/rules/ground/passage.ts';
import { mayCross } from '../../../../src/rules/ground/sides.ts';
import {
  hexPenalises,
  ignoresPenalties,
  mayEnter,
  sidePenalises,
} from '../../../../src/rules/ground/terrain.ts';
import { evadeEnds } from '../../../../src/rules/movement/evade.ts';
import { type MarchEnd, marchQuery, marchRefusals, mayMarch } from '../../../../src/rules/movement/march.ts';
import type { Game, GroundHex, GroundSide, Unit } from '../../../../src/rules/state/game.ts';
import { presentUnits, unitAt } from '../../../../src/rules/state/game.ts';
import { movementFactor } from '../../../../src/rules/units/factors.ts';
import { isArtillery, isCavalry, isHorseArtillery, isInfantry } from '../../../../src/rules/units/units.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

// A second, naive search: it walks every route hex by hex. It shares only the ground and who engages whom.

/** A small generator of its own, so that every run looks at the same maps. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TERRAINS = ['wood', 'village', 'fortifiedPoint', 'difficult', 'bridge', 'impassable'] as const;
const SIDES = ['stream', 'river', 'largeRiver', 'ford', 'bridge', 'wood', 'impassable'] as const;
const KINDS: readonly Partial<UnitSpec>[] = [
  { type: 'lineInfantry', formation: 'line' },
  { type: 'lineInfantry', formation: 'column' },
  { type: 'lineInfantry', formation: 'square', facing: 0 },
  { type: 'lineInfantry', formation: 'horde', panicked: true },
  { type: 'lightInfantry', formation: 'column' },
  { type: 'lightInfantry', formation: 'skirmish' },
  { type: 'heavyCavalry' },
  { type: 'lightCavalry' },
  { type: 'mediumFootBattery' },
  { type: 'lightHorseBattery' },
];

function randomPosition(seed: number): Game {
  const below = generator(seed);
  const all = hexesOf({ kind: 'rectangle', columns: 8, rows: 8 });
  const pick = (): Hex => all[below(all.length)] ?? { q: 0, r: 0 };
  const hexes = new Map<number, GroundHex>();
  for (let n = below(14); n > 0; n--) {
    const hex = pick();
    hexes.set(hexKey(hex), { ...hex, terrain: TERRAINS[below(6)] ?? 'wood', hill: below(2) === 0 });
  }
  const sides = new Map<string, GroundSide>();
  for (let n = below(14); n > 0; n--) {
    const side = { ...pick(), side: below(3) as 0 | 1 | 2, terrain: SIDES[below(7)] ?? 'river' };
    sides.set(`${side.q} ${side.r} ${side.side}`, side);
  }
  const taken = new Set<number>();
  const units: UnitSpec[] = [];
  for (let n = 0; n < 2 + below(7); n++) {
    const hex = pick();
    if (taken.has(hexKey(hex)) || hexes.get(hexKey(hex))?.terrain === 'impassable') continue;
    taken.add(hexKey(hex));
    units.push({
      id: `u${n}`,
      side: n % 2 === 0 ? 'blue' : 'red',
      at: [hex.q, hex.r],
      facing: below(6) as Facing,
      type: 'lineInfantry',
      ...KINDS[below(KINDS.length)],
    });
  }
  return position({ columns: 8, rows: 8, hexes: [...hexes.values()], sides: [...sides.values()], units });
}

interface Walk {
  readonly hex: Hex;
  readonly route: readonly Hex[];
  readonly touched: boolean;
}

/** Every walk of at most `length` steps in these directions, ends on occupied hexes included. */
function walks(g: Game, u: Unit, directions: readonly Direction[], length: number, lifting = false): Walk[] {
  const from = u.hexes[0];
  const found: Walk[] = [{ hex: from, route: [], touched: hexPenalises(g, from) }];
  for (let at = 0; at < found.length; at++) {
    const walk = found[at];
    if (!walk || walk.route.length >= length) continue;
    for (const d of directions) {
      const hex = step(walk.hex, d);
      const other = unitAt(g, hex);
      if (!mayEnter(g, hex) || !mayCross(g, walk.hex, d) || (other && !mayPassThrough(u, other))) continue;
      const touched = walk.touched || hexPenalises(g, hex) || sidePenalises(g, walk.hex, d);
      found.push({ hex, route: [...walk.route, hex], touched });
    }
  }
  // CHG-39, CHG-40: on the hex of skirmishers too, who make way
  return found.filter(({ hex, route }) => {
    const other = unitAt(g, hex);
    return route.length === 0 || other === undefined || (lifting && givesWay(u, other));
  });
}

function ahead(facing: number): readonly Direction[] {
  return [(facing % 6) as Direction, ((facing + 1) % 6) as Direction];
}

function half(u: Unit, allowance: number): number {
  return ignoresPenalties(u) ? allowance : Math.ceil(allowance / 2);
}

function nearEnemy(g: Game, u: Unit, hex: Hex): boolean {
  return presentUnits(g).some((other) => other.side !== u.side && distance(other.hexes[0], hex) <= 4);
}

function mayStand(g: Game, u: Unit, end: Unit, inPlace: boolean): boolean {
  const before = contactsOf(g, u);
  const engagers = engagedBy(g, u);
  const anew = presentUnits(g).some((e) => engages(g, end, e) && !before.includes(e) && !inPlace);
  return !anew && (engagers.length === 0 || engagers.some((e) => engages(g, e, end)));
}

function naiveMarch(g: Game, u: Unit, follow: 'none' | 'fire' | 'formation'): Map<string, number> {
  const best = new Map<string, number>();
  const factor = movementFactor(u);
  const loose = u.formation === 'column' || u.formation === 'skirmish';
  const mayFollow =
    follow === 'none' ||
    (follow === 'fire' && (isHorseArtillery(u) || (u.type === 'lightInfantry' && loose))) ||
    (follow === 'formation' && isInfantry(u) && u.formation === 'column');
  if (u.panicked || factor === 0 || !mayFollow) return best;
  const mayForce =
    (isCavalry(u) || isArtillery(u) || (loose && follow !== 'fire')) && !nearEnemy(g, u, u.hexes[0]);
  const change = follow === 'formation' ? 1 : 0;
  for (const facing of [0, 1, 2, 3, 4, 5] as const) {
    const turned = facing === u.facing ? 0 : 1;
    for (const { hex, route, touched } of walks(g, u, ahead(facing), 2 * factor - turned - change, true)) {
      const cost = route.length + turned;
      const used = cost + change;
      const forced = used > (touched ? half(u, factor) : factor);
      if (used > (touched ? half(u, 2 * factor) : 2 * factor)) continue;
      if (cost === 0 || (forced && (!mayForce || nearEnemy(g, u, hex)))) continue;
      if (!mayStand(g, u, { ...u, hexes: [hex], facing }, sameHex(hex, u.hexes[0]))) continue;
      best.set(`${hex.r} ${hex.q} ${facing}`, cost);
    }
  }
  return best;
}

function naiveIndirect(g: Game, u: Unit): string[] {
  if (u.panicked || movementFactor(u) === 0) return [];
  const reach = u.type === 'lightCavalry' ? 3 : 1;
  return ([0, 1, 2, 3, 4, 5] as const)
    .flatMap((d) => walks(g, u, [d], reach, true))
    .filter(({ hex, route, touched }) => {
      if (route.length === 0 || (touched && route.length > half(u, movementFactor(u)))) return false;
      return mayStand(g, u, { ...u, hexes: [hex] }, false);
    })
    .map(({ hex }) => `${hex.r} ${hex.q}`)
    .sort();
}

function naiveEvade(g: Game, u: Unit): string[] {
  const length = movementFactor(u);
  const found = walks(g, u, ahead(u.facing + 3), length).filter(
    ({ route, touched }) => route.length > 0 && (!touched || route.length <= half(u, length)),
  );
  return [...new Set(found.map(({ hex }) => `${hex.r} ${hex.q}`))].sort();
}

function naiveCharge(g: Game, u: Unit, target: Unit): string[] {
  const factor = movementFactor(u);
  const found = new Set<string>();
  for (const facing of [0, 1, 2, 3, 4, 5] as const) {
    const turned = facing === u.facing ? 0 : 1;
    for (const { hex, route, touched } of walks(g, u, ahead(facing), factor - turned, true)) {
      if (route.length + turned > (touched ? half(u, factor) : factor)) continue;
      const end: Unit = { ...u, hexes: [hex], facing };
      if (!engages(g, end, target)) continue;
      const inFront = engages(g, { ...target, panicked: false }, end);
      if (mustTakeFront(g, u, target) && !inFront) continue;
      found.add(`${hex.r} ${hex.q} ${facing} ${routeIsOpen(g, u.hexes[0], route)}`);
    }
  }
  return [...found].sort();
}

/** Whether the route is made of steps the rule allows, from the unit to its end. */
function isSound(
  g: Game,
  u: Unit,
  end: { to: Hex; route: readonly Hex[] },
  directions: readonly Direction[],
) {
  return walks(g, u, directions, end.route.length, true).some(
    ({ hex, route }) =>
      sameHex(hex, end.to) &&
      route.length === end.route.length &&
      route.every((one, n) => sameHex(one, end.route[n] ?? u.hexes[0])),
  );
}

const SEEDS = Array.from({ length: 80 }, (_, n) => 1000 + n);

test('MAN-02, MAN-03, MAN-09, MAN-10, MAN-15, MAN-16, TER-08 the frontal march agrees with a naive search', () => {
  for (const seed of SEEDS) {
    const g = randomPosition(seed);
    for (const u of g.units)
      for (const follow of ['none', 'fire', 'formation'] as const) {
        const found = marchQuery(g, u, 'frontalMarch', follow);
        const naive = naiveMarch(g, u, follow);
        const costs = found.map(({ to, facing, cost }): [string, number] => [
          `${to.r} ${to.q} ${facing}`,
          cost,
        ]);
        expect(costs.length, `seed ${seed} ${u.id} ${follow}`).toBe(naive.size);
        expect(new Map(costs), `seed ${seed} ${u.id} ${follow}`).toEqual(naive);
        expect(mayMarch(g, u, 'frontalMarch', follow)).toBe(found.length > 0);
        expect(marchRefusals(g, u, 'frontalMarch', follow).length === 0).toBe(found.length > 0);
        for (const end of found) expect(isSound(g, u, end, ahead(end.facing))).toBe(true);
      }
  }
});

test('MAN-02 the ends stand in canonical order: by hex, then by facing', () => {
  const order = ({ to, facing }: MarchEnd) => hexKey(to) * 6 + facing;
  for (const seed of SEEDS) {
    const g = randomPosition(seed);
    for (const u of g.units) {
      const keys = marchQuery(g, u, 'frontalMarch', 'none').map(order);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
      const rows = marchQuery(g, u, 'indirectMarch', 'none').map(order);
      expect(rows).toEqual([...rows].sort((a, b) => a - b));
    }
  }
});

test('MAN-08, R-65 the indirect march agrees with a naive search', () => {
  for (const seed of SEEDS) {
    const g = randomPosition(seed);
    for (const u of g.units) {
      const found = marchQuery(g, u, 'indirectMarch', 'none');
      expect(found.map(({ to }) => `${to.r} ${to.q}`).sort()).toEqual(naiveIndirect(g, u));
      expect(mayMarch(g, u, 'indirectMarch', 'none')).toBe(found.length > 0);
      expect(marchRefusals(g, u, 'indirectMarch', 'none').length === 0).toBe(found.length > 0);
    }
  }
});

test('MAN-11, MAN-14 the evade agrees with a naive search', () => {
  for (const seed of SEEDS) {
    const g = randomPosition(seed);
    for (const u of g.units) {
      const found = evadeEnds(g, u);
      expect(found.map(({ to }) => `${to.r} ${to.q}`).sort()).toEqual(naiveEvade(g, u));
      for (const end of found) expect(isSound(g, u, end, ahead(u.facing + 3))).toBe(true);
    }
  }
});

test('CHG-10, CHG-11, CHG-12, R-84, R-85, R-100 the charge move agrees with a naive search', () => {
  let charges = 0;
  for (const seed of SEEDS) {
    const g = randomPosition(seed);
    for (const u of g.units) {
      if (u.panicked || isArtillery(u) || u.formation === 'skirmish' || u.formation === 'square') continue;
      if (engagedBy(g, u).length + engagedEnemies(g, u).length > 0) continue;
      for (const target of g.units.filter((other) => other.side !== u.side)) {
        const found = chargeEnds(g, u, target);
        charges += found.length;
        const texts = found.map(
          ({ to, facing, route }) => `${to.r} ${to.q} ${facing} ${routeIsOpen(g, u.hexes[0], route)}`,
        );
        expect([...texts].sort(), `seed ${seed} ${u.id} ${target.id}`).toEqual(naiveCharge(g, u, target));
        for (const end of found) expect(isSound(g, u, end, ahead(end.facing))).toBe(true);
      }
    }
  }
  expect(charges).toBeGreaterThan(100);
});
