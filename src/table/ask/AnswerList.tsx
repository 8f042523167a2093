import { canonicalText } from '../../engine/interpreter.ts';
import { capital } from '../../language/sentences.ts';
import { orderPointRange } from '../../store/possible/orderDice.ts';
import type { OfferedChoice } from '../../store/possible/possible.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { AnswerButton } from './AnswerButton.tsx';

/** The number an answer is weighed by: the dice of a shot, or what the dice for the order points may come to. */
function figureOf(
  { choice }: OfferedChoice,
  view: TableView,
  diceWords: (n: number) => string,
): { readonly figure?: string } {
  if (choice.choose === 'orderDice') {
    const { least, most } = orderPointRange(view.game, choice.dice);
    return { figure: `${least}–${most}` };
  }
  if (choice.choose !== 'shootAt') return {};
  const target = view.targets.find(({ unit }) => unit === choice.target);
  return target ? { figure: diceWords(target.dice.total) } : {};
}

/** The answers of a question one below the other. */
export function AnswerList({ view }: { readonly view: TableView }) {
  const { language } = useSpeaker();
  return (
    <div className="answers">
      {view.choices.map((offered) => (
        <AnswerButton
          key={canonicalText(offered.choice)}
          offered={offered}
          {...figureOf(offered, view, language.screens.counters.dice)}
          {...(offered.choice.choose === 'rallied'
            ? { label: capital(language.words.formations[offered.choice.formation]) }
            : {})}
        />
      ))}
    </div>
  );
}
