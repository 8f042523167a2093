import { useId, useState } from 'react';
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
import { armyFaults, keptRules } from '../scenarios/keptRules.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { openBook } from '../store/address/book.ts';
import { WholeValue } from './WholeValue.tsx';
import { useFetched } from './words.ts';
import './houseRules.css';

type Value = number | string;

function useHouseRuleWords(): HouseRuleWords {
  return useFetched(houseRuleWordsOf);
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
    <WholeValue className="rule-taking" words={houseRuleValue(words, of, value)}>
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
    </WholeValue>
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

/** What most players agree on before anything else, and what they look for first.. */
const FIRST = {
  enemy: ['open_information', 'setup_hidden'],
  victory: ['turn_limit', 'break_point', 'vp_unit_value'],
  setUp: ['setup_depth', 'setup_distance', 'setup_order', 'setup_first'],
} as const satisfies Readonly<Record<keyof HouseRuleWords['first'], readonly HouseRuleKey[]>>;
const BEFORE: readonly HouseRuleKey[] = Object.values(FIRST).flat();

interface FormProps {
  readonly scenario: Pick<Scenario, 'armies' | 'format' | 'houseRules'>;
  readonly chosen: Partial<HouseRules>;
  readonly onChange: (chosen: Partial<HouseRules>) => void;
}

interface Part {
  readonly title: string;
  readonly keys: readonly HouseRuleKey[];
}

/** Every option of the set-up: what matters to most, then chapter by chapter; each with what it decides and its ruling. */
export function HouseRuleForm({ scenario, chosen, onChange }: FormProps) {
  const words = useHouseRuleWords();
  const rules = completeHouseRules({ ...scenario.houseRules, ...keptRules(scenario, chosen).rules });
  // Armies once bought may not be had under every price.
  const allows = (key: HouseRuleKey, value: Value): boolean =>
    HOUSE_RULES[key].chapter !== 'BLD' ||
    armyFaults(scenario, { ...rules, [key]: value }) <= armyFaults(scenario, rules);
  // where everybody stands already, nobody is set up
  const deploys = SIDES.some((side) => scenario.armies[side].units.some(({ hexes }) => !hexes));
  const parts: readonly Part[] = [
    ...Object.entries(FIRST).map(([part, keys]) => ({
      title: words.first[part as keyof typeof FIRST],
      keys,
    })),
    ...HOUSE_RULE_CHAPTERS.map((chapter) => ({
      title: words.chapters[chapter],
      keys: HOUSE_RULE_KEYS.filter((key) => HOUSE_RULES[key].chapter === chapter && !BEFORE.includes(key)),
    })),
  ];
  const changed = changedHouseRules(rules).length + Object.keys(chosen).length;
  return (
    <div className="rule-form">
      <p className="quiet">{words.intro}</p>
      {parts
        .map(({ title, keys }) => ({
          title,
          keys: keys.filter((key) => deploys || !key.startsWith('setup_')),
        }))
        .filter(({ keys }) => keys.length > 0)
        .map(({ title, keys }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            <ul>
              {keys.map((key) => (
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

/** Those that differ from the rule or from the battle, in a line each, with what the battle itself has or bars. */
export function ChangedRules({ scenario, chosen, onChange }: FormProps) {
  const words = useHouseRuleWords();
  const { rules, otherwise, barred } = keptRules(scenario, chosen);
  const complete = completeHouseRules({ ...scenario.houseRules, ...rules });
  const own = completeHouseRules(scenario.houseRules);
  const changed = changedHouseRules(complete);
  const told = HOUSE_RULE_KEYS.filter((key) => changed.includes(key) || otherwise.includes(key));
  const without = (key: HouseRuleKey) => {
    const { [key]: _, ...others } = chosen;
    onChange(others);
  };
  return (
    <ul className="rules-changed quiet" aria-label={words.heading} data-testid="changed-rules">
      {told.map((key) => (
        <li key={key}>
          <em>{words.rules[key].title}</em> · {houseRuleValue(words, key, complete[key])} (
          {HOUSE_RULES[key].ruling})
          {otherwise.includes(key) ? (
            <span className="rule-own" data-testid={`own-${key}`}>
              {' '}
              {words.own(houseRuleValue(words, key, own[key]))}{' '}
              <button type="button" className="rule-cited" onClick={() => without(key)}>
                {words.takeOwn}
              </button>
            </span>
          ) : null}
        </li>
      ))}
      {barred.map((key) => (
        <li key={key} data-testid={`barred-${key}`}>
          <em>{words.rules[key].title}</em> · {houseRuleValue(words, key, own[key])}. {words.notAllowed}
        </li>
      ))}
      {told.length + barred.length === 0 ? <li>{words.none}</li> : null}
    </ul>
  );
}
