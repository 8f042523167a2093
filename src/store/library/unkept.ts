/**
 * What is made in a room and would be gone with the page: the browser keeps nothing or has no room for it, and it was saved
 * as a file neither. That is told once in its room, and whoever leaves the page is asked by the browser.
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

/** As each was last put where it outlives the page: on its shelf, or in a file. */
const safe = new Map<MakingRoom, object>();
/** As each was last told that it could not be remembered. */
const unkept = new Map<MakingRoom, object>();

/** It is there the next time. */
export function tellRemembered(room: MakingRoom): void {
  if (useUnkept.getState()[room] !== KEPT) useUnkept.setState({ [room]: KEPT });
}

/** It could not be remembered as it is now. */
export function tellUnkept(room: MakingRoom, file: object): void {
  const { isRead } = useUnkept.getState()[room];
  unkept.set(room, file);
  useUnkept.setState({ [room]: { isLost: !tellSame(safe.get(room), file), isRead } });
}

/** As that file tells it, it outlives the page; what is there otherwise by now does not. */
export function tellSafe(room: MakingRoom, file: object): void {
  safe.set(room, file);
  if (useUnkept.getState()[room].isLost && tellSame(unkept.get(room), file))
    useUnkept.setState({ [room]: { isLost: false, isRead: true } });
}

/** What lay there outlives the page no longer. */
export function tellTakenOff(room: MakingRoom): void {
  safe.delete(room);
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
