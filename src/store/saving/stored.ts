/** What lies in the storage of saved games: under which keys, which games there are, and which was played last. */
import { getMany, keys, promisifyRequest } from 'idb-keyval';
import type { SavedGame } from '../state.ts';
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

/** The key of the list of branches, in their order: of their numbers; the first versions held them themselves. */
export function branchesKey(id: string): string {
  return `${id}/branches`;
}

/** The key of one branch: of hundreds only the new one is written. */
export function branchKey(id: string, number: number): string {
  return `${branchesKey(id)}/${number}`;
}

/** The numbers that a list of branches holds; nothing where it holds the branches themselves, or is none. */
export function numbersIn(branches: unknown): readonly number[] | null {
  return Array.isArray(branches) && branches.every(Number.isInteger) ? branches : null;
}

/** Of all that is stored of a game with so many answers, and branches of these numbers. */
export function keysOf(id: string, total: number, numbers: Iterable<number>): readonly string[] {
  const chunks = Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => chunkKey(id, n));
  const branches = Array.from(numbers, (number) => branchKey(id, number));
  return [headKey(id), scenarioKey(id), branchesKey(id), ...branches, ...chunks];
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
