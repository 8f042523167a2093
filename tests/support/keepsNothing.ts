/** A browser that has no room to keep anything, and what it asks before something is lost. */
import { vi } from 'vitest';

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Nothing is put anywhere from now on, until mocks are restored. */
export function keepNothing(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
}

/** Whether the browser asks before the page is left. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
