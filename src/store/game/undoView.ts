/** What may be taken back, and what bars it. */
import { barrierBehind, canStepBack, type StepBack } from '../../engine/consent.ts';
import type { Obstacle, OpenGame } from '../state.ts';
import { programAsked } from './programs.ts';
import { wholeRulebook } from './rulebook.ts';
import { gestureBefore } from './session.ts';

/**
 * A step back is free until dice or the other side's answer; `barrier` says which log entry bars it (its `at`), or, while
 * steps are free, which one they will stop at.
 */
export interface UndoView {
  readonly free: boolean;
  readonly redo: boolean;
  readonly barrier: {
    readonly why: Extract<Obstacle, 'diceRolled' | 'otherSideAnswered'>;
    readonly at: number;
  } | null;
  /** Whether the acting unit can begin its action anew. */
  readonly restart: boolean;
}

/** How many answers lead back to the choice of action of the unit that acts; 0 when it has not chosen, or none acts. */
export function answersOfUnit({ game, log }: OpenGame): number {
  const acts = game.frames.some((frame) => frame.procedure === 'action' && frame.at !== 'choose');
  if (!acts) return 0;
  const entry = log.findLast(({ question }) => question?.ask === 'action');
  return entry ? log.length - entry.at : 0;
}

/** Whether so many answers may be taken back freely. R-150. */
export function freeStepBack(open: OpenGame, answers: number): StepBack {
  // beside the battle nothing is at stake: only what was played in it stands
  if (open.aside)
    return open.history.length - answers >= open.aside.from
      ? { free: true }
      : { free: false, barrier: { at: 0, why: 'start' } };
  return wholeRulebook()?.freeBack(open, answers) ?? canStepBack(open.history, answers);
}

export function undoViewOf(open: OpenGame): UndoView {
  const { history } = open;
  const back = freeStepBack(open, gestureBefore(open));
  const own = answersOfUnit(open);
  // what bars the step now, else what will bar one behind it
  const barred = back.free || back.barrier.why === 'start' ? null : back.barrier;
  const barrier = open.aside ? null : (barred ?? barrierBehind(history));
  return {
    free: back.free,
    redo: history.ahead !== null,
    barrier: barrier && { why: barrier.why === 'dice' ? 'diceRolled' : 'otherSideAnswered', at: barrier.at },
    restart: own > 0 && canStepBack(history, own).free && !programAsked(open),
  };
}
