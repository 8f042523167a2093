import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRANCHES_KEPT, entriesOf } from '../../src/engine/history.ts';
import { engine } from '../../src/rules/rulebook.ts';
import { setPreference, stepBackAgreed, undo } from '../../src/store/game/actions.ts';
import { readPreferences } from '../../src/store/preferences.ts';
import { closeGame, deleteGame, refreshSaves } from '../../src/store/saving/close.ts';
import { whenKept } from '../../src/store/saving/keep.ts';
import { takeOver } from '../../src/store/saving/lookOn.ts';
import { continueGame } from '../../src/store/saving/open.ts';
import { resumeLast } from '../../src/store/saving/resume.ts';
import { useStore } from '../../src/store/store.ts';
import { begin, clearAll, leaveLine, opened, play, reopen } from '../support/keptGame.ts';
import { inStorage, NAME, playedElsewhere, putStored, storedKeys } from '../support/storedGames.ts';

beforeEach(() => {
  begin();
});

afterEach(clearAll);

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

/** What is written meanwhile, by its key, until all is saved. */
async function written(run: () => void): Promise<ReadonlyMap<string, unknown>> {
  const records = new Map<string, unknown>();
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    records.set(String(key), value);
    return put.call(this, value, key);
  });
  run();
  await whenKept();
  spy.mockRestore();
  return records;
}

test('a save writes the head and the chunk at the end, however long the game', async () => {
  play(250);
  await whenKept();
  const { id } = opened();
  const records = await written(() => play(1));
  expect([...records.keys()]).toEqual([`${id}/head`, `${id}/answers/2`]);
});

test('a new branch is written alone, however many there are', async () => {
  play(150);
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  const line = entriesOf(open.history).map(({ answer: given }) => given);
  // as long as they come to be when a battle is played again and again
  const branches = Array.from({ length: BRANCHES_KEPT }, (_, n) => {
    const at = n % 20;
    return { at, answers: line.slice(at, 149 - Math.floor(n / 20)) };
  });
  useStore.setState({ open: { ...open, history: { ...open.history, branches } } });
  const all = await written(() => play(1));
  const { id } = open;
  expect([...all.keys()].filter((key) => key.startsWith(`${id}/branches/`))).toHaveLength(BRANCHES_KEPT);

  const one = await written(leaveLine);
  expect(opened().history.branches).toHaveLength(BRANCHES_KEPT);
  const chunks = [...one.keys()].filter((key) => key.includes('/answers/'));
  expect([...one.keys()].filter((key) => !chunks.includes(key))).toEqual([
    `${id}/head`,
    `${id}/branches/${BRANCHES_KEPT}`,
    `${id}/branches`,
  ]);
  const bytes = (records: typeof all) => JSON.stringify([...records.values()]).length;
  expect(bytes(one)).toBeLessThan(bytes(all) / 50);
  // the one that had to make room is gone
  expect(await storedKeys()).not.toContain(`${id}/branches/0`);
  expect((await reopen()).history.branches).toHaveLength(BRANCHES_KEPT);
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
  expect((await storedKeys()).filter((key) => String(key).startsWith(id))).toEqual([]);
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
  await putStored(`${id}/answers/0`, [{ faces: 'none' }]);
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
  for (const [key, value] of Object.entries(rubbish)) await putStored(key, value);
  await inStorage((place) => place.put(4, 17));
  await refreshSaves();
  const found = useStore.getState().saves.map((one) => one.id);
  expect(found).toContain(id);
  expect(found.filter((one) => one !== id && !saved.some((before) => before.id === one))).toEqual([]);
  expect((await reopen()).history.length).toBe(3);
  await inStorage((place) => place.clear());
});

test('a game deleted in another tab while it is played here is saved anew, whole', async () => {
  play(120);
  await whenKept();
  const { id } = opened();
  await inStorage((place) => place.clear());
  const other = new BroadcastChannel(NAME);
  other.postMessage({ tell: 'deleted', id });
  await expect
    .poll(async () => {
      await refreshSaves();
      return useStore.getState().saves;
    })
    .toHaveLength(1);
  other.close();
  play(1);
  expect((await reopen()).history.length).toBe(121);
});

test('a second tab looks on, follows the moves, and takes over when the first closes', async () => {
  play(2);
  await whenKept();
  const { id } = opened();
  closeGame();
  const leave = await playedElsewhere(id);
  await continueGame(id);
  expect(opened().readOnly).toBe(true);
  expect(useStore.getState().notice).toEqual({ notice: 'otherTab' });
  expect(undo()).toMatchObject({ allowed: false, obstacle: 'readOnly' });
  expect(await takeOver()).toBe(false);

  const first = new BroadcastChannel(NAME);
  const at = opened().history.length;
  const [choice] = engine.legal(opened().game);
  const { side } = opened().game;
  first.postMessage({ tell: 'played', id, at, answers: [{ choice, side }] });
  await expect.poll(() => opened().history.length).toBe(at + 1);
  first.postMessage({ tell: 'stepped', id, to: at });
  await expect.poll(() => opened().history.length).toBe(at);
  expect(opened().readOnly).toBe(true);
  first.close();

  leave();
  await expect.poll(() => useStore.getState().notice).toEqual({ notice: 'mayTakeOver' });
  expect(await takeOver()).toBe(true);
  expect(opened().readOnly).toBe(false);
  play(1);
  await whenKept();
  expect(opened()).toMatchObject({ save: 'saved', history: { length: at + 1 } });
});

test('preferences outlive the page; what is strange in them is not believed', () => {
  setPreference('speed', 'slow');
  setPreference('showGrid', false);
  expect(readPreferences()).toMatchObject({ speed: 'slow', showGrid: false });
  localStorage.setItem('sabreur-hex/preferences', '{"speed":"never","locale":7}');
  expect(readPreferences()).toMatchObject({ speed: 'normal', showGrid: true });
  localStorage.setItem('sabreur-hex/preferences', 'broken');
  expect(readPreferences().speed).toBe('normal');
  localStorage.clear();
});
