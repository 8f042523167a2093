/**
 * What a player keeps beside his games: armies, maps and scenarios, each under a title of its own, in the same storage. A
 * line of the list and the file it stands for lie under two keys: a list of a hundred maps is read without the maps.
 */
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { Words } from '../../contract/system.ts';
import { words } from '../../scenarios/shapes.ts';
import { storage } from '../saving/storage.ts';

/** What there are shelves for. */
export const SHELVES = ['army', 'map', 'scenario'] as const;
export type ShelfName = (typeof SHELVES)[number];

/** A line of the list. */
export interface Kept {
  readonly id: string;
  readonly title: Words;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  /** The few figures that tell it from others in the list; each kind knows its own. */
  readonly told: Readonly<Record<string, string | number>>;
}

/** Something to be kept: what is kept under that id already gives way to it. */
export interface Keeping extends Omit<Kept, 'savedAt'> {
  /** As it is written into a file: it is checked like one when it is taken out again. */
  readonly file: object;
}

/** Whether what is kept takes the place of what it was on its shelf, or lies beside it. */
export type Where = 'inPlace' | 'beside';
/** Whether a player has pressed for it, or it is kept by itself. */
export type KeptBy = 'press' | 'itself';

const LONGEST_TITLE = 80;

const kept: v.GenericSchema<unknown, Kept> = v.object({
  id: v.string(),
  title: words(LONGEST_TITLE),
  savedAt: v.number(),
  told: v.record(v.string(), v.union([v.string(), v.number()])),
});

function isLine(found: unknown): found is Kept {
  return v.is(kept, found);
}

function lineKey(kind: ShelfName, id: string): string {
  return `library/${kind}/line/${id}`;
}

function fileKey(kind: ShelfName, id: string): string {
  return `library/${kind}/file/${id}`;
}

/** All lines of a shelf: no letter of an id stands behind this one. */
function linesOf(kind: ShelfName): IDBKeyRange {
  return IDBKeyRange.bound(lineKey(kind, ''), lineKey(kind, '\uffff'));
}

/** What is kept of that kind, the latest first; lines that cannot be read are left out. */
export async function listKept(kind: ShelfName): Promise<readonly Kept[]> {
  const found = await storage('readonly', (place) =>
    promisifyRequest<unknown[]>(place.getAll(linesOf(kind))),
  );
  return found.filter(isLine).sort((a, b) => b.savedAt - a.savedAt);
}

/** When that was kept which this tab has taken from a shelf to change it, or has put there itself. */
const held = new Map<string, number>();

/** When what this tab changes was kept on its shelf; null where that is not known. */
export function heldAt(kind: ShelfName, id: string | null): number | null {
  return (id === null ? undefined : held.get(lineKey(kind, id))) ?? null;
}

/** From now on this tab changes what was kept on that shelf then. */
export function hold(kind: ShelfName, id: string, at: number): void {
  held.set(lineKey(kind, id), at);
}

/** Whether that was kept since by another tab: it is not what this one has changed. */
function isKeptSince(line: unknown, at: number | null): boolean {
  return at !== null && isLine(line) && line.savedAt !== at;
}

/** Keeps it: its line and its file, or neither. Nothing is kept where another tab has done so since; whether it was. */
export async function putKept(kind: ShelfName, { file, ...line }: Keeping): Promise<boolean> {
  const key = lineKey(kind, line.id);
  const savedAt = Date.now();
  const isPut = await storage('readwrite', async (place) => {
    const there = await promisifyRequest<unknown>(place.get(key));
    if (isKeptSince(there, heldAt(kind, line.id))) return false;
    place.put({ ...line, savedAt } satisfies Kept, key);
    place.put(file, fileKey(kind, line.id));
    await promisifyRequest(place.transaction);
    return true;
  });
  if (isPut) hold(kind, line.id, savedAt);
  return isPut;
}

/** The file as it was kept, unchecked: it may be of another version of the program. */
export function takeKept(kind: ShelfName, id: string): Promise<unknown> {
  return storage('readonly', (place) => promisifyRequest<unknown>(place.get(fileKey(kind, id))));
}

/** The same, to be changed here and kept again in its place. */
export async function takeUp(kind: ShelfName, id: string): Promise<unknown> {
  const [line, file] = await storage('readonly', (place) =>
    Promise.all([
      promisifyRequest<unknown>(place.get(lineKey(kind, id))),
      promisifyRequest<unknown>(place.get(fileKey(kind, id))),
    ]),
  );
  if (isLine(line)) hold(kind, id, line.savedAt);
  return file;
}

/** Takes it off its shelf for good. */
export function dropKept(kind: ShelfName, id: string): Promise<void> {
  return storage('readwrite', (place) => {
    place.delete(lineKey(kind, id));
    place.delete(fileKey(kind, id));
    return promisifyRequest(place.transaction);
  });
}
