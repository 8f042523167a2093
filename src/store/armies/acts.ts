/**
 * What can be done to an army in the making, each act a new army. Nothing is forbidden here: what the rule does not sell
 * is told by the screen, with what to change.
 */
import type { Words } from '../../contract/system.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { Skill, UnitType } from '../../rules/state/vocabulary.ts';
import { strengthLimits } from '../../rules/units/army.ts';
import { NORM_COMMAND_VALUE } from '../../rules/units/price.ts';
import { ofQuality } from '../../rules/units/quality.ts';
import { SKILL_RULES } from '../../rules/units/skills.ts';
import { UNIT_TABLE } from '../../rules/units/units.ts';
import { MOST_IN_ARMY, STRENGTHS } from '../../scenarios/armyLimits.ts';
import type { Army, BoughtUnit } from '../../scenarios/scenario.ts';

/** An army in the making: what its file holds, whether or not the rule allows it yet. */
export interface Raised {
  /** Army points agreed, R-12. */
  readonly armyPoints: number;
  readonly army: Army<BoughtUnit>;
}

/** The names of real regiments for a unit of that nation, in the order they are given out. */
export type Regiments = (nation: Nation, unit: Pick<BoughtUnit, 'type' | 'quality'>) => readonly string[];

/** Whether somebody has given the unit a name; else it is called by its type, in whatever language is spoken. */
export function isUnitNamed({ id, name }: Pick<BoughtUnit, 'id' | 'name'>): boolean {
  return name !== id;
}

/** Whether the army has room for no further unit, as files take them. */
export function isFull({ army }: Raised): boolean {
  return army.units.length >= MOST_IN_ARMY;
}

function withUnits(raised: Raised, units: readonly BoughtUnit[]): Raised {
  return { ...raised, army: { ...raised.army, units } };
}

function freshId(units: readonly BoughtUnit[]): string {
  const taken = new Set(units.map(({ id }) => id));
  let n = units.length + 1;
  while (taken.has(`u${n}`)) n++;
  return `u${n}`;
}

/** The first regiment that no unit is named after; where all of them are taken, the unit stays without a name. */
function nameFor(
  { army }: Raised,
  unit: Pick<BoughtUnit, 'type' | 'quality'>,
  id: string,
  regiments: Regiments,
): string {
  const taken = new Set(army.units.map(({ name }) => name));
  return regiments(army.nation, unit).find((name) => !taken.has(name)) ?? id;
}

function limited(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}

/** A unit as it is bought unless told otherwise: Ordinary, of the norm's command value, at full strength. */
export function usualUnit(type: UnitType): Omit<BoughtUnit, 'id' | 'name'> {
  return {
    type,
    quality: 'ordinary',
    commandValue: NORM_COMMAND_VALUE.ordinary,
    skills: [],
    strength: UNIT_TABLE[type].strength.maximum,
  };
}

function put(
  raised: Raised,
  at: number,
  unit: Omit<BoughtUnit, 'id' | 'name'>,
  regiments: Regiments,
): Raised {
  if (isFull(raised)) return raised;
  const { units } = raised.army;
  const id = freshId(units);
  const named = { ...unit, id, name: nameFor(raised, unit, id, regiments) };
  return withUnits(raised, units.toSpliced(at, 0, named));
}

/** One unit more, at the end of the roster. */
export function withBought(raised: Raised, type: UnitType, regiments: Regiments): Raised {
  return put(raised, raised.army.units.length, usualUnit(type), regiments);
}

/** The same unit once more, behind the one it is like, with a name of its own. */
export function withDouble(raised: Raised, id: string, regiments: Regiments): Raised {
  const at = raised.army.units.findIndex((unit) => unit.id === id);
  const unit = raised.army.units[at];
  return unit ? put(raised, at + 1, unit, regiments) : raised;
}

/** Without that unit. */
export function withoutBought(raised: Raised, id: string): Raised {
  return withUnits(
    raised,
    raised.army.units.filter((unit) => unit.id !== id),
  );
}

/** That unit changed; the same army where nothing changes. */
export function withChanged(raised: Raised, id: string, change: (unit: BoughtUnit) => BoughtUnit): Raised {
  const units = raised.army.units.map((unit) => (unit.id === id ? change(unit) : unit));
  return units.every((unit, at) => unit === raised.army.units[at]) ? raised : withUnits(raised, units);
}

/** That unit at another place of the roster, counted from 0; beyond an end it stops at the end. */
export function withMoved(raised: Raised, id: string, to: number): Raised {
  const { units } = raised.army;
  const from = units.findIndex((unit) => unit.id === id);
  const place = Math.min(units.length - 1, Math.max(0, to));
  const unit = units[from];
  if (!unit || place === from) return raised;
  return withUnits(raised, units.toSpliced(from, 1).toSpliced(place, 0, unit));
}

/** Of another type: skills that are not open to it go, the strength comes within its limits, a regiment gives way to another. */
export function withType(raised: Raised, id: string, type: UnitType, regiments: Regiments): Raised {
  return withChanged(raised, id, (unit) => {
    if (unit.type === type) return unit;
    const skills = unit.skills.filter((skill) => SKILL_RULES[skill].reservedTo.includes(type));
    const wasRegiment = regiments(raised.army.nation, unit).includes(unit.name);
    const name = wasRegiment ? nameFor(raised, { ...unit, type }, id, regiments) : unit.name;
    const retyped = { ...unit, type, skills, name };
    return { ...retyped, strength: limited(unit.strength, strengthLimits(retyped)) };
  });
}

/** With the skill, or without it if it was there. A Large battalion gains or loses what the skill adds. SKL-13.1. */
export function skillToggled(unit: BoughtUnit, skill: Skill): BoughtUnit {
  const skills = unit.skills.includes(skill)
    ? unit.skills.filter((one) => one !== skill)
    : [...unit.skills, skill];
  const more = strengthLimits({ ...unit, skills }).least - strengthLimits(unit).least;
  return { ...unit, skills, strength: limited(unit.strength + more, STRENGTHS) };
}

/** As the regiment was: of its quality, with its skills, as far above or below the norm as the unit is. */
export function asRegiment(
  unit: BoughtUnit,
  { quality, skills }: Pick<BoughtUnit, 'quality' | 'skills'>,
): BoughtUnit {
  const raised = { ...ofQuality(unit, quality), skills };
  const more = strengthLimits(raised).least - strengthLimits(unit).least;
  return { ...raised, strength: limited(unit.strength + more, STRENGTHS) };
}

/** Another format. */
export function ofFormat(raised: Raised, armyPoints: number): Raised {
  return armyPoints === raised.armyPoints ? raised : { ...raised, armyPoints };
}

/** Called so in both languages: a player writes one name. */
export function called(raised: Raised, name: string): Raised {
  const { en, fr } = raised.army.name;
  return name === en && name === fr
    ? raised
    : { ...raised, army: { ...raised.army, name: { en: name, fr: name } } };
}

/** Of another nation: units named after regiments of the one before are named after its own. */
export function ofNation(raised: Raised, nation: Nation, regiments: Regiments): Raised {
  const { army } = raised;
  if (nation === army.nation) return raised;
  let next: Raised = { ...raised, army: { ...army, nation } };
  for (const unit of army.units)
    if (!isUnitNamed(unit) || regiments(army.nation, unit).includes(unit.name)) {
      const name = nameFor(next, unit, unit.id, regiments);
      next = withChanged(next, unit.id, (one) => ({ ...one, name }));
    }
  return next;
}

/** An army without units. */
export function emptyArmy(nation: Nation, armyPoints: number, name: Words): Raised {
  return { armyPoints, army: { name, nation, units: [] } };
}
