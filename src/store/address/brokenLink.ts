/** A link that leads nowhere. */
import { problem } from '../../scenarios/problem.ts';
import { notify } from '../store.ts';

/** Tells that the address was not whole: what it was to lead to is not there. */
export function tellBrokenLink(): void {
  notify({ notice: 'fileRefused', problem: problem('brokenLink', ''), game: null, stored: null });
}
