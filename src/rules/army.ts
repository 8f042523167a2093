/** BLD, CMD: what a unit costs, and whether an army may be bought so. */
import { type Refusal, refusal, type Sum, sumOf, type Term } from './reasons.ts';
import { hasSkill, SKILL_RULES } from './skills.ts';
import { UNIT_TABLE } from './units.ts';
import type { Quality, Skill, UnitType } from './vocabulary.ts';

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
const COMMAND_VALUES: Readonly<Record<Quality, { readonly least: number; readonly most: number }>> = {
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

/** The least cost of a strength point, R-30. */
const LEAST_RATE = 1;

/**
 * The cost in army points: lines for one strength point, then the strength that multiplies them. BLD-03, R-29, R-30.
 * Lines of 0 are left out. A command value that is not allowed costs nothing here: `profileProblems` refuses it.
 */
export function unitCost(profile: Profile): Sum {
  const { type, quality, skills, strength } = profile;
  const terms: Term[] = [{ rule: 'UNI-02', why: 'rate', amount: UNIT_TABLE[type].cost[quality] }];
  for (const skill of skills) {
    const { rule, costPerPoint } = SKILL_RULES[skill];
    if (costPerPoint !== 0) terms.push({ rule, why: 'skill', amount: costPerPoint });
  }
  const command = commandValueCost(quality, profile.commandValue) ?? 0;
  if (command !== 0) terms.push({ rule: 'CMD-02', why: 'commandValue', amount: command });
  const lacking = LEAST_RATE - sumOf(terms, Number.NEGATIVE_INFINITY).total;
  if (lacking > 0) terms.push({ rule: 'R-30', why: 'minimum', amount: lacking });
  terms.push({ rule: 'BLD-03', why: 'strengthPoints', factor: strength });
  return sumOf(terms);
}

/** The cost of all of them in army points, BLD-01. */
export function armyCost(profiles: readonly Profile[]): number {
  return profiles.reduce((total, profile) => total + unitCost(profile).total, 0);
}

/** What the Large battalion skill adds to both limits of the strength, SKL-13.1. */
const LARGE_BATTALION = 4;

function strengthProblems({ type, skills, strength }: Profile): Refusal[] {
  const more = skills.includes('largeBattalion') ? LARGE_BATTALION : 0;
  const minimum = UNIT_TABLE[type].strength.minimum + more;
  const maximum = UNIT_TABLE[type].strength.maximum + more;
  if (Number.isInteger(strength) && strength >= minimum && strength <= maximum) return [];
  return [refusal('BLD-04', 'strengthNotAllowed', { strength, minimum, maximum })];
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

/** How many Elite units an army of that format may have: two for each full 1500 army points. QUA-03, R-33. */
export function eliteLimit(format: number): number {
  return 2 * Math.floor(format / 1500);
}

/**
 * Every reason why these units do not make an army of that format: the reasons against each (its place from 1 stands
 * in `unit`), then BLD-01 and BLD-05.
 */
export function armyProblems(profiles: readonly Profile[], format: number): Refusal[] {
  const problems: Refusal[] = profiles.flatMap((profile, at) =>
    profileProblems(profile).map((one) => ({ ...one, facts: { ...one.facts, unit: at + 1 } })),
  );
  const cost = armyCost(profiles);
  if (cost > format) problems.push(refusal('BLD-01', 'armyTooDear', { cost, format }));
  const elites = profiles.filter((profile) => profile.quality === 'elite').length;
  const limit = eliteLimit(format);
  if (elites > limit) problems.push(refusal('QUA-03', 'tooManyElites', { elites, limit }));
  return problems;
}
