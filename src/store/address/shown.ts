/** Shows and clears positions of the rulebook: `#show=charge`. The way back leads to the leaf it was opened from. */

import { fetchRulebook } from '../game/rulebook.ts';
import { clearPosition } from '../game/suspended.ts';
import { useStore } from '../store.ts';
import { addressNow, amend, goTo, markHere } from './address.ts';
import { forgetLeaves } from './book.ts';

/** On the way back from a position: a double click leaves it once. */
let leaving = false;

function idShown(): string | null {
  return useStore.getState().open?.shown?.demonstration.id ?? null;
}

/** Puts the book aside and sets up one of its positions. */
export function openShown(id: string): void {
  goTo({ show: id, rule: null }, { shown: id });
  forgetLeaves();
  followShown(id);
}

/** Clears the position away and opens the book where it was left; at its first statement when an address has opened it. */
export function leavePosition(): void {
  if (markHere().shown !== undefined) {
    if (!leaving) history.back();
    leaving = true;
    return;
  }
  const [rule = ''] = Object.keys(useStore.getState().open?.shown?.demonstration.shows ?? {});
  amend({ show: null, rule });
  forgetLeaves();
  followShown(null);
  useStore.setState({ book: rule });
}

async function fetchPosition(id: string): Promise<void> {
  const fetched = await Promise.all([
    import('../../scenarios/demonstrations/index.ts'),
    import('../game/position.ts'),
    import('../guided/lessons.ts'),
    fetchRulebook(),
  ]).catch(() => null);
  if (!fetched || addressNow().show !== id || idShown() === id) return;
  const [{ DEMONSTRATIONS }, { showPosition, tellNoPosition }, { showLesson }] = fetched;
  const found = DEMONSTRATIONS.find((one) => one.id === id);
  if (found) showPosition(found);
  else if (!showLesson(id)) tellNoPosition();
}

/** The browser has gone somewhere: a position may be left again. */
export function arrived(): void {
  leaving = false;
}

/** Sets up the position that the address names; clears the table of another. */
export function followShown(id: string | null): void {
  if (id === idShown()) return;
  if (id === null) clearPosition();
  else void fetchPosition(id);
}
