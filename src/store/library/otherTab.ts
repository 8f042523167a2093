/**
 * Two tabs in which a map is drawn, a battle planned or an army raised. What is in the making is remembered for the next
 * time in one place: a tab that finds there what another has put leaves it there, tells it, and keeps its own on the shelf
 * as a new one, which it keeps up from then on; or it takes the other's. Nothing is written over unseen.
 */
import { create } from 'zustand';
import { tellCameOf } from '../address/cameOf.ts';
import { drawLetters } from '../saving/letters.ts';
import type { SaveState } from '../state.ts';
import type { LastMade, MakingPlace } from './lastMade.ts';
import { heldAt, hold, type KeptBy, type ShelfName, type Where } from './library.ts';
import { tellSame } from './tellSame.ts';
import { liesShelved, tellRemembered, tellShelvedAlone, tellUnkept } from './unkept.ts';

/** What did not come to be. */
interface Failed {
  /** What is made here could not be kept by itself, as it is now, or was taken off its shelf since. */
  readonly isRefused?: true;
  /** What the other tab has was to be taken, and could not be read. */
  readonly isUnread?: boolean;
}

/** What is made here is kept on the shelf, under that id. */
interface Apart extends Failed {
  readonly is: 'apart';
  readonly id: string;
  readonly isRead: boolean;
}

/** What is told of another tab. */
export type OtherTold =
  /** Another tab's is remembered for the next time. */
  | ({ readonly is: 'changed'; readonly isRead: boolean } & Failed)
  | Apart
  /** What was kept here had been changed by another tab: this is kept beside it. */
  | { readonly is: 'keptBeside' };

export const useOtherTab = create<Readonly<Record<ShelfName, OtherTold | null>>>()(() => ({
  army: null,
  map: null,
  scenario: null,
}));

function tellOfOther(kind: ShelfName, told: OtherTold | null): void {
  useOtherTab.setState({ [kind]: told });
}

/** Something was kept under that id; `isBeside`: beside what another tab has kept there since. */
export function tellKept(kind: ShelfName, id: string, isBeside: boolean): void {
  const told = useOtherTab.getState()[kind];
  const isApart = told?.is === 'apart';
  if (isApart || told?.is === 'changed')
    tellOfOther(kind, { is: 'apart', id, isRead: isApart && told.isRead && !isBeside });
  else if (isBeside) tellOfOther(kind, { is: 'keptBeside' });
}

/** What lay on its shelf under that id is there no longer: it is not kept apart any more. */
export function tellApartTaken(kind: ShelfName, id: string): void {
  const told = useOtherTab.getState()[kind];
  if (told?.is === 'apart' && told.id === id) tellOfOther(kind, { ...told, isRead: false, isRefused: true });
}

/** What is just being kept by a press. */
const pressed = new Map<ShelfName, Promise<unknown>>();

/** A player has pressed for it: what is kept by itself waits for that, or it would lie on the shelf twice. */
export function tellPressed(kind: ShelfName, keeping: Promise<unknown>): void {
  pressed.set(kind, keeping);
}

/** It is read: it need not be shown any more. */
export function dismissOther(kind: ShelfName): void {
  const told = useOtherTab.getState()[kind];
  tellOfOther(kind, told === null || told.is === 'keptBeside' ? null : { ...told, isRead: true });
}

/** What a room makes, as far as it is remembered. */
interface Making {
  readonly kind: ShelfName;
  readonly place: MakingPlace;
  /** What lies here, as a file. */
  readonly file: () => object;
  /** Under which id it is kept on its shelf, if it is. */
  readonly keptAs: () => string | null;
  /** Keeps what lies here on its shelf. */
  readonly keep: (where: Where, by: KeptBy) => Promise<{ readonly saved: SaveState }>;
  /** Lays here what another tab has, as a step that can be taken back; whether that could be read. */
  readonly take: (last: LastMade) => boolean;
}

/** What became of it: it is there the next time, or lies on its shelf alone, or is nowhere but here. */
type Put = 'remembered' | 'shelved' | 'nowhere';

export interface InTheMaking {
  /** What was remembered. */
  readonly last: () => Promise<LastMade | null>;
  /** Remembers what lies here; whether it is there the next time, or kept. */
  readonly remember: () => Promise<boolean>;
  /** Hears from now on what other tabs remember. Gives the end of that. */
  readonly follow: () => () => void;
  /** What the other tab has takes the place of what lies here. */
  readonly takeOthers: () => Promise<void>;
  /** What lies here is kept by itself. */
  readonly keepMine: () => Promise<void>;
}

/** How what a room makes is remembered. */
export function inTheMaking({ kind, place, file, keptAs, keep, take }: Making): InTheMaking {
  /** The mark of what this tab has last read or put there; undefined before it has looked. */
  let seen: string | null | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: what is found there is not changed by this tab meanwhile. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act);
    turn = done.catch(() => {});
    return done;
  };
  const told = (): OtherTold | null => useOtherTab.getState()[kind];
  /** Where another tab's is told of, a press that is just keeping this has come out by then: what it did is not told before. */
  const toldByNow = async (): Promise<OtherTold | null> => {
    const now = told();
    if (now?.is === 'changed' || now?.is === 'apart') await pressed.get(kind);
    return told();
  };
  const tellUnread = (isUnread: boolean): void => {
    const now = told();
    if (now?.is === 'changed' || now?.is === 'apart') tellOfOther(kind, { ...now, isUnread });
  };
  const isSame = (there: LastMade): boolean => tellSame(there.file, file());
  const isForeign = (there: LastMade | null): boolean =>
    there !== null && seen !== undefined && there.mark !== seen && !isSame(there);

  const holdAgain = ({ keptAs: id, keptAt }: LastMade): void => {
    if (id !== null && keptAt !== null) hold(kind, id, keptAt);
  };
  // where it is kept is told with that
  const keepApart = async (where: Where = 'beside'): Promise<Put> => {
    if ((await keep(where, 'itself')).saved === 'saved') return 'shelved';
    const now = told();
    if (now?.is === 'changed' || now?.is === 'apart') tellOfOther(kind, { ...now, isRefused: true });
    return 'nowhere';
  };
  const keepUp = async (now: Apart): Promise<Put> => {
    if (keptAs() !== now.id) return keepApart();
    if (!liesShelved(kind, now.id, file())) return keepApart('inPlace');
    // it was kept by a press just now, or is again as it was kept
    const { isRefused: _refused, ...kept } = now;
    tellOfOther(kind, kept);
    return 'shelved';
  };
  const put = async (): Promise<Put> => {
    const now = await toldByNow();
    if (now?.is === 'apart') return keepUp(now);
    if (now?.is === 'changed') return keepApart();
    const mark = drawLetters(10);
    const keptAt = heldAt(kind, keptAs());
    const last = { keptAs: keptAs(), keptAt, file: file(), mark };
    const isPut = await place.put(last, (there) => !isForeign(there));
    if (!isPut) {
      tellOfOther(kind, { is: 'changed', isRead: false });
      return keepApart();
    }
    seen = mark;
    return 'remembered';
  };
  const look = async (): Promise<void> => {
    const there = await place.read();
    if (isForeign(there)) {
      const now = told();
      const isRefused = now?.is === 'changed' && now.isRefused ? { isRefused: now.isRefused } : {};
      // what it has put there since may be read
      if (now?.is === 'apart') tellUnread(false);
      else tellOfOther(kind, { is: 'changed', isRead: false, ...isRefused });
    } else seen = there?.mark ?? null;
  };

  return {
    last: () =>
      inTurn(async () => {
        const there = await place.read();
        seen = there?.mark ?? null;
        if (there) holdAgain(there);
        return there;
      }),
    remember: () =>
      inTurn(async () => {
        // where there is no room, it is there as long as the page is
        const how = await put().catch((): Put => 'nowhere');
        if (how === 'remembered') {
          tellRemembered(kind);
          tellCameOf(kind);
        } else if (how === 'shelved') tellShelvedAlone(kind);
        else tellUnkept(kind, file());
        return how !== 'nowhere';
      }),
    follow: () => {
      const lookNow = (): void => void inTurn(look).catch(() => {});
      lookNow();
      return place.hear(lookNow);
    },
    takeOthers: () =>
      inTurn(async () => {
        // what is told a second time is told anew
        tellUnread(false);
        const there = await place.read();
        if (there === null || !take(there)) {
          tellUnread(true);
          return;
        }
        holdAgain(there);
        seen = there.mark;
        tellOfOther(kind, null);
      }),
    keepMine: () =>
      inTurn(async () => {
        // a press before this one may have kept it
        const now = await toldByNow();
        // or the other tab's has been taken: there is nothing to keep apart any more
        if (now === null || now.is === 'keptBeside') return;
        const how = now.is === 'apart' ? await keepUp(now) : await keepApart();
        if (how === 'shelved') tellShelvedAlone(kind);
        else tellUnkept(kind, file(), true);
      }),
  };
}
