import { RuleMark } from '../../account/RuleMark.tsx';
import { useFetched } from '../../account/words.ts';
import { houseRuleValue } from '../../language/houseRuleWords.ts';
import { houseRuleWordsOf } from '../../language/language.ts';
import { changedHouseRules, HOUSE_RULES, type HouseRules } from '../../rules/state/houseRuleKeys.ts';
import './houseRulesNote.css';

/** At the head of the journal: the options of the set-up in which this battle differs from the rule. */
export function HouseRulesNote({ rules }: { readonly rules: HouseRules }) {
  const words = useFetched(houseRuleWordsOf);
  return (
    <details className="journal-rules" data-testid="journal-rules">
      <summary>{words.heading}</summary>
      <ul>
        {changedHouseRules(rules).map((key) => (
          <li key={key}>
            <em>{words.rules[key].title}</em> · {houseRuleValue(words, key, rules[key])}{' '}
            <RuleMark rule={HOUSE_RULES[key].ruling} />
          </li>
        ))}
      </ul>
    </details>
  );
}
