/** What an army costs is told by the scenario's options wherever the scenario is known: in its plan and before its battle. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { enter } from '../../src/scenarioEditor/enter.tsx';
import type { Army, BoughtUnit, Scenario } from '../../src/scenarios/scenario.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { emptyScenario, firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';
import '../../src/main.css';

/** 14 points of foot: 8 each by the rule, 12 by the agreement. */
function foot(id: string): Army<BoughtUnit> {
  const name = { en: 'Foot', fr: 'Fantassins' };
  const unit: BoughtUnit = {
    ...{ id, name: '', type: 'lineInfantry', quality: 'ordinary', commandValue: 7 },
    ...{ skills: [], strength: 14 },
  };
  return { name, nation: 'france', units: [unit] };
}

const empty = emptyScenario('own-test');
const agreed: Scenario = {
  ...empty,
  houseRules: { min_cost_per_sp: 12 },
  armies: {
    blue: { ...foot('blue-1'), others: [foot('blue-2')] },
    red: foot('red-1'),
  },
};

beforeEach(() => {
  setPreference('locale', 'en');
});

test('BLD-03, R-30: the plan tells each army’s cost by the least price of its scenario', async () => {
  usePlan.setState({ ...firstPlan(), scenario: agreed });
  const screen = await render((await enter('en'))(null));
  for (const told of ['told-blue', 'told-blue-0', 'told-red'])
    await expect.element(screen.getByTestId(told)).toHaveTextContent('168 of 1,500 points');
});

test('BLD-03, R-30: so does the choice of armies before the battle', async () => {
  usePlan.setState({ ...firstPlan(), muster: agreed });
  const screen = await render((await enter('en'))(null));
  for (const side of [screen.getByTestId('bring-blue').first(), screen.getByTestId('muster-red')])
    await expect.element(side).toHaveTextContent('168 of 1,500 points');
});
