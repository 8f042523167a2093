import type { EndOutcome } from '../odds/laboratory/figures.ts';
import { enemyFought, isShot } from '../odds/laboratory/fought.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useLabSpeaker } from './words.ts';

/** An outcome in words; none where it cannot come about. */
type OutcomeWords = (outcome: EndOutcome) => string;

/** The outcome in words, with the names of the pair; of the unit alone where nothing is done to the target in view. */
export function useOutcomeWords(): OutcomeWords {
  const { say, name } = useLabSpeaker();
  const { attacker, target, action } = useLaboratory((state) => state.setup);
  const own = name(attacker ?? '');
  const enemy = enemyFought(action, target);
  if (enemy === null) return (outcome) => say.outcomesAlone[outcome](own);
  const words = action && isShot(action) ? say.outcomesShot : say.outcomes;
  return (outcome) => words[outcome](own, name(enemy));
}

/** The same in a few words, which name nobody where there are two. */
export function useShortOutcomeWords(): OutcomeWords {
  const { say } = useLabSpeaker();
  const words = useOutcomeWords();
  const isAlone = useLaboratory(({ setup }) => enemyFought(setup.action, setup.target) === null);
  return isAlone ? words : (outcome) => say.outcomesShort[outcome];
}
