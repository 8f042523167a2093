/**
 * The one place that reads and writes the address of the page. Each place read in the rulebook, each position of it and each room
 * beside the table is an entry of the browser's history: its own back and forward lead from one to the next, and an address leads
 * straight there. Nothing of a game is touched.
 */
import { hashSaying, ROOMS, type Said, saidIn } from './said.ts';

/** What an entry of the history carries besides its address, for the way back. */
export interface Mark {
  /** How many leaves of the book lie between this entry and where the book was opened. */
  readonly book?: number | undefined;
  /** The position this entry was made for. */
  readonly shown?: string | undefined;
  /** What came of the letters for its room is remembered: they need not be read again. */
  readonly cameOf?: boolean | undefined;
  /** What its room was asked for: the room knows how to read it. */
  readonly asked?: unknown;
}

/** What the address says now. */
export function addressNow(): Said {
  return saidIn(location.hash);
}

/** The mark of the entry that is open; empty for one that was not made here. */
export function markHere(): Mark {
  const { book, shown, cameOf, asked }: Readonly<Record<string, unknown>> = Object(history.state);
  return {
    book: typeof book === 'number' ? book : undefined,
    shown: typeof shown === 'string' ? shown : undefined,
    cameOf: cameOf === true,
    asked,
  };
}

/** With that mark, and what the one here says of a room as long as that room stays. */
function marked(otherwise: Partial<Said>, mark: Mark | null): Mark | null {
  const { cameOf, asked } = markHere();
  return ROOMS.some((room) => room in otherwise) ? mark : { cameOf, asked, ...mark };
}

/** The address of this page saying something otherwise. */
export function addressSaying(otherwise: Partial<Said>): string {
  return `${location.pathname}${location.search}${hashSaying(location.hash, otherwise)}`;
}

/** A new entry: the browser's way back leads to the one that was open. */
export function goTo(otherwise: Partial<Said>, mark: Mark | null = null): void {
  history.pushState(marked(otherwise, mark), '', addressSaying(otherwise));
}

/** The entry that is open says something otherwise from now on. */
export function amend(otherwise: Partial<Said>, mark: Mark | null = null): void {
  history.replaceState(marked(otherwise, mark), '', addressSaying(otherwise));
}

/** Calls back whenever the browser has gone to another address, and once at the beginning. Gives the end of listening. */
export function followAddress(follow: (said: Said, begins: boolean) => void): () => void {
  const gone = () => follow(addressNow(), false);
  follow(addressNow(), true);
  window.addEventListener('popstate', gone);
  return () => window.removeEventListener('popstate', gone);
}
