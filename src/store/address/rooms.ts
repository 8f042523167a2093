/**
 * Opens and closes the rooms beside the table: `#laboratory`, or `#laboratory=…` with what is opened in it. The address is
 * all that the first load knows of them; an open game stays where it is.
 */
import { useStore } from '../store.ts';
import { addressNow, amend, goTo, markHere } from './address.ts';
import { ROOMS, type RoomName, type Said } from './said.ts';

/** Said by an address that leads to no room, nor to *How to play*. */
const NOWHERE: Partial<Said> = Object.fromEntries(['help', ...ROOMS].map((room) => [room, null]));

/** The room that the address leads to. */
export function roomSaid(said: Said): RoomName | null {
  return ROOMS.find((room) => said[room] !== null) ?? null;
}

/** Opens a room at what stood there last, or, by the letters of a link, at what they hold. */
export function openRoom(room: RoomName, letters = ''): void {
  if (letters !== '' || addressNow()[room] === null) goTo({ ...NOWHERE, [room]: letters });
  useStore.setState({ room, help: false });
}

/** Opens *How to play* over the first screen: `#help`. */
export function openHelp(): void {
  // before it is here, another press makes no second entry
  if (addressNow().help === null) goTo({ help: '' });
  useStore.setState({ help: true });
}

/** Shuts it; nothing where a room has come in its place. The way back of what was opened from it stays. */
export function closeHelp(): void {
  if (!useStore.getState().help) return;
  amend({ help: null }, markHere());
  useStore.setState({ help: false });
}

/** Back to the battle or the first screen, in one step; the address forgets the room, and what was opened in it. */
export function closeRoom(): void {
  amend(NOWHERE);
  useStore.setState({ room: null, help: false });
}
