/**
 * A list that grows at its head and shares the rest: adding to a list of ten thousand costs what adding to an empty
 * one does, and older lists stay as they were.
 */
export interface Chain<T> {
  readonly head: T;
  readonly rest: Chain<T> | null;
}

/** From the head on. */
export function* links<T>(chain: Chain<T> | null): Generator<T> {
  for (let at = chain; at !== null; at = at.rest) yield at.head;
}

/** Moves up to `n` heads from one list onto the other, one after another. */
export function shift<T>(
  from: Chain<T> | null,
  onto: Chain<T> | null,
  n: number,
): { readonly from: Chain<T> | null; readonly onto: Chain<T> | null } {
  let source = from;
  let target = onto;
  for (let moved = 0; moved < n && source !== null; moved++) {
    target = { head: source.head, rest: target };
    source = source.rest;
  }
  return { from: source, onto: target };
}
