/** Armies that are raised only when the battle begins. */
import { expect, test } from 'vitest';
import { NATIONS } from '../../../../src/rules/state/nations.ts';
import { armyLot, refusedArmy } from '../../../../src/store/scenarioEditor/muster.ts';
import { putArmyByLot } from '../../../../src/store/scenarioEditor/sources.ts';
import { emptyScenario, firstPlan, usePlan } from '../../../../src/store/scenarioEditor/state.ts';

/** An agreement by which most foot is dearer than it would be. */
const scenario = { ...emptyScenario('own-test'), houseRules: { min_cost_per_sp: 12 } };

test('BLD-01, BLD-03, R-30: an army by lot is bought by the least price of the scenario, and may be brought', () => {
  for (const nation of NATIONS) {
    const army = armyLot(scenario, 'blue', { nation, theme: 'balanced' });
    expect(army.units.length).toBeGreaterThan(3);
    expect(refusedArmy(scenario, army)).toEqual([]);
  }
});

test('BLD-01, BLD-03, R-30: so is one drawn into the plan', () => {
  for (let n = 0; n < 10; n++) {
    usePlan.setState({ ...firstPlan(), scenario });
    putArmyByLot({ side: 'red', other: null }, 'balanced');
    const plan = usePlan.getState().scenario;
    expect(plan.armies.red.units.length).toBeGreaterThan(3);
    expect(refusedArmy(plan, plan.armies.red)).toEqual([]);
  }
});
