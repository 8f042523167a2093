/** How often each statement was told of in random play, which seldom, and which never and why. */
import { CITED_RULES } from './citedRules.ts';
import type { RuleCount } from './ruleCount.ts';
import { HARDLY_EVER, SILENT_GROUPS, SILENT_RULES } from './silentRules.ts';

/** Below this a statement has hardly been tried. */
const OFTEN = 100;

function byNumber(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Prints every statement with its count; returns how many that can be cited were heard of too seldom, or should not have been. */
export function reportRules({ times }: RuleCount, say: (text: string) => void): number {
  const count = (rule: string): number => times.get(rule) ?? 0;
  const all = [...CITED_RULES].sort(byNumber);
  say('how often each rule was cited by a fact, a term or a refusal:');
  say(`  ${all.map((rule) => `${rule} ${count(rule)}`).join(', ')}`);
  say('cited by nothing that is told, and why:');
  for (const [reason, rules] of SILENT_GROUPS) say(`  ${reason}: ${rules.join(' ')}`);
  const seldom = all.filter((rule) => count(rule) < OFTEN);
  if (seldom.length > 0)
    say(`cited less than ${OFTEN} times: ${seldom.map((rule) => `${rule} ${count(rule)}`).join(', ')}`);
  const known = new Set(all);
  const unknown = [...times.keys()]
    .filter((rule) => !known.has(rule) && SILENT_RULES.get(rule)?.reason !== HARDLY_EVER)
    .sort(byNumber);
  if (unknown.length > 0) say(`cited, but not known to be: ${unknown.join(', ')}`);
  say(`${all.length} rules cited, the least ${Math.min(...all.map(count))} times`);
  return seldom.length + unknown.length;
}
