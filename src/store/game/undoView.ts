/** What may be taken back, and what bars it. */
import { barrierBehind, canStepBack } from '../../engine/consent.ts';
import type { Obstacle, OpenGame } from '../state.ts';
import type { TableBarrier, TableStepBack } from '../view/overPrograms.ts';
import { programAsked } from './programs.ts';
import { wholeRulebook } from './rulebook.ts';
import { stepBackTo } from './takeBack.ts';

/**
 * A step back is free until dice or the other side's answer; `barrier` says which log entry bars it (its `at`), or, while
 * steps are free, which one they will stop at.
 */
export interface UndoView {
  readonly free: boolean;
  readonly redo: boolean;
  readonly barrier: {
    readonly why: BarredBy;
    readonly at: number;
  } | null;
  /** How many answers the next step back leaves, free or agreed on; null where nothing can be taken back. */
  readonly to: number | null;
  /** How many there were when dice fell last; null where nothing was answered since. */
  readonly dice: number | null;
  /** Whether the acting unit can begin its action anew. */
  readonly restart: boolean;
}

/** What bars a step back of one side alone. */
export type BarredBy = Extract<Obstacle, 'diceRolled' | 'otherSideAnswered' | 'turnEnded' | 'agreedOn'>;

/** The same for a step as it is judged. */
export function barredBy(why: TableBarrier['why']): BarredBy | null {
  switch (why) {
    case 'dice':
      return 'diceRolled';
    case 'otherSide':
      return 'otherSideAnswered';
    case 'turnEnded':
      return 'turnEnded';
    case 'agreement':
      return 'agreedOn';
    case 'start':
      return null;
  }
}

/** How many answers there were when dice fell last, those that followed left out; null where none did. */
function lastDice({ log, aside }: OpenGame): number | null {
  const fell = log.findLastIndex(({ roll }) => roll !== null) + 1;
  return fell > (aside?.from ?? 0) && fell < log.length ? fell : null;
}

/** How many answers lead back to the choice of action of the unit that acts; 0 when it has not chosen, or none acts. */
export function answersOfUnit({ game, log }: OpenGame): number {
  const acts = game.frames.some((frame) => frame.procedure === 'action' && frame.at !== 'choose');
  if (!acts) return 0;
  const entry = log.findLast(({ question }) => question?.ask === 'action');
  return entry ? log.length - entry.at : 0;
}

/** Whether so many answers may be taken back freely. R-150. */
export function freeStepBack(open: OpenGame, answers: number): TableStepBack {
  // beside the battle nothing is at stake: only what was played in it stands
  if (open.aside)
    return open.history.length - answers >= open.aside.from
      ? { free: true }
      : { free: false, barrier: { at: 0, why: 'start' } };
  return wholeRulebook()?.freeBack(open, answers) ?? canStepBack(open.history, answers);
}

/** What bars the step now, else what will bar one behind it. */
function barrierOf(back: TableStepBack, { history, aside }: OpenGame): UndoView['barrier'] {
  if (aside) return null;
  const barrier = back.free || back.barrier.why === 'start' ? barrierBehind(history) : back.barrier;
  const why = barrier && barredBy(barrier.why);
  return barrier && why ? { why, at: barrier.at } : null;
}

export function undoViewOf(open: OpenGame): UndoView {
  const { history } = open;
  const to = stepBackTo(open);
  const back = freeStepBack(open, history.length - to);
  const own = answersOfUnit(open);
  return {
    free: back.free,
    redo: history.ahead !== null,
    barrier: barrierOf(back, open),
    to: to < (open.aside?.from ?? 0) ? null : to,
    dice: lastDice(open),
    restart: own > 0 && canStepBack(history, own).free && !programAsked(open),
  };
}
