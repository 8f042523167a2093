/**
 * Opens, turns and closes the rulebook. Each place read is an entry of the browser's history, as `#rule=CHG-10`: its own
 * back and forward turn the leaves, and an address leads straight to a statement. Nothing of the game is touched.
 * A position of the book is an entry too, as `#show=charge`: the way back from it leads to the leaf it was opened from.
 */
import { clearPosition } from './game/aside.ts';
import { fetchRulebook } from './game/fetchRulebook.ts';
import { useStore } from './store.ts';

/** The place an address names: a statement, a ruling, a chapter, the first page (''), or none. */
export function placeOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('rule');
}

/** The position an address shows, if any. */
export function shownOf(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('show');
}

function hashWith(hash: string, show: string | null, place: string | null): string {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if (show === null) said.delete('show');
  else said.set('show', show);
  return hashAt(`#${said}`, place);
}

/** The same address at another place of the book, or outside it; what else it says stays. */
export function hashAt(hash: string, place: string | null): string {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if (place === null) said.delete('rule');
  else said.set('rule', place);
  const text = said.toString();
  return text === '' ? '' : `#${text}`;
}

/** How many leaves the entry of the history lies from where the book was opened; none for an entry that is not ours yet. */
function marked(): number | null {
  const entry: unknown = history.state;
  if (typeof entry !== 'object' || entry === null || !('book' in entry)) return null;
  return typeof entry.book === 'number' ? entry.book : null;
}

/** The leaf that lies open, counted from the opening; 0 when the page itself began with it. */
let leaf = 0;
/** The furthest leaf there is to turn forward to. */
let furthest = 0;
/** On the way back to where the book was opened, which may itself be an address of the book. */
let closing = false;
/** The place asked for on that way; none most of the time. */
let next: string | null = null;
/** On the way back from a position: a double click leaves it once. */
let leaving = false;

function address(place: string | null): string {
  return `${location.pathname}${location.search}${hashAt(location.hash, place)}`;
}

/** Opens the book, or turns to another place of it. */
export function openBook(place = ''): void {
  if (useStore.getState().book === place) return;
  // counted from an entry made now, the way back would lead too far: it is waited for
  if (closing) {
    next = place;
    return;
  }
  leaf += 1;
  furthest = leaf;
  history.pushState({ book: leaf }, '', address(place));
  useStore.setState({ book: place });
}

/** Shuts the book: the browser goes back to where it was opened, and the leaves read are forgotten. */
export function closeBook(): void {
  const back = leaf;
  leaf = 0;
  furthest = 0;
  useStore.setState({ book: null });
  closing = back > 0;
  if (closing) history.go(-back);
  else history.replaceState(null, '', address(null));
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

/** Puts the book aside and sets up one of its positions. */
export function openPosition(id: string): void {
  leaf = 0;
  furthest = 0;
  history.pushState(
    { shown: id },
    '',
    `${location.pathname}${location.search}${hashWith(location.hash, id, null)}`,
  );
  useStore.setState({ book: null });
  followPosition();
}

/** Clears the position away and opens the book where it was left; at its first statement when an address has opened it. */
export function leavePosition(): void {
  const entry: unknown = history.state;
  if (typeof entry === 'object' && entry !== null && 'shown' in entry) {
    if (!leaving) history.back();
    leaving = true;
    return;
  }
  const [rule = ''] = Object.keys(useStore.getState().open?.shown?.demonstration.shows ?? {});
  leaf = 0;
  furthest = 0;
  history.replaceState(
    null,
    '',
    `${location.pathname}${location.search}${hashWith(location.hash, null, rule)}`,
  );
  followPosition();
  useStore.setState({ book: rule });
}

/** Sets up the position that the address names; clears the table of another. */
function followPosition(): void {
  const id = shownOf(location.hash);
  const { open } = useStore.getState();
  if (id === (open?.shown?.demonstration.id ?? null)) return;
  if (id === null) clearPosition();
  else void fetchPosition(id);
}

async function fetchPosition(id: string): Promise<void> {
  const fetched = await Promise.all([
    import('../scenarios/demonstrations/index.ts'),
    import('./game/position.ts'),
    fetchRulebook(),
  ]).catch(() => null);
  const wanted = shownOf(location.hash) === id && useStore.getState().open?.shown?.demonstration.id !== id;
  if (!fetched || !wanted) return;
  const [{ DEMONSTRATIONS }, { showPosition }] = fetched;
  const found = DEMONSTRATIONS.find((one) => one.id === id);
  if (found) showPosition(found);
  else clearPosition();
}

/** Reads the address anew: a link of the book, the browser's back and forward, or an address typed in. */
function follow(): void {
  leaving = false;
  if (closing) {
    closing = false;
    if (placeOf(location.hash) !== null) history.replaceState(null, '', address(null));
    const place = next;
    next = null;
    if (place !== null) openBook(place);
    return;
  }
  followPosition();
  const place = placeOf(location.hash);
  const known = marked();
  if (place === null) leaf = 0;
  else if (known !== null) leaf = known;
  else {
    // A link to the place that is open replaces its entry; any other link is one leaf further.
    if (place !== useStore.getState().book) leaf += 1;
    furthest = leaf;
    history.replaceState({ book: leaf }, '');
  }
  furthest = Math.max(furthest, leaf);
  useStore.setState({ book: place });
}

/** The book follows the address from now on. Gives the end of listening. */
export function followAddress(): () => void {
  leaf = marked() ?? 0;
  furthest = leaf;
  followPosition();
  useStore.setState({ book: placeOf(location.hash) });
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}
