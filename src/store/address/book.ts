/** Opens, turns and closes the rulebook: `#rule=CHG-10`. The leaves read are entries of the browser's history. */
import { useStore } from '../store.ts';
import { addressNow, amend, goTo, markHere } from './address.ts';

/** The leaf that lies open, counted from the opening; 0 when the page itself began with it. */
let leaf = 0;
/** The furthest leaf there is to turn forward to. */
let furthest = 0;
/** On the way back to where the book was opened; `then` is the place asked for meanwhile. */
let shutting: { readonly then: string | null } | null = null;

/** Opens the book, or turns to another place of it. */
export function openBook(place = ''): void {
  if (useStore.getState().book === place) return;
  // counted from an entry made now, the way back would lead too far: it is waited for
  if (shutting) {
    shutting = { then: place };
    return;
  }
  leaf += 1;
  furthest = leaf;
  goTo({ rule: place }, { book: leaf });
  useStore.setState({ book: place });
}

/** The book lies shut, and nothing is known of leaves read before. */
export function forgetLeaves(): void {
  leaf = 0;
  furthest = 0;
  useStore.setState({ book: null });
}

/** The address leads to the book no longer, but to what lies beneath it. */
function shutHere(): void {
  amend({ rule: null });
  useStore.setState({ help: addressNow().help !== null });
}

/** Shuts the book: the browser goes back to where it was opened, and the leaves read are forgotten. */
export function closeBook(): void {
  const back = leaf;
  forgetLeaves();
  if (back > 0) {
    shutting = { then: null };
    history.go(-back);
  } else shutHere();
}

/** Whether there are leaves to turn back and forth. */
export function leaves(): { readonly back: boolean; readonly forward: boolean } {
  return { back: leaf > 1, forward: leaf < furthest };
}

export function turnBack(): void {
  if (leaves().back) history.back();
}

export function turnForward(): void {
  if (leaves().forward) history.forward();
}

/** The browser has come back to where the book was opened, which may itself be an address of the book. */
export function arrivedShut(): boolean {
  if (!shutting) return false;
  const { then } = shutting;
  shutting = null;
  if (addressNow().rule !== null) shutHere();
  if (then !== null) openBook(then);
  return true;
}

/** The book as the address has it: a link, the browser's back and forward, or an address typed in. */
export function followBook(place: string | null, begins: boolean): void {
  const { book } = markHere();
  if (begins) {
    leaf = book ?? 0;
    furthest = leaf;
  } else if (place === null) leaf = 0;
  else if (book !== undefined) leaf = book;
  else {
    // a link to the place that is open replaces its entry; any other link is one leaf further
    if (place !== useStore.getState().book) leaf += 1;
    furthest = leaf;
    amend({}, { book: leaf });
  }
  furthest = Math.max(furthest, leaf);
  useStore.setState({ book: place });
}
