import { expect, test } from 'vitest';
import { commandValue, dieName, facesTold } from '../../../src/language/diceNames.ts';
import { d3, d6, moraleTest } from '../../../src/rules/state/dice.ts';

test.each([
  { counts: [1, 1, 2, 2, 3, 3], want: '3' },
  { counts: [1, 2, 3, 4], want: '4' },
  { counts: [1, 1, 1, 2, 3, 3], want: '(1, 1, 1, 2, 3, 3)' },
  { counts: [0, 0, 1, 1, 2, 2], want: '(0, 0, 1, 1, 2, 2)' },
])('a die that counts $counts', ({ counts, want }) => {
  expect(dieName(counts)).toBe(want);
});

test('MOR-03 a test is named by its command value, be it 0', () => {
  expect([7, 0, -2].map((against) => commandValue(moraleTest('none', against)))).toEqual([7, 0, -2]);
});

test('GEN-08 a D3 is told as the 1 to 3 that it counts, any other die as it fell', () => {
  expect(facesTold(d3(1), [1])).toEqual([1]);
  expect(facesTold(d3(), [4])).toEqual([2]);
  expect(facesTold(d3(), [5])).toEqual([3]);
  expect(facesTold(d6(2), [5])).toEqual([5]);
  const odd = { dice: 'table', count: 1, counts: [0, 0, 1, 1, 2, 2], plus: 0 } as const;
  expect(facesTold(odd, [6])).toEqual([6]);
});
