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
