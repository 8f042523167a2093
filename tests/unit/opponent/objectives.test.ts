/** What the opponent takes the objectives to be worth as things stand. R-151. */
import { expect, test } from 'vitest';
import { groundWon } from '../../../src/opponent/worth/objectives.ts';
import type { ExitObjective, PlaceObjective } from '../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const NAME = { en: 'the road', fr: 'la route' };
const ROAD: ExitObjective = {
  ...{ kind: 'exit', id: 'road', name: NAME, points: 40, side: 'blue' },
  hexes: [{ q: 0, r: 0 }],
};
const BRIDGE: PlaceObjective = {
  ...{ kind: 'place', id: 'bridge', name: NAME, points: 50, when: 'end', side: 'red' },
  hexes: [{ q: 2, r: 5 }],
};
const GONE: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [0, 0], fate: 'exited' };
const LINE: UnitSpec = { ...GONE, at: [-1, 0], formation: 'extendedLine', skills: ['largeBattalion'] };
const BLUE: UnitSpec = { id: 'B', side: 'blue', type: 'lineInfantry', at: [2, 5] };
const RED: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [2, 5] };

const held = (units: readonly UnitSpec[], objective: ExitObjective | PlaceObjective) =>
  groundWon(position({ units, scenario: { objectives: [objective] } })).held;

test('R-151 units gone by an exit are held for good, an extended line with either half in it', () => {
  expect(held([GONE, BLUE], ROAD)).toEqual({ blue: 40, red: 0 });
  expect(held([LINE, BLUE], ROAD)).toEqual({ blue: 40, red: 0 });
  expect(held([{ ...GONE, side: 'red' }, BLUE], ROAD)).toEqual({ blue: 0, red: 0 });
  expect(held([{ ...GONE, at: [5, 0] }, BLUE], ROAD)).toEqual({ blue: 0, red: 0 });
});

test('R-151 a place that counts for one side alone is worth nothing to the other', () => {
  expect(held([RED], BRIDGE)).toEqual({ blue: 0, red: 50 });
  expect(held([BLUE], BRIDGE)).toEqual({ blue: 0, red: 0 });
});

const near = (units: readonly UnitSpec[], objective: ExitObjective | PlaceObjective) =>
  groundWon(position({ units, scenario: { objectives: [objective] } })).near;

test('R-151 coming near counts less while steady enemies stand on all of a place, or of an exit', () => {
  const village: PlaceObjective = { ...BRIDGE, hexes: [{ q: 2, r: 2 }] };
  const garrison: UnitSpec = { ...RED, id: 'G', at: [2, 2] };
  const aside: UnitSpec = { ...garrison, at: [7, 2] };
  const open = near([BLUE, aside], { ...village, side: 'blue' }).blue;
  expect(open).toBeGreaterThan(0);
  expect(near([BLUE, garrison], { ...village, side: 'blue' }).blue).toBeCloseTo(0.4 * open);
  expect(near([BLUE, { ...garrison, panicked: true }], { ...village, side: 'blue' }).blue).toBeCloseTo(open);
  const leaving: UnitSpec = { ...BLUE, at: [0, 3] };
  const way = near([leaving, aside], ROAD).blue;
  expect(near([leaving, { ...garrison, at: [0, 0] }], ROAD).blue).toBeCloseTo(0.4 * way);
});

test('R-151 whoever stands where the enemy alone may win points keeps them from him', () => {
  expect(near([BLUE], BRIDGE).blue).toBe(50);
  expect(near([{ ...BLUE, panicked: true }], BRIDGE).blue).toBe(0);
});

test('R-151 whoever has left a place that keeps its holder no longer keeps the enemy from it', () => {
  const kept: PlaceObjective = { ...BRIDGE, keeps: true, holder: 'blue' };
  expect(near([BLUE], kept).blue).toBe(50);
  expect(near([{ ...BLUE, at: [3, 5] }], kept).blue).toBeLessThan(50);
});
