/**
 * How records of the state are copied and their numbers compared, where a record may have its own way. Plain data have
 * none: these functions then do what they say. Whoever follows what a rule reads of a record puts another one in its
 * place, to which being copied is not being read, and whether a number exceeds a limit is less than the number.
 */

/** A record's own way of being copied with changes. */
export const COPIED = Symbol('copied');
/** Its own way of saying whether a number exceeds a limit. */
export const EXCEEDS = Symbol('exceeds');
/** Its own way of having a number lessened. */
export const LESSENED = Symbol('lessened');
/** Its own way of giving a number that is only told. */
export const TOLD = Symbol('told');

interface OwnWay<T> {
  readonly [COPIED]?: (change: Partial<T>) => T;
  readonly [EXCEEDS]?: (key: keyof T, limit: number) => boolean;
  readonly [LESSENED]?: (key: keyof T, by: number) => T;
  readonly [TOLD]?: (key: keyof T) => number;
}

/** The keys of a record under which there are numbers. */
type NumberKey<T> = { [K in keyof T]-?: T[K] extends number ? K : never }[keyof T];

/** The record with these changes. */
export function changed<T extends object>(record: T, change: Partial<T>): T {
  const own = (record as OwnWay<T>)[COPIED];
  return own === undefined ? { ...record, ...change } : own.call(record, change);
}

/** Whether a number of the record is greater than the limit. */
export function exceeds<T extends object>(record: T, key: NumberKey<T>, limit: number): boolean {
  const own = (record as OwnWay<T>)[EXCEEDS];
  return own === undefined ? Number(record[key]) > limit : own.call(record, key, limit);
}

/** The record with one of its numbers less by so much, whatever it is. */
export function lessened<T extends object>(record: T, key: NumberKey<T>, by: number): T {
  const own = (record as OwnWay<T>)[LESSENED];
  return own === undefined ? { ...record, [key]: Number(record[key]) - by } : own.call(record, key, by);
}

/** The number only to be told in a fact, on which nothing may depend. */
export function told<T extends object>(record: T, key: NumberKey<T>): number {
  const own = (record as OwnWay<T>)[TOLD];
  return own === undefined ? Number(record[key]) : own.call(record, key);
}
