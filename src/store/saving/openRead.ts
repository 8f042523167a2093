/** What was read in a room, and is opened there. */
import type { Problem } from '../../scenarios/problem.ts';
import type { Opening } from './openings.ts';

/** What is wrong with a file, with what was kept, or with a link. */
export type NotOpened = Problem | 'damaged' | 'tooLarge';

/** Opens it, and gives what is to be told against it: nothing, where it was overtaken. */
export function openRead<Found>(
  read: (Found & { readonly ok: true }) | { readonly ok: false; readonly problem: NotOpened },
  opening: Opening,
  open: (found: Found & { readonly ok: true }) => void,
): NotOpened | null {
  if (opening.isOvertaken()) return null;
  if (!read.ok) return read.problem;
  opening.comes();
  open(read);
  return null;
}
