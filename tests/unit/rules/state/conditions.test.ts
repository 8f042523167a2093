import { expect, test } from 'vitest';
import {
  allHold,
  type Condition,
  type Conditions,
  failuresOf,
} from '../../../../src/rules/state/conditions.ts';
import { refusal } from '../../../../src/rules/state/reasons.ts';

/** A condition that fails from a certain number on, and keeps a record of having been judged and told. */
function below(limit: number, seen: string[]): Condition<number> {
  return {
    fails: (n) => {
      seen.push(`judged ${limit}`);
      return n >= limit;
    },
    tell: (n) => {
      seen.push(`told ${limit}`);
      return refusal('CHG-07', 'beyondCharge', { distance: n, reach: limit });
    },
  };
}

const limitsTold = (conditions: Conditions<number>, n: number) =>
  failuresOf(conditions, n).map(({ facts }) => facts.reach);

test('SEQ-07 whoever asks whether reads no further than the first that fails, and nothing is told', () => {
  const seen: string[] = [];
  const conditions = [[below(3, seen), below(5, seen)], [below(2, seen)]];
  expect(allHold(conditions, 4)).toBe(false);
  expect(seen).toEqual(['judged 3']);
  expect(allHold(conditions, 1)).toBe(true);
});

test('SEQ-07 whoever asks why hears every reason of the first stage in which one fails', () => {
  const conditions = [[below(3, []), below(5, [])], [below(2, [])]];
  expect(limitsTold(conditions, 6)).toEqual([3, 5]);
  expect(limitsTold(conditions, 4)).toEqual([3]);
  expect(limitsTold(conditions, 2)).toEqual([2]);
  expect(limitsTold(conditions, 1)).toEqual([]);
  for (const n of [1, 2, 3, 4, 5, 6])
    expect(allHold(conditions, n)).toBe(limitsTold(conditions, n).length === 0);
});
