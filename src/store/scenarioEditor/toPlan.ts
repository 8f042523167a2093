/** From the first screen to the plan of battle. What was in the making gives way, and can be had back by undo. */
import { openRoom } from '../address/rooms.ts';
import { beginOpening } from '../saving/openings.ts';
import { notify } from '../store.ts';
import { openKeptPlan, openLastPlan } from './keeping.ts';
import { beginFromBattle } from './sources.ts';
import { usePlan } from './state.ts';

async function readLast(): Promise<void> {
  if (usePlan.getState().past.length === 0) await openLastPlan();
}

/** Opens the plan: what has been laid on it is remembered there as if it had been changed by hand. */
function show(): void {
  usePlan.setState({ isRemembered: false });
  openRoom('scenario');
}

/** A battle of the collection as a start: what is made of it is one's own. */
export async function planBattle(id: string): Promise<void> {
  const opening = beginOpening();
  await readLast();
  if (await beginFromBattle(id, opening)) show();
}

/** A battle of the shelf: it is changed where it stands. What is wrong with its file is told where files are. */
export async function planKept(id: string): Promise<'gone' | 'unanswered' | null> {
  const opening = beginOpening();
  await readLast();
  const refused = await openKeptPlan(id, opening);
  if (refused === 'gone' || refused === 'unanswered') return refused;
  const problem = typeof refused === 'object' ? refused : null;
  if (refused !== null) notify({ notice: 'fileRefused', problem, game: null, stored: null });
  else if (!opening.isOvertaken()) show();
  return null;
}
