/** SKL: who may buy which skill and for how much. What a skill does stands in the chapter it alters. */
import type { RuleId, Skill, UnitType } from '../state/vocabulary.ts';

/** Price and conditions of one skill. */
export interface SkillRule {
  readonly rule: RuleId;
  /** Army points added for each strength point. */
  readonly costPerPoint: number;
  readonly reservedTo: readonly UnitType[];
  /** Skills the unit must also have. */
  readonly requires: readonly Skill[];
  /** Skills the unit may not have beside it. */
  readonly excludes: readonly Skill[];
}

const HEAVY: readonly UnitType[] = ['heavyCavalry'];
const LIGHT_CAVALRY: readonly UnitType[] = ['lightCavalry'];
const CAVALRY: readonly UnitType[] = ['heavyCavalry', 'mediumCavalry', 'lightCavalry'];
const LINE: readonly UnitType[] = ['lineInfantry'];
const LIGHT: readonly UnitType[] = ['lightInfantry'];
const INFANTRY: readonly UnitType[] = ['lineInfantry', 'lightInfantry'];
const ARTILLERY: readonly UnitType[] = [
  'heavyFootBattery',
  'mediumFootBattery',
  'lightHorseBattery',
  'regimentalGun',
];

function skill(
  rule: RuleId,
  costPerPoint: number,
  reservedTo: readonly UnitType[],
  requires: readonly Skill[] = [],
  excludes: readonly Skill[] = [],
): SkillRule {
  return { rule, costPerPoint, reservedTo, requires, excludes };
}

/** SKL-01 to SKL-21; R-34 for the two that exclude each other, R-37: every other combination is legal. */
export const SKILL_RULES: Readonly<Record<Skill, SkillRule>> = {
  cuirassier: skill('SKL-01', 3, HEAVY, [], ['halfCuirass']),
  halfCuirass: skill('SKL-02', 2, HEAVY, [], ['cuirassier']),
  feudalCavalry: skill('SKL-03', 0, HEAVY),
  counterCharge: skill('SKL-04', 2, ['heavyCavalry', 'mediumCavalry']),
  lancer: skill('SKL-05', 2, LIGHT_CAVALRY),
  harassment: skill('SKL-06', -1, LIGHT_CAVALRY),
  grandCharge: skill('SKL-07', 1, CAVALRY),
  controlledFire: skill('SKL-08', 2, LINE),
  tenacious: skill('SKL-09', -1, LINE),
  warrior: skill('SKL-10', -1, LINE, ['irregular']),
  skirmisher: skill('SKL-11', 2, LIGHT),
  scout: skill('SKL-12', 1, LIGHT),
  largeBattalion: skill('SKL-13', 2, LINE),
  linearOrder: skill('SKL-14', 0, LINE),
  looseOrder: skill('SKL-15', -1, LIGHT),
  irregular: skill('SKL-16', -1, [...INFANTRY, ...CAVALRY]),
  impetuous: skill('SKL-17', 0, [...INFANTRY, ...CAVALRY]),
  tacticalSense: skill('SKL-18', 2, [...INFANTRY, ...CAVALRY, ...ARTILLERY]),
  bombard: skill('SKL-19', -2, ['mediumFootBattery']),
  obsoleteFirearm: skill('SKL-20', -2, INFANTRY),
  grandBattery: skill('SKL-21', 3, ARTILLERY),
};

/** Whether the unit, or the profile it is bought by, has the skill. */
export function hasSkill(unit: { readonly skills: readonly Skill[] }, skill: Skill): boolean {
  return unit.skills.includes(skill);
}
