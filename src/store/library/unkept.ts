/**
 * What is made in a room and would be gone with the page: the browser keeps nothing, has no room for it or keeps what another
 * tab has made, and it was saved as a file neither. That is told once in its room, and whoever leaves the page is asked by the browser.
 */
import { create } from 'zustand';
import type { RoomName } from '../address/said.ts';
import { tellSame } from './tellSame.ts';

/** Rooms in which something is made. */
export type MakingRoom = Exclude<RoomName, 'skirmish'>;

interface Unkept {
  readonly isLost: boolean;
  /** It was told already. */
  readonly isRead: boolean;
}

const KEPT: Unkept = { isLost: false, isRead: false };

export const useUnkept = create<Readonly<Record<MakingRoom, Unkept>>>()(() => ({
  laboratory: KEPT,
  army: KEPT,
  map: KEPT,
  scenario: KEPT,
}));

/** As each was last put where it outlives the page: in a file, and on its shelf under an id. */
const filed = new Map<MakingRoom, object>();
const shelved = new Map<MakingRoom, { readonly file: object; readonly id: string }>();
/** What is made in the rooms whose last change could not be remembered, as it is since. */
const unremembered = new Map<MakingRoom, object>();

/** Whether it outlives the page, though it is not remembered. */
function isSafe(room: MakingRoom, file: object): boolean {
  return tellSame(filed.get(room), file) || tellSame(shelved.get(room)?.file, file);
}

function setLost(room: MakingRoom, isLost: boolean): void {
  useUnkept.setState({ [room]: { ...useUnkept.getState()[room], isLost } });
}

/** It is there the next time. */
export function tellRemembered(room: MakingRoom): void {
  unremembered.delete(room);
  if (useUnkept.getState()[room] !== KEPT) useUnkept.setState({ [room]: KEPT });
}

/** It could not be remembered as it is now. Where a player has pressed for that, he is told though he has read it before. */
export function tellUnkept(room: MakingRoom, file: object, isPressed = false): void {
  unremembered.set(room, file);
  setLost(room, !isSafe(room, file));
  if (isPressed) useUnkept.setState({ [room]: { ...useUnkept.getState()[room], isRead: false } });
}

/** Whether that lies on its shelf under `id`, as `file` tells it. */
export function liesShelved(room: MakingRoom, id: string, file: object): boolean {
  const there = shelved.get(room);
  return there?.id === id && tellSame(there.file, file);
}

/** It is as it lies on its shelf, and is remembered nowhere else. */
export function tellShelvedAlone(room: MakingRoom): void {
  const there = shelved.get(room);
  if (there) tellUnkept(room, there.file);
}

/** As `file` tells it, it outlives the page: in a file, or on its shelf under `id`. `now`: as it is by now. */
export function tellSafe(room: MakingRoom, file: object, id: string | null = null, now = file): void {
  if (id === null) filed.set(room, file);
  else shelved.set(room, { file, id });
  if (unremembered.has(room)) unremembered.set(room, now);
  if (useUnkept.getState()[room].isLost && tellSame(file, now))
    useUnkept.setState({ [room]: { isLost: false, isRead: true } });
}

/** What lay on its shelf under that id is there no longer. */
export function tellTakenOff(room: MakingRoom, id: string): void {
  if (shelved.get(room)?.id !== id) return;
  shelved.delete(room);
  const file = unremembered.get(room);
  if (file && !isSafe(room, file)) setLost(room, true);
}

/** It need not be shown any more. */
export function dismissUnkept(room: MakingRoom): void {
  useUnkept.setState({ [room]: { ...useUnkept.getState()[room], isRead: true } });
}

function ask(event: BeforeUnloadEvent): void {
  if (Object.values(useUnkept.getState()).some(({ isLost }) => isLost)) event.preventDefault();
}

/** From now on, whatever room is open: what was made outlives its room as long as the page is there. */
export function askBeforeLosing(): void {
  window.addEventListener('beforeunload', ask);
}
