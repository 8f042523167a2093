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

const LONGEST_TITLE = 80;

const kept: v.GenericSchema<unknown, Kept> = v.object({
  id: v.string(),
  title: words(LONGEST_TITLE),
  savedAt: v.number(),
  told: v.record(v.string(), v.union([v.string(), v.number()])),
});

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
  return found.filter((line): line is Kept => v.is(kept, line)).sort((a, b) => b.savedAt - a.savedAt);
}

/** Keeps it: its line and its file, or neither. */
export function putKept(kind: ShelfName, { file, ...line }: Keeping): Promise<void> {
  return storage('readwrite', (place) => {
    place.put({ ...line, savedAt: Date.now() } satisfies Kept, lineKey(kind, line.id));
    place.put(file, fileKey(kind, line.id));
    return promisifyRequest(place.transaction);
  });
}

/** The file as it was kept, unchecked: it may be of another version of the program. */
export function takeKept(kind: ShelfName, id: string): Promise<unknown> {
  return storage('readonly', (place) => promisifyRequest<unknown>(place.get(fileKey(kind, id))));
}

/** Takes it off its shelf for good. */
export function dropKept(kind: ShelfName, id: string): Promise<void> {
  return storage('readwrite', (place) => {
    place.delete(lineKey(kind, id));
    place.delete(fileKey(kind, id));
    return promisifyRequest(place.transaction);
  });
}
