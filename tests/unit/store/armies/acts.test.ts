import { describe, expect, test } from 'vitest';
import { armyProblems } from '../../../../src/rules/units/army.ts';
import { armyCost } from '../../../../src/rules/units/price.ts';
import { ofQuality } from '../../../../src/rules/units/quality.ts';
import type { BoughtUnit } from '../../../../src/scenarios/scenario.ts';
import {
  asRegiment,
  called,
  emptyArmy,
  isFull,
  isUnitNamed,
  ofFormat,
  ofNation,
  type Raised,
  skillToggled,
  withBought,
  withChanged,
  withDouble,
  withMoved,
  withoutBought,
  withType,
} from '../../../../src/store/armies/acts.ts';
import { regimentNames } from '../../../../src/store/armies/regiments.ts';

const EMPTY = emptyArmy('france', 1500, { en: 'Army', fr: 'Armée' });

/** Two lines, hussars and guns. */
const RAISED = (
  ['lineInfantry', 'lineInfantry', 'lightCavalry', 'mediumFootBattery'] as const
).reduce<Raised>((raised, type) => withBought(raised, type, regimentNames), EMPTY);
const ids = ({ army }: Raised) => army.units.map(({ id }) => id);
const unitOf = ({ army }: Raised, at: number): BoughtUnit => {
  const unit = army.units[at];
  if (!unit) throw new Error(`no unit ${at}`);
  return unit;
};

describe('BLD-01 a unit is bought', () => {
  test('Ordinary, of the norm, at full strength, named after a regiment that nobody else is named after', () => {
    expect(RAISED.army.units.map(({ type, strength }) => [type, strength])).toEqual([
      ['lineInfantry', 20],
      ['lineInfantry', 20],
      ['lightCavalry', 6],
      ['mediumFootBattery', 5],
    ]);
    // 20 × 8, twice; 6 × 17; 5 × 20
    expect(armyCost(RAISED.army.units)).toBe(160 + 160 + 102 + 100);
    expect(armyProblems(RAISED.army.units, 1500)).toEqual([]);
    expect(new Set(RAISED.army.units.map(({ name }) => name)).size).toBe(4);
    expect(RAISED.army.units.every(isUnitNamed)).toBe(true);
    for (const unit of RAISED.army.units) expect(regimentNames('france', unit)).toContain(unit.name);
  });

  test('without a name where every regiment is taken, and not beyond what an army holds', () => {
    const few = (_nation: string) => ['Only one'];
    const two = withBought(withBought(EMPTY, 'lineInfantry', few), 'lineInfantry', few);
    expect(two.army.units.map(isUnitNamed)).toEqual([true, false]);
    let many = EMPTY;
    for (let n = 0; n < 60; n++) many = withBought(many, 'lineInfantry', regimentNames);
    expect(isFull(many)).toBe(true);
    expect(withBought(many, 'lineInfantry', regimentNames)).toBe(many);
    expect(new Set(ids(many)).size).toBe(60);
  });
});

test('a double stands behind the one it is like, with an id and a name of its own', () => {
  const elite = withChanged(RAISED, 'u1', (unit) => ofQuality(unit, 'elite'));
  const doubled = withDouble(elite, 'u1', regimentNames);
  expect(ids(doubled)).toEqual(['u1', 'u5', 'u2', 'u3', 'u4']);
  const { id: _id, name, ...bought } = unitOf(doubled, 1);
  const { id: _first, name: other, ...before } = unitOf(doubled, 0);
  expect(bought).toEqual(before);
  expect(name).not.toBe(other);
});

test('a line moves up and down and stops at the ends', () => {
  expect(ids(withMoved(RAISED, 'u1', 2))).toEqual(['u2', 'u3', 'u1', 'u4']);
  expect(ids(withMoved(RAISED, 'u4', -1))).toEqual(['u4', 'u1', 'u2', 'u3']);
  expect(ids(withMoved(RAISED, 'u1', 99))).toEqual(['u2', 'u3', 'u4', 'u1']);
  expect(withMoved(RAISED, 'u1', -5)).toBe(RAISED);
  expect(withMoved(RAISED, 'nobody', 1)).toBe(RAISED);
});

test('a unit goes, and an id that was free is not given twice', () => {
  const fewer = withoutBought(RAISED, 'u2');
  expect(ids(fewer)).toEqual(['u1', 'u3', 'u4']);
  expect(ids(withBought(fewer, 'lineInfantry', regimentNames)).at(-1)).toBe('u5');
});

describe('a line is changed', () => {
  test('BLD-06 to another type: what is not open to it goes, the strength is within its limits', () => {
    const skilled = withChanged(RAISED, 'u1', (unit) => ({
      ...unit,
      skills: ['controlledFire', 'impetuous'],
    }));
    const light = unitOf(withType(skilled, 'u1', 'lightInfantry', regimentNames), 0);
    expect(light).toMatchObject({ type: 'lightInfantry', skills: ['impetuous'], strength: 12 });
    expect(regimentNames('france', light)).toContain(light.name);
    const own = withChanged(RAISED, 'u1', (unit) => ({ ...unit, name: 'Mine' }));
    expect(unitOf(withType(own, 'u1', 'lightInfantry', regimentNames), 0).name).toBe('Mine');
  });

  test('CMD-02 to another quality: as far from the norm as it was, as far as there are such values', () => {
    const unit = unitOf(RAISED, 0);
    expect(ofQuality({ ...unit, commandValue: 8 }, 'elite').commandValue).toBe(9);
    expect(ofQuality({ ...unit, commandValue: 5 }, 'elite').commandValue).toBe(7);
    const elite = ofQuality({ ...unit, commandValue: 7 }, 'elite');
    expect(ofQuality({ ...elite, commandValue: 11 }, 'recruit').commandValue).toBe(8);
  });

  test('SKL-13.1 a Large battalion has four strength points more, and loses them with the skill', () => {
    const unit = unitOf(RAISED, 0);
    const large = skillToggled(unit, 'largeBattalion');
    expect(large).toMatchObject({ skills: ['largeBattalion'], strength: 24 });
    expect(skillToggled(large, 'largeBattalion')).toEqual(unit);
  });

  test('to what a regiment was: its quality and its skills', () => {
    const unit = unitOf(RAISED, 0);
    const guard = asRegiment(unit, { quality: 'elite', skills: ['largeBattalion', 'tacticalSense'] });
    expect(guard).toMatchObject({
      quality: 'elite',
      commandValue: 8,
      skills: ['largeBattalion', 'tacticalSense'],
      strength: 24,
    });
    expect(armyProblems([guard], 1500)).toEqual([]);
  });
});

test('another nation names the units that have a regiment’s name after its own, and leaves the others', () => {
  const mine = withChanged(RAISED, 'u1', (unit) => ({ ...unit, name: 'Mine' }));
  const austria = ofNation(mine, 'austria', regimentNames);
  expect(austria.army.nation).toBe('austria');
  expect(unitOf(austria, 0).name).toBe('Mine');
  for (const unit of austria.army.units.slice(1)) expect(regimentNames('austria', unit)).toContain(unit.name);
  expect(new Set(austria.army.units.map(({ name }) => name)).size).toBe(4);
});

test('a unit of a file as nobody sells it stays within what a file takes, whatever is done to it', () => {
  const strange = (strength: number, skills: BoughtUnit['skills']): BoughtUnit => ({
    ...unitOf(RAISED, 0),
    strength,
    skills,
  });
  expect(skillToggled(strange(2, ['largeBattalion']), 'largeBattalion').strength).toBe(0);
  expect(skillToggled(strange(99, []), 'largeBattalion').strength).toBe(99);
  expect(asRegiment(strange(1, ['largeBattalion']), { quality: 'recruit', skills: [] }).strength).toBe(0);
});

test('what changes nothing is no change', () => {
  expect(ofFormat(RAISED, 1500)).toBe(RAISED);
  expect(ofNation(RAISED, 'france', regimentNames)).toBe(RAISED);
  expect(withChanged(RAISED, 'u1', (unit) => unit)).toBe(RAISED);
  expect(withDouble(RAISED, 'nobody', regimentNames)).toBe(RAISED);
  const named = called(RAISED, 'Corps');
  expect(named.army.name).toEqual({ en: 'Corps', fr: 'Corps' });
  expect(called(named, 'Corps')).toBe(named);
});
