import { afterEach, expect, test, vi } from 'vitest';
import { ask, Failed } from '../../../src/worker/client.ts';

/** A worker whose script never comes. */
class Lost {
  onerror: (() => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onerror?.());
  }
  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('whoever asks a worker that could not be fetched is told so, and the next question is answered by another', async () => {
  vi.stubGlobal('Worker', Lost);
  await expect(ask({ ask: 'branch', node: 0 }).answer).rejects.toThrow(Failed);
  vi.unstubAllGlobals();
  await expect(ask({ ask: 'branch', node: 0 }).answer).resolves.toBeNull();
});
