/**
 * Games keep themselves. The answers lie in chunks, so that a save costs the same however long the game: the last chunk
 * and a small head, in one transaction. Play never waits for it.
 */
import { getMany, keys, promisifyRequest } from 'idb-keyval';
import type { Branch, Recorded } from '../../engine/history.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { OpenedSave, Stored } from '../../scenarios/savedGame.ts';
import type { BattleHistory, OpenGame, SavedGame, SaveState } from '../state.ts';
import { fetchFiles, filesHere } from './fetchFiles.ts';
import { headOf, isHead } from './saveHead.ts';
import { storage, tellWhenCut } from './storage.ts';

const CHUNK = 100;

type Write = [IDBValidKey, unknown];

/** The key of the id of the game that was played last and not left: whoever comes back later comes back to it. */
const LAST = 'last';

function headKey(id: string): string {
  return `${id}/head`;
}

function chunkKey(id: string, n: number): string {
  return `${id}/answers/${n}`;
}

/** What the saved game holds already: the whole line of answers, and the branches. */
interface Kept {
  readonly id: string;
  readonly line: Recorded<SabreurTypes>[];
  branches: readonly Branch<SabreurTypes>[] | null;
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

function keysOf(id: string, total: number): readonly string[] {
  const chunks = Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => chunkKey(id, n));
  return [headKey(id), `${id}/scenario`, `${id}/branches`, ...chunks];
}

/** All that is stored under the id: `0` is the letter after the stroke. */
function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound(`${id}/`, `${id}0`, false, true);
}

/** Whether all is there that was saved of the game. */
function isWhole({ id, line, branches }: Kept, there: readonly IDBValidKey[]): boolean {
  const known = new Set(there);
  return branches !== null && keysOf(id, line.length).every((key) => known.has(key));
}

/** The game anew, or only what has changed where all the rest is there. */
function writesFor(kept: Kept, open: OpenGame, whole: boolean): Write[] {
  const { history, id } = open;
  const changed = follow(kept.line, history);
  const hash = filesHere()?.fingerprint(open.game) ?? null;
  const writes: Write[] = [[headKey(id), headOf(open, kept.line.length, hash)]];
  if (!whole) writes.push([`${id}/scenario`, open.scenario]);
  if (!whole || kept.branches !== history.branches) writes.push([`${id}/branches`, history.branches]);
  const first = whole ? Math.floor(changed / CHUNK) : 0;
  for (let n = first; n * CHUNK < kept.line.length; n++)
    writes.push([chunkKey(id, n), kept.line.slice(n * CHUNK, (n + 1) * CHUNK)]);
  return writes;
}

/** One transaction sees what is there and writes what is not: nobody can take anything away in between. */
function write(kept: Kept, open: OpenGame): Promise<void> {
  return storage('readwrite', async (place) => {
    try {
      const there = await promisifyRequest(place.getAllKeys(rangeOf(open.id)));
      const last: unknown = await promisifyRequest(place.get(LAST));
      for (const [key, value] of writesFor(kept, open, isWhole(kept, there))) place.put(value, key);
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

/** The game that was last to be saved. */
let latest: string | null = null;
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

function inTime(write: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((_, fail) => {
    timer = setTimeout(fail, PATIENCE);
  });
  return Promise.race([write, late]).finally(() => clearTimeout(timer));
}

/** A newer program has brought the storage up to a form of its own, in which this one cannot write. */
function isOutdated(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}

async function run(): Promise<void> {
  // lets the caller note that it runs, and answers given in one go be saved in one go
  await null;
  while (next) {
    const open = next;
    next = null;
    if (kept?.id !== open.id) kept = { id: open.id, line: [], branches: null };
    // it may be forgotten while it is written
    const mine = kept;
    try {
      await inTime(write(mine, open));
      mine.branches = open.history.branches;
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

/** Looks whether all that was saved is still there, when there is nothing to be saved anyway. */
export async function checkKept(): Promise<void> {
  const mine = kept;
  const isIdle = running === null;
  if (!mine?.branches || !isIdle) return;
  const isThere = await storage('readonly', async (place) =>
    isWhole(mine, await promisifyRequest(place.getAllKeys(rangeOf(mine.id)))),
  ).catch(() => false);
  if (!isThere && kept === mine && running === null) lost();
}

function lost(): void {
  kept = null;
  if (latest !== null) reported.lost(latest);
}

tellWhenCut(lost);

interface Found {
  readonly stored: Stored;
  readonly saved: SavedGame;
  /** How many answers were saved. */
  readonly total: number;
}

/** What lies in the storage, unchecked but for its head; answers up to the first gap. */
async function find(id: string): Promise<Found | null> {
  const [head, scenario, branches] = await getMany<unknown>(
    [headKey(id), `${id}/scenario`, `${id}/branches`],
    storage,
  );
  if (!isHead(head)) return null;
  const { saved, total, seed, cursor, conclusion, version, hash } = head;
  const chunks = await getMany<unknown>(
    Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => chunkKey(id, n)),
    storage,
  );
  const answers: unknown[] = [];
  for (const [n, chunk] of chunks.entries()) {
    if (!Array.isArray(chunk) || answers.length < n * CHUNK) break;
    answers.push(...chunk.slice(0, Math.min(CHUNK, total - answers.length)));
  }
  const { names } = saved;
  const stored = { version, names, scenario, seed, answers, cursor, branches, conclusion, hash };
  return { stored, saved, total };
}

/** `gone`: not even its head can be read. */
export type Loaded = OpenedSave | { readonly ok: false; readonly problem: 'gone' };

/** Nothing here is believed unchecked: the storage may be of another version of the program, or half erased. */
export async function load(id: string): Promise<Loaded> {
  const [found, { openSave }] = await Promise.all([find(id), fetchFiles()]);
  return found ? openSave(found.stored, found.total) : { ok: false, problem: 'gone' };
}

/** A saved game as it is, sound or not: the text of a file, and its name; nothing when not even its head can be read. */
export async function exportStored(
  id: string,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const [found, { storedText }] = await Promise.all([find(id), fetchFiles()]);
  if (!found) return null;
  const { saved, stored } = found;
  return {
    name: `${saved.scenario}-${saved.turn}-${saved.answers}-stored.json`,
    text: storedText(stored),
  };
}

/** The saved games, the latest first. */
export async function listSaves(): Promise<readonly SavedGame[]> {
  const heads = (await keys(storage)).filter((key) => String(key).endsWith('/head'));
  const found = await getMany<unknown>(heads, storage);
  return found
    .filter(isHead)
    .map((head) => head.saved)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** The game played last, if it was not left. */
export async function lastPlayed(): Promise<string | null> {
  const last = await storage('readonly', (place) => promisifyRequest<unknown>(place.get(LAST)));
  return typeof last === 'string' ? last : null;
}

function leaveIn(place: IDBObjectStore, id: string): void {
  const last: IDBRequest<unknown> = place.get(LAST);
  last.onsuccess = () => {
    if (last.result === id) place.delete(LAST);
  };
}

/** The players have left the game: it is not the one to come back to. */
export async function leave(id: string): Promise<void> {
  await whenKept();
  await storage('readwrite', (place) => {
    leaveIn(place, id);
    return promisifyRequest(place.transaction);
  });
}

/** Removes a game from the storage. */
export async function remove(id: string): Promise<void> {
  await whenKept();
  await storage('readwrite', (place) => {
    place.delete(rangeOf(id));
    leaveIn(place, id);
    return promisifyRequest(place.transaction);
  });
  forget(id);
}

/** What is saved of the game may be gone: the next save writes everything. */
export function forget(id: string): void {
  if (kept?.id === id) kept = null;
}
