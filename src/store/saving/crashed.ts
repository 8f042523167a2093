/** The file of what was played when the program broke. */
import type { Given } from '../../scenarios/answerShapes.ts';
import { type CrashedPosition, crashedPositionOf, crashFileOf } from '../../scenarios/crash.ts';
import type { AppState, BattleHistory } from '../state.ts';

/** What was given when it broke. */
export type Attempt =
  /** The game before it, which may be further on than the one open: a gesture gives several answers. */
  | { readonly history: BattleHistory; readonly given: Given | 'dice' }
  /** A position of the laboratory. */
  | { readonly position: CrashedPosition; readonly given: Given | null };

/** What is known where the program broke; `position`: what the laboratory showed. */
export interface BrokenAt {
  readonly error: unknown;
  readonly step: string | null;
  readonly attempt: Attempt | null;
  readonly position: CrashedPosition | null;
  readonly app: AppState;
}

const NOTHING = { unit: null, group: [], riders: [] };

function fileOf({
  error,
  step,
  attempt,
  position: shown,
  app: { open, selection },
}: BrokenAt): object | null {
  const given = attempt?.given ?? null;
  const inBattle = attempt && 'history' in attempt ? attempt : null;
  const position = attempt && 'position' in attempt ? attempt.position : inBattle ? null : shown;
  if (position) return crashedPositionOf(position, { error, step, given, picked: NOTHING });
  const history = inBattle?.history ?? open?.history;
  if (!open || !history) return null;
  const { unit, group, riders } = selection;
  const met = { error, step, given, picked: { unit, group, riders } };
  // the file of a game says from which battle it comes; a position has come from none
  if (!open.shown) return crashFileOf({ ...open, history }, met);
  return crashedPositionOf({ title: open.shown.demonstration.id, game: history.game, history }, met);
}

/** With the fault and what was attempted; '' where nothing was played. */
export function crashedText(at: BrokenAt): string {
  const file = fileOf(at);
  return file ? `${JSON.stringify(file)}\n` : '';
}
