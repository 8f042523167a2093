import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../../src/rules/state/game.ts';
import { sumOf } from '../../../../src/rules/state/reasons.ts';
import {
  FORMATIONS,
  type Formation,
  type Quality,
  type Skill,
  UNIT_TYPES,
  type UnitType,
} from '../../../../src/rules/state/vocabulary.ts';
import { allowedFormations } from '../../../../src/rules/units/drill.ts';
import {
  combatTerms,
  fireTerms,
  movementFactor,
  rangeOf,
  rangeSum,
} from '../../../../src/rules/units/factors.ts';
import {
  isArtillery,
  isCavalry,
  isDemoralised,
  isHorseArtillery,
  isInfantry,
  isNonDense,
  isSquare,
  thresholdOf,
  UNIT_TABLE,
} from '../../../../src/rules/units/units.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

function unit(type: UnitType, more: Partial<UnitSpec> = {}): Unit {
  const [made] = position({ units: [{ id: 'u', side: 'blue', type, at: [5, 5], ...more }] }).units;
  if (!made) throw new Error('no unit');
  return made;
}

function factorsOf(u: Unit): readonly number[] {
  return [sumOf(combatTerms(u, false)).total, sumOf(fireTerms(u)).total, rangeOf(u), movementFactor(u)];
}

describe('UNI-01, FRM-03 combat, fire, range and movement of each unit in each formation', () => {
  const rows: [UnitType, Formation, Skill[], number[]][] = [
    ['heavyCavalry', 'none', [], [4, 0, 0, 4]],
    ['heavyCavalry', 'none', ['cuirassier'], [5, 0, 0, 4]],
    ['mediumCavalry', 'none', [], [3, 0, 0, 5]],
    ['lightCavalry', 'none', [], [2, 0, 0, 5]],
    ['lightCavalry', 'none', ['lancer'], [2, 0, 0, 5]],
    ['lineInfantry', 'line', [], [6, 6, 4, 1]],
    ['lineInfantry', 'extendedLine', [], [6, 6, 4, 1]],
    ['lineInfantry', 'column', [], [4, 4, 3, 3]],
    ['lineInfantry', 'square', [], [3, 3, 2, 0]],
    ['lineInfantry', 'closedColumn', [], [2, 2, 2, 0]],
    ['lightInfantry', 'line', [], [4, 4, 5, 1]],
    ['lightInfantry', 'column', [], [3, 3, 3, 3]],
    ['lightInfantry', 'square', [], [3, 3, 2, 0]],
    ['lightInfantry', 'skirmish', ['skirmisher'], [3, 3, 5, 3]],
    ['heavyFootBattery', 'none', [], [2, 5, 10, 3]],
    ['mediumFootBattery', 'none', [], [2, 5, 7, 3]],
    ['lightHorseBattery', 'none', [], [2, 3, 5, 5]],
    ['regimentalGun', 'none', [], [1, 2, 4, 3]],
  ];
  test.each(rows)('UNI-01 %s in %s with %j', (type, formation, skills, want) => {
    expect(factorsOf(unit(type, { formation, skills }))).toEqual(want);
  });
});

test('UNI-01 panicked units neither fight, fire nor march', () => {
  for (const [type, skills] of [
    ['lineInfantry', []],
    ['heavyCavalry', ['cuirassier']],
    ['lightCavalry', ['lancer']],
  ] as const) {
    const mob = unit(type, { panicked: true, skills });
    expect(factorsOf(mob)).toEqual([0, 0, 0, 0]);
    expect(sumOf(combatTerms(mob, true)).total).toBe(0);
  }
});

test('SKL-01.1, CBT-05 cuirassiers have one die more in close combat', () => {
  expect(combatTerms(unit('heavyCavalry', { skills: ['cuirassier'] }), false)).toEqual([
    { rule: 'UNI-01', why: 'base', amount: 4 },
    { rule: 'SKL-01.1', why: 'skill', amount: 1 },
  ]);
});

test('SKL-05.3, CBT-04 lancers have 3 dice when they strike as the charger, else 2 (R-35)', () => {
  const lancers = unit('lightCavalry', { skills: ['lancer'] });
  expect(combatTerms(lancers, true)).toEqual([
    { rule: 'UNI-01', why: 'base', amount: 2 },
    { rule: 'CBT-04', why: 'lancerCharging', amount: 1 },
  ]);
  expect(sumOf(combatTerms(lancers, false)).total).toBe(2);
  expect(sumOf(combatTerms(unit('lightCavalry'), true)).total).toBe(2);
});

test('UNI-01 the fire factor names its row, and a unit without fire has no line', () => {
  expect(fireTerms(unit('lineInfantry'))).toEqual([{ rule: 'UNI-01', why: 'base', amount: 6 }]);
  expect(fireTerms(unit('heavyCavalry'))).toEqual([]);
});

test('UNI-01, FIR-01 cavalry has neither fire nor range', () => {
  for (const type of ['heavyCavalry', 'mediumCavalry', 'lightCavalry'] as const)
    expect(UNIT_TABLE[type].factors.none).toMatchObject({ fire: 0, range: 0 });
});

test('CBT-16, SKL-20.1, R-36 the lines of a panicked unit: a base of 0 that no skill changes', () => {
  const mob = unit('lineInfantry', { panicked: true, skills: ['obsoleteFirearm'] });
  const nothing = [{ rule: 'UNI-01', why: 'base', amount: 0 }];
  expect(combatTerms(mob, false)).toEqual(nothing);
  expect(rangeSum(mob)).toEqual({ total: 0, terms: nothing });
  expect(rangeSum(unit('lineInfantry', { skills: ['obsoleteFirearm'] }))).toEqual({
    total: 3,
    terms: [
      { rule: 'UNI-01', why: 'base', amount: 4 },
      { rule: 'SKL-20.1', why: 'skill', amount: -1 },
    ],
  });
});

test('UNI-02 limits of strength, threshold and cost of each type', () => {
  const rows = Object.fromEntries(
    UNIT_TYPES.map((type) => {
      const { strength, threshold, cost } = UNIT_TABLE[type];
      return [type, [strength.minimum, strength.maximum, threshold, cost.elite, cost.ordinary, cost.recruit]];
    }),
  );
  expect(rows).toEqual({
    heavyCavalry: [8, 12, 5, 23, 20, 17],
    mediumCavalry: [5, 8, 3, 22, 18, 15],
    lightCavalry: [4, 6, 3, 21, 17, 14],
    lineInfantry: [14, 20, 10, 12, 8, 6],
    lightInfantry: [6, 12, 5, 13, 9, 7],
    heavyFootBattery: [3, 5, 2, 33, 28, 25],
    mediumFootBattery: [3, 5, 2, 23, 20, 18],
    lightHorseBattery: [2, 3, 1, 27, 24, 20],
    regimentalGun: [2, 3, 1, 20, 17, 15],
  });
});

test.each([
  { type: 'lineInfantry', threshold: 10 },
  { type: 'heavyCavalry', threshold: 5 },
  { type: 'mediumCavalry', threshold: 3 },
  { type: 'lightHorseBattery', threshold: 1 },
] as const)('UNI-05 $type is demoralised at $threshold points or less, and no longer above', (row) => {
  const { threshold } = row;
  expect(isDemoralised(unit(row.type, { strength: threshold + 1 }))).toBe(false);
  expect(isDemoralised(unit(row.type, { strength: threshold }))).toBe(true);
});

describe('UNI-06 thresholds add up and never fall below 0 (R-31)', () => {
  const rows: [UnitType, Quality, Skill[], number][] = [
    ['lineInfantry', 'ordinary', [], 10],
    ['lineInfantry', 'recruit', [], 10],
    ['lineInfantry', 'elite', [], 9],
    ['lineInfantry', 'ordinary', ['tenacious'], 8],
    ['lineInfantry', 'ordinary', ['irregular'], 11],
    ['lineInfantry', 'ordinary', ['largeBattalion'], 12],
    ['lineInfantry', 'elite', ['tenacious', 'irregular', 'largeBattalion'], 10],
    ['regimentalGun', 'elite', [], 0],
    ['mediumCavalry', 'elite', ['irregular'], 3],
  ];
  test.each(rows)('UNI-06 %s, %s, %j', (type, quality, skills, want) => {
    const u = unit(type, { quality, skills });
    expect(thresholdOf(u).total).toBe(want);
    expect(isDemoralised({ ...u, strength: want + 1 })).toBe(false);
    if (want > 0) expect(isDemoralised({ ...u, strength: want })).toBe(true);
  });
});

test('UNI-05, UNI-06 skills that are silent on the threshold leave it alone', () => {
  const skills = ['controlledFire', 'linearOrder'] as const;
  expect(thresholdOf(unit('lineInfantry', { skills })).total).toBe(10);
  expect(isDemoralised(unit('lineInfantry', { skills, strength: 10 }))).toBe(true);
  expect(isDemoralised(unit('lineInfantry', { skills, strength: 11 }))).toBe(false);
});

test('QUA-06 an Elite threshold is one lower, and says so', () => {
  expect(thresholdOf(unit('lineInfantry', { quality: 'elite' })).terms).toEqual([
    { rule: 'UNI-02', why: 'threshold', amount: 10 },
    { rule: 'QUA-06', why: 'elite', amount: -1 },
  ]);
});

test('SKL-09.1, SKL-16.1 Tenacious lowers the threshold by 2, Irregular raises it by 1', () => {
  expect(thresholdOf(unit('lineInfantry', { skills: ['tenacious', 'irregular'] })).terms).toEqual([
    { rule: 'UNI-02', why: 'threshold', amount: 10 },
    { rule: 'SKL-09.1', why: 'skill', amount: -2 },
    { rule: 'SKL-16.1', why: 'skill', amount: 1 },
  ]);
});

test('UNI-07 every type belongs to one arm', () => {
  const typesThat = (is: (u: { type: UnitType }) => boolean) => UNIT_TYPES.filter((type) => is({ type }));
  expect(typesThat(isInfantry)).toEqual(['lineInfantry', 'lightInfantry']);
  expect(typesThat(isCavalry)).toEqual(['heavyCavalry', 'mediumCavalry', 'lightCavalry']);
  expect(typesThat(isArtillery)).toEqual([
    'heavyFootBattery',
    'mediumFootBattery',
    'lightHorseBattery',
    'regimentalGun',
  ]);
  expect(typesThat(isHorseArtillery)).toEqual(['lightHorseBattery']);
});

test('UNI-08 line, extended line, skirmish order and artillery are not dense (R-133)', () => {
  const loose = FORMATIONS.filter((formation) => isNonDense({ type: 'lightInfantry', formation }));
  expect(loose).toEqual(['line', 'skirmish', 'extendedLine']);
  expect(
    UNIT_TYPES.filter((type) => !isInfantry({ type }) && isNonDense({ type, formation: 'none' })),
  ).toEqual(['heavyFootBattery', 'mediumFootBattery', 'lightHorseBattery', 'regimentalGun']);
});

test('GEO-12 square and closed column alone have no facing', () => {
  expect(FORMATIONS.filter((formation) => isSquare({ formation }))).toEqual(['square', 'closedColumn']);
});

describe('FRM-01, FRM-02 formations open to a steady unit', () => {
  const rows: [UnitType, Skill[], Formation[]][] = [
    ['lineInfantry', [], ['line', 'column', 'square']],
    ['lightInfantry', [], ['line', 'column', 'square']],
    ['lightInfantry', ['skirmisher'], ['line', 'column', 'square', 'skirmish']],
    ['lineInfantry', ['irregular'], ['line', 'column']],
    ['lineInfantry', ['linearOrder'], ['line', 'column', 'square', 'extendedLine']],
    ['lineInfantry', ['largeBattalion'], ['line', 'column', 'square', 'closedColumn']],
    // the closed column counts as a square
    ['lineInfantry', ['irregular', 'largeBattalion'], ['line', 'column']],
    ['lineInfantry', ['irregular', 'linearOrder'], ['line', 'column', 'extendedLine']],
    ['lineInfantry', ['irregular', 'largeBattalion', 'linearOrder'], ['line', 'column', 'extendedLine']],
    ['lightInfantry', ['irregular', 'skirmisher'], ['line', 'column', 'skirmish']],
    ['heavyCavalry', [], ['none']],
    ['mediumCavalry', ['irregular'], ['none']],
    ['regimentalGun', [], ['none']],
  ];
  test.each(rows)('FRM-01 %s with %j', (type, skills, want) => {
    expect(allowedFormations({ type, skills })).toEqual(want);
  });
});

test('SKL-11.1, FRM-05 light infantry skirmishes only with the skill, line infantry never', () => {
  const open = (type: UnitType, skills: Skill[]) => allowedFormations({ type, skills }).includes('skirmish');
  expect(open('lightInfantry', ['skirmisher'])).toBe(true);
  expect(open('lightInfantry', [])).toBe(false);
  expect(open('lineInfantry', ['skirmisher'])).toBe(false);
});

test('SKL-16.4 Irregular infantry never forms square', () => {
  for (const type of ['lineInfantry', 'lightInfantry'] as const)
    expect(allowedFormations({ type, skills: ['irregular'] })).not.toContain('square');
});

test('FRM-06 no steady unit forms a horde', () => {
  for (const type of UNIT_TYPES)
    expect(allowedFormations({ type, skills: ['skirmisher'] })).not.toContain('horde');
});
