/**
 * Games keep themselves. The answers lie in chunks, and each branch by itself, so that a save costs the same however long
 * the game: the last chunk, a new branch and a small head, in one transaction. Play never waits for it.
 */
import { promisifyRequest } from 'idb-keyval';
import type { Branch, Recorded } from '../../engine/history.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import type { BattleHistory, OpenGame, SaveState } from '../state.ts';
import { fetchFiles, filesHere } from './fetchFiles.ts';
import { type Head, headOf, isHead, isSameSave } from './saveHead.ts';
import { isOutdated, storage, tellWhenCut } from './storage.ts';
import {
  branchesKey,
  branchKey,
  CHUNK,
  chunkKey,
  headKey,
  keysOf,
  LAST,
  numbersIn,
  scenarioKey,
} from './stored.ts';

type Write = [IDBValidKey, unknown];

/** How many records are written at a stretch. */
const TOGETHER = 5;

/** The branches under the numbers by which they are stored. */
type Numbered = ReadonlyMap<Branch<SabreurTypes>, number>;

/** What the saved game holds already: the whole line of answers, and the branches. */
interface Kept {
  readonly id: string;
  readonly line: Recorded<SabreurTypes>[];
  /** None where it was not written here, and so may lie there in an older form: the next save writes everything. */
  branches: Numbered | null;
  /** The state whose hash was not saved with it, because what reckons it was not here yet, and the head that was. */
  unmarked: { readonly game: Game; readonly head: Head } | null;
}

function nothingOf(id: string): Kept {
  return { id, line: [], branches: null, unmarked: null };
}

/** Brings the line up to the history and gives the index of the first answer that changed. */
function follow(line: Recorded<SabreurTypes>[], history: BattleHistory): number {
  let first = history.length;
  for (let at = history.past; at !== null; at = at.rest) {
    const { entry } = at.head;
    if (line[entry.at] === entry.answer) break;
    line[entry.at] = entry.answer;
    first = entry.at;
  }
  let total = history.length;
  for (let at = history.ahead; at !== null; at = at.rest) {
    const { entry } = at.head;
    if (line[entry.at] !== entry.answer) {
      line[entry.at] = entry.answer;
      first = Math.min(first, entry.at);
    }
    total = entry.at + 1;
  }
  line.length = total;
  return first;
}

/** All that is stored under the id: `0` is the letter after the stroke. */
function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound(`${id}/`, `${id}0`, false, true);
}

/** Whether all is there that was saved of the game, with branches of these numbers. */
function isWhole({ id, line }: Kept, numbers: Iterable<number>, there: readonly IDBValidKey[]): boolean {
  const known = new Set(there);
  return keysOf(id, line.length, numbers).every((key) => known.has(key));
}

/** The branches with numbers: each keeps its own, and a new one is given one that none had. */
function numbered(branches: readonly Branch<SabreurTypes>[], before: Numbered): Numbered {
  let next = Math.max(-1, ...before.values()) + 1;
  return new Map(branches.map((branch) => [branch, before.get(branch) ?? next++]));
}

/** The game anew, or only what has changed where all the rest is there. */
function writesFor(kept: Kept, open: OpenGame, branches: Numbered, whole: boolean): Write[] {
  const { history, id } = open;
  const changed = follow(kept.line, history);
  // of the game itself: the board that is shown may hide an army that is set up unseen
  const hash = filesHere()?.fingerprint(history.game) ?? null;
  const head = headOf(open, kept.line.length, hash);
  kept.unmarked = hash === null ? { game: history.game, head } : null;
  const writes: Write[] = [[headKey(id), head]];
  if (!whole) writes.push([scenarioKey(id), open.scenario]);
  const stored = whole ? kept.branches : null;
  const added = [...branches].filter(([branch]) => !stored?.has(branch));
  for (const [branch, number] of added) writes.push([branchKey(id, number), branch]);
  if (added.length > 0 || stored?.size !== branches.size)
    writes.push([branchesKey(id), [...branches.values()]]);
  const first = whole ? Math.floor(changed / CHUNK) : 0;
  for (let n = first; n * CHUNK < kept.line.length; n++)
    writes.push([chunkKey(id, n), kept.line.slice(n * CHUNK, (n + 1) * CHUNK)]);
  return writes;
}

/** One transaction sees what is there and writes what is not: nobody can take anything away in between. */
function write(kept: Kept, open: OpenGame, branches: Numbered): Promise<void> {
  return storage('readwrite', async (place) => {
    try {
      const there = await promisifyRequest(place.getAllKeys(rangeOf(open.id)));
      const last: unknown = await promisifyRequest(place.get(LAST));
      const whole = kept.branches !== null && isWhole(kept, kept.branches.values(), there);
      for (const [n, [key, value]] of writesFor(kept, open, branches, whole).entries()) {
        const put = place.put(value, key);
        // a whole game with hundreds of branches: the page is not to stand still over it
        if (n % TOGETHER === TOGETHER - 1) await promisifyRequest(put);
      }
      const wanted = new Set<IDBValidKey>(keysOf(open.id, kept.line.length, branches.values()));
      for (const key of there) if (!wanted.has(key)) place.delete(key);
      if (last !== open.id) place.put(open.id, LAST);
    } catch (error) {
      abort(place.transaction);
      throw error;
    }
    await promisifyRequest(place.transaction);
  });
}

/** Half a save is none. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // the browser has done so already
  }
}

/** The game that was last to be saved, or to be opened as it was saved. */
let latest: string | null = null;
/** What is saved of that game; while nothing is being saved, all of it is known to have been there. */
let kept: Kept | null = null;
let next: OpenGame | null = null;
let running: Promise<void> | null = null;

/** Who is told what becomes of the saves. */
export interface Reported {
  readonly done: (open: OpenGame, how: SaveState) => void;
  /** What was saved of the game is gone, or part of it. */
  readonly lost: (id: string) => void;
}

let reported: Reported = { done: () => {}, lost: () => {} };

export function reportSaves(to: Reported): void {
  reported = to;
}

/** A save that takes longer than this has failed, as far as anybody knows, in milliseconds. */
const PATIENCE = 20_000;

/** The same, given up once it takes longer than a save may. */
export function inTime(write: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((_, fail) => {
    timer = setTimeout(fail, PATIENCE);
  });
  return Promise.race([write, late]).finally(() => clearTimeout(timer));
}

async function run(): Promise<void> {
  // lets the caller note that it runs, and answers given in one go be saved in one go
  await null;
  while (next) {
    const open = next;
    next = null;
    const mine = kept?.id === open.id ? kept : nothingOf(open.id);
    // it may be forgotten while it is written, or another game be opened
    if (open.id === latest) kept = mine;
    try {
      const branches = numbered(open.history.branches, mine.branches ?? new Map());
      await inTime(write(mine, open, branches));
      mine.branches = branches;
      reported.done(open, 'saved');
      askToStay();
    } catch (error) {
      // what reached the disk is unknown: the next save writes everything
      if (kept === mine) kept = null;
      reported.done(open, isOutdated(error) ? 'outdated' : 'failed');
    }
  }
  running = null;
}

let asked = false;

/** The browser may clear the storage when it is short of room, unless it has been asked not to: once there is a game in it. */
function askToStay(): void {
  if (asked || typeof navigator === 'undefined') return;
  asked = true;
  // not everywhere, and not on every connection
  void navigator.storage?.persist?.().catch(() => {});
}

/** Saves this state of the game, or a later one that comes before its turn. */
export function keepGame(open: OpenGame): void {
  latest = open.id;
  next = open;
  running ??= run();
}

/** When everything asked for has been saved, or has failed. */
export async function whenKept(): Promise<void> {
  await running;
}

/**
 * The game was opened as it is saved under an id, mostly its own: it is looked after as if it had just been saved here.
 * It may have been taken away while it was read.
 */
export function lookAfter({ id, history }: OpenGame, savedAs: string): void {
  latest = id;
  kept = nothingOf(savedAs);
  // of a game saved under another id no more may be there than its head
  if (savedAs === id) follow(kept.line, history);
  void checkKept();
}

/** Looks whether all that was saved is still there, when there is nothing to be saved anyway. */
export async function checkKept(): Promise<void> {
  const mine = kept;
  if (!mine || running !== null) return;
  const isThere = await storage('readonly', async (place) => {
    const there = await promisifyRequest(place.getAllKeys(rangeOf(mine.id)));
    const listed: unknown = await promisifyRequest(place.get(branchesKey(mine.id)));
    return isWhole(mine, numbersIn(listed) ?? [], there);
  }).catch(() => false);
  if (!isThere && kept === mine && running === null) lost();
}

function lost(): void {
  kept = null;
  if (latest !== null) reported.lost(latest);
}

tellWhenCut(lost);

function leaveIn(place: IDBObjectStore, id: string): void {
  const last: IDBRequest<unknown> = place.get(LAST);
  last.onsuccess = () => {
    if (last.result === id) place.delete(LAST);
  };
}

/** A game that is left in its first moments was saved before what reckons its hash was here: it is added to its head. */
async function mark({ id, unmarked }: Kept): Promise<void> {
  if (!unmarked) return;
  const { fingerprint } = await fetchFiles();
  const hash = fingerprint(unmarked.game);
  await storage('readwrite', async (place) => {
    const head: unknown = await promisifyRequest(place.get(headKey(id)));
    // another tab may play it by now
    const isOurs = isHead(head) && isSameSave(head, unmarked.head);
    if (isOurs) place.put({ ...head, hash }, headKey(id));
    await promisifyRequest(place.transaction);
  });
}

/** The players have left the game: it is not the one to come back to. */
export async function leave(id: string): Promise<void> {
  const mine = kept?.id === id ? kept : null;
  await whenKept();
  // without its hash it opens all the same
  if (mine) await mark(mine).catch(() => {});
  await storage('readwrite', (place) => {
    leaveIn(place, id);
    return promisifyRequest(place.transaction);
  });
}

/** Removes a game from the storage. */
export async function remove(id: string): Promise<void> {
  await whenKept();
  const removal = storage('readwrite', (place) => {
    place.delete(rangeOf(id));
    leaveIn(place, id);
    return promisifyRequest(place.transaction);
  });
  await inTime(removal);
  forget(id);
}

/** What is saved of the game may be gone: the next save writes everything. */
export function forget(id: string): void {
  if (kept?.id === id) kept = null;
}
