/** The storages of a browser as its tabs have them: one for all of them, and one for each. */
import { vi } from 'vitest';

function holding(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

/** A browser that holds nothing yet; `kept` is what all tabs share. */
export function freshBrowser() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', holding(kept));
  /** What is done from now on is done in this tab. */
  const inTab = (own: Map<string, string>): void => {
    vi.stubGlobal('sessionStorage', holding(own));
  };
  inTab(new Map());
  return { kept, inTab };
}
