/** From a battle back to the plan it was begun from. */
import type { Scenario } from '../../scenarios/scenario.ts';
import { openRoom } from '../address/rooms.ts';
import { openPlan } from './editor.ts';
import { openLastPlan } from './keeping.ts';
import { usePlan } from './state.ts';

/** What is in the making is that battle as a rule, as it was left; another plan gives way, and can be had back by undo. */
export async function backToPlan(scenario: Scenario): Promise<void> {
  if (usePlan.getState().past.length === 0) await openLastPlan();
  if (usePlan.getState().scenario.id !== scenario.id) openPlan(scenario);
  openRoom('scenario');
}
