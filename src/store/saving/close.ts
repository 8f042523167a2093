/** Games left and deleted, and the list of those that are kept. */
import { NOTHING_PICKED } from '../state.ts';
import { notify, useStore } from '../store.ts';
import { leave, remove } from './keep.ts';
import { isOutdated } from './storage.ts';
import { listSaves } from './stored.ts';
import { ifAlone, releaseGame, tellDeleted } from './tabs.ts';
import { FIRST_SCREEN, remember } from './thisTab.ts';

/** Back to the first screen; the game is kept. */
export function closeGame(): void {
  releaseGame();
  const { open } = useStore.getState();
  remember(FIRST_SCREEN);
  // all tabs share what was played last: the one that plays comes back to its game
  if (open && !open.readOnly) void leave(open.id).catch(() => {});
  useStore.setState({ open: null, selection: NOTHING_PICKED, notice: null, failure: null });
  void refreshSaves();
}

/** Deletes a saved game, unless another tab has it open. Whether it is gone. */
export async function deleteGame(id: string): Promise<boolean> {
  const { open, suspended } = useStore.getState();
  if (open?.id === id) closeGame();
  else if (suspended?.open?.id === id) releaseGame();
  let isGone = false;
  const alone = await ifAlone(id, async () => {
    isGone = await remove(id).then(
      () => true,
      () => false,
    );
  });
  if (isGone) tellDeleted(id);
  else notify({ notice: alone ? 'notDeleted' : 'openElsewhere', game: id });
  await refreshSaves();
  return isGone;
}

/** How long the storage may take over the list before that is told, in milliseconds. */
const PATIENCE = 4000;
let late: ReturnType<typeof setTimeout> | undefined;

/** Reads the list of saved games anew; while the storage does not answer, the list there was stands. */
export async function refreshSaves(): Promise<void> {
  clearTimeout(late);
  const timer = setTimeout(() => useStore.setState({ savesTrouble: 'unanswered' }), PATIENCE);
  late = timer;
  try {
    useStore.setState({ saves: await listSaves(), savesTrouble: null });
  } catch (error) {
    useStore.setState({ saves: [], savesTrouble: isOutdated(error) ? 'outdated' : 'unread' });
  } finally {
    clearTimeout(timer);
  }
}
