import { clear, createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine } from '../../src/rules/rulebook.ts';
import { setPreference, stepBackAgreed, undo } from '../../src/store/game/actions.ts';
import { readPreferences } from '../../src/store/preferences.ts';
import { closeGame, deleteGame, refreshSaves } from '../../src/store/saving/close.ts';
import { whenKept } from '../../src/store/saving/keep.ts';
import { takeOver } from '../../src/store/saving/lookOn.ts';
import { continueGame, resumeLast } from '../../src/store/saving/open.ts';
import { useStore } from '../../src/store/store.ts';
import { begin, opened, play, reopen } from '../support/keptGame.ts';

const place = createStore('sabreur-hex', 'games');

beforeEach(() => {
  begin();
});

afterEach(async () => {
  const { open } = useStore.getState();
  if (open) await deleteGame(open.id);
});

test('a game saves itself after every answer and is there again, undone answers and branches too', async () => {
  play(260);
  await whenKept();
  expect(opened().save).toBe('saved');
  stepBackAgreed();
  stepBackAgreed();
  const before = opened();
  const after = await reopen();
  expect(after.game).toEqual(before.game);
  expect(after.log).toEqual(before.log);
  expect(after.history.ahead?.head.entry.answer).toEqual(before.history.ahead?.head.entry.answer);
  play(1);
  await whenKept();
  expect((await reopen()).history.length).toBe(before.history.length + 1);
});

test('a save writes the head and the chunk at the end, however long the game', async () => {
  play(250);
  await whenKept();
  const { id } = opened();
  const written: IDBValidKey[] = [];
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (key !== undefined) written.push(key);
    return put.call(this, value, key);
  });
  play(1);
  await whenKept();
  spy.mockRestore();
  expect(written).toEqual([`${id}/head`, `${id}/answers/2`]);
});

test('the list of saved games has it, a deleted game is gone without a trace', async () => {
  play(3);
  await whenKept();
  const { id } = opened();
  await refreshSaves();
  expect(useStore.getState().saves.find((saved) => saved.id === id)).toMatchObject({
    names: { blue: 'Jeanne', red: 'Karl' },
    answers: 3,
    over: false,
  });
  await deleteGame(id);
  expect(useStore.getState().open).toBeNull();
  expect((await entries<string, unknown>(place)).filter(([key]) => key.startsWith(id))).toEqual([]);
});

test('the game that was open comes back with the page', async () => {
  play(2);
  await whenKept();
  const { id } = opened();
  useStore.setState({ open: null });
  expect(await resumeLast()).toBe(true);
  expect(opened().id).toBe(id);
  closeGame();
  expect(await resumeLast()).toBe(false);
  await continueGame(id);
});

test('a half erased save is refused with a notice, and nothing breaks', async () => {
  play(3);
  await whenKept();
  const { id } = opened();
  closeGame();
  const broken = new Promise<void>((resolve) => {
    void place('readwrite', (store) => {
      store.put([{ faces: 'none' }], `${id}/answers/0`).onsuccess = () => resolve();
    });
  });
  await broken;
  expect(await continueGame(id)).toBe(false);
  expect(useStore.getState()).toMatchObject({ open: null, notice: { notice: 'fileRefused' } });
  await deleteGame(id);
});

test('rubbish in the storage hides no saved game', async () => {
  play(3);
  await whenKept();
  const { id } = opened();
  const saved = useStore.getState().saves;
  const rubbish = {
    'a/head': { saved: null, total: 1, cursor: 1 },
    'b/head': { saved: { id: 'b', savedAt: 'never' }, total: 1e12, cursor: 1 },
    'c/head': 'text',
  };
  await new Promise<void>((resolve) => {
    void place('readwrite', (store) => {
      for (const [key, value] of Object.entries(rubbish)) store.put(value, key);
      store.put(4, 17).onsuccess = () => resolve();
    });
  });
  await refreshSaves();
  const found = useStore.getState().saves.map((one) => one.id);
  expect(found).toContain(id);
  expect(found.filter((one) => one !== id && !saved.some((before) => before.id === one))).toEqual([]);
  expect((await reopen()).history.length).toBe(3);
  await clear(place);
});

test('a game deleted in another tab while it is played here is saved anew, whole', async () => {
  play(120);
  await whenKept();
  const { id } = opened();
  await clear(place);
  const other = new BroadcastChannel('sabreur-hex');
  other.postMessage({ tell: 'deleted', id });
  await vi.waitFor(async () => {
    await refreshSaves();
    expect(useStore.getState().saves).toHaveLength(1);
  });
  other.close();
  play(1);
  expect((await reopen()).history.length).toBe(121);
});

test('a second tab looks on, follows the moves, and takes over when the first closes', async () => {
  play(2);
  await whenKept();
  const { id } = opened();
  closeGame();
  let release = (): void => {};
  await new Promise<void>((held) => {
    void navigator.locks.request(`sabreur-hex/${id}`, () => {
      held();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  await continueGame(id);
  expect(opened().readOnly).toBe(true);
  expect(useStore.getState().notice).toEqual({ notice: 'otherTab' });
  expect(undo()).toMatchObject({ allowed: false, obstacle: 'readOnly' });
  expect(await takeOver()).toBe(false);

  const first = new BroadcastChannel('sabreur-hex');
  const at = opened().history.length;
  const [choice] = engine.legal(opened().game);
  const { side } = opened().game;
  first.postMessage({ tell: 'played', id, at, answers: [{ choice, side }] });
  await vi.waitFor(() => expect(opened().history.length).toBe(at + 1));
  first.postMessage({ tell: 'stepped', id, to: at });
  await vi.waitFor(() => expect(opened().history.length).toBe(at));
  expect(opened().readOnly).toBe(true);
  first.close();

  release();
  await vi.waitFor(() => expect(useStore.getState().notice).toEqual({ notice: 'mayTakeOver' }));
  expect(await takeOver()).toBe(true);
  expect(opened().readOnly).toBe(false);
  play(1);
  await whenKept();
  expect(opened()).toMatchObject({ save: 'saved', history: { length: at + 1 } });
});

test('preferences outlive the page; what is strange in them is not believed', () => {
  setPreference('speed', 'fast');
  setPreference('showGrid', false);
  expect(readPreferences()).toMatchObject({ speed: 'fast', showGrid: false });
  localStorage.setItem('sabreur-hex/preferences', '{"speed":"never","locale":7}');
  expect(readPreferences()).toMatchObject({ speed: 'normal', showGrid: true });
  localStorage.setItem('sabreur-hex/preferences', 'broken');
  expect(readPreferences().speed).toBe('normal');
  localStorage.clear();
});
