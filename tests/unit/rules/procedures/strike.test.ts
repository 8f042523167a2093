import { expect, test } from 'vitest';
import { readFaces } from '../../../../src/engine/dice.ts';
import { strike, strikeFrame } from '../../../../src/rules/procedures/strike.ts';
import { position } from '../../../support/position.ts';

/** The dice heavy cavalry rolls at a line, steady or panicked. */
function diceAt(panicked: boolean) {
  const g = position({
    units: [
      { id: 'A', side: 'blue', type: 'heavyCavalry', at: [3, 6] },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5], panicked },
    ],
  });
  const { roll } = strike.dice;
  if (!roll) throw new Error('the blow is no longer rolled here');
  return roll(g, strikeFrame('A', 'T', 'melee')).dice;
}

test('CBT-03 each 4, 5 or 6 is a hit of 1 strength point', () => {
  expect(diceAt(false)).toEqual({ dice: 'pool', count: 4, from: 4, six: 1 });
  expect(readFaces(diceAt(false), [3, 4, 5, 6])).toBe(3);
});

test('CBT-03, CBT-06 a 6 costs a panicked unit 2', () => {
  expect(readFaces(diceAt(true), [3, 4, 5, 6])).toBe(4);
});
