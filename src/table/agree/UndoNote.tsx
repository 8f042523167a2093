import { useExplanations } from '../../account/words.ts';
import type { GameLogEntry, OpenGame } from '../../store/state.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import type { TableView } from '../../store/view/view.ts';
import { useEntryName } from './useEntryName.ts';

interface Props {
  readonly open: OpenGame;
  readonly undo: TableView['undo'];
}

/** The answer by which a gesture is named: the last that was a choice, or its first. */
function telling(taken: readonly GameLogEntry[]): GameLogEntry | undefined {
  return taken.findLast(({ choice }) => choice !== null) ?? taken[0];
}

/** What the next step back takes back; barred, the answer or the roll that bars it. */
export function UndoNote({ open, undo }: Props) {
  const { agreements: words, dialogs } = useExplanations();
  const nameOf = useEntryName();
  const { free, barrier, to } = undo;
  // of a set-up that is not seen nothing is told; no step goes over a resignation, nor is one taken where one looks on
  if (to === null || open.ending || open.readOnly || isSetUpUnseen(open)) return null;
  if (free) {
    const taken = open.log.slice(to);
    const told = telling(taken);
    return told ? words.undoes(nameOf(told), taken.length) : null;
  }
  if (!barrier) return null;
  const bar = open.log[barrier.at];
  // what was stepped back over bars as well, and is in the log no more
  return bar ? (
    <>
      {words.undoBarred[barrier.why](nameOf(bar))} <span className="may-agree">{words.mayAgree}</span>
    </>
  ) : (
    dialogs.obstacles[barrier.why]
  );
}
