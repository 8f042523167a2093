import { expect, test } from 'vitest';
import { AT_HAND, fetchBattle } from '../../../src/scenarios/battles.ts';
import { keptRules } from '../../../src/scenarios/keptRules.ts';

const zeithain = await fetchBattle('zeithain').then((battle) => {
  if (!battle) throw new Error('no such battle');
  return battle;
});

test('R-150, R-151 what was chosen holds in another battle; what this has otherwise is told', () => {
  const chosen = { open_information: 'no', break_point: 60, turn_limit: 24 } as const;
  const { rules, otherwise, barred } = keptRules(zeithain, chosen);
  expect(rules).toEqual(chosen);
  // twenty-four turns are its own
  expect(zeithain.houseRules).toMatchObject({ break_point: 40, turn_limit: 24 });
  expect(otherwise).toEqual(['break_point']);
  expect(barred).toEqual([]);
});

test('R-30 a price under which the armies could not be had does not hold, and is told', () => {
  const chosen = { min_cost_per_sp: 30, vp_unit_value: 'initial_strength' } as const;
  for (const battle of [AT_HAND, zeithain]) {
    const { rules, barred } = keptRules(battle, chosen);
    expect(barred).toEqual(['min_cost_per_sp']);
    expect(rules).toEqual({ vp_unit_value: 'initial_strength' });
  }
});

test('nothing chosen, nothing told', () => {
  expect(keptRules(zeithain, {})).toEqual({ rules: {}, otherwise: [], barred: [] });
});
