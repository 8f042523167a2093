/** What the address brings into a room that is open. */
import { followAddress } from './address.ts';
import { openRoom } from './rooms.ts';
import type { RoomName } from './said.ts';

/** The rooms that are open and have been drawn: what is brought into one that is still on its way waits in the address. */
const followed = new Set<RoomName>();

/** Brings something into a room: `here` where it is drawn already, else by the letters of a link that opens it there. */
export async function bringInto(
  room: RoomName,
  here: () => void | Promise<void>,
  letters: () => Promise<string>,
): Promise<void> {
  if (!followed.has(room)) {
    const held = await letters();
    // it may have come meanwhile
    if (!followed.has(room)) return openRoom(room, held);
  }
  await here();
}

/**
 * Calls back with the letters of each link that the address comes to hold for a room, and at once with those it holds already:
 * not again when the browser comes back to them from the rulebook, for what was changed since would be lost. Gives the end
 * of listening.
 */
export function followLetters(room: RoomName, read: (letters: string) => void): () => void {
  let before: string | null = null;
  followed.add(room);
  const end = followAddress((said) => {
    const letters = said[room];
    if (letters && letters !== before) read(letters);
    before = letters;
  });
  return () => {
    followed.delete(room);
    end();
  };
}
