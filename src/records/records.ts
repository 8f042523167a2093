/**
 * Records that are never changed: another one is made from them. Mostly they are plain data, and these functions do no
 * more than a spread, a comparison or a subtraction; a record of another make brings its own ways. To spread or read a
 * record directly is always right: these functions only tell its maker more exactly what is wanted of it.
 */

/** Where a record keeps its own ways. */
export const WAYS = Symbol('ways');

/** The keys of a record under which there are numbers. */
export type NumberKey<T> = { [K in keyof T]-?: T[K] extends number ? K : never }[keyof T] & string;

/** What may be wanted of a record beyond its fields. */
export interface Ways<T extends object> {
  readonly altered: (record: T, change: Partial<T>) => T;
  readonly exceeds: (record: T, key: NumberKey<T>, limit: number) => boolean;
  readonly lessened: (record: T, key: NumberKey<T>, by: number, change: Partial<T>) => T;
  readonly told: (record: T, key: NumberKey<T>) => number;
}

interface OwnWays<T extends object> {
  readonly [WAYS]?: Ways<T>;
}

/** The record with these changes. */
export function altered<T extends object>(record: T, change: Partial<T>): T {
  const own = (record as OwnWays<T>)[WAYS];
  return own === undefined ? { ...record, ...change } : own.altered(record, change);
}

/** Whether a number of the record is greater than the limit. */
export function exceeds<T extends object>(record: T, key: NumberKey<T>, limit: number): boolean {
  const own = (record as OwnWays<T>)[WAYS];
  return own === undefined ? Number(record[key]) > limit : own.exceeds(record, key, limit);
}

/** The record with one of its numbers less by so much, whatever it is, and with these changes. */
export function lessened<T extends object>(
  record: T,
  key: NumberKey<T>,
  by: number,
  change: Partial<T> = {},
): T {
  const own = (record as OwnWays<T>)[WAYS];
  if (own !== undefined) return own.lessened(record, key, by, change);
  return { ...record, ...change, [key]: Number(record[key]) - by };
}

/** A number that is only told to the players, on which nothing may depend. */
export function told<T extends object>(record: T, key: NumberKey<T>): number {
  const own = (record as OwnWays<T>)[WAYS];
  return own === undefined ? Number(record[key]) : own.told(record, key);
}
