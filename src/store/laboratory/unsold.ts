/**
 * Units that no army may buy and the cards of the laboratory make all the same: too weak or too strong at the start, or
 * with skills that do not go together. A field with such units is read as it was made. So that everything else about them is
 * checked as in any position, each is shown to the checks as one that is sold.
 */
import { isRecord } from '../../engine/plainData.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import { SKILLS, type Skill, UNIT_TYPES } from '../../rules/state/vocabulary.ts';
import { strengthLimits } from '../../rules/units/army.ts';
import { SKILL_RULES } from '../../rules/units/skills.ts';
import { falseMemory } from '../../rules/units/turnMemory.ts';

/** The strength at the start that a card may give, whatever the type. */
export const INITIAL_STRENGTHS = { least: 1, most: 24 } as const;

/** What a card gives beyond what is sold. */
type Given = Pick<Unit, 'skills' | 'initialStrength' | 'strength'>;

/** Skills that go together: none without those it needs, nor beside one that it excludes. SKL-10, R-34. */
function together(skills: readonly Skill[]): readonly Skill[] {
  const kept: Skill[] = [];
  for (const skill of skills) {
    const { requires, excludes } = SKILL_RULES[skill];
    const fits = requires.every((one) => skills.includes(one)) && !excludes.some((one) => kept.includes(one));
    if (fits) kept.push(skill);
  }
  return kept;
}

/** What the data give a unit on the field; none where no card could. */
function givenIn(unit: Readonly<Record<string, unknown>>): Given | null {
  const { initialStrength, strength, skills } = unit;
  const { least, most } = INITIAL_STRENGTHS;
  if (unit['fate'] !== 'present' || !Array.isArray(skills)) return null;
  if (!Number.isInteger(initialStrength) || typeof initialStrength !== 'number') return null;
  if (!Number.isInteger(strength) || typeof strength !== 'number') return null;
  if (initialStrength < least || initialStrength > most || strength > initialStrength) return null;
  const known = skills.flatMap((one: unknown) => SKILLS.filter((skill) => skill === one));
  return known.length === skills.length ? { skills: known, initialStrength, strength } : null;
}

/** As much of it as is sold: of full strength where it is, and weakened where it is. */
function soldOf(type: Unit['type'], { skills, initialStrength, strength }: Given): Given {
  const bought = together(skills);
  const { least, most } = strengthLimits({ type, skills: bought });
  const full = Math.max(least, Math.min(most, initialStrength));
  const left = strength === initialStrength ? full : Math.min(strength, full - 1);
  return { skills: bought, initialStrength: full, strength: left };
}

/** A unit shown as one that is sold, and what it was given in truth. */
interface Shown {
  readonly data: unknown;
  readonly given: Given | null;
}

function shown(data: unknown): Shown {
  const given = isRecord(data) ? givenIn(data) : null;
  const type = isRecord(data) ? UNIT_TYPES.find((one) => one === data['type']) : undefined;
  if (!isRecord(data) || !given || !type) return { data, given: null };
  return { data: { ...data, ...soldOf(type, given) }, given };
}

/** The field that the data tell, by checks that know only what is sold; nothing where they find anything else amiss. */
export function readUnsold(
  units: unknown,
  check: (units: unknown) => Omit<Game, 'count'> | null,
): Omit<Game, 'count'> | null {
  if (!Array.isArray(units)) return check(units);
  const all = units.map(shown);
  const checked = check(all.map(({ data }) => data));
  if (!checked) return null;
  const made = checked.units.map((unit, at) => ({ ...unit, ...all[at]?.given }));
  // what skills leave impossible is judged by those it has
  return made.some((unit) => falseMemory(unit, checked.side)) ? null : { ...checked, units: made };
}
