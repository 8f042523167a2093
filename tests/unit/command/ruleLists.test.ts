import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CITED_RULES } from '../../../src/command/citedRules.ts';
import { RuleCount } from '../../../src/command/ruleCount.ts';
import { reportRules } from '../../../src/command/ruleReport.ts';
import { HARDLY_EVER, SILENT_RULES } from '../../../src/command/silentRules.ts';
import statusOf from '../../support/rule-ids.json' with { type: 'json' };

const folder = fileURLToPath(new URL('../../../src/rules', import.meta.url));
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const RULE = /'((?:[A-Z]{3}|R)-\d+(?:\.\d)?)'/g;

/**
 * Every number of a statement that the code of the rules names, the table of options apart, the set-up and what both
 * sides agree on: battles of random play begin when all are set up, by no scenario, and nobody corrects them.
 */
const named = new Set(
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !/houseRuleKeys|deployment|agreements/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').replace(COMMENT, '').matchAll(RULE)])
    .map(([, rule]) => rule ?? '')
    .filter((rule) => rule !== 'R-151'),
);

describe('what can be cited and what cannot', () => {
  test('every statement is in one of the two lists, once', () => {
    const silent = [...SILENT_RULES.keys()];
    const both = [...CITED_RULES, ...silent];
    expect(new Set(both).size).toBe(both.length);
    expect(Object.keys(statusOf).filter((rule) => !both.includes(rule))).toEqual([]);
    expect(silent.filter((rule) => !(rule in statusOf))).toEqual([]);
  });

  test('what the rules cite is in the first, but for what no battle comes to', () => {
    const byHand = [...SILENT_RULES].filter(([, { reason }]) => reason === HARDLY_EVER).map(([rule]) => rule);
    expect(new Set([...named].filter((rule) => !CITED_RULES.includes(rule)))).toEqual(new Set(byHand));
    expect(CITED_RULES.filter((rule) => !named.has(rule))).toEqual([]);
  });

  test('a statement that is silent for another is so for one that is cited', () => {
    const instead = [...SILENT_RULES.values()].flatMap((silent) => silent.instead ?? []);
    expect(instead.length).toBeGreaterThan(30);
    expect(instead.filter((rule) => !CITED_RULES.includes(rule) && !named.has(rule))).toEqual([]);
  });
});

describe('the report', () => {
  const told = (times: number, more: readonly string[] = []) => {
    const heard = new RuleCount();
    for (let n = 0; n < times; n++) heard.add(CITED_RULES);
    heard.add(more);
    const lines: string[] = [];
    return { faults: reportRules(heard, (line) => lines.push(line)), text: lines.join('\n') };
  };

  test('all is well when everything was cited a hundred times', () => {
    expect(told(100)).toMatchObject({ faults: 0 });
    expect(told(100).text).toContain('MOR-14 100');
  });

  test('what was cited less often is a fault, and so is what is not known to be cited', () => {
    expect(told(99).faults).toBe(CITED_RULES.length);
    const { faults, text } = told(100, ['GEN-01']);
    expect(faults).toBe(1);
    expect(text).toContain('cited, but not known to be: GEN-01');
  });
});
