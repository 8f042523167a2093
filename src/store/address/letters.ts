/** What the address brings into a room that is open. */
import { beginOpening, type Opening } from '../saving/openings.ts';
import { addressNow, followAddress, markHere } from './address.ts';
import { tellOpened } from './cameOf.ts';
import { openRoom } from './rooms.ts';
import type { RoomName } from './said.ts';

/** The rooms that are open and have been drawn: what is brought into one that is still on its way waits in the address. */
const followed = new Set<RoomName>();

/** What was brought into the address and waits there for its room. */
let waiting: { readonly letters: string; readonly opening: Opening } | null = null;

/**
 * Brings something into a room, unless it is overtaken: `here` where the room is drawn already, else by the letters of a
 * link that opens it there.
 */
export async function bringInto(
  room: RoomName,
  opening: Opening,
  here: () => void | Promise<void>,
  letters: () => Promise<string>,
): Promise<void> {
  const held = followed.has(room) ? '' : await letters();
  if (!opening.comes()) return;
  // it may have come meanwhile
  if (followed.has(room)) return here();
  waiting = { letters: held, opening };
  openRoom(room, held);
}

/** The opening that those letters are read for: what waited for its room comes before all that was asked for since. */
function openingForLetters(room: RoomName, letters: string): Opening {
  const waited = waiting?.letters === letters && !waiting.opening.isOvertaken() ? waiting.opening : null;
  waiting = null;
  const { asked, isOvertaken, comes } = waited ?? beginOpening();
  // another address may have come meanwhile
  const isElsewhere = () => addressNow()[room] !== letters;
  return {
    asked,
    isOvertaken: () => isElsewhere() || isOvertaken(),
    comes: () => {
      const itDoes = !isElsewhere() && comes();
      if (itDoes) tellOpened(room, letters);
      return itDoes;
    },
  };
}

/**
 * Calls back with the letters of each link that the address comes to hold for a room, and at once with those it holds already:
 * not again when the browser comes back to them from the rulebook, for what was changed since would be lost. `isKnown`: the
 * page was loaded again, and what came of them before was remembered. Gives the end of listening.
 */
export function followLetters(
  room: RoomName,
  read: (letters: string, opening: Opening, isKnown: boolean) => void,
): () => void {
  let before: string | null = null;
  followed.add(room);
  const end = followAddress((said, begins) => {
    const letters = said[room];
    const isKnown = begins && markHere().cameOf === true;
    if (letters && letters !== before) read(letters, openingForLetters(room, letters), isKnown);
    before = letters;
  });
  return () => {
    followed.delete(room);
    end();
  };
}
