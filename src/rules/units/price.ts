/** BLD, CMD: what a unit costs. */
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../state/houseRuleKeys.ts';
import { minCostPerSp } from '../state/houseRules.ts';
import { type Sum, sumOf, type Term } from '../state/reasons.ts';
import type { Quality, Skill, UnitType } from '../state/vocabulary.ts';
import { SKILL_RULES } from './skills.ts';
import { UNIT_TABLE } from './units.ts';

/** A unit as it is bought; `strength` is the initial one, in strength points. */
export interface Profile {
  readonly type: UnitType;
  readonly quality: Quality;
  readonly commandValue: number;
  readonly skills: readonly Skill[];
  readonly strength: number;
}

/** CMD-01, R-32: the command value that costs nothing. */
export const NORM_COMMAND_VALUE: Readonly<Record<Quality, number>> = { elite: 8, ordinary: 7, recruit: 6 };

/** CMD-02: the least and the greatest command value of each quality. */
export const COMMAND_VALUES: Readonly<Record<Quality, { readonly least: number; readonly most: number }>> = {
  elite: { least: 7, most: 11 },
  ordinary: { least: 5, most: 9 },
  recruit: { least: 4, most: 8 },
};

/** Army points each strength point pays for that command value; null when the quality does not allow it. CMD-02. */
export function commandValueCost(quality: Quality, commandValue: number): number | null {
  const { least, most } = COMMAND_VALUES[quality];
  if (!Number.isInteger(commandValue) || commandValue < least || commandValue > most) return null;
  return commandValue - NORM_COMMAND_VALUE[quality];
}

/**
 * The cost in army points: lines for one strength point, then the strength that multiplies them. BLD-03, R-29, R-30.
 * Lines of 0 are left out. A command value that is not allowed costs nothing here: `profileProblems` refuses it. The
 * options may know another least cost of a strength point, or none: then a unit may cost less than nothing.
 */
export function unitCost(profile: Profile, rules: HouseRules = DEFAULT_HOUSE_RULES): Sum {
  const { type, quality, skills, strength } = profile;
  const terms: Term[] = [{ rule: 'UNI-02', why: 'rate', amount: UNIT_TABLE[type].cost[quality] }];
  for (const skill of skills) {
    const { rule, costPerPoint } = SKILL_RULES[skill];
    if (costPerPoint !== 0) terms.push({ rule, why: 'skill', amount: costPerPoint });
  }
  const command = commandValueCost(quality, profile.commandValue) ?? 0;
  if (command !== 0) terms.push({ rule: 'CMD-02', why: 'commandValue', amount: command });
  const least = minCostPerSp(rules);
  const lacking = least === 'none' ? 0 : least - sumOf(terms, Number.NEGATIVE_INFINITY).total;
  if (lacking > 0) terms.push({ rule: 'R-30', why: 'minimum', amount: lacking });
  terms.push({ rule: 'BLD-03', why: 'strengthPoints', factor: strength });
  return sumOf(terms, Number.NEGATIVE_INFINITY);
}

/** The cost of all of them in army points, BLD-01. */
export function armyCost(profiles: readonly Profile[], rules?: HouseRules): number {
  return profiles.reduce((total, profile) => total + unitCost(profile, rules).total, 0);
}
