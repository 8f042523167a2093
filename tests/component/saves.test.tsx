/** Attacks on the storage of the games, from other pages and from within. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engine } from '../../src/rules/rulebook.ts';
import { DEMONSTRATIONS } from '../../src/scenarios/demonstrations/index.ts';
import { rothmuehle } from '../../src/scenarios/library/rothmuehle.ts';
import { stepBackAgreed } from '../../src/store/game/actions.ts';
import { earlierLines, takeUpLine } from '../../src/store/game/lines.ts';
import { showPosition } from '../../src/store/game/position.ts';
import { fetchRulebook } from '../../src/store/game/rulebook.ts';
import { setUpQuickly } from '../../src/store/game/setUp.ts';
import { clearPosition } from '../../src/store/game/suspended.ts';
import { newBattle, start } from '../../src/store/saving/begin.ts';
import { closeGame, deleteGame, refreshSaves } from '../../src/store/saving/close.ts';
import { fetchFiles } from '../../src/store/saving/fetchFiles.ts';
import { exportStored } from '../../src/store/saving/findStored.ts';
import { forget, whenKept } from '../../src/store/saving/keep.ts';
import { continueGame } from '../../src/store/saving/open.ts';
import { resumeLast } from '../../src/store/saving/resume.ts';
import { bought, eachUnit } from '../../src/store/scenarioEditor/acts.ts';
import { useStore } from '../../src/store/store.ts';
import { begin, clearAll, leaveLine, opened, play, reopen } from '../support/keptGame.ts';
import {
  deleteAll,
  done,
  inStorage,
  listed,
  NAME,
  playedElsewhere,
  putStored,
  readStored,
  storedKeys,
  takenOverByNewer,
} from '../support/storedGames.ts';

/** Everything asked for is saved, the game says so, and it opens as it was. */
async function expectKept(answers: number): Promise<void> {
  await whenKept();
  expect(opened().save).toBe('saved');
  expect((await reopen()).history.length).toBe(answers);
}

/** So many records are there (the game's, and which was played last), and it is kept. */
async function expectRecords(records: number, answers: number): Promise<void> {
  await expect.poll(() => storedKeys()).toHaveLength(records);
  await expectKept(answers);
}

beforeEach(async () => {
  await Promise.all([fetchRulebook(), fetchFiles()]);
  begin();
});

afterEach(clearAll);

test('the browser is asked, once, not to clear the storage as soon as a game is in it', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist');
  play(1);
  await whenKept();
  play(1);
  await whenKept();
  expect(persist).toHaveBeenCalledTimes(1);
  persist.mockRestore();
});

test('once a table has been shown the browser asks whoever leaves a battle that could not be saved, whatever room is open', async () => {
  await whenKept();
  const asks = (): boolean => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(asks()).toBe(false);
  useStore.setState({ open: { ...opened(), save: 'failed' } });
  expect(asks()).toBe(true);
});

test('who is asked whether to lose a battle is not asked any more once it is kept', async () => {
  play(1);
  await whenKept();
  useStore.setState({ notice: { notice: 'gameUnkept' } });
  play(1);
  await whenKept();
  expect(useStore.getState().notice).toBeNull();
});

test('nor is he where the battle lies below a position of the rulebook', async () => {
  play(1);
  const { id } = opened();
  const [position] = DEMONSTRATIONS;
  if (!position) throw new Error('the rulebook has no positions');
  showPosition(position);
  useStore.setState({ notice: { notice: 'gameUnkept' } });
  await whenKept();
  expect(useStore.getState().suspended?.open).toMatchObject({ id, save: 'saved' });
  expect(useStore.getState().notice).toBeNull();
  clearPosition();
});

test('a save that is done leaves no timer behind', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  play(1);
  await whenKept();
  const long = set.mock.results.filter((_, at) => (set.mock.calls[at]?.[1] ?? 0) >= 10_000);
  expect(long.length).toBeGreaterThan(0);
  for (const { value } of long) expect(cleared.mock.calls).toContainEqual([value]);
  set.mockRestore();
  cleared.mockRestore();
});

describe('the storage is cleared under the page', () => {
  test('the next answer writes everything', async () => {
    play(220);
    await whenKept();
    await inStorage((place) => place.clear());
    play(1);
    await expectKept(221);
  });

  test('whichever record is missing, the next answer writes it', async () => {
    play(220);
    leaveLine();
    play(1);
    stepBackAgreed();
    await whenKept();
    const { id } = opened();
    const keys = (await storedKeys()).filter((key) => String(key).startsWith(`${id}/`));
    // head, scenario, the list of branches and the one there is, three chunks of answers
    expect(keys).toHaveLength(7);
    for (const key of keys) {
      await inStorage((place) => place.delete(key));
      play(1);
      await whenKept();
      expect(await storedKeys(), String(key)).toEqual(expect.arrayContaining(keys));
    }
    const { length } = opened().history;
    expect((await reopen()).history.length).toBe(length);
  });

  test('without an answer it is seen when the page is looked at again', async () => {
    play(120);
    await whenKept();
    await inStorage((place) => place.clear());
    window.dispatchEvent(new Event('focus'));
    await expectRecords(6, 120);
  });

  test('another page deletes the storage: the game is written anew, whole, and is the one to come back to', async () => {
    play(120);
    await whenKept();
    const { id } = opened();
    await deleteAll();
    await expect.poll(() => storedKeys()).toHaveLength(6);
    await whenKept();
    expect(opened().save).toBe('saved');
    sessionStorage.clear();
    useStore.setState({ open: null });
    expect(await resumeLast()).toBe(true);
    expect(opened()).toMatchObject({ id, history: { length: 120 } });
  });

  test('deleted again and again while it is played, it loses nothing', async () => {
    for (let n = 0; n < 20; n++) {
      play(1);
      await Promise.all([deleteAll(), whenKept()]);
    }
    await expectRecords(5, 20);
  });

  test.each([1, 2])('an empty storage of form %i that somebody left is made anew', async (form) => {
    play(1);
    await whenKept();
    closeGame();
    // the list is read in two goes: the second would make the storage anew, in the present form
    await listed();
    await deleteAll();
    await done(indexedDB.open(NAME, form));
    void newBattle({ scenario: 'gersbach', names: { blue: '', red: '' } });
    play(1);
    await whenKept();
    expect(opened().save).toBe('saved');
  });
});

/** The branches lie by themselves, under numbers that a list holds. */
describe('the branches of a game', () => {
  const branchKeys = async () => (await storedKeys()).filter((key) => /\/branches\/\d+$/.test(String(key)));

  test('each is there after the game is opened again, and those left are gone from the storage', async () => {
    play(30);
    for (let n = 0; n < 3; n++) {
      leaveLine();
      play(2);
    }
    const { branches } = opened().history;
    expect(branches).toHaveLength(3);
    expect((await reopen()).history.branches).toEqual(branches);
    leaveLine();
    const left = opened().history.branches;
    expect((await reopen()).history.branches).toEqual(left);
    expect(await branchKeys()).toHaveLength(left.length);
    const [line] = earlierLines(opened());
    if (line) takeUpLine(line);
    const taken = opened().history.branches;
    expect((await reopen()).history.branches).toEqual(taken);
    expect(await branchKeys()).toHaveLength(taken.length);
  });

  /** As the first form of the storage held them: all under one key, in a database of that form. */
  async function inFirstForm(id: string): Promise<void> {
    const { branches } = opened().history;
    closeGame();
    await whenKept();
    const keys = await storedKeys();
    const records = await Promise.all(keys.map((key) => inStorage((place) => place.get(key))));
    await deleteAll();
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      const place = opening.result.createObjectStore('games');
      for (const [n, key] of keys.entries())
        if (!String(key).includes('/branches')) place.put(records[n], key);
      place.put(branches, `${id}/branches`);
    };
    await done(opening);
  }

  test('of a game that an earlier program saved are read, and written anew with the next answer', async () => {
    play(30);
    leaveLine();
    leaveLine();
    await whenKept();
    const { id, history } = opened();
    await inFirstForm(id);
    expect(await continueGame(id)).toBe(true);
    expect(useStore.getState().notice).toBeNull();
    expect(opened().history.branches).toEqual(history.branches);
    expect(await branchKeys()).toHaveLength(0);
    play(1);
    await expectKept(history.length + 1);
    expect(opened().history.branches).toEqual(history.branches);
    expect(await branchKeys()).toHaveLength(2);
  });

  test('one is erased under a game that was opened as it was saved: it is written anew', async () => {
    play(30);
    leaveLine();
    const { branches, length } = opened().history;
    await reopen();
    await expect.poll(() => opened().save).toBe('saved');
    const [key] = await branchKeys();
    await inStorage((place) => place.delete(String(key)));
    window.dispatchEvent(new Event('focus'));
    await expect.poll(() => branchKeys()).toHaveLength(1);
    await expectKept(length);
    expect(opened().history.branches).toEqual(branches);
  });

  test('one is erased while nobody looks: what is left is opened, and it is told', async () => {
    play(30);
    leaveLine();
    leaveLine();
    await whenKept();
    const { id, history } = opened();
    closeGame();
    const [key] = await branchKeys();
    await inStorage((place) => place.delete(String(key)));
    expect(await continueGame(id)).toBe(true);
    expect(opened().history.length).toBe(history.length);
    expect(opened().history.branches).toHaveLength(1);
    expect(useStore.getState().notice).toMatchObject({ notice: 'cutShort', leftOff: 1, stored: id });
  });
});

describe('the storage is cleared under a game that was opened as it was saved, before it is played on', () => {
  /** Opened by a page that has saved another game since, and so knows of this one only what it reads. */
  async function openedAnew(): Promise<void> {
    await whenKept();
    const { id } = opened();
    closeGame();
    begin();
    await whenKept();
    const other = opened().id;
    closeGame();
    expect(await deleteGame(other)).toBe(true);
    expect(await continueGame(id)).toBe(true);
    expect(opened()).toMatchObject({ id, save: 'saved' });
  }

  test('all records are erased: it is written whole when the page is looked at again', async () => {
    play(120);
    await openedAnew();
    await inStorage((place) => place.clear());
    window.dispatchEvent(new Event('focus'));
    await expectRecords(6, 120);
  });

  test('the storage is deleted: it is written whole at once', async () => {
    play(120);
    await openedAnew();
    await deleteAll();
    await expectRecords(6, 120);
  });

  test('a newer program takes over the storage: it is told at once', async () => {
    play(3);
    await openedAnew();
    await takenOverByNewer();
    await expect.poll(() => opened().save).toBe('outdated');
    await deleteAll();
    play(1);
    await whenKept();
    expect(opened().save).toBe('saved');
  });

  test('erased while it is shown: it is written whole at once', async () => {
    play(120);
    await whenKept();
    const { id } = opened();
    closeGame();
    const opening = indexedDB.open(NAME);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    // nothing can come between this and the moment it is shown
    const unsubscribe = useStore.subscribe(({ open }) => {
      if (!open) return;
      unsubscribe();
      opening.result.transaction('games', 'readwrite').objectStore('games').clear();
    });
    expect(await continueGame(id)).toBe(true);
    await expect.poll(() => storedKeys()).toHaveLength(6);
    opening.result.close();
    await whenKept();
    expect((await reopen()).history.length).toBe(120);
  });

  test('what was left of a broken game is saved as soon as what it was taken from is gone', async () => {
    play(230);
    await whenKept();
    const { id } = opened();
    closeGame();
    await inStorage((place) => place.delete(`${id}/answers/1`));
    expect(await continueGame(id)).toBe(true);
    const copy = opened().id;
    window.dispatchEvent(new Event('focus'));
    await inStorage((place) => place.clear());
    const other = new BroadcastChannel(NAME);
    other.postMessage({ tell: 'deleted', id });
    await expect.poll(() => storedKeys()).toContain(`${copy}/head`);
    await whenKept();
    expect(opened()).toMatchObject({ id: copy, save: 'saved' });
    other.close();
  });
});

test('a newer program takes over the storage: it is told that nothing is saved, until there is room again', async () => {
  play(3);
  await whenKept();
  await takenOverByNewer();
  await expect.poll(() => opened().save).toBe('outdated');
  play(1);
  await whenKept();
  expect(opened().save).toBe('outdated');
  await deleteAll();
  play(1);
  await expectKept(5);
});

test('what a newer program has saved is not said to be nothing', async () => {
  play(1);
  await whenKept();
  closeGame();
  await takenOverByNewer();
  expect(await listed()).toEqual([]);
  expect(useStore.getState().savesTrouble).toBe('outdated');
  await deleteAll();
  expect(await listed()).toEqual([]);
  expect(useStore.getState().savesTrouble).toBeNull();
});

/** Runs something, with a clock of its own, while connections break and of a new one nothing more is heard. */
async function whileItHangs(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('cut', 'InvalidStateError');
  });
  const asked: IDBOpenDBRequest[] = [];
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    const request = Object.create(EventTarget.prototype);
    asked.push(request);
    return request;
  });
  await run();
  vi.useRealTimers();
  transaction.mockRestore();
  open.mockRestore();
  for (const request of asked) request.onerror?.(new Event('error'));
  // those who waited for it learn of it first
  await new Promise((resolve) => setTimeout(resolve));
}

test('a storage that hangs is told in time, whatever is played meanwhile, and until something is saved again', async () => {
  play(3);
  await whenKept();
  await whileItHangs(async () => {
    for (let n = 0; n < 5; n++) {
      play(1);
      expect(opened().save).toBe('saving');
      await vi.advanceTimersByTimeAsync(4_000);
    }
    expect(opened().save).toBe('failed');
    for (let n = 0; n < 8; n++) {
      play(1);
      expect(opened().save).toBe('failed');
      await vi.advanceTimersByTimeAsync(4_000);
      expect(opened().save).toBe('failed');
    }
    await vi.advanceTimersByTimeAsync(60_000);
  });
  play(1);
  expect(opened().save).toBe('failed');
  await expectKept(17);
});

test('a storage that does not answer is told, and the list there was stands', async () => {
  play(1);
  await whenKept();
  const { id } = opened();
  closeGame();
  expect(await listed()).toEqual([id]);
  await whileItHangs(async () => {
    void refreshSaves();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(useStore.getState().savesTrouble).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(useStore.getState().savesTrouble).toBe('unanswered');
    expect(useStore.getState().saves.map((saved) => saved.id)).toEqual([id]);
  });
  expect(await listed()).toEqual([id]);
  expect(useStore.getState().savesTrouble).toBeNull();
});

test('a deletion that is never answered is told in time, and the game stays listed', async () => {
  play(1);
  await whenKept();
  const { id } = opened();
  closeGame();
  expect(await listed()).toEqual([id]);
  await whileItHangs(async () => {
    void deleteGame(id);
    // the lock of the game is asked for first, and nobody can hasten that
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(4_000);
        return useStore.getState().notice;
      })
      .toEqual({ notice: 'notDeleted', game: id });
    expect(useStore.getState().saves.map((saved) => saved.id)).toEqual([id]);
  });
  expect(await listed()).toEqual([id]);
});

test('a game forgotten while it is being saved is saved all the same', async () => {
  play(3);
  await whenKept();
  const { id } = opened();
  const native = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    forget(id);
    return native.call(this, value, key);
  });
  play(1);
  await whenKept();
  spy.mockRestore();
  expect(opened().save).toBe('saved');
  expect(useStore.getState().notice).toBeNull();
  expect((await reopen()).history.length).toBe(4);
});

test('half a save is none: what cannot be written whole leaves the one before', async () => {
  play(3);
  await whenKept();
  const native = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (String(key).includes('/answers/')) throw new DOMException('full', 'QuotaExceededError');
    return native.call(this, value, key);
  });
  play(1);
  await whenKept();
  expect(opened().save).toBe('failed');
  spy.mockRestore();
  expect(await readStored(`${opened().id}/head`)).toMatchObject({ total: 3 });
});

describe('a saved game carries its version and its hash', () => {
  test('the hash is that of its file, the version that of the files', async () => {
    play(30);
    await whenKept();
    const { text } = (await exportStored(opened().id)) ?? { text: '' };
    const { gameFileOf } = await import('../../src/scenarios/gameFile.ts');
    const { hash, version } = gameFileOf(opened());
    expect(JSON.parse(text)).toMatchObject({ format: 'sabreur-hex/game', hash, version, cursor: 30 });
  });

  test('R-150 a set-up behind a curtain opens as it was: the hash is not of the board that hides an army', async () => {
    await clearAll();
    const houseRules = { ...rothmuehle.houseRules, setup_hidden: 'yes', setup_first: 'blue' } as const;
    start({ ...eachUnit(rothmuehle, bought), houseRules }, 'unseen', { blue: '', red: '' });
    await expect.poll(() => setUpQuickly('army').allowed).toBe(true);
    const { id, game, history } = opened();
    expect(game).not.toEqual(history.game);
    await whenKept();
    closeGame();
    expect(await continueGame(id)).toBe(true);
    expect(opened().id).toBe(id);
    expect(useStore.getState().notice).toBeNull();
  });

  test('one of the first versions, without either, opens as it was', async () => {
    play(30);
    await whenKept();
    const { id, log } = opened();
    closeGame();
    const { version: _, hash: __, ...old } = await readStored(`${id}/head`);
    await putStored(`${id}/head`, old);
    expect(await continueGame(id)).toBe(true);
    expect(opened()).toMatchObject({ id, log });
    expect(useStore.getState().notice).toBeNull();
  });

  test('one of a version to come is refused, and can be exported as it is', async () => {
    play(30);
    await whenKept();
    const { id } = opened();
    closeGame();
    await putStored(`${id}/head`, { ...(await readStored(`${id}/head`)), version: 99 });
    expect(await continueGame(id)).toBe(false);
    expect(useStore.getState().notice).toMatchObject({
      notice: 'fileRefused',
      problem: { code: 'unknownVersion' },
      stored: id,
    });
    const { text } = (await exportStored(id)) ?? { text: '' };
    const { version, answers } = JSON.parse(text);
    expect({ version, answers: answers.length }).toEqual({ version: 99, answers: 30 });
  });

  test('a board that comes out otherwise is opened and told, and what was saved stays', async () => {
    play(30);
    await whenKept();
    const { id } = opened();
    closeGame();
    await putStored(`${id}/head`, { ...(await readStored(`${id}/head`)), hash: 'a'.repeat(64) });
    expect(await continueGame(id)).toBe(true);
    expect(opened()).toMatchObject({ history: { length: 30 }, save: 'saved' });
    expect(opened().id).not.toBe(id);
    expect(useStore.getState().notice).toMatchObject({ notice: 'cutShort', leftOff: 0, stored: id });
  });
});

describe('a saved game that no longer replays opens up to the last answer that does', () => {
  /** Saves 230 answers, the one at this index no longer legal, and opens the game again. */
  async function broken(at: number, change: (answers: unknown[]) => void): Promise<string> {
    play(230);
    await whenKept();
    const { id } = opened();
    closeGame();
    const key = `${id}/answers/${Math.floor(at / 100)}`;
    const answers = await inStorage<unknown[]>((place) => place.get(key));
    change(answers);
    await putStored(key, answers);
    await continueGame(id);
    return id;
  }

  test('what is left off is told, goes on as a game of its own, and lies as it was in the storage', async () => {
    const id = await broken(117, (answers) => {
      answers[17] = { choice: { choose: 'endInitiative' }, side: 'blue' };
    });
    expect(opened()).toMatchObject({ history: { length: 117 }, readOnly: false, save: 'saved' });
    expect(useStore.getState().notice).toMatchObject({
      notice: 'cutShort',
      leftOff: 113,
      game: { wrong: 'rulesChanged', at: 117 },
      stored: id,
    });
    expect(await listed()).toEqual([id]);
    play(1);
    await whenKept();
    expect((await listed()).toSorted()).toEqual([id, opened().id].toSorted());
    expect(await readStored(`${id}/head`)).toMatchObject({ total: 230, cursor: 230 });
    expect((await reopen()).history.length).toBe(118);
  });

  test('before it is played on, the page comes back to what was saved', async () => {
    const id = await broken(117, (answers) => {
      answers[17] = { choice: { choose: 'endInitiative' }, side: 'blue' };
    });
    useStore.setState({ open: null, notice: null });
    expect(await resumeLast()).toBe(true);
    expect(useStore.getState().notice).toMatchObject({ notice: 'cutShort', stored: id });
  });

  test('an answer that is none', async () => {
    await broken(204, (answers) => {
      answers[4] = { faces: 'none' };
    });
    expect(opened().history.length).toBe(204);
    expect(useStore.getState().notice).toMatchObject({ notice: 'cutShort', leftOff: 26, game: null });
  });

  test('part of the answers erased', async () => {
    play(230);
    await whenKept();
    const { id } = opened();
    closeGame();
    await inStorage((place) => place.delete(`${id}/answers/1`));
    expect(await continueGame(id)).toBe(true);
    expect(opened().history.length).toBe(100);
    expect(useStore.getState().notice).toMatchObject({ notice: 'cutShort', leftOff: 130, game: null });
  });

  test('of which nothing can be played any more: it is refused, and can be exported', async () => {
    const id = await broken(0, (answers) => {
      answers[0] = { choice: { choose: 'endInitiative' }, side: 'blue' };
    });
    expect(useStore.getState()).toMatchObject({
      open: null,
      notice: { notice: 'fileRefused', stored: id },
    });
    expect(await exportStored(id)).toMatchObject({ name: expect.stringMatching(/json$/) });
  });
});

test('a game that another tab has open is not deleted', async () => {
  play(2);
  await whenKept();
  const { id } = opened();
  closeGame();
  const leave = await playedElsewhere(id);
  expect(await deleteGame(id)).toBe(false);
  expect(useStore.getState().notice).toEqual({ notice: 'openElsewhere', game: id });
  expect(await listed()).toEqual([id]);
  leave();
  await expect.poll(() => deleteGame(id)).toBe(true);
  expect(await storedKeys()).toEqual([]);
});

test('a game that could not be deleted is not said to be gone', async () => {
  play(2);
  await whenKept();
  const { id } = opened();
  closeGame();
  const heard: unknown[] = [];
  const other = new BroadcastChannel(NAME);
  other.onmessage = ({ data }) => heard.push(data);
  const native = IDBObjectStore.prototype.delete;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    what,
  ) {
    if (what instanceof IDBKeyRange) throw new DOMException('no', 'UnknownError');
    return native.call(this, what);
  });
  expect(await deleteGame(id)).toBe(false);
  spy.mockRestore();
  expect(useStore.getState().notice).toEqual({ notice: 'notDeleted', game: id });
  expect(await listed()).toEqual([id]);
  expect(await deleteGame(id)).toBe(true);
  // what is told comes in its order
  await expect.poll(() => heard).toContainEqual({ tell: 'deleted', id });
  expect(heard.filter((one) => JSON.stringify(one).includes('deleted'))).toHaveLength(1);
  other.close();
});

test('malformed messages of other tabs are dropped, and the next good one is followed', async () => {
  play(2);
  await whenKept();
  const { id } = opened();
  useStore.setState({ open: { ...opened(), readOnly: true } });
  const { history } = opened();
  const at = history.length;
  const [choice] = engine.legal(history.game);
  const good = { tell: 'played', id, at, answers: [{ choice, side: history.game.side }] };
  const bad: unknown[] = [
    null,
    undefined,
    7,
    'played',
    [],
    {},
    new Map([['tell', 'deleted']]),
    { tell: 'deleted' },
    { tell: 'deleted', id: { toString: 1 } },
    { tell: 'stepped', id },
    { tell: 'stepped', id, to: '0' },
    { tell: 'stepped', id, to: -1 },
    { tell: 'stepped', id, to: Number.NaN },
    { tell: 'stepped', id, to: 0.5 },
    { tell: 'saved', id, length: 'none', ended: true },
    { tell: 'saved', id, length: 0 },
    { ...good, extra: true },
    { ...good, at: null },
    { ...good, answers: null },
    { ...good, answers: { length: 1 } },
    { ...good, answers: [null] },
    { ...good, answers: [{ choice }] },
    { ...good, answers: [{ choice: { ...choice, more: 1 }, side: 'blue' }] },
    { ...good, answers: [{ faces: [{}], source: 'seed' }] },
    { ...good, answers: new Array(3) },
    { ...good, id: 'another' },
  ];
  const faults: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    faults.push(event);
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  const other = new BroadcastChannel('sabreur-hex');
  const seen = vi.fn();
  const unsubscribe = useStore.subscribe(seen);
  for (const message of bad) other.postMessage(message);
  other.postMessage(good);
  await expect.poll(() => opened().history.length).toBe(at + 1);
  // nothing but the good message has changed anything
  expect(seen.mock.calls.filter(([state]) => state.open?.history === history)).toEqual([]);
  expect(faults).toEqual([]);
  unsubscribe();
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  other.close();
});
