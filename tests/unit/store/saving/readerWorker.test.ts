/** What breaks in the worker that reads is heard of by the page, which then reads by itself. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  readFileBeside,
  readLinkBeside,
  readSharedBeside,
  readStoredBeside,
} from '../../../../src/store/saving/reader.ts';
import { readAsked } from '../../../../src/store/saving/reading.ts';
import { whatFile } from '../../../../src/store/saving/whatFile.ts';

vi.mock('../../../../src/store/saving/reading.ts', { spy: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a fault in the worker is thrown where its page hears of it', async () => {
  const port: { readonly onmessage: unknown } = globalThis;
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('postMessage', () => {});
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
  expect(await readFileBeside('{}')).toEqual(REFUSED);
});

type Manner = (worker: Speaking) => void;
/** What the page hears of a worker. */
interface Speaking {
  readonly onmessage: (event: { readonly data: unknown }) => void;
  isTerminated: boolean;
}
const keepsSilent: Manner = () => {
  // as one whose code is still on its way
};
/** As one that was killed. */
const fallsSilent: Manner = (worker) => worker.onmessage({ data: { working: true } });
const REFUSED = await whatFile('{}');

const works: Manner = (worker) => {
  for (let n = 1; n <= 40; n++) setTimeout(() => worker.onmessage({ data: { working: true } }), n * 1_000);
  setTimeout(() => worker.onmessage({ data: { told: REFUSED } }), 41_000);
};

/** Workers of these manners, the last for all that follow. */
function begin(...manners: readonly Manner[]): readonly Speaking[] {
  const all: Speaking[] = [];
  vi.stubGlobal('Worker', function speaking(this: Speaking & Record<string, unknown>) {
    const manner = manners[Math.min(all.length, manners.length - 1)];
    all.push(this);
    this.isTerminated = false;
    this['postMessage'] = () => queueMicrotask(() => manner?.(this));
    this['terminate'] = () => {
      this.isTerminated = true;
    };
  });
  return all;
}

test('a worker that dies in silence is noticed, and another reads', async () => {
  vi.useFakeTimers();
  const all = begin(fallsSilent, works);
  const reading = vi.fn();
  void readFileBeside('{}').then(reading);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  // and one that tells that it is at work has all the time it needs
  await vi.advanceTimersByTimeAsync(42_000);
  expect(reading).toHaveBeenCalledWith(REFUSED);
  expect(all.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

test('what two workers fell silent over is told as not read, and not read in the page', async () => {
  vi.useFakeTimers();
  vi.mocked(readAsked).mockClear();
  const all = begin(fallsSilent);
  const said = Promise.all([
    readFileBeside('{}'),
    readStoredBeside('x'),
    readSharedBeside('{}'),
    readLinkBeside('x'),
  ]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await said).toEqual([
    { ok: false, problem: null, game: null },
    { ok: false, problem: 'unread' },
    null,
    { ok: false, why: 'damaged' },
  ]);
  expect(all).toHaveLength(8);
  expect(readAsked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a worker that does not come to work is not waited for, and its text is not to blame: the page reads by itself', async () => {
  vi.useFakeTimers();
  const all = begin(keepsSilent);
  const reading = vi.fn();
  void readFileBeside('{}').then(reading);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(all.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(reading).toHaveBeenCalledWith(REFUSED));
});

/** The worker's own code, begun here: how it is asked, and all that it says. */
async function listening() {
  const port: { readonly onmessage: unknown } = globalThis;
  const said: unknown[] = [];
  vi.resetModules();
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('postMessage', (data: unknown) => said.push(data));
  await import('../../../../src/store/saving/readerWorker.ts');
  const { onmessage } = port;
  if (typeof onmessage !== 'function') throw new Error('deaf');
  return { asks: (data: object): void => onmessage({ data }), said };
}

test('a worker tells that it is at work as soon as it is asked', async () => {
  const { asks, said } = await listening();
  asks({ read: 'file', text: '{}' });
  expect(said).toEqual([{ working: true }]);
  await vi.waitFor(() => expect(said).toHaveLength(2));
});

test('a worker tells that it is at work while it replays a long game', async () => {
  const { asks, said } = await listening();
  const text = readFileSync(
    new URL('../../../support/saves/version2/holdsLong.json', import.meta.url),
    'utf8',
  );
  asks({ read: 'file', text });
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ told: { ok: true } }), 60_000);
  expect(said.slice(0, -1)).not.toEqual([]);
  expect(new Set(said.slice(0, -1).map((one) => JSON.stringify(one)))).toEqual(new Set(['{"working":true}']));
});
