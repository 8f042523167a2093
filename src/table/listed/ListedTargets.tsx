import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { draft } from '../../store/input/picking.ts';
import type { ListedTarget } from '../../store/possible/listed.ts';
import type { Target } from '../../store/possible/possible.ts';
import type { TableView } from '../../store/view/view.ts';
import { AnswerButton } from '../ask/AnswerButton.tsx';
import { useSpeaker } from '../shell/words.ts';
import { ListedSection } from './ListedSection.tsx';
import { useReasons } from './useReasons.ts';
import { useUnitWords } from './useUnitWords.ts';

function Attack({ attack }: { readonly attack: Target }) {
  const { dice } = useSpeaker().language.screens.counters;
  const { choice, lead } = attack;
  return (
    <AnswerButton
      offered={{ choice, key: null, enabled: true, reasons: [] }}
      note={dice(attack.dice.total)}
      onAnswer={() => draft(choice, lead)}
    />
  );
}

interface Props {
  readonly view: TableView;
  readonly actor: string;
  readonly targets: readonly ListedTarget[];
}

/** Every enemy near enough: how it stands, the attacks open on it with their dice and odds, and why others are not. */
export function ListedTargets({ view, actor, targets }: Props) {
  const { listed } = useExplanations();
  const { language, name } = useSpeaker();
  const unitWords = useUnitWords(view);
  const why = useReasons();
  return (
    <ListedSection title={listed.targets(name(actor))} count={targets.length}>
      {targets.map(({ unit, away, attacks, refused }) => (
        <li key={unit}>
          <p>{listed.line([unitWords(unit), listed.away(language.screens.counters.hexes(away))])}</p>
          <ul>
            {attacks.map((attack) => (
              <li key={canonicalText(attack.choice)}>
                <Attack attack={attack} />
              </li>
            ))}
            {refused.map(({ kind, reasons }) => (
              <li key={kind} className="listed-refused">
                {why(language.words.actions[kind], reasons)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ListedSection>
  );
}
