/** What a language says somewhere only is fetched when it is first wanted there, and so is much that is drawn. */
import type { Locale } from './locale.ts';

/** How often a failure has been told. */
let told = 0;

/**
 * The same promise each time something is drawn that waits for it, even once it has failed: React asks again whenever it
 * draws what waits. If that fetched anew what has failed, it would go on without end, and nobody would be told.
 */
export function forDrawing<T, W extends string>(get: (what: W) => Promise<T>): (what: W) => Promise<T> {
  const drawn = new Map<string, Promise<T>>();
  return (what) => {
    const key = `${what} ${told}`;
    const coming = drawn.get(key) ?? get(what);
    drawn.set(key, coming);
    return coming;
  };
}

/** The failure has been told: what is drawn from now on is fetched anew, if it is not here. */
export function fetchAnew(): void {
  told += 1;
}

/** A part of each language by its locale. */
export interface Fetching<T> {
  /** The same promise every time, until it fails. */
  (locale: Locale): Promise<T>;
  /** For what is drawn. */
  readonly drawn: (locale: Locale) => Promise<T>;
}

export function fetching<T>(parts: Readonly<Record<Locale, () => Promise<T>>>): Fetching<T> {
  const known = new Map<Locale, Promise<T>>();
  const fetched = (locale: Locale): Promise<T> => {
    const before = known.get(locale);
    if (before !== undefined) return before;
    const coming = parts[locale]();
    known.set(locale, coming);
    coming.catch(() => known.delete(locale));
    return coming;
  };
  return Object.assign(fetched, { drawn: forDrawing(fetched) });
}
