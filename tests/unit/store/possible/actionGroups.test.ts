import { expect, test } from 'vitest';
import { ACTIONS } from '../../../../src/rules/state/vocabulary.ts';
import { ACTION_GROUPS } from '../../../../src/store/possible/actionGroups.ts';

test('every action belongs to one group, and a flight is the last', () => {
  const grouped = Object.values(ACTION_GROUPS).flat();
  expect(grouped.toSorted()).toEqual([...ACTIONS].sort());
  expect(grouped.at(-1)).toBe('flight');
});
