import { expect, test } from 'vitest';
import { SKILLS, type Skill } from '../../../../src/rules/state/vocabulary.ts';
import { hasSkill, SKILL_RULES } from '../../../../src/rules/units/skills.ts';

test('SKL-01, SKL-04, SKL-05, SKL-09, SKL-11, SKL-16 each of the 21 skills has its number, price and owners', () => {
  const cavalry = 'heavyCavalry mediumCavalry lightCavalry';
  const infantry = 'lineInfantry lightInfantry';
  const artillery = 'heavyFootBattery mediumFootBattery lightHorseBattery regimentalGun';
  const want: Record<Skill, [string, number, string]> = {
    cuirassier: ['SKL-01', 3, 'heavyCavalry'],
    halfCuirass: ['SKL-02', 2, 'heavyCavalry'],
    feudalCavalry: ['SKL-03', 0, 'heavyCavalry'],
    counterCharge: ['SKL-04', 2, 'heavyCavalry mediumCavalry'],
    lancer: ['SKL-05', 2, 'lightCavalry'],
    harassment: ['SKL-06', -1, 'lightCavalry'],
    grandCharge: ['SKL-07', 1, cavalry],
    controlledFire: ['SKL-08', 2, 'lineInfantry'],
    tenacious: ['SKL-09', -1, 'lineInfantry'],
    warrior: ['SKL-10', -1, 'lineInfantry'],
    skirmisher: ['SKL-11', 2, 'lightInfantry'],
    scout: ['SKL-12', 1, 'lightInfantry'],
    largeBattalion: ['SKL-13', 2, 'lineInfantry'],
    linearOrder: ['SKL-14', 0, 'lineInfantry'],
    looseOrder: ['SKL-15', -1, 'lightInfantry'],
    irregular: ['SKL-16', -1, `${infantry} ${cavalry}`],
    impetuous: ['SKL-17', 0, `${infantry} ${cavalry}`],
    tacticalSense: ['SKL-18', 2, `${infantry} ${cavalry} ${artillery}`],
    bombard: ['SKL-19', -2, 'mediumFootBattery'],
    obsoleteFirearm: ['SKL-20', -2, infantry],
    grandBattery: ['SKL-21', 3, artillery],
  };
  const found = Object.fromEntries(
    SKILLS.map((skill) => {
      const { rule, costPerPoint, reservedTo } = SKILL_RULES[skill];
      return [skill, [rule, costPerPoint, reservedTo.join(' ')]];
    }),
  );
  expect(found).toEqual(want);
});

test('BLD-06 one skill needs another, two exclude each other, the rest combine freely (R-34, R-37)', () => {
  const bound = SKILLS.filter(
    (skill) => SKILL_RULES[skill].requires.length > 0 || SKILL_RULES[skill].excludes.length > 0,
  );
  expect(bound).toEqual(['cuirassier', 'halfCuirass', 'warrior']);
  expect(SKILL_RULES.warrior.requires).toEqual(['irregular']);
  expect(SKILL_RULES.cuirassier.excludes).toEqual(['halfCuirass']);
  expect(SKILL_RULES.halfCuirass.excludes).toEqual(['cuirassier']);
});

test('SKL-01 a unit has the skills it lists', () => {
  expect(hasSkill({ skills: ['lancer', 'irregular'] }, 'irregular')).toBe(true);
  expect(hasSkill({ skills: ['lancer'] }, 'irregular')).toBe(false);
});
