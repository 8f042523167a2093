/** An army opened where games are: it is told to the screen where armies are raised as a link to it would be. */
import { openRoom } from '../address/rooms.ts';
import type { Raised } from './acts.ts';
import { armyLetters } from './file.ts';

export async function openInBuilder(raised: Raised): Promise<void> {
  openRoom('army', await armyLetters(raised));
}
