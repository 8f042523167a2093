/**
 * What was at hand the last time, of what is kept nowhere else. Each tab comes back to its own, whatever other tabs did
 * since; a new tab begins with what was last changed in any. Where there is no room for it, what was put there before is
 * at hand again.
 */

type Place = () => Pick<Storage, 'getItem' | 'setItem'>;

/** What lies there outlives a reload, and is lost with the tab. */
const thisTab: Place = () => sessionStorage;
const everyTab: Place = () => localStorage;

function stored(place: Place, key: string): unknown {
  try {
    return JSON.parse(place().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether there was room; else the next time begins as if it had not been changed. */
function store(place: Place, key: string, value: object): boolean {
  try {
    place().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** This tab comes back to it, if there is room; for others it is nothing yet. */
export function holdHere(key: string, value: object): boolean {
  return store(thisTab, key, value);
}

/** It was changed here: this tab comes back to it, and new tabs begin with it. Whether either will. */
export function rememberLast(key: string, value: object): boolean {
  const isHeld = holdHere(key, value);
  return store(everyTab, key, value) || isHeld;
}

/** Whether this tab comes back to just that. */
export function isLastHere(key: string, value: object): boolean {
  const found = stored(thisTab, key) ?? stored(everyTab, key);
  return found !== null && JSON.stringify(found) === JSON.stringify(value);
}

export interface LastHere<T> {
  /** What this tab, or else any, had at hand; nothing where that cannot be read. */
  readonly last: T | null;
  /** Whether what this tab had at hand, or else any, can no longer be read; another tab's may be there instead. */
  readonly isLost: boolean;
}

export function lastHere<T>(key: string, read: (data: unknown) => T | null): LastHere<T> {
  const own = stored(thisTab, key);
  const found = own ?? stored(everyTab, key);
  const last = read(found);
  if (found === null || last !== null) return { last, isLost: false };
  return { last: own === null ? null : read(stored(everyTab, key)), isLost: true };
}
