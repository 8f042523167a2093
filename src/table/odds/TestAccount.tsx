import { RuleMark } from '../../account/RuleMark.tsx';
import { SumAccount } from '../../account/SumAccount.tsx';
import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { useOdds } from '../../store/odds/shown.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './oddsRows.css';

/** The test of an answer that is pointed at: what it is taken against, with which dice, and how often it is passed. */
export function TestAccount({ view, choice }: { readonly view: TableView; readonly choice: Choice }) {
  const { language, name } = useSpeaker();
  const { odds: words } = useExplanations();
  const told = useOdds(({ view: of, choices }) =>
    of === view ? choices.get(canonicalText(choice)) : undefined,
  );
  if (told?.of !== 'test') return null;
  const { roll, passes } = told;
  if (!roll)
    return (
      <p data-testid="test-account">
        {words.test.none} <RuleMark rule="RAL-06" />
      </p>
    );
  const reason = language.diceReason(roll, name);
  return (
    <div className="odds-account" data-testid="test-account">
      <SumAccount title={language.screens.labels.commandValue} sum={roll.commandValue} />
      {reason === null ? null : (
        <p className="sub">
          {reason} <RuleMark rule={roll.diceRule} />
        </p>
      )}
      <ul className="odds-rows">
        <li>
          <span>{words.test.passed}</span>
          <strong>{words.percent(passes)}</strong>
        </li>
      </ul>
      <p className="sub">{words.test.dice}</p>
    </div>
  );
}
