import { expect, test } from 'vitest';
import { outcomesOf } from '../../../src/engine/dice.ts';
import { rulings as rulingsInEnglish } from '../../../src/language/en/rulebook/rulings.ts';
import { rulings as rulingsInFrench } from '../../../src/language/fr/rulebook/rulings.ts';
import { houseRuleValue } from '../../../src/language/houseRuleWords.ts';
import { houseRuleWordsOf } from '../../../src/language/language.ts';
import { orderPointDice } from '../../../src/rules/orders/orders.ts';
import { HOUSE_RULE_CHAPTERS, HOUSE_RULE_KEYS, HOUSE_RULES } from '../../../src/rules/state/houseRuleKeys.ts';

const [en, fr] = await Promise.all([houseRuleWordsOf('en'), houseRuleWordsOf('fr')]);

test.each([
  ['en', en],
  ['fr', fr],
] as const)('VIC-04 every option is told in %s: a title, one sentence, each value', (_locale, words) => {
  expect(Object.keys(words.rules).sort()).toEqual([...HOUSE_RULE_KEYS].sort());
  for (const chapter of HOUSE_RULE_CHAPTERS) expect(words.chapters[chapter]).not.toBe('');
  for (const key of HOUSE_RULE_KEYS) {
    const { title, tells } = words.rules[key];
    expect(title).toMatch(/^[A-ZÀ-Ü][^.]*$/u);
    // one sentence
    expect(tells).toMatch(/^[A-ZÀ-Ü][^.]*\.$/u);
    const values = HOUSE_RULES[key].values.map((value) => houseRuleValue(words, key, value));
    expect(new Set(values).size).toBe(values.length);
    for (const [at, value] of HOUSE_RULES[key].values.entries())
      if (!('least' in HOUSE_RULES[key]) || typeof value === 'string')
        expect([key, values[at]]).not.toEqual([key, String(value)]);
  }
});

test('VIC-04 the two languages differ, and French keeps to its typography', () => {
  for (const key of HOUSE_RULE_KEYS) {
    expect(fr.rules[key].tells).not.toBe(en.rules[key].tells);
    const said = [fr.rules[key].title, fr.rules[key].tells, ...Object.values<string>(fr.rules[key].values)];
    for (const text of said) expect(text).not.toMatch(/['"\u00a0]| {2}|[^\u202f][;:!?]|\bde [AEIOUÉ]/u);
  }
});

test('ORD-02, R-11: with two dice nothing or less becomes 2, which is not told as 2 at least: 1 stays', () => {
  const outcomes = outcomesOf(orderPointDice(2500, '2d6', '2d6_only')).map(({ outcome }) => outcome);
  expect(Math.min(...outcomes)).toBe(1);
  expect(en.rules.po_floor_scope.values['2d6_only']).toMatch(/^Nothing or less becomes 2\b/);
  expect(fr.rules.po_floor_scope.values['2d6_only']).toMatch(/^Zéro ou moins devient 2\b/);
  expect(rulingsInEnglish['R-11']).toMatch(/2D6 total of nothing or less becomes 2\b/);
  expect(rulingsInFrench['R-11']).toMatch(/2D6 nul ou négatif devient 2\b/);
});

test('a number stands for itself, a word for its value', () => {
  expect([houseRuleValue(en, 'turn_limit', 9), houseRuleValue(en, 'break_point', 'none')]).toEqual([
    '9',
    'None',
  ]);
});
