/** BLD, CMD: whether an army may be bought so. */
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../state/houseRuleKeys.ts';
import { eliteQuotaBase } from '../state/houseRules.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import type { Skill } from '../state/vocabulary.ts';
import { armyCost, COMMAND_VALUES, commandValueCost, type Profile } from './price.ts';
import { hasSkill, SKILL_RULES } from './skills.ts';
import { UNIT_TABLE } from './units.ts';

/** What the Large battalion skill adds to both limits of the strength, SKL-13.1. */
const LARGE_BATTALION = 4;

/** The least and the greatest initial strength of such a unit, in strength points. BLD-04, SKL-13.1. */
export function strengthLimits({ type, skills }: Pick<Profile, 'type' | 'skills'>): {
  readonly least: number;
  readonly most: number;
} {
  const more = skills.includes('largeBattalion') ? LARGE_BATTALION : 0;
  const { minimum, maximum } = UNIT_TABLE[type].strength;
  return { least: minimum + more, most: maximum + more };
}

function strengthProblems(profile: Profile): Refusal[] {
  const { strength } = profile;
  const { least, most } = strengthLimits(profile);
  if (Number.isInteger(strength) && strength >= least && strength <= most) return [];
  return [refusal('BLD-04', 'strengthNotAllowed', { strength, least, most })];
}

function skillProblems(profile: Profile, skill: Skill): Refusal[] {
  const { rule, reservedTo, requires, excludes } = SKILL_RULES[skill];
  const problems: Refusal[] = [];
  if (!reservedTo.includes(profile.type))
    problems.push(refusal(rule, 'skillReserved', { skill, type: profile.type }));
  for (const other of requires)
    if (!hasSkill(profile, other)) problems.push(refusal(rule, 'skillRequires', { skill, other }));
  for (const other of excludes)
    if (hasSkill(profile, other)) problems.push(refusal('R-34', 'skillExcludes', { skill, other }));
  return problems;
}

/** Every reason why such a unit may not be bought: BLD-04, BLD-06. */
export function profileProblems(profile: Profile): Refusal[] {
  const { quality, commandValue, skills } = profile;
  const problems = strengthProblems(profile);
  if (commandValueCost(quality, commandValue) === null) {
    const { least, most } = COMMAND_VALUES[quality];
    problems.push(refusal('CMD-02', 'commandValueNotAllowed', { commandValue, least, most }));
  }
  const bought = new Set(skills);
  if (bought.size < skills.length) problems.push(refusal('BLD-06', 'skillTwice'));
  for (const skill of bought) problems.push(...skillProblems(profile, skill));
  return problems;
}

/** How many Elite units those army points allow: two for each full 1500. QUA-03, R-33. */
export function eliteLimit(points: number): number {
  return 2 * Math.floor(points / 1500);
}

/**
 * Every reason why these units do not make an army of that format: the reasons against each (its place from 1 stands
 * in `unit`), then BLD-01 and BLD-05. Elite units are counted against the format, or by the option against what the army
 * costs.
 */
export function armyProblems(
  profiles: readonly Profile[],
  format: number,
  rules: HouseRules = DEFAULT_HOUSE_RULES,
): Refusal[] {
  const problems: Refusal[] = profiles.flatMap((profile, at) =>
    profileProblems(profile).map((one) => ({ ...one, facts: { ...one.facts, unit: at + 1 } })),
  );
  const cost = armyCost(profiles, rules);
  if (cost > format) problems.push(refusal('BLD-01', 'armyTooDear', { cost, format }));
  const elites = profiles.filter((profile) => profile.quality === 'elite').length;
  const limit = eliteLimit(eliteQuotaBase(rules) === 'format' ? format : cost);
  if (elites > limit) problems.push(refusal('QUA-03', 'tooManyElites', { elites, limit }));
  return problems;
}
