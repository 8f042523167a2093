/** A scenario opened where files are: on the plan that lies open, or where its armies are chosen. */
import type { Scenario } from '../../scenarios/scenario.ts';
import { bringInto } from '../address/letters.ts';
import { openRoom } from '../address/rooms.ts';
import { useStore } from '../store.ts';
import { openPlan } from './editor.ts';
import { scenarioLetters } from './file.ts';
import { usePlan } from './state.ts';

/**
 * On the plan it takes the place of what is in the making, which can be taken back, as by a link where the plan is still on
 * its way; elsewhere armies are chosen for it.
 */
export async function openInPlan(scenario: Scenario): Promise<void> {
  if (useStore.getState().room !== 'scenario') {
    usePlan.setState({ muster: scenario });
    openRoom('scenario');
    return;
  }
  await bringInto(
    'scenario',
    () => openPlan(scenario),
    () => scenarioLetters(scenario),
  );
}
