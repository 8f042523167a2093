import type { EndOutcome } from '../odds/laboratory/figures.ts';
import type { Action } from '../rules/state/vocabulary.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useLabSpeaker } from './words.ts';

/** Nobody comes for the ground with these. */
const SHOTS: readonly Action[] = ['fire', 'doubleFire', 'formationThenFire'];

/** The outcome in words, with the names of the pair. */
export function useOutcomeWords(): (outcome: EndOutcome) => string {
  const { say, name } = useLabSpeaker();
  const { attacker, target, action } = useLaboratory((state) => state.setup);
  const own = name(attacker ?? '');
  if (target === null) return (outcome) => say.outcomesAlone[outcome](own);
  const words = action && SHOTS.includes(action.action) ? say.outcomesShot : say.outcomes;
  return (outcome) => words[outcome](own, name(target));
}
