/** Where steps back will stop being free, told before one gets there. */
import type { LogEntry } from '../../store/state.ts';
import type { UndoView } from '../../store/view/view.ts';

/** The latest entry that no one takes back alone: dice, or an answer of the side that did not answer last. */
export function barrierOf(log: readonly LogEntry[]): UndoView['barrier'] {
  const last = log.at(-1);
  const barring = log.findLast(({ roll, side }) => roll !== null || side !== last?.side);
  if (!barring) return null;
  return { why: barring.roll ? 'diceRolled' : 'otherSideAnswered', at: barring.at };
}
