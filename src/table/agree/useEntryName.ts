import { useExplanations } from '../../account/words.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { GameLogEntry } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';

/** How an answer of the log is named where it is taken back, or bars that: a choice with its unit, a roll by what it was for. */
export function useEntryName(): (entry: GameLogEntry) => string {
  const { agreements: words } = useExplanations();
  const { language, name, hex, side } = useSpeaker();
  return ({ question, choice, roll, facts }) => {
    if (roll) return words.rolled(language.rollTitle(roll.about, name));
    if (!choice) return facts.map((fact) => language.factSentence(fact, name, hex, side)).join(' ');
    const label = language.choiceLabel(choice, name, hex);
    const unit = question && whoIsMeant(question).unit;
    return unit === null ? label : words.by(name(unit), label);
  };
}
