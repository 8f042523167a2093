import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../../src/engine/dice.ts';
import { moraleTest } from '../../../../src/rules/state/dice.ts';
import type { RollAbout } from '../../../../src/rules/state/facts.ts';
import { chanceOf, luckOf } from '../../../../src/store/after/luck.ts';
import type { GameLogEntry } from '../../../../src/store/state.ts';

const NOTHING = { total: 0, terms: [] };
const FIRE: RollAbout = { about: 'fire', kind: 'action', firer: 'a', target: 'b', factor: NOTHING };
const TEST: RollAbout = {
  ...{ about: 'morale', unit: 'a', purpose: 'losses', commandValue: NOTHING, dice: 'ordinary' },
  ...{ supportedBy: null, diceRule: 'MOR-03' },
};

function rolled(side: 'blue' | 'red', about: RollAbout, dice: Dice, faces: readonly number[]): GameLogEntry {
  return {
    ...{ at: 0, turn: 1, depth: 6, side, question: null, choice: null },
    ...{ roll: { side, about, dice }, faces, source: 'seed', facts: [] },
  };
}

const pool = (count: number): Dice => ({ dice: 'pool', count, from: 5, six: 1 });

describe('what the dice gave against what was to be expected', () => {
  test('hits of several shots are added, and their chance is that of all their dice together', () => {
    const log = [rolled('blue', FIRE, pool(2), [5, 6]), rolled('blue', FIRE, pool(1), [6])];
    expect(luckOf(log)).toEqual([
      {
        side: 'blue',
        matter: 'hits',
        rolls: 2,
        gave: 3,
        expected: expect.closeTo(1),
        chance: expect.closeTo(1 / 27),
      },
    ]);
  });

  test('of bad dice it is the chance of as bad ones or worse', () => {
    const [luck] = luckOf([rolled('red', FIRE, pool(3), [1, 2, 3])]);
    expect(luck).toMatchObject({ side: 'red', gave: 0 });
    expect(luck?.chance).toBeCloseTo(8 / 27);
  });

  test('MOR-10 a test counts one when it is passed, whatever the dice came to', () => {
    const dice = moraleTest('none', 7);
    const log = [rolled('blue', TEST, dice, [1, 1]), rolled('blue', TEST, dice, [6, 6])];
    const [luck] = luckOf(log);
    expect(luck).toMatchObject({ matter: 'tests', rolls: 2, gave: 1 });
    // two dice of 7 or less: 21 of 36
    expect(luck?.expected).toBeCloseTo((2 * 21) / 36);
  });

  test('lots and the length of a flight are nobody’s luck', () => {
    const flight: RollAbout = { about: 'flight', unit: 'a' };
    expect(luckOf([rolled('blue', flight, pool(1), [6])])).toEqual([]);
  });

  test('each side has its own', () => {
    const log = [rolled('blue', FIRE, pool(1), [6]), rolled('red', FIRE, pool(1), [1])];
    expect(luckOf(log).map(({ side, gave }) => [side, gave])).toEqual([
      ['blue', 1],
      ['red', 0],
    ]);
  });
});

test('the chance of one roll is that of its outcome or one farther out', () => {
  expect(chanceOf(pool(2), [6, 5])).toBeCloseTo(1 / 9);
  expect(chanceOf(pool(2), [1, 1])).toBeCloseTo(4 / 9);
});
