import { describe, expect, test } from 'vitest';
import { FACINGS, turn } from '../../../../src/geometry/facing.ts';
import { compareHexes, step } from '../../../../src/geometry/hex.ts';
import {
  CLEAN,
  compareRoutes,
  fan,
  halved,
  hexAtPlace,
  placesReached,
  routeTo,
  TOUCHED,
  waysToEnd,
} from '../../../../src/rules/movement/displacement.ts';
import { type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { hexesOfEnds } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Looks up: left is (3, 5), right (4, 5). */
const U: UnitSpec = { id: 'u', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6] };
const ground = (q: number, r: number, terrain: GroundHex['terrain']): GroundHex => ({
  q,
  r,
  terrain,
  hill: false,
});

function ahead(more: Partial<PositionSpec>, ...others: readonly UnitSpec[]) {
  const g = position({ ...more, units: [U, ...others] });
  return placesReached(g, unitOf(g, 'u'), 5, 4, false, true);
}
const routeOf = (...asking: Parameters<typeof routeTo>) =>
  hexesOfEnds(routeTo(...asking).map((to) => ({ to }))).join(' ');

test('TER-08, R-59 half of 1 to 5 hexes, by the rule and by each option', () => {
  const halves = (half_move_rounding: HouseRules['half_move_rounding']) => {
    const g = position({ units: [], houseRules: { half_move_rounding } });
    return [1, 2, 3, 4, 5].map((hexes) => halved(g, hexes));
  };
  expect(halves('up')).toEqual([1, 1, 2, 2, 3]);
  expect(halves('down_min_1')).toEqual([1, 1, 1, 2, 2]);
  expect(halves('down')).toEqual([0, 1, 1, 2, 2]);
});

/** Fans are remembered: each question is for one that nobody has asked for yet. */
let limit = 20;

test('MAN-02, MAN-06 every place a rotation and a frontal displacement lead to, by hex, then by facing', () => {
  limit += 1;
  const origin = { q: 0, r: 0 };
  const plain = FACINGS.flatMap((facing) => {
    const places = [];
    for (let n = 0; n <= limit; n++)
      for (let b = 0; b <= n; b++) {
        const hex = step(step(origin, facing, n - b), turn(facing, 1), b);
        places.push({ hex, place: { facing, n, b } });
      }
    return places;
  }).sort((one, other) => compareHexes(one.hex, other.hex) || one.place.facing - other.place.facing);
  const found = fan(limit);
  expect(found).toEqual(plain.map(({ place }) => place));
  expect(fan(limit)).toBe(found);
});

test('MAN-18, R-70 routes in order of their first hexes that differ, the shorter first', () => {
  const hex = (q: number, r: number) => ({ q, r });
  const [a, b, c] = [hex(3, 5), hex(3, 4), hex(4, 4)];
  expect(compareRoutes([a, b], [a, c])).toBeLessThan(0);
  expect(compareRoutes([a, c], [a, b])).toBeGreaterThan(0);
  expect(compareRoutes([a, b], [a, b])).toBe(0);
  expect(compareRoutes([a], [a, b])).toBeLessThan(0);
  expect(compareRoutes([a, b], [a])).toBeGreaterThan(0);
});

describe('what a frontal displacement reaches', () => {
  test('TER-11 nothing beyond a side that bars the only way, be it a wood', () => {
    const sides = [{ q: 3, r: 5, side: 2, terrain: 'impassable' }] as const;
    const found = ahead({ sides, hexes: [ground(3, 4, 'wood')] });
    expect(hexAtPlace(found, 2, 0)).toEqual({ q: 3, r: 4 });
    expect([waysToEnd(found, 1, 0), waysToEnd(found, 2, 0)]).toEqual([0, 0]);
    expect(waysToEnd(found, 1, 1)).toBe(CLEAN);
  });

  test('MAN-28, TER-08 where rough ground is closed a river on one side closes neither that side nor the next', () => {
    const g = position({ units: [U], sides: [{ q: 3, r: 5, side: 2, terrain: 'river' }] });
    const found = placesReached(g, unitOf(g, 'u'), 5, 2, true);
    expect([waysToEnd(found, 1, 0), waysToEnd(found, 1, 1)]).toEqual([TOUCHED, CLEAN]);
  });

  test('MAN-15, CHG-39 friendly guns are passed, no end; skirmishers make way', () => {
    const guns: UnitSpec = { ...U, id: 'g', type: 'heavyFootBattery', formation: 'none', at: [3, 5] };
    const found = ahead({}, guns, {
      ...U,
      id: 's',
      type: 'lightInfantry',
      formation: 'skirmish',
      at: [4, 5],
    });
    expect(waysToEnd(found, 1, 0)).toBe(0);
    expect(waysToEnd(found, 1, 1)).toBe(CLEAN);
    expect(waysToEnd(found, 2, 0)).toBe(CLEAN);
  });

  test('MAN-15 beyond friendly guns on the right it goes on to either side', () => {
    const guns: UnitSpec = { ...U, id: 'g', type: 'heavyFootBattery', formation: 'none', at: [4, 5] };
    const found = ahead({ hexes: [ground(3, 5, 'impassable')] }, guns);
    expect([waysToEnd(found, 1, 1), waysToEnd(found, 2, 1), waysToEnd(found, 2, 2)]).toEqual([
      0,
      CLEAN,
      CLEAN,
    ]);
  });

  test('TER-11, TER-08 a wood behind a side that bars the only way is not reached', () => {
    const sides = [{ q: 3, r: 6, side: 0, terrain: 'impassable' }] as const;
    const found = ahead({ sides, hexes: [ground(4, 5, 'wood')] });
    expect([waysToEnd(found, 1, 1), waysToEnd(found, 1, 0)]).toEqual([0, CLEAN]);
  });

  test('TER-08, CHG-37 an end come to with and without penalising ground, each by a route of its own', () => {
    const found = ahead({ hexes: [ground(3, 5, 'wood')] });
    expect(waysToEnd(found, 2, 1)).toBe(CLEAN | TOUCHED);
    expect(routeOf(found, 2, 1, CLEAN)).toBe('4,5 4,4');
    expect(routeOf(found, 2, 1, TOUCHED)).toBe('3,5 4,4');
    expect(routeOf(found, 3, 1, TOUCHED)).toBe('3,5 3,4 4,3');
    // by the left first, as long as nothing else decides
    expect(routeOf(ahead({}), 3, 1, CLEAN)).toBe('3,5 3,4 4,3');
    expect(routeOf(ahead({}), 3, 2, CLEAN)).toBe('3,5 4,4 5,3');
  });

  test('TER-08 through a deep wood straight ahead, no way clean once in it', () => {
    const found = ahead({ hexes: [ground(3, 5, 'wood'), ground(3, 4, 'wood'), ground(3, 3, 'wood')] });
    expect(routeOf(found, 3, 0, TOUCHED)).toBe('3,5 3,4 3,3');
  });

  test('TER-08 into a wood from a hex with two ways to it: by the open one', () => {
    const hexes = [ground(3, 5, 'wood'), ground(3, 4, 'impassable'), ground(4, 3, 'wood')];
    const found = ahead({ hexes });
    expect(waysToEnd(found, 3, 1)).toBe(TOUCHED);
    expect(routeOf(found, 3, 1, TOUCHED)).toBe('4,5 4,4 4,3');
    // from the left as well as from the right, the first touched way found is kept
    const both = ahead({ hexes: [ground(4, 5, 'wood'), ground(4, 4, 'wood')] });
    expect(routeOf(both, 2, 1, TOUCHED)).toBe('3,5 4,4');
  });
});
