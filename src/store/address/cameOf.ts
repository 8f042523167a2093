/**
 * What came of the letters that the address holds for a room: once that is remembered, a page that is loaded again goes on
 * with it. Read anew, the letters would come over all that was changed since.
 */
import { addressNow, amend, markHere } from './address.ts';
import type { RoomName } from './said.ts';

/** The letters that were opened last in each room. */
const opened = new Map<RoomName, string>();

/** What those letters hold is opened in the room. */
export function tellOpened(room: RoomName, letters: string): void {
  opened.set(room, letters);
}

/** What lies in the room is remembered. */
export function tellCameOf(room: RoomName): void {
  const letters = opened.get(room);
  if (letters !== undefined && addressNow()[room] === letters) amend({}, { ...markHere(), cameOf: true });
}
