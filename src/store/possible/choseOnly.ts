import { canStepBack } from '../../engine/consent.ts';
import { engine } from '../../rules/rulebook.ts';
import { programOf } from '../../scenarios/programs.ts';
import type { OpenGame } from '../state.ts';

/** Whether of the unit that is asked where it goes no more has been answered than what it does, and that is free to be let go. */
export function choseOnly(open: OpenGame | null): boolean {
  if (!open) return false;
  const pending = engine.pending(open.game);
  if (open.ending || open.readOnly || pending.wait !== 'decision') return false;
  const { side, question } = pending.decision;
  return (
    question.ask === 'move' &&
    open.log.at(-1)?.question?.ask === 'action' &&
    !programOf(open, side) &&
    canStepBack(open.history, 1).free
  );
}
