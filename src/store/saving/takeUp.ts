/** What is watched is taken up: from then on it is a game like any other, played and saved. */
import { isWatching, watchedUpTo, watchGame } from '../past/watch.ts';
import { useStore } from '../store.ts';
import { begin } from './begin.ts';
import { beginInPlace } from './giveWay.ts';
import { drawLetters } from './letters.ts';

/** Plays on from the board that is looked at; a game on the table that would be lost stays until its players agree. */
export async function takeUpWatched(): Promise<void> {
  const { open, selection } = useStore.getState();
  if (!open || !isWatching(open)) return;
  const game = watchedUpTo(selection.reviewing ?? open.history.length);
  if (!game) return;
  await beginInPlace(() => begin(drawLetters(12), game));
}

/** The game on the table is watched from its beginning; it waits meanwhile. */
export function watchThis(): void {
  const { open } = useStore.getState();
  if (open && !open.aside && !open.shown) watchGame(open);
}
