import { use } from 'react';
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { draft } from '../../store/input/picking.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { ChoiceOddsContext } from '../odds/choiceOdds.ts';
import { ChoiceOdds } from '../odds/later.ts';
import { useSpeaker } from '../shell/words.ts';

function Odds({ choice }: { readonly choice: Choice }) {
  const told = use(ChoiceOddsContext).get(canonicalText(choice));
  const weighed = useStore(({ preferences }) => preferences.odds);
  return weighed ? <ChoiceOdds choice={choice} told={told ?? null} /> : null;
}

/** The enemy pressed on the map can be attacked in several ways: here they are, each with its dice. */
export function AttackOffer({ view }: { readonly view: TableView }) {
  const { language, name, hex } = useSpeaker();
  const target = useStore((state) => state.selection.target);
  const offers = view.targets.filter(({ unit }) => unit === target);
  if (target === null || offers.length < 2) return null;
  return (
    <div className="fallen answers">
      <p>{name(target)}</p>
      {offers.map((offer) => (
        <button
          key={JSON.stringify(offer.choice)}
          type="button"
          className="answer"
          data-testid="attack-offer"
          onClick={() => draft(offer.choice, offer.lead)}
        >
          <span />
          <span>
            {offer.kind === 'fireThenAttack'
              ? language.choiceLabel(offer.choice, name, hex)
              : language.words.actions[offer.kind]}
          </span>
          <span className="figure">{language.screens.counters.dice(offer.dice.total)}</span>
          <Odds choice={offer.choice} />
        </button>
      ))}
    </div>
  );
}
