import { expect, test } from 'vitest';
import { breakPoint, turnLimit } from '../../../src/rules/houseRules.ts';
import { position } from '../../support/position.ts';

test('VIC-04 the house rules of the set-up are read where they are kept (R-151)', () => {
  const g = position({ units: [] });
  expect([turnLimit(g), breakPoint(g)]).toEqual([12, 50]);
  const other = {
    ...g,
    battle: { ...g.battle, houseRules: { turn_limit: 3, break_point: 'none' as const } },
  };
  expect([turnLimit(other), breakPoint(other)]).toEqual([3, 'none']);
});
