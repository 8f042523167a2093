/** An army of the shelf, for a battle: it is not changed there. */
import { takeKept } from '../library/library.ts';
import { readKept } from '../library/readKept.ts';
import { type ArmyRead, readArmy } from './file.ts';

/** The army kept under that id, unread until now. */
export function armyFromShelf(id: string): Promise<ArmyRead> {
  return readKept('army', id, takeKept, readArmy);
}
