/** A newer version that waits is loaded at a press, over no battle but the one that its players have given up. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForOffline } from '../../../src/offline/newVersion.ts';
import { goOnWithout } from '../../../src/store/saving/giveWay.ts';
import { whenKept } from '../../../src/store/saving/keep.ts';
import type { OpenGame } from '../../../src/store/state.ts';
import { useStore } from '../../../src/store/store.ts';
import { begin, opened } from '../store/table.ts';

const home = new URL('./', import.meta.url).href;
const reload = vi.fn();
/** The waiting version answers that it is handed out from now on, or is replaced before it can. */
let answer: () => void;
let replace: () => void;

/** What is offered where that battle is on the table, as it is pressed. */
async function pressed(): Promise<void> {
  const offered = new Promise<() => void>((resolve) => void keepForOffline(resolve));
  (await offered)();
}

/** Sooner than the program would stop waiting by itself, in milliseconds. */
const soon = { timeout: 5000 };

const asked = () => useStore.getState().notice?.notice === 'gameUnkept';

beforeEach(async () => {
  reload.mockReset();
  const listens = { addEventListener: () => {} };
  const waiting = {
    state: 'installed',
    addEventListener: (_change: string, heard: () => void) => {
      replace = () => {
        waiting.state = 'redundant';
        heard();
      };
    },
    postMessage: (_take: string, [port]: readonly MessagePort[]) => {
      answer = () => port?.postMessage('taken');
    },
  };
  const registration = { ...listens, waiting, active: {}, installing: null };
  vi.stubGlobal('navigator', { serviceWorker: { ...listens, register: async () => registration } });
  vi.stubGlobal('document', { baseURI: home });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('caches', {
    keys: async () => [`sabreur-hex ${home} one`, `sabreur-hex ${home} other`],
    match: async () => ({}),
  });
  begin();
  // here is no storage: the save has failed by now
  await whenKept();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, OpenGame['save']]>([
  ['the battle that was given up at the press', 'failed'],
  ['a battle that is kept', 'saved'],
])('%s is not asked about when the answer comes', async (_, save) => {
  useStore.setState({ open: { ...opened(), save } });
  await pressed();
  answer();
  await expect.poll(() => reload.mock.calls.length, soon).toBe(1);
  expect(asked()).toBe(false);
});

test('a battle begun before the answer, which nothing keeps, is loaded over only when its players say so', async () => {
  await pressed();
  begin();
  await whenKept();
  answer();
  await expect.poll(asked, soon).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  goOnWithout();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that is replaced before it answers is not waited for', async () => {
  await pressed();
  expect(reload).not.toHaveBeenCalled();
  replace();
  await expect.poll(() => reload.mock.calls.length, soon).toBe(1);
});
