/** What was read in a room, and is opened there. */
import type { Problem } from '../../scenarios/problem.ts';
import type { Opening } from './openings.ts';

/**
 * What is wrong with a file, with what was kept, or with a link. `damaged`, `tooLarge`: a link that was cut, or swells.
 * `notCome`: what reads it has not come over the network. `gone`: it lies on its shelf no more. `unanswered`: the storage
 * does not give it.
 */
export type NotOpened = Problem | 'damaged' | 'tooLarge' | 'notCome' | 'gone' | 'unanswered';

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
