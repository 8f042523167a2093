/** What the game was given when the program broke, and the file that tells it. */
import type { Given } from '../../scenarios/answerShapes.ts';
import { fetchFiles } from '../saving/fetchFiles.ts';
import type { BattleHistory } from '../state.ts';
import { useStore } from '../store.ts';

interface Attempt {
  /** The game before it, which may be further on than the one open: a gesture gives several answers. */
  readonly history: BattleHistory;
  readonly given: Given | 'dice';
}

let attempted: Attempt | null = null;

/** Says what is about to be given; null once that is over. */
export function attempting(attempt: Attempt | null): void {
  attempted = attempt;
}

/** The text of the open game's file, with the fault and what was attempted; '' where no game is open. */
export async function crashText(error: unknown, step: string | null): Promise<string> {
  const { open, selection } = useStore.getState();
  const { history, given } = attempted ?? { history: open?.history, given: null };
  if (!open || !history) return '';
  const { writeCrash, writePosition } = await fetchFiles();
  if (open.shown) return writePosition(open.shown.demonstration.id, open.game);
  const { unit, group, riders } = selection;
  return writeCrash({ ...open, history }, { error, step, given, picked: { unit, group, riders } });
}
