/**
 * Games keep themselves. The answers lie in chunks, so that a save costs the same however long the game: the last chunk
 * and a small head, in one transaction. Play never waits for it.
 */
import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import type { Branch, Conclusion, Recorded } from '../../engine/history.ts';
import type { SabreurKit } from '../../rules/state/frames.ts';
import { NATIONS } from '../../rules/state/nations.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { BattleHistory } from '../game/record.ts';
import type { OpenGame, SavedGame } from '../state.ts';
import type { Refused } from './files.ts';

const CHUNK = 100;
/** As files take them. */
const MOST_ANSWERS = 100_000;

type Answers = readonly Recorded<SabreurKit>[];

interface Head {
  readonly saved: SavedGame;
  readonly seed: string;
  readonly total: number;
  readonly cursor: number;
  readonly conclusion: Conclusion<SabreurKit> | null;
}

type Write = [IDBValidKey, unknown];

let place: UseStore | null = null;

function store(): UseStore {
  place ??= createStore('sabreur-hex', 'games');
  return place;
}

function headKey(id: string): string {
  return `${id}/head`;
}

function chunkKey(id: string, n: number): string {
  return `${id}/answers/${n}`;
}

function headOf(open: OpenGame, total: number): Head {
  const { id, scenario, names, nations, game, history } = open;
  const over = game.outcome !== null || open.ending !== null;
  const { side, turn } = game;
  const saved: SavedGame = {
    id,
    title: scenario.title,
    scenario: scenario.id,
    names,
    nations,
    side,
    turn,
    answers: history.length,
    over,
    savedAt: Date.now(),
  };
  return { saved, seed: history.seed, total, cursor: history.length, conclusion: history.conclusion };
}

/** What the saved game holds already: the whole line of answers, and the branches. */
interface Kept {
  readonly id: string;
  readonly line: Recorded<SabreurKit>[];
  branches: readonly Branch<SabreurKit>[] | null;
}

/** Brings the line up to the history and gives the index of the first answer that changed. */
function follow(line: Recorded<SabreurKit>[], history: BattleHistory): number {
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

function writesFor(kept: Kept, open: OpenGame): Write[] {
  const { history, id } = open;
  const first = follow(kept.line, history);
  const writes: Write[] = [[headKey(id), headOf(open, kept.line.length)]];
  if (kept.branches === null) writes.push([`${id}/scenario`, open.scenario]);
  if (kept.branches !== history.branches) writes.push([`${id}/branches`, history.branches]);
  for (let n = Math.floor(first / CHUNK); n * CHUNK < kept.line.length; n++)
    writes.push([chunkKey(id, n), kept.line.slice(n * CHUNK, (n + 1) * CHUNK)]);
  return writes;
}

let kept: Kept | null = null;
let next: OpenGame | null = null;
let running: Promise<void> | null = null;
let report: (open: OpenGame, how: 'saved' | 'failed') => void = () => {};

/** Who is told that a save is complete or has failed. */
export function reportSaves(to: typeof report): void {
  report = to;
}

/** A save that takes longer than this has failed, as far as anybody knows, in milliseconds. */
const PATIENCE = 20_000;

function inTime(write: Promise<void>): Promise<void> {
  return Promise.race([write, new Promise<void>((_, fail) => setTimeout(fail, PATIENCE))]);
}

async function run(): Promise<void> {
  // lets the caller note that it runs, and answers given in one go be saved in one go
  await null;
  while (next) {
    const open = next;
    next = null;
    try {
      if (kept?.id !== open.id) kept = { id: open.id, line: [], branches: null };
      const writes = writesFor(kept, open);
      await inTime(setMany(writes, store()));
      kept.branches = open.history.branches;
      report(open, 'saved');
    } catch {
      // what reached the disk is unknown: the next save writes everything
      kept = null;
      report(open, 'failed');
    }
  }
  running = null;
}

/** Saves this state of the game, or a later one that comes before its turn. */
export function keep(open: OpenGame): void {
  next = open;
  running ??= run();
}

/** When everything asked for has been saved, or has failed. */
export async function whenKept(): Promise<void> {
  await running;
}

export type Loaded =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      readonly saved: SavedGame;
      readonly history: BattleHistory;
    }
  | Refused;

/** Nothing here is believed unchecked: the storage may be of another version of the program, or half erased. */
export async function load(id: string): Promise<Loaded> {
  const [head, scenario, branches] = await getMany<unknown>(
    [headKey(id), `${id}/scenario`, `${id}/branches`],
    store(),
  );
  if (!isHead(head)) return { ok: false, problem: null, game: null };
  const chunks = await getMany<Answers>(
    Array.from({ length: Math.ceil(head.total / CHUNK) }, (_, n) => chunkKey(id, n)),
    store(),
  );
  const { readSave } = await import('./files.ts');
  const { saved } = head;
  const read = readSave({
    names: saved.names,
    scenario,
    seed: head.seed,
    answers: chunks.flatMap((chunk) => chunk ?? []).slice(0, head.total),
    cursor: head.cursor,
    branches,
    conclusion: head.conclusion,
  });
  return read.ok ? { ...read, saved } : read;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Something of that kind for each of the keys. */
function hasEach(value: unknown, keys: readonly string[], is: (one: unknown) => boolean): boolean {
  return isFields(value) && keys.every((key) => is(value[key]));
}

/** The list of games is drawn from heads alone, so all that is drawn is looked at. */
function isSavedGame(value: unknown): boolean {
  return (
    isFields(value) &&
    hasEach(value, ['id', 'scenario'], isText) &&
    hasEach(value, ['turn', 'answers', 'savedAt'], isAmount) &&
    hasEach(value['title'], ['en', 'fr'], isText) &&
    hasEach(value['names'], SIDES, isText) &&
    hasEach(value['nations'], SIDES, (one) => NATIONS.some((nation) => nation === one)) &&
    SIDES.some((side) => side === value['side']) &&
    typeof value['over'] === 'boolean'
  );
}

function isHead(value: unknown): value is Head {
  return (
    isFields(value) &&
    isSavedGame(value['saved']) &&
    hasEach(value, ['total', 'cursor'], isAmount) &&
    Number(value['total']) <= MOST_ANSWERS
  );
}

/** The saved games, the latest first. */
export async function listSaves(): Promise<readonly SavedGame[]> {
  const heads = (await keys(store())).filter((key) => String(key).endsWith('/head'));
  const found = await getMany<unknown>(heads, store());
  return found
    .filter(isHead)
    .map((head) => head.saved)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Removes a game from the storage. */
export async function remove(id: string): Promise<void> {
  await whenKept();
  const all = await keys(store());
  await delMany(
    all.filter((key) => String(key).startsWith(`${id}/`)),
    store(),
  );
  forget(id);
}

/** What is saved of the game may be gone: the next save writes everything. */
export function forget(id: string): void {
  if (kept?.id === id) kept = null;
}
