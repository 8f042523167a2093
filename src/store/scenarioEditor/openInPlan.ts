/** A scenario opened where files are: on the plan that lies open, or where its armies are chosen. */
import type { Scenario } from '../../scenarios/scenario.ts';
import { openRoom } from '../address/rooms.ts';
import { useStore } from '../store.ts';
import { openPlan } from './editor.ts';
import { usePlan } from './state.ts';

/** On the plan it takes the place of what is in the making, which can be taken back; elsewhere armies are chosen for it. */
export function openInPlan(scenario: Scenario): void {
  if (useStore.getState().room === 'scenario') openPlan(scenario);
  else {
    usePlan.setState({ muster: scenario });
    openRoom('scenario');
  }
}
