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

export function branchesKey(id: string): string {
  return `${id}/branches`;
}

/** Of all that is stored of a game with so many answers. */
export function keysOf(id: string, total: number): readonly string[] {
  const chunks = Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => chunkKey(id, n));
  return [headKey(id), scenarioKey(id), branchesKey(id), ...chunks];
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
