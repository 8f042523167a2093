/** An encounter opened where games are: it is told to the laboratory as a link to it would be. */
import { openRoom } from '../address/rooms.ts';
import type { Meeting } from './state.ts';
import { encounterLetters } from './text.ts';

export async function openInLaboratory(meeting: Meeting): Promise<void> {
  openRoom('laboratory', await encounterLetters(meeting));
}
