/** Copying a record of the state with changes, so that a record may have its own way of being copied. */

/** The key of a record's own way of being copied; plain data have none. */
export const COPIED = Symbol('copied');

interface OwnCopy<T> {
  readonly [COPIED]?: (change: Partial<T>) => T;
}

/**
 * The record with these changes. Whoever follows what a rule reads of a record puts another one in its place, whose
 * fields are not read by being copied.
 */
export function changed<T extends object>(record: T, change: Partial<T>): T {
  const own = (record as OwnCopy<T>)[COPIED];
  return own === undefined ? { ...record, ...change } : own.call(record, change);
}
