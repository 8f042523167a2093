/** The game that a page comes back to, opened by what is fetched for it. */
import { notify, useStore } from '../store.ts';
import { refreshSaves } from './close.ts';
import { lastPlayed } from './stored.ts';
import { claims } from './tabs.ts';
import { FIRST_SCREEN, remembered } from './thisTab.ts';

/** Opens a saved game, asked for or by itself, unless the players have turned to something else meanwhile. Whether it could be read. */
export async function resumeGame(id: string, isAsked?: boolean): Promise<boolean> {
  const asked = claims;
  const opener = await import('./open.ts').catch(() => null);
  if (asked !== claims) return false;
  if (opener) return opener.continueGame(id, isAsked);
  notify({ notice: 'fileRefused', problem: null, game: null, stored: id });
  return false;
}

/**
 * Opens the game that was open when the page was left, if there is one; in a new tab the one that was played last. The
 * saved games are listed in any case.
 */
export async function resumeLast(): Promise<boolean> {
  await refreshSaves();
  const id = remembered() ?? (await lastPlayed().catch(() => null));
  // whoever did not wait for it has begun something else
  const { open, saves } = useStore.getState();
  if (open) return true;
  if (id === null || id === FIRST_SCREEN || !saves.some((saved) => saved.id === id)) return false;
  return resumeGame(id);
}
