/** A scenario opened where files are: on the plan that lies open, or where its armies are chosen. */
import type { Scenario } from '../../scenarios/scenario.ts';
import { bringInto } from '../address/letters.ts';
import { openRoom } from '../address/rooms.ts';
import type { Opening } from '../saving/openings.ts';
import { useStore } from '../store.ts';
import { openPlan } from './editor.ts';
import { scenarioLetters } from './file.ts';
import { usePlan } from './state.ts';

/**
 * On the plan it takes the place of what is in the making, which can be taken back, as by a link where the plan is still on
 * its way; elsewhere armies are chosen for it. Nothing, if it is overtaken.
 */
export async function openInPlan(scenario: Scenario, opening: Opening): Promise<void> {
  if (opening.isOvertaken()) return;
  if (useStore.getState().room !== 'scenario') {
    usePlan.setState({ muster: scenario });
    openRoom('scenario');
    return;
  }
  await bringInto(
    'scenario',
    opening,
    () => openPlan(scenario),
    () => scenarioLetters(scenario),
  );
}
