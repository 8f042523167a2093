/** The log of a board that is looked at. */
import type { Game } from '../../rules/state/game.ts';
import type { GameLogEntry } from '../state.ts';

/** The answers that led to a board; none for one that is reached by answers taken back, of which the log tells nothing. */
export function logUpTo(log: readonly GameLogEntry[], { count }: Game): readonly GameLogEntry[] {
  return count.answers > log.length ? [] : log.slice(0, count.answers);
}
