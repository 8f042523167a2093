/** The lists of what is kept, as the screens show them, and the acts that change them. */
import { create } from 'zustand';
import { drawLetters } from '../saving/letters.ts';
import { isOutdated } from '../saving/storage.ts';
import type { SaveState } from '../state.ts';
import {
  dropKept,
  type Keeping,
  type Kept,
  type KeptBy,
  listKept,
  putKept,
  type ShelfName,
  type Where,
} from './library.ts';
import { tellApartTaken, tellKept, tellPressed } from './otherTab.ts';
import { PATIENCE } from './patience.ts';
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

/**
 * Puts something on its shelf: the browser is asked to leave alone what lies there. What another tab has kept under its id
 * since this one took it from there does not give way to it: it is kept beside that. `kept` hears at once under which id.
 */
async function putOnShelf(
  kind: ShelfName,
  keeping: Keeping,
  kept: (id: string, isBeside: boolean) => void,
): Promise<SaveState> {
  let { id } = keeping;
  try {
    const isPut = await putKept(kind, keeping);
    if (!isPut) {
      id = drawLetters(12);
      await putKept(kind, { ...keeping, id });
    }
    kept(id, !isPut);
    void navigator.storage?.persist?.().catch(() => {});
    return 'saved';
  } catch (error) {
    return isOutdated(error) ? 'outdated' : 'failed';
  }
}

/** Keeps something that is not in the making here. */
export async function keepOnShelf(kind: ShelfName, keeping: Keeping): Promise<SaveState> {
  const saved = await putOnShelf(kind, keeping, () => {});
  await refreshShelf(kind);
  return saved;
}

/** How it came out, and under which id it lies on its shelf if it was kept. */
export interface KeptMade {
  readonly saved: SaveState;
  readonly id: string;
}

/** What a room makes. */
interface Made {
  /** As its file tells it by now. */
  readonly file: () => object;
  /** Under which id it is kept on its shelf, if it is. */
  readonly keptAs: () => string | null;
  readonly setKeptAs: (id: string | null) => void;
  /** Has it, and when it was kept, remembered for the next time. */
  readonly remember: () => Promise<boolean>;
}

/**
 * Keeps what is made in a room. Where a player has pressed for it, it has its id at once: what he opens meanwhile has
 * another, and a second press keeps it in the same place.
 */
export async function keepMade(
  kind: ShelfName,
  { file, keptAs, setKeptAs, remember }: Made,
  line: Pick<Keeping, 'title' | 'told'>,
  where: Where,
  by: KeptBy,
): Promise<KeptMade> {
  const before = keptAs();
  const id = (where === 'beside' ? null : before) ?? drawLetters(12);
  // what is kept by itself would be so again with every change of its id, also where nothing can be kept
  const mine = by === 'press' ? id : before;
  setKeptAs(mine);
  const keeping = { ...line, id, file: file() };
  let lies = id;
  const putting = putOnShelf(kind, keeping, (keptId, isBeside) => {
    lies = keptId;
    if (keptAs() === mine) setKeptAs(keptId);
    tellKept(kind, keptId, isBeside);
    tellSafe(kind, keeping.file, keptId, file());
  });
  if (by === 'press') tellPressed(kind, putting);
  const saved = await putting;
  if (saved !== 'saved' && keptAs() === mine) setKeptAs(before);
  // what is kept by itself is just being remembered
  if (saved === 'saved' && by === 'press') void remember();
  await refreshShelf(kind);
  return { saved, id: lies };
}

/** Whether what is kept under that id lies on its shelf, as far as is known: while the list is not sure, it is believed. */
export function useIsOnShelf(kind: ShelfName, id: string | null): boolean {
  return useShelves(
    ({ [kind]: { kept, trouble } }) => id !== null && (trouble !== null || kept.some((one) => one.id === id)),
  );
}

/** What lay there under that id is there no longer: whoever makes it goes on with what is nowhere else, perhaps. */
export function tellGone(kind: ShelfName, id: string): void {
  tellTakenOff(kind, id);
  tellApartTaken(kind, id);
}

/** Takes something off its shelf; whether it is gone. */
export async function takeOffShelf(kind: ShelfName, id: string): Promise<boolean> {
  const isGone = await dropKept(kind, id).then(
    () => true,
    () => false,
  );
  if (isGone) tellGone(kind, id);
  await refreshShelf(kind);
  return isGone;
}
