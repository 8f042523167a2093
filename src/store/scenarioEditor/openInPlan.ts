/** A scenario opened where files are: on the plan that lies open, or where its armies are chosen. */
import { openSides } from '../../scenarios/openArmies.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { bringInto } from '../address/letters.ts';
import { openRoom } from '../address/rooms.ts';
import type { Opening } from '../saving/openings.ts';
import { useStore } from '../store.ts';
import { openPlan } from './editor.ts';
import { scenarioLetters } from './file.ts';
import { muster } from './muster.ts';
import { usePlan } from './state.ts';

/** Whether its armies are chosen first: elsewhere than on the plan, and where those of another scenario are being chosen. */
function isMustered(scenario: Scenario): boolean {
  if (useStore.getState().room !== 'scenario') return true;
  return usePlan.getState().muster !== null && openSides(scenario).length > 0;
}

/**
 * On the plan it takes the place of what is in the making, which can be taken back, as by a link where the plan is still on
 * its way; elsewhere armies are chosen for it. Nothing, if it is overtaken.
 */
export async function openInPlan(scenario: Scenario, opening: Opening): Promise<void> {
  if (isMustered(scenario)) {
    if (!opening.comes()) return;
    muster(scenario);
    openRoom('scenario');
    return;
  }
  await bringInto(
    'scenario',
    opening,
    () => openPlan(scenario),
    () => scenarioLetters(scenario),
  );
  // where armies are being chosen the plan is not in view
  if (!opening.isOvertaken()) muster(null);
}
