/** Opens what a link or a file holds where it belongs: on the field, or among the five systems. */
import { fetched } from '../saving/notCome.ts';
import type { Opening } from '../saving/openings.ts';
import { open } from './laboratory.ts';
import type { Shared } from './share.ts';
import { showTab, useTab } from './tab.ts';

/**
 * A set-up goes to the field; an encounter to its own tab, for which the rule systems are fetched: `NotCome` where they do
 * not come. `isKnown`: what came of an encounter before a reload comes back in its place.
 */
export async function openShared(shared: Shared, opening: Opening, isKnown = false): Promise<void> {
  if (!opening.comes()) return;
  if ('setup' in shared) {
    open(shared.setup);
    // the encounter hides the field
    if (useTab.getState().tab === 'systems') showTab('odds');
    return;
  }
  const [{ beginEncounter }, { openMeeting }] = await fetched(
    Promise.all([import('../encounter/begin.ts'), import('../encounter/encounter.ts')]),
  );
  if (opening.isOvertaken()) return;
  const isBack = beginEncounter();
  if (!isKnown || !isBack) openMeeting(shared.meeting);
  showTab('systems');
}
