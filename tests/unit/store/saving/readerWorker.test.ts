/** What breaks in the worker that reads is heard of by the page, which then reads by itself. */
import { afterEach, expect, test, vi } from 'vitest';
import { readFile } from '../../../../src/store/saving/files.ts';
import { readFileBeside } from '../../../../src/store/saving/reader.ts';
import { readAsked } from '../../../../src/store/saving/reading.ts';

vi.mock('../../../../src/store/saving/reading.ts', { spy: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a fault in the worker is thrown where its page hears of it', async () => {
  const port: { readonly onmessage: unknown } = globalThis;
  vi.stubGlobal('onmessage', null);
  await import('../../../../src/store/saving/readerWorker.ts');
  vi.mocked(readAsked).mockRejectedValueOnce(new Error('broken'));
  vi.useFakeTimers();
  if (typeof port.onmessage === 'function') port.onmessage({ data: { read: 'file', text: '' } });
  // what is thrown comes a turn later
  for (let n = 0; n < 10; n++) await null;
  expect(vi.getTimerCount()).toBe(1);
  expect(() => vi.runAllTimers()).toThrow('broken');
});

test.each([
  [
    'cannot be begun',
    () => {
      throw new Error('not here');
    },
  ],
  [
    'breaks',
    function broken(this: { onerror: () => void; postMessage: () => void; terminate: () => void }) {
      this.terminate = () => {};
      this.postMessage = () => queueMicrotask(() => this.onerror());
    },
  ],
])('where the worker %s, the page reads by itself', async (_how, Worker) => {
  vi.stubGlobal('Worker', Worker);
  expect(await readFileBeside('{}')).toEqual(readFile('{}'));
});
