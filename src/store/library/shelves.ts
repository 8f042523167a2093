/** The lists of what is kept, as the screens show them, and the acts that change them. */
import { create } from 'zustand';
import { isOutdated } from '../saving/storage.ts';
import type { SaveState } from '../state.ts';
import { dropKept, type Keeping, type Kept, listKept, putKept, type ShelfName } from './library.ts';

/** One list. */
export interface ShelfShown {
  readonly kept: readonly Kept[];
  /** Why the list is not sure: it is `coming`, or the storage does not answer, or cannot be read by this program. */
  readonly trouble: 'coming' | 'unanswered' | 'outdated' | 'unread' | null;
}

const UNREAD: ShelfShown = { kept: [], trouble: 'coming' };

export const useShelves = create<Readonly<Record<ShelfName, ShelfShown>>>()(() => ({
  army: UNREAD,
  map: UNREAD,
  scenario: UNREAD,
}));

function show(kind: ShelfName, shelf: Partial<ShelfShown>): void {
  useShelves.setState((shelves) => ({ [kind]: { ...shelves[kind], ...shelf } }));
}

/** How long the storage may take over a list before that is told, in milliseconds. */
const PATIENCE = 4000;

/** Reads the list anew; while the storage does not answer, the list there was stands. */
export async function refreshShelf(kind: ShelfName): Promise<void> {
  const late = setTimeout(() => show(kind, { trouble: 'unanswered' }), PATIENCE);
  try {
    show(kind, { kept: await listKept(kind), trouble: null });
  } catch (error) {
    show(kind, { kept: [], trouble: isOutdated(error) ? 'outdated' : 'unread' });
  } finally {
    clearTimeout(late);
  }
}

/** Keeps something, and how that came out. The browser is asked to leave alone what lies there. */
export async function keepOnShelf(kind: ShelfName, keeping: Keeping): Promise<SaveState> {
  try {
    await putKept(kind, keeping);
    void navigator.storage?.persist?.().catch(() => {});
    return 'saved';
  } catch (error) {
    return isOutdated(error) ? 'outdated' : 'failed';
  } finally {
    await refreshShelf(kind);
  }
}

/** Takes something off its shelf; whether it is gone. */
export async function takeOffShelf(kind: ShelfName, id: string): Promise<boolean> {
  const isGone = await dropKept(kind, id).then(
    () => true,
    () => false,
  );
  await refreshShelf(kind);
  return isGone;
}
