/** What both sides agree on outside the rule: taken, told in the journal, saved and replayed as every answer is. */
import { conclude, type Played, play } from '../../engine/history.ts';
import { stepTo } from '../../engine/steps.ts';
import type { Agreement, Correction } from '../../rules/state/agreements.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import type { Ability, BattleHistory, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { attempting } from './crash.ts';
import { engine } from './rulebook.ts';
import { ABLE, commit, guarded, refuse, standing, take, unable } from './session.ts';
import { setUpByHand } from './setUp.ts';
import { useTakeBack } from './takeBack.ts';

/** Whose consent is asked for: the program agrees to everything. */
export function whoAgrees(open: Pick<OpenGame, 'programs'>): readonly Side[] {
  return SIDES.filter((side) => !programOf(open, side));
}

function agreedIn(history: BattleHistory, agreed: Agreement): Played<SabreurTypes> {
  attempting({ history, given: { agreed } });
  return play(engine(), history, { at: history.length, agreed });
}

/** How many answers would be taken back, those apart that only tell of earlier steps back. */
export function answersTakenBack({ log, history }: OpenGame, to: number): number {
  return log.slice(to, history.length).filter(({ agreed }) => agreed?.agree !== 'takeBack').length;
}

/**
 * Goes back to where the game had so many answers, whatever bars it, and tells so. To be called with the consent of both
 * sides. What is taken back is kept as an earlier line; the dice that follow are those of the seed, as before.
 */
export function takeBackTogether(to: number): Ability {
  const { open } = useStore.getState();
  if (!open) return refuse(unable('noGame'));
  if (open.readOnly) return refuse(unable('readOnly'));
  if (to < 0 || to > open.history.length) return refuse(unable('nothingToUndo'));
  const answers = answersTakenBack(open, to);
  return guarded(() => {
    const back = stepTo(engine(), conclude(open.history, null), to);
    // of an end that is taken back the journal has told nothing either; against the program nobody had to agree
    const isTold = answers > 0 && !open.shown && !open.aside && whoAgrees(open).length > 1;
    const played = isTold ? agreedIn(back, { agree: 'takeBack', answers }) : null;
    setUpByHand();
    commit(played?.ok ? played.history : back);
    return ABLE;
  }, unable(null));
}

/** Nobody is asked any more whether something is taken back. */
export function dropTakeBack(): void {
  useTakeBack.setState({ asked: null });
}

/** Sets something right, with the consent of both sides; refused as any answer is. */
export function correctTogether(correction: Correction): Ability {
  const here = standing();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  return guarded(() => take(open, agreedIn(open.history, correction)), unable(null));
}
