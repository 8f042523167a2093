/**
 * Tracked reads: the odds hand the rules records whose tracked numbers stand behind getters that write down every read.
 * Positions that differ only in numbers which nothing has written down have the same future, so that it is gone through
 * once for all of them.
 *
 * A caller lists the fields of its records once, as a function that copies those that are not tracked (`Untracked`): the
 * compiler refuses a list that forgets a field or misspells one. Whatever the rules do with a record is right: a number
 * that is spread, compared or added up is a number read. The ways of records.ts, which a tracked record answers in its
 * own way, only keep more positions together: a copy carries its numbers unread, a comparison tells a bound instead of
 * the number, and a loss need not know what it is taken from.
 *
 * One thing no getter can see: a number that the rules have read before and kept outside the state, beside a list
 * of units or a unit. `trackedReads.test` plays every step twice: who kept a number does not read it again, and is found.
 */
import { type NumberKey, WAYS, type Ways } from '../../records/records.ts';
import { type Cell, MOST_KEYS, note, noteCompared, PLACES } from './reads.ts';

/** All fields of a record but those tracked; one it need not have is there without a value. */
export type Untracked<T, K extends keyof T> = {
  readonly [F in Exclude<keyof T, K>]-?: T[F] | undefined;
};

const TRACK = Symbol('track');

/** What is known of a tracked record besides its fields. */
interface Track {
  /** The record it belongs to: a plain copy of that takes this along, and is not tracked. */
  of: object | null;
  readonly place: number;
  /** The numbers now, and by how much each is less than what the play began with. */
  readonly values: readonly number[];
  readonly less: readonly number[];
  numbers: Numbers | null;
}

/** Numbers given to a record by whoever makes equal ones the same object. */
export interface Numbers {
  /** Who gave them: to others they mean nothing. */
  readonly by: object;
  /** Of what is not tracked in it. */
  readonly skeleton: number;
  /** Of the record as a whole; 0 if that one has none yet. */
  readonly serial: number;
}

interface Tracked {
  readonly [TRACK]?: Track;
}

function trackOf(record: object): Track | undefined {
  const track = (record as Tracked)[TRACK];
  return track?.of === record ? track : undefined;
}

/** Whether the change leaves everything as it is. */
function isSame<T extends object>(record: T, change: Partial<T>): boolean {
  for (const key in change) if (record[key] !== change[key]) return false;
  return true;
}

/** Records of one kind, some of their numbers tracked. */
export interface Tracking<T extends object, K extends NumberKey<T>> {
  readonly keys: readonly K[];
  /** The same record, its numbers tracked from now on. `place`: where it stands in the list. */
  readonly tracked: (record: T, place: number) => T;
  /** Whether nobody has written a tracked number: each is what the play began with, or less by so much. */
  readonly isTracked: (record: T) => boolean;
  /** A number of the record, not noted as read. */
  readonly valueOf: (record: T, key: K) => number;
  /** By how much it has lessened without being read. */
  readonly lessOf: (record: T, key: K) => number;
  /** Whether it has all the tracked numbers of the other. */
  readonly sameNumbers: (a: T, b: T) => boolean;
  /** What its tracked numbers are where it began with those of another record: each less by as much. */
  readonly numbersFrom: (record: T, begun: T) => readonly number[];
  /** Whether these are its tracked numbers. */
  readonly hasNumbers: (record: T, numbers: readonly number[]) => boolean;
  /** The same record with these tracked numbers. `place`: where it stands in the list. */
  readonly withNumbers: (record: T, place: number, numbers: readonly number[]) => T;
  /** The cells of the record in that place, in the order of the keys. */
  readonly cells: (place: number) => readonly Cell[];
  /** The same as `valueOf` and `lessOf` by the place of the key among the keys. */
  readonly valueAt: (record: T, nth: number) => number;
  readonly lessAt: (record: T, nth: number) => number;
}

const NEVER = Number.NEGATIVE_INFINITY;
const EVER = Number.POSITIVE_INFINITY;

function getter(nth: number): PropertyDescriptor & ThisType<{ readonly [TRACK]: Track }> {
  return {
    enumerable: true,
    configurable: true,
    get() {
      const { place, values } = this[TRACK];
      note(nth * PLACES + place);
      return values[nth];
    },
  };
}

/** Tracks the numbers under these keys; `untracked` copies every other field. */
export function tracking<T extends object, K extends NumberKey<T>>(
  keys: readonly K[],
  untracked: (record: T) => Untracked<T, K>,
): Tracking<T, K> {
  const count = keys.length;
  if (count > MOST_KEYS) throw new Error(`more than ${MOST_KEYS} tracked numbers`);
  const getters = keys.map((key, nth) => [key, getter(nth)] as const);
  const none: readonly number[] = keys.map(() => 0);
  const nthOf = (key: keyof T): number => (keys as readonly (keyof T)[]).indexOf(key);

  function writes(change: Partial<T>): boolean {
    for (const key of keys) if (key in change) return true;
    return false;
  }

  function made(
    from: T,
    place: number,
    values: readonly number[],
    less: readonly number[],
    numbers: Numbers | null,
  ): T {
    const record: Untracked<T, K> & { [TRACK]?: Track; [WAYS]?: Ways<T> } = untracked(from);
    const track: Track = { of: record, place, values, less, numbers };
    record[TRACK] = track;
    record[WAYS] = ways;
    for (const [key, own] of getters) Object.defineProperty(record, key, own);
    return record as object as T;
  }

  const ways: Ways<T> = {
    altered(record, change) {
      const track = trackOf(record);
      // whoever writes a tracked number has read the one before, or is taken to have
      if (!track || writes(change)) return { ...record, ...change };
      if (isSame(record, change)) return record;
      return Object.assign(made(record, track.place, track.values, track.less, null), change);
    },
    exceeds(record, key, limit) {
      const track = trackOf(record);
      const nth = nthOf(key);
      if (!track || nth < 0) return Number(record[key]) > limit;
      const begun = limit + (track.less[nth] ?? 0);
      const exceeds = (track.values[nth] ?? 0) > limit;
      noteCompared(nth * PLACES + track.place, exceeds ? begun : NEVER, exceeds ? EVER : begun);
      return exceeds;
    },
    lessened(record, key, by, change) {
      const track = trackOf(record);
      const nth = nthOf(key);
      if (!track || nth < 0 || writes(change))
        return ways.altered(record, { ...change, [key]: Number(record[key]) - by });
      const values = track.values.with(nth, (track.values[nth] ?? 0) - by);
      const less = track.less.with(nth, (track.less[nth] ?? 0) + by);
      if (!isSame(record, change))
        return Object.assign(made(record, track.place, values, less, null), change);
      return made(record, track.place, values, less, track.numbers && { ...track.numbers, serial: 0 });
    },
    told(record, key) {
      const nth = nthOf(key);
      return nth < 0 ? Number(record[key]) : valueAt(record, nth);
    },
  };

  function valueAt(record: T, nth: number): number {
    const track = trackOf(record);
    if (track) return track.values[nth] ?? Number.NaN;
    const key = keys[nth];
    return key === undefined ? Number.NaN : Number(record[key]);
  }
  const lessAt = (record: T, nth: number): number => trackOf(record)?.less[nth] ?? 0;

  return {
    keys,
    tracked: (record, place) => {
      if (place >= PLACES) throw new Error(`more than ${PLACES} records`);
      const values = keys.map((_key, nth) => valueAt(record, nth));
      return made(record, place, values, none, null);
    },
    isTracked: (record) => trackOf(record) !== undefined,
    valueOf: (record, key) => valueAt(record, nthOf(key)),
    lessOf: (record, key) => lessAt(record, nthOf(key)),
    numbersFrom: (record, begun) => keys.map((_key, nth) => valueAt(begun, nth) - lessAt(record, nth)),
    hasNumbers: (record, numbers) => numbers.every((number, nth) => valueAt(record, nth) === number),
    withNumbers: (record, place, numbers) => made(record, place, numbers, none, null),
    cells: (place) => keys.map((_key, nth) => nth * PLACES + place),
    sameNumbers: (a, b) => {
      for (let nth = 0; nth < count; nth++) if (valueAt(a, nth) !== valueAt(b, nth)) return false;
      return true;
    },
    valueAt,
    lessAt,
  };
}

/** The numbers that were given to a tracked record, if any were. */
export function numbersOf(record: object): Numbers | null {
  return trackOf(record)?.numbers ?? null;
}

/** Gives a tracked record its numbers. */
export function setNumbers(record: object, numbers: Numbers): void {
  const track = trackOf(record);
  if (track) track.numbers = numbers;
}
