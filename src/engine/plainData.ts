/**
 * What comes from outside is copied once, and the copy alone is looked at: an object that behaves (with getters, methods
 * of its own, a prototype, traps) could otherwise be one thing when it is checked and another when it is used.
 */

export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;
export interface PlainRecord {
  readonly [key: string]: Plain;
}

/** An answer is far smaller. */
const MOST_VALUES = 10_000;
/** In texts and keys together. A group of all units of the largest battle, by the longest names, has a tenth of them. */
const MOST_LETTERS = 100_000;
/** And far flatter: what goes deeper, in circles for instance, would be too deep for whoever goes through the copy. */
const DEEPEST = 100;

interface Budget {
  values: number;
  letters: number;
  depth: number;
}

/** Whether a field is there for all to see and is not worked out when it is read. */
function isBare(found: PropertyDescriptor | undefined): found is PropertyDescriptor & { value: unknown } {
  return found !== undefined && found.enumerable === true && 'value' in found;
}

/** The fields of an object that is nothing but its fields, in an object of our own; none of any other, or of too many. */
function ownFields(from: object, most: number): Record<string, unknown> | undefined {
  if (Object.getPrototypeOf(from) !== Object.prototype) return undefined;
  const fields: Record<string, unknown> = {};
  // all keys or none: for…in gathers them too before it gives the first, and passes over hidden ones, so that nothing
  // refuses a million of them sooner than in a second or two
  const keys = Reflect.ownKeys(from);
  if (keys.length > most) return undefined;
  for (const key of keys) {
    // a field of that name would be taken for the prototype
    if (typeof key !== 'string' || key === '__proto__') return undefined;
    const found = Object.getOwnPropertyDescriptor(from, key);
    if (!isBare(found)) return undefined;
    fields[key] = found.value;
  }
  return fields;
}

/** Every item of a list that is nothing but its items, none left out; none for any other list. */
function ownItems(from: readonly unknown[], most: number): unknown[] | undefined {
  const { length } = from;
  // its other key is the length
  if (length > most || Object.getPrototypeOf(from) !== Array.prototype) return undefined;
  if (Reflect.ownKeys(from).length !== length + 1) return undefined;
  const items: unknown[] = [];
  for (let at = 0; at < length; at++) {
    const found = Object.getOwnPropertyDescriptor(from, at);
    if (!isBare(found)) return undefined;
    items.push(found.value);
  }
  return items;
}

function copyOfList(from: readonly unknown[], budget: Budget): readonly Plain[] | undefined {
  const items = ownItems(from, budget.values);
  const copy: Plain[] = [];
  for (const item of items ?? []) {
    const inner = copyOf(item, budget);
    if (inner === undefined) return undefined;
    copy.push(inner);
  }
  return items && copy;
}

function copyOfRecord(from: object, budget: Budget): PlainRecord | undefined {
  const fields = ownFields(from, budget.values);
  const copy: Record<string, Plain> = {};
  for (const key in fields) {
    if (!isAfforded(key, budget)) return undefined;
    const inner = copyOf(fields[key], budget);
    if (inner === undefined) return undefined;
    copy[key] = inner;
  }
  return fields && copy;
}

/** One text may stand in many places: it is paid for in each, as it is written in each. */
function isAfforded(text: string, budget: Budget): boolean {
  budget.letters -= text.length;
  return budget.letters >= 0;
}

function copyOf(value: unknown, budget: Budget): Plain | undefined {
  if (budget.values-- <= 0) return undefined;
  if (typeof value === 'string') return isAfforded(value, budget) ? value : undefined;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || budget.depth === DEEPEST) return undefined;
  budget.depth++;
  const copy = Array.isArray(value) ? copyOfList(value, budget) : copyOfRecord(value, budget);
  budget.depth--;
  return copy;
}

/** What the work gives, or nothing where the object looked at throws: nothing that it throws may get out. */
function unlessItThrows<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

let made: object | null = null;

/** An answer of the program's own making, to be given at once: what it holds is known to be plain and its own. */
export function ownAnswer<T extends object>(answer: T): T {
  made = answer;
  return answer;
}

/** Whether it is the very answer that the program made last: a proxy of it is another object. */
export function isOwnAnswer(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && value === made;
}

/** The same plain data, which nobody can change any more, nor anything in it. */
export function frozen<T extends object>(plain: T): T {
  for (const key in plain) {
    const inner = plain[key];
    if (typeof inner === 'object' && inner !== null) frozen(inner);
  }
  return Object.freeze(plain);
}

/** A value as plain data of our own; none of whatever is not plain data through and through. */
export function plainCopy(value: unknown): Plain | undefined {
  return unlessItThrows(() => copyOf(value, { values: MOST_VALUES, letters: MOST_LETTERS, depth: 0 }));
}

/** The fields of a record, read once; what they hold is not yet copied. None of whatever is not a plain record. */
export function plainFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return unlessItThrows(() => ownFields(value, MOST_VALUES));
}

/**
 * Whether a proxy is in it. Nothing in the language can tell one from what it stands for, but the platform's own copy
 * refuses it. To be asked only of what was plain when it was copied: no foreign code runs then.
 */
export function holdsProxy(value: unknown): boolean {
  return unlessItThrows(() => structuredClone(value)) === undefined;
}

/** Whether it is a record rather than a list or a bare value; of what it holds nothing is known. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same of plain data, all of which is known. */
export function isPlainRecord(value: Plain): value is PlainRecord {
  return isRecord(value);
}
