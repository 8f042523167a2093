/** How the saves of what is played come out, told where it is shown; what was lost is kept anew. */

import type { OpenGame } from '../state.ts';
import { notify, useStore } from '../store.ts';
import { checkKept, forget, keepGame, reportSaves } from './keep.ts';
import { tellSaved } from './tabs.ts';
import { remember } from './thisTab.ts';

/** The battle of that id that is played here: on the table, or suspended. */
function playedHere(id: string): OpenGame | null {
  const { open, suspended } = useStore.getState();
  return [open, suspended?.open].find((one) => one?.id === id && !one.readOnly) ?? null;
}

/** The battle with its save as it came out; a failure is told even when a later state is on its way by now. */
function withSave(shown: OpenGame, { id, history }: OpenGame, save: OpenGame['save']): OpenGame {
  if (shown.id !== id) return shown;
  return { ...shown, save: save === 'saved' && shown.history !== history ? 'saving' : save };
}

/** Shows how the save of the battle stands, on the table or suspended. */
function showSave(saved: OpenGame, save: OpenGame['save']): void {
  const { open, suspended } = useStore.getState();
  if (suspended?.open)
    useStore.setState({ suspended: { ...suspended, open: withSave(suspended.open, saved, save) } });
  if (open) useStore.setState({ open: withSave(open, saved, save) });
}

/** What was saved of it is gone; played here, it is still wanted: it is saved anew, whole. */
export function keepAnew(id: string): void {
  const played = playedHere(id);
  if (!played) return;
  forget(id);
  if (played.save === 'saved') showSave(played, 'saving');
  keepGame(played);
}

reportSaves({
  done: (saved, how) => {
    if (how === 'saved') tellSaved(saved.id, saved.history);
    showSave(saved, how);
    const { open, notice } = useStore.getState();
    // the players are being asked about that very thing
    const isAsked = notice?.notice === 'gameUnkept';
    if (isAsked && playedHere(saved.id)?.save === 'saved') useStore.setState({ notice: null });
    if (open?.id !== saved.id || open.history !== saved.history) return;
    if (how === 'saved') remember(saved.id);
    if (how === 'failed') {
      if (!isAsked) notify({ notice: 'saveFailed' });
    } else if (notice?.notice === 'saveFailed') useStore.setState({ notice: null });
  },
  lost: keepAnew,
});

/** Nobody tells that games were taken out of the storage: it is looked into whenever somebody may have been at it. */
function lookAfterSaves(): void {
  void checkKept();
}

if (typeof window !== 'undefined') {
  window.addEventListener('focus', lookAfterSaves);
  window.addEventListener('storage', lookAfterSaves);
  document.addEventListener('visibilitychange', lookAfterSaves);
}
