import type { EndOutcome } from '../store/laboratory/figures.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useSpeaker } from './words.ts';

/** The outcome in words, with the names of the pair. */
export function useOutcomeWords(): (outcome: EndOutcome) => string {
  const { say, name } = useSpeaker();
  const attacker = useLaboratory((state) => state.setup.attacker);
  const target = useLaboratory((state) => state.setup.target);
  return (outcome) =>
    target === null
      ? say.outcomesAlone[outcome](name(attacker ?? ''))
      : say.outcomes[outcome](name(attacker ?? ''), name(target));
}
