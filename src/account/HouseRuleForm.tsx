import { use, useId, useState } from 'react';
import { type HouseRuleWords, houseRuleValue } from '../language/houseRuleWords.ts';
import { houseRuleWordsOf } from '../language/language.ts';
import {
  changedHouseRules,
  completeHouseRules,
  HOUSE_RULE_CHAPTERS,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
  type HouseRules,
  type ListedRule,
  type NumberRule,
} from '../rules/state/houseRuleKeys.ts';
import { SIDES } from '../rules/state/vocabulary.ts';
import { armyProblems } from '../rules/units/army.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { openBook } from '../store/address/book.ts';
import { useStore } from '../store/store.ts';
import './houseRules.css';

type Value = number | string;

function useHouseRuleWords(): HouseRuleWords {
  return use(houseRuleWordsOf(useStore((state) => state.preferences.locale)));
}

interface FieldProps {
  readonly rule: ListedRule<Value>;
  readonly words: HouseRuleWords;
  readonly of: HouseRuleKey;
  readonly value: Value;
  readonly described: string;
  readonly allows: (value: Value) => boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, the rule's own reading first. */
function Choice({ rule, words, of, value, described, allows, onChange }: FieldProps) {
  return (
    <select
      value={rule.values.indexOf(value)}
      aria-label={words.rules[of].title}
      aria-describedby={described}
      data-testid={`rule-${of}`}
      onChange={(event) => onChange(rule.values[Number(event.target.value)] ?? value)}
    >
      {rule.values.map((one, at) => (
        <option key={String(one)} value={at} disabled={!allows(one)}>
          {houseRuleValue(words, of, one)}
        </option>
      ))}
    </select>
  );
}

/** A whole number within limits, or a word in its place. What is being typed counts once it is a number that is allowed. */
function Amount({
  rule,
  words,
  of,
  value,
  described,
  allows,
  onChange,
}: Omit<FieldProps, 'rule'> & { readonly rule: NumberRule<Value> }) {
  const [typed, setTyped] = useState<string | null>(null);
  const usual = rule.values[0] ?? rule.least;
  const [word] = rule.values.filter((one) => typeof one === 'string');
  const take = (text: string): void => {
    const number = Number(text);
    const isFine =
      text !== '' &&
      Number.isInteger(number) &&
      number >= rule.least &&
      number <= rule.most &&
      allows(number);
    setTyped(isFine ? null : text);
    if (isFine) onChange(number);
  };
  return (
    <span className="rule-amount">
      <input
        type="number"
        min={rule.least}
        max={rule.most}
        value={typed ?? (typeof value === 'number' ? value : '')}
        disabled={typeof value === 'string'}
        aria-label={`${words.rules[of].title}, ${words.number}`}
        aria-describedby={described}
        aria-invalid={typed !== null}
        data-testid={`rule-${of}`}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {word === undefined ? null : (
        <label>
          <input
            type="checkbox"
            checked={value === word}
            disabled={!allows(word)}
            onChange={(event) => onChange(event.target.checked ? word : usual)}
          />
          {houseRuleValue(words, of, word)}
        </label>
      )}
    </span>
  );
}

function Rule({ words, of, value, allows, onChange }: Omit<FieldProps, 'rule' | 'described'>) {
  const id = useId();
  const rule: ListedRule<Value> | NumberRule<Value> = HOUSE_RULES[of];
  const field = { words, of, value, described: id, allows, onChange };
  const barred = rule.values.some((one) => !allows(one));
  return (
    <li data-changed={value !== rule.values[0]}>
      <div className="rule-told">
        <strong>{words.rules[of].title}</strong>{' '}
        <button type="button" className="rule-cited" onClick={() => openBook(rule.ruling)}>
          {rule.ruling}
        </button>
        <p id={id}>
          {words.rules[of].tells}
          {barred ? ` ${words.notAllowed}` : ''}
        </p>
      </div>
      {'least' in rule ? <Amount rule={rule} {...field} /> : <Choice rule={rule} {...field} />}
    </li>
  );
}

interface FormProps {
  readonly scenario: Pick<Scenario, 'armies' | 'format' | 'houseRules'>;
  readonly chosen: Partial<HouseRules>;
  readonly onChange: (chosen: Partial<HouseRules>) => void;
}

/** Every option of the set-up, chapter by chapter, each with what it decides and the ruling it comes from. */
export function HouseRuleForm({ scenario, chosen, onChange }: FormProps) {
  const words = useHouseRuleWords();
  const rules = completeHouseRules({ ...scenario.houseRules, ...chosen });
  const faults = (under: HouseRules): number =>
    SIDES.reduce(
      (sum, side) => sum + armyProblems(scenario.armies[side].units, scenario.format, under).length,
      0,
    );
  // Armies once bought may not be had under every price.
  const allows = (key: HouseRuleKey, value: Value): boolean =>
    HOUSE_RULES[key].chapter !== 'BLD' || faults({ ...rules, [key]: value }) <= faults(rules);
  // where everybody stands already, nobody is set up
  const deploys = SIDES.some((side) => scenario.armies[side].units.some(({ hexes }) => !hexes));
  const shown = HOUSE_RULE_KEYS.filter((key) => deploys || !key.startsWith('setup_'));
  const changed = changedHouseRules(rules).length;
  return (
    <div className="rule-form">
      <p className="quiet">{words.intro}</p>
      {HOUSE_RULE_CHAPTERS.map((chapter) => (
        <fieldset key={chapter}>
          <legend>{words.chapters[chapter]}</legend>
          <ul>
            {shown
              .filter((key) => HOUSE_RULES[key].chapter === chapter)
              .map((key) => (
                <Rule
                  key={key}
                  words={words}
                  of={key}
                  value={rules[key]}
                  allows={(value) => allows(key, value)}
                  onChange={(value) => onChange({ ...chosen, [key]: value })}
                />
              ))}
          </ul>
        </fieldset>
      ))}
      <button type="button" className="press" disabled={changed === 0} onClick={() => onChange({})}>
        {words.reset}
      </button>
    </div>
  );
}

/** Those that differ from the rule, in a line each. */
export function ChangedRules({ rules }: { readonly rules: Partial<HouseRules> }) {
  const words = useHouseRuleWords();
  const complete = completeHouseRules(rules);
  const changed = changedHouseRules(rules);
  return (
    <ul className="rules-changed quiet" aria-label={words.heading} data-testid="changed-rules">
      {changed.map((key) => (
        <li key={key}>
          <em>{words.rules[key].title}</em> · {houseRuleValue(words, key, complete[key])} (
          {HOUSE_RULES[key].ruling})
        </li>
      ))}
      {changed.length === 0 ? <li>{words.none}</li> : null}
    </ul>
  );
}
