import { type EndOutcome, OUTCOMES } from '../odds/laboratory/figures.ts';
import { enemyFought, isShot } from '../odds/laboratory/fought.ts';
import { findUnit } from '../rules/state/game.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { isRally } from './regained.ts';
import { useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';

/** An outcome in words. */
export type OutcomeWords = (outcome: EndOutcome) => string;

/** The outcome in words, with the names of the pair; of the unit alone where nothing is done to the target in view. */
export function useOutcomeWords(): OutcomeWords {
  const { say, name } = useLabSpeaker();
  const setup = useSetupTold();
  const { attacker, target, action, sandbox } = setup;
  const own = name(attacker ?? '');
  const enemy = enemyFought(action, target);
  if (enemy === null) {
    // whoever is panicked has its ground again once it is steady there
    const isPanicked = isRally(setup) && findUnit(sandbox.game, attacker ?? '')?.panicked === true;
    const alone = isPanicked ? { ...say.outcomesAlone, ...say.outcomesRallied } : say.outcomesAlone;
    return (outcome) => alone[outcome](own);
  }
  const words = action && isShot(action) ? say.outcomesShot : say.outcomes;
  return (outcome) => words[outcome](own, name(enemy));
}

/** The same in a few words, which name nobody where there are two. */
export function useShortOutcomeWords(): OutcomeWords {
  const { say } = useLabSpeaker();
  const words = useOutcomeWords();
  const { target, action } = useSetupTold();
  if (enemyFought(action, target) === null) return words;
  const short = action && isShot(action) ? say.outcomesShotShort : say.outcomesShort;
  return (outcome) => short[outcome];
}

/** Nobody comes for the ground of a unit that acts for itself: what seldom comes about is told only where it can. */
const SELDOM: readonly EndOutcome[] = ['both', 'target'];

/** The outcomes that are told of this question, also those that never come about where there are two. */
export function useOutcomesTold(): readonly EndOutcome[] {
  const { target, action } = useSetupTold();
  const ranges = useLaboratory((state) => state.odds?.ranges);
  if (enemyFought(action, target) !== null) return OUTCOMES;
  return OUTCOMES.filter((one) => !SELDOM.includes(one) || (ranges?.[one][1] ?? 0) > 0);
}
