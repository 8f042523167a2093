import { expect, test } from 'vitest';
import { readTotals } from '../../../src/contract/reading.ts';
import type { Dice } from '../../../src/engine/dice.ts';

const TWO: Dice = { dice: 'sum', count: 2, drop: 'none', plus: 1 };

test('totals that come to the same stand together, without a bound at both ends of dice that are added up', () => {
  expect(readTotals(TWO, (total) => (total >= 8 ? 'in' : 'out'))).toEqual({
    of: 'total',
    totals: [
      { least: null, most: 7, result: 'out' },
      { least: 8, most: null, result: 'in' },
    ],
  });
  expect(readTotals(TWO, () => 'in')).toEqual({
    of: 'total',
    totals: [{ least: null, most: null, result: 'in' }],
  });
  expect(readTotals(TWO, (total) => String(Math.abs(total - 8) < 2))).toMatchObject({
    totals: [
      { least: null, most: 6, result: 'false' },
      { least: 7, most: 9, result: 'true' },
      { least: 10, most: null, result: 'false' },
    ],
  });
});

test('the counts of a table are told with both bounds', () => {
  const die: Dice = { dice: 'table', count: 1, counts: [0, 0, 1, 1, 2, 2], plus: 0 };
  expect(readTotals(die, (count) => (count === 0 ? 'out' : 'in'))).toEqual({
    of: 'total',
    totals: [
      { least: 0, most: 0, result: 'out' },
      { least: 1, most: 2, result: 'in' },
    ],
  });
});
