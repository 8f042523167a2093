/** Maps kept in the browser: on their shelf, and the one that lies on the table, for the next time. */
import { promisifyRequest } from 'idb-keyval';
import { sizeOfShape } from '../../mapmaking/frame.ts';
import { takeKept } from '../library/library.ts';
import { keepOnShelf } from '../library/shelves.ts';
import { drawLetters } from '../saving/letters.ts';
import { storage } from '../saving/storage.ts';
import type { SaveState } from '../state.ts';
import { type MapRead, mapFileOf, type NamedSheet, readMap } from './file.ts';
import { layNamed } from './mapEditor.ts';
import { type DrawingTable, useMapEditor } from './state.ts';

const SHELF = 'map';
/** The key of the map that lies on the table. */
const LAST = 'drawing-table/map';
/** What is drawn stays there when it rests so long, in milliseconds. */
const REST = 400;

function namedOf({ name, sheet }: DrawingTable): NamedSheet {
  return { name, sheet };
}

/** The sheet on the table, with its name. */
export function namedSheet(): NamedSheet {
  return namedOf(useMapEditor.getState());
}

/** Keeps the map on its shelf, in the place of what it was there; `anew`: beside it. */
export async function keepMap(anew = false): Promise<SaveState> {
  const named = namedSheet();
  const { keptAs } = useMapEditor.getState();
  const id = (anew ? null : keptAs) ?? drawLetters(12);
  const told = { ...sizeOfShape(named.sheet.map.shape) };
  const saved = await keepOnShelf(SHELF, { id, title: named.name, told, file: mapFileOf(named) });
  if (saved === 'saved') useMapEditor.setState({ keptAs: id });
  return saved;
}

/** Lays a map from the shelf on the table; what is wrong with it where it can no longer be read. */
export async function openKeptMap(id: string): Promise<MapRead> {
  const read = readMap(await takeKept(SHELF, id).catch(() => null));
  if (read.ok) layNamed(read.named, id);
  return read;
}

async function remember(): Promise<void> {
  const { keptAs } = useMapEditor.getState();
  const last = { keptAs, file: mapFileOf(namedSheet()) };
  await storage('readwrite', (place) => {
    place.put(last, LAST);
    return promisifyRequest(place.transaction);
  });
  useMapEditor.setState({ isRemembered: true });
}

/** Lays the map on the table that lay there the last time. */
export async function layLast(): Promise<void> {
  const last = await storage('readonly', (place) => promisifyRequest<unknown>(place.get(LAST))).catch(
    () => null,
  );
  if (typeof last !== 'object' || last === null || !('file' in last)) return;
  const read = readMap(last.file);
  const { past, sheet } = useMapEditor.getState();
  // what has been drawn meanwhile is not swept off the table
  if (!read.ok || past.length > 0) return;
  const keptAs = 'keptAs' in last && typeof last.keptAs === 'string' ? last.keptAs : null;
  useMapEditor.setState({ ...read.named, keptAs, isRemembered: true });
  if (sheet !== read.named.sheet) useMapEditor.setState({ cursor: null });
}

/** The map is remembered whenever the hand rests. Gives the end of that. */
export function rememberDrawing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // where there is no room, what is drawn is there as long as the page is
    void remember().catch(() => {});
  };
  const leaving = (): void => {
    if (timer !== undefined) now();
  };
  const end = useMapEditor.subscribe((state, before) => {
    if (state.sheet === before.sheet && state.name === before.name && state.keptAs === before.keptAs) return;
    if (state.isRemembered && before.isRemembered) useMapEditor.setState({ isRemembered: false });
    clearTimeout(timer);
    timer = setTimeout(now, REST);
  });
  window.addEventListener('pagehide', leaving);
  return () => {
    end();
    leaving();
    window.removeEventListener('pagehide', leaving);
  };
}
