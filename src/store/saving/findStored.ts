/** A saved game as it lies in the storage, read again. Fetched with the files: a new battle needs none of it. */
import { getMany } from 'idb-keyval';
import { type Stored, storedText } from '../../scenarios/savedGame.ts';
import type { SavedGame } from '../state.ts';
import { isHead } from './saveHead.ts';
import { storage } from './storage.ts';
import { branchesKey, branchKey, CHUNK, chunkKey, headKey, numbersIn, scenarioKey } from './stored.ts';

/** What was found of a saved game. */
export interface FoundStored {
  readonly stored: Stored;
  readonly saved: SavedGame;
  /** How many answers were saved. */
  readonly total: number;
}

/** What lies in the storage, unchecked but for its head; answers up to the first gap. */
export async function findStored(id: string): Promise<FoundStored | null> {
  const [head, scenario, listed] = await getMany<unknown>(
    [headKey(id), scenarioKey(id), branchesKey(id)],
    storage,
  );
  if (!isHead(head)) return null;
  const { saved, programs, standingOrders, total, seed, cursor, conclusion, version, hash } = head;
  const chunks = await getMany<unknown>(
    Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => chunkKey(id, n)),
    storage,
  );
  const answers: unknown[] = [];
  for (const [n, chunk] of chunks.entries()) {
    if (!Array.isArray(chunk) || answers.length < n * CHUNK) break;
    answers.push(...chunk.slice(0, Math.min(CHUNK, total - answers.length)));
  }
  const numbers = numbersIn(listed);
  const branches = numbers
    ? await getMany<unknown>(
        numbers.map((number) => branchKey(id, number)),
        storage,
      )
    : listed;
  const { names } = saved;
  const who = {
    names,
    ...(programs === undefined ? {} : { programs }),
    ...(standingOrders === undefined ? {} : { standingOrders }),
  };
  const stored = { version, ...who, scenario, seed, answers, cursor, branches, conclusion, hash };
  return { stored, saved, total };
}

/** A saved game as it is, sound or not: the text of a file, and its name; nothing when not even its head can be read. */
export async function exportStored(
  id: string,
): Promise<{ readonly name: string; readonly text: string } | null> {
  const found = await findStored(id);
  if (!found) return null;
  const { saved, stored } = found;
  return {
    name: `${saved.scenario}-${saved.turn}-${saved.answers}-stored.json`,
    text: storedText(stored),
  };
}
