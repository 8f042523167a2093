import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { capital } from '../../language/sentences.ts';
import { findUnit } from '../../rules/state/game.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, isHidden } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { AnswerButton } from './AnswerButton.tsx';

/** The units that may be set up, each with what it is: a regiment's name does not tell whether it has guns or horses. */
export function UnitsToSetUp({ view }: { readonly view: TableView }) {
  const { language } = useSpeaker();
  const { setUp } = useExplanations();
  const hidden = useStore(hiddenNow);
  const { unitTypes, qualities, skills } = language.words;
  const told = (id: string): string => {
    const unit = findUnit(view.game, id);
    if (!unit) return '';
    const kept = isHidden(unit, hidden);
    const parts = [unitTypes[unit.type], qualities[unit.quality]];
    if (!kept) parts.push(setUp.strength(unit.strength), ...unit.skills.map((skill) => skills[skill]));
    return capital(parts.join(', '));
  };
  return (
    <div className="answers" data-testid="units-to-set-up">
      {view.choices.map((offered) => (
        <AnswerButton
          key={canonicalText(offered.choice)}
          offered={offered}
          {...(offered.choice.choose === 'unit' ? { note: told(offered.choice.unit) } : {})}
        />
      ))}
    </div>
  );
}
