import { expect, test } from 'vitest';
import * as ofActions from '../../../../src/rules/state/actionHouseRules.ts';
import {
  changedHouseRules,
  completeHouseRules,
  DEFAULT_HOUSE_RULES,
  HOUSE_RULE_CHAPTERS,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRules,
} from '../../../../src/rules/state/houseRuleKeys.ts';
import * as others from '../../../../src/rules/state/houseRules.ts';
import { sources } from '../../../support/arrows.ts';
import { position } from '../../../support/position.ts';

const readers = { ...others, ...ofActions };

/** The texts that may use a reader. */
const USES = sources().flatMap(({ path, text }) =>
  /\/(h|actionH)ouseRules\.ts$/.test(path) && path.includes('/rules/state/') ? [] : text,
);

test('VIC-04 the house rules of the set-up are read where they are kept (R-151)', () => {
  const g = position({ units: [] });
  expect([readers.turnLimit(g), readers.breakPoint(g)]).toEqual([12, 50]);
  const other = position({ units: [], houseRules: { turn_limit: 3, break_point: 'none' } });
  expect([readers.turnLimit(other), readers.breakPoint(other)]).toEqual([3, 'none']);
});

const camelCase = (key: string): string =>
  key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test('VIC-04 each option has one reader, named after it, that gives its value', () => {
  expect(Object.keys(readers).sort()).toEqual(HOUSE_RULE_KEYS.map(camelCase).sort());
  for (const key of HOUSE_RULE_KEYS) {
    const reader: unknown = Reflect.get(readers, camelCase(key));
    if (typeof reader !== 'function') throw new Error(`no reader of ${key}`);
    for (const value of HOUSE_RULES[key].values) {
      const rules: HouseRules = { ...DEFAULT_HOUSE_RULES, [key]: value };
      const ofGame: unknown = key === 'min_cost_per_sp' || key === 'elite_quota_base' ? rules : undefined;
      const read: unknown = Reflect.apply(reader, undefined, [
        ofGame ?? position({ units: [], houseRules: rules }),
      ]);
      const isYesOrNo = HOUSE_RULES[key].values.some((one) => one === 'yes');
      expect([key, read]).toEqual([key, isYesOrNo ? value === 'yes' : value]);
    }
  }
});

test('VIC-04 options left out are at their default, the first of their values', () => {
  expect(completeHouseRules({})).toEqual(DEFAULT_HOUSE_RULES);
  expect(changedHouseRules({})).toEqual([]);
  expect(changedHouseRules(completeHouseRules({ cone_width: 120, contact: 'engagement' }))).toEqual([
    'cone_width',
  ]);
  for (const key of HOUSE_RULE_KEYS) {
    const { values, ruling, chapter } = HOUSE_RULES[key];
    expect(DEFAULT_HOUSE_RULES[key]).toBe(values[0]);
    expect(ruling).toMatch(/^R-\d\d+$/);
    expect(HOUSE_RULE_CHAPTERS).toContain(chapter);
  }
});

test('VIC-04 every option is read by the rule or the screens, through its reader', () => {
  const unread = HOUSE_RULE_KEYS.filter((key) => !USES.some((text) => text.includes(`${camelCase(key)}(`)));
  expect(unread).toEqual([]);
});
