/** Opens and leaves positions of the rulebook: `#show=charge`. The way back leads to the leaf it was opened from. */
import { useStore } from '../store.ts';
import { amend, goTo, markHere } from './address.ts';
import { forgetLeaves } from './book.ts';
import { followShown } from './shown.ts';

/** On the way back from a position: a double click leaves it once. */
let leaving = false;

/** The browser has gone somewhere: a position may be left again. */
function arrived(): void {
  leaving = false;
}

/** Puts the book aside and sets up one of its positions. */
export function openShown(id: string): void {
  goTo({ show: id, rule: null, help: null }, { shown: id });
  useStore.setState({ help: false });
  forgetLeaves();
  followShown(id);
}

/** Clears the position away and opens the book where it was left; at its first statement when an address has opened it. */
export function leavePosition(): void {
  if (markHere().shown !== undefined) {
    if (leaving) return;
    leaving = true;
    window.addEventListener('popstate', arrived, { once: true });
    history.back();
    return;
  }
  const [rule = ''] = Object.keys(useStore.getState().open?.shown?.demonstration.shows ?? {});
  amend({ show: null, rule });
  forgetLeaves();
  followShown(null);
  useStore.setState({ book: rule });
}
