import { expect, test } from 'vitest';
import { commandValue, dieName } from '../../../src/language/diceNames.ts';
import { moraleTest } from '../../../src/rules/state/dice.ts';

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
