/** What mends an army: for a problem of BLD or CMD the one change that does, where there is only one. */
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import { eliteQuotaBase } from '../rules/state/houseRules.ts';
import type { Refusal } from '../rules/state/reasons.ts';
import { SKILLS, type Skill } from '../rules/state/vocabulary.ts';
import { eliteLimit, profileProblems, strengthLimits } from '../rules/units/army.ts';
import { COMMAND_VALUES, NORM_COMMAND_VALUE, type Profile } from '../rules/units/price.ts';
import { SKILL_RULES } from '../rules/units/skills.ts';

/** Some of the units bought otherwise: each by its place in the army, from 0, with what is new of it. */
export type Remedy = readonly { readonly at: number; readonly change: Partial<Profile> }[];

function nearest(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}

function isSkill(name: unknown): name is Skill {
  return SKILLS.some((skill) => skill === name);
}

/** Other skills, and a strength within the limits these give, if it was within the limits before. SKL-13.1. */
function withSkills(profile: Profile, skills: readonly Skill[]): Partial<Profile> {
  const before = strengthLimits(profile);
  const wasAllowed = profile.strength === nearest(profile.strength, before);
  const strength = nearest(profile.strength, strengthLimits({ type: profile.type, skills }));
  return wasAllowed && strength !== profile.strength ? { skills, strength } : { skills };
}

function without(profile: Profile, skill: Skill): Partial<Profile> {
  return withSkills(
    profile,
    profile.skills.filter((one) => one !== skill),
  );
}

/** What a skill needs, if the type may have it; otherwise the skill goes. Both at once are not the rule's to choose. */
function withRequired(profile: Profile, skill: Skill, other: Skill): Partial<Profile> {
  const fits =
    SKILL_RULES[skill].reservedTo.includes(profile.type) &&
    SKILL_RULES[other].reservedTo.includes(profile.type);
  return fits ? withSkills(profile, [...profile.skills, other]) : without(profile, skill);
}

/** The change of one unit that does away with a problem of its own; null where two would. */
function changeFor(profile: Profile, { reason, facts }: Refusal): Partial<Profile> | null {
  const { skill, other } = facts;
  switch (reason) {
    case 'strengthNotAllowed':
      return { strength: nearest(profile.strength, strengthLimits(profile)) };
    case 'commandValueNotAllowed':
      return { commandValue: nearest(profile.commandValue, COMMAND_VALUES[profile.quality]) };
    case 'skillTwice':
      return withSkills(profile, [...new Set(profile.skills)]);
    case 'skillReserved':
      return isSkill(skill) ? without(profile, skill) : null;
    case 'skillRequires':
      return isSkill(skill) && isSkill(other) ? withRequired(profile, skill, other) : null;
    // which of the two goes is the player's to say
    case 'skillExcludes':
      return null;
    default:
      return null;
  }
}

/** Led as far from the norm of Ordinary units as before from the norm of its own, as near as CMD-02 allows. */
function asOrdinary({ quality, commandValue }: Profile): Partial<Profile> {
  const value = commandValue - NORM_COMMAND_VALUE[quality] + NORM_COMMAND_VALUE.ordinary;
  return { quality: 'ordinary', commandValue: nearest(value, COMMAND_VALUES.ordinary) };
}

/** Where no Elite unit is allowed all of them become Ordinary; where some are, which ones is the player's to say. QUA-03. */
function fewerElites(units: readonly Profile[], format: number, rules: HouseRules): Remedy | null {
  const cannotHaveAny = eliteQuotaBase(rules) === 'format' && eliteLimit(format) === 0;
  if (!cannotHaveAny) return null;
  return units.flatMap((profile, at) =>
    profile.quality === 'elite' ? [{ at, change: asOrdinary(profile) }] : [],
  );
}

/**
 * The one change that does away with a problem that `armyProblems` told of these units; null where the player has more
 * than one way. No new problem comes of it, but an army may cost more when a unit is brought up to its least strength.
 */
export function remedyOf(
  units: readonly Profile[],
  format: number,
  problem: Refusal,
  rules: HouseRules = DEFAULT_HOUSE_RULES,
): Remedy | null {
  if (problem.reason === 'tooManyElites') return fewerElites(units, format, rules);
  const { unit } = problem.facts;
  if (typeof unit !== 'number') return null;
  const profile = units[unit - 1];
  const change = profile && changeFor(profile, problem);
  if (!profile || !change) return null;
  const fewer = profileProblems({ ...profile, ...change }).length < profileProblems(profile).length;
  return fewer ? [{ at: unit - 1, change }] : null;
}

/** The units as the remedy leaves them. */
export function remedied<U extends Profile>(units: readonly U[], remedy: Remedy): readonly U[] {
  const changes = new Map(remedy.map(({ at, change }) => [at, change]));
  return units.map((unit, at) => {
    const change = changes.get(at);
    return change ? { ...unit, ...change } : unit;
  });
}
