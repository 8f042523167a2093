/** Set-ups kept in the browser: by name, and the last one on the field. */
import { isRecord } from '../../engine/plainData.ts';
import { readSetup, type Setup, written } from './share.ts';

const SHELF = 'sabreur-hex/laboratory';
const LAST = 'sabreur-hex/laboratory-last';

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether there was room. */
function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function shelf(): Readonly<Record<string, unknown>> {
  const found = stored(SHELF);
  return isRecord(found) ? found : {};
}

/** The names of the set-ups kept here. */
export function shelved(): readonly string[] {
  return Object.keys(shelf()).sort((a, b) => a.localeCompare(b));
}

/** Keeps a set-up under a name; whether there was room. */
export function shelve(name: string, setup: Setup): boolean {
  return store(SHELF, { ...shelf(), [name]: written(setup) });
}

export function unshelve(name: string): void {
  const { [name]: _gone, ...others } = shelf();
  store(SHELF, others);
}

/** Nothing where what is kept under the name can no longer be read. */
export function fromShelf(name: string): Setup | null {
  return readSetup(shelf()[name]);
}

/** Remembers what is on the field, for the next time; where there is no room it is forgotten. */
export function rememberLast(setup: Setup): void {
  store(LAST, written(setup));
}

export function lastSetup(): Setup | null {
  return readSetup(stored(LAST));
}
