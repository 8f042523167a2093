/** The encounter as text: a file, or the letters of a link. */
import { lettersOf } from '../saving/packing.ts';
import { writtenMeeting } from './read.ts';
import type { Meeting } from './state.ts';

/** The text of an encounter's file, which the page opens, and the command line. */
export function encounterText(meeting: Meeting): string {
  return `${JSON.stringify(writtenMeeting(meeting), null, 1)}\n`;
}

/** The letters of a link, for the laboratory's place in the address. */
export function encounterLetters(meeting: Meeting): Promise<string> {
  return lettersOf(writtenMeeting(meeting));
}
