/** The lists of what is kept, as the screens show them, and the acts that change them. */
import { create } from 'zustand';
import { drawLetters } from '../saving/letters.ts';
import { isOutdated } from '../saving/storage.ts';
import type { SaveState } from '../state.ts';
import { dropKept, type Keeping, type Kept, listKept, putKept, type ShelfName } from './library.ts';
import { tellKept } from './otherTab.ts';
import { tellSafe, tellTakenOff } from './unkept.ts';

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

/** How keeping something came out, and under which id. */
export interface KeptSo {
  readonly saved: SaveState;
  readonly id: string;
}

/**
 * Keeps something: the browser is asked to leave alone what lies there. What another tab has kept under its id since this
 * one took it from there does not give way to it: it is kept beside that, which is told. `made`: where it was made in a
 * room, what is made there by now.
 */
export async function keepOnShelf(kind: ShelfName, keeping: Keeping, made?: () => object): Promise<KeptSo> {
  let { id } = keeping;
  try {
    const isPut = await putKept(kind, keeping);
    if (!isPut) {
      id = drawLetters(12);
      await putKept(kind, { ...keeping, id });
    }
    tellKept(kind, id, !isPut);
    if (made) tellSafe(kind, keeping.file, id, made());
    void navigator.storage?.persist?.().catch(() => {});
    return { saved: 'saved', id };
  } catch (error) {
    return { saved: isOutdated(error) ? 'outdated' : 'failed', id };
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
  if (isGone) tellTakenOff(kind, id);
  await refreshShelf(kind);
  return isGone;
}
