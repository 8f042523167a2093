/** What lies in the storage of saved games, as it lies there: under which keys, and read again. */
import { getMany, keys, promisifyRequest } from 'idb-keyval';
import type { Stored } from '../../scenarios/savedGame.ts';
import type { SavedGame } from '../state.ts';
import { fetchFiles } from './fetchFiles.ts';
import { isHead } from './saveHead.ts';
import { storage } from './storage.ts';

/** How many answers lie in one chunk. */
export const CHUNK = 100;

/** The key of the id of the game that was played last and not left: whoever comes back later comes back to it. */
export const LAST = 'last';

export function headKey(id: string): string {
  return `${id}/head`;
}

export function chunkKey(id: string, n: number): string {
  return `${id}/answers/${n}`;
}

export function scenarioKey(id: string): string {
  return `${id}/scenario`;
}

export function branchesKey(id: string): string {
  return `${id}/branches`;
}

/** Of all that is stored of a game with so many answers. */
export function keysOf(id: string, total: number): readonly string[] {
  const chunks = Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => chunkKey(id, n));
  return [headKey(id), scenarioKey(id), branchesKey(id), ...chunks];
}

/** What was found of a saved game. */
export interface FoundStored {
  readonly stored: Stored;
  readonly saved: SavedGame;
  /** How many answers were saved. */
  readonly total: number;
}

/** What lies in the storage, unchecked but for its head; answers up to the first gap. */
export async function findStored(id: string): Promise<FoundStored | null> {
  const [head, scenario, branches] = await getMany<unknown>(
    [headKey(id), scenarioKey(id), branchesKey(id)],
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

/** A saved game as it is, sound or not: the text of a file, and its name; nothing when not even its head can be read. */
export async function exportStored(
  id: string,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const [found, { storedText }] = await Promise.all([findStored(id), fetchFiles()]);
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
