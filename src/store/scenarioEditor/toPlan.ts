/** From the first screen to the plan of battle. What was in the making gives way, and can be had back by undo. */
import { openRoom } from '../address/rooms.ts';
import { beginOpening } from '../saving/openings.ts';
import { notify } from '../store.ts';
import { openKeptPlan, openLastPlan } from './keeping.ts';
import { beginFromBattle } from './sources.ts';
import { usePlan } from './state.ts';

/** Opens the plan once what is planned lies on it; it is remembered there as if it had been changed by hand. */
async function planned(lay: () => Promise<boolean>): Promise<void> {
  if (usePlan.getState().past.length === 0) await openLastPlan();
  if (!(await lay())) return;
  usePlan.setState({ isRemembered: false });
  openRoom('scenario');
}

/** A battle of the collection as a start: what is made of it is one's own. */
export function planBattle(id: string): Promise<void> {
  const opening = beginOpening();
  return planned(() => beginFromBattle(id, opening));
}

/** A battle of the shelf: it is changed where it stands. */
export function planKept(id: string): Promise<void> {
  const opening = beginOpening();
  return planned(async () => {
    const refused = await openKeptPlan(id, opening);
    if (refused === null) return !opening.isOvertaken();
    const problem = typeof refused === 'object' ? refused : null;
    notify({ notice: 'fileRefused', problem, game: null, stored: null });
    return false;
  });
}
