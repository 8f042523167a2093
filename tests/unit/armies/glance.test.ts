import { describe, expect, test } from 'vitest';
import { armyGlance, unitGlance } from '../../../src/armies/glance.ts';
import type { Profile } from '../../../src/rules/units/price.ts';

const line: Profile = {
  type: 'lineInfantry',
  quality: 'ordinary',
  commandValue: 7,
  skills: [],
  strength: 18,
};

/** The figures of each formation: dice of attack, dice of fire, range, movement. */
function figures(profile: Partial<Profile>) {
  return Object.fromEntries(
    unitGlance({ ...line, ...profile }).formations.map(({ formation, combat, fire, movement }) => [
      formation,
      [combat.total, fire?.dice.total ?? 0, fire?.range.total ?? 0, movement.total],
    ]),
  );
}

describe('a unit at a glance', () => {
  test('UNI-01: line infantry in its three formations', () => {
    expect(figures({})).toEqual({ line: [6, 6, 4, 1], column: [4, 4, 3, 3], square: [3, 3, 2, 0] });
  });

  test('SKL-08.4, SKL-13, SKL-14.1: what skills change and add', () => {
    expect(figures({ skills: ['controlledFire', 'largeBattalion', 'linearOrder'] })).toEqual({
      line: [6, 6, 4, 1],
      extendedLine: [6, 6, 4, 1],
      column: [2, 2, 3, 2],
      square: [3, 3, 2, 0],
      closedColumn: [2, 2, 2, 0],
    });
  });

  test('SKL-10.1, SKL-16.4: Warriors have no fire and no square', () => {
    const { formations } = unitGlance({ ...line, skills: ['irregular', 'warrior'] });
    expect(formations.map(({ formation }) => formation)).toEqual(['line', 'column']);
    expect(formations.map(({ fire }) => fire)).toEqual([null, null]);
  });

  test('SKL-01.1, SKL-05.3: cuirassiers always strike with five dice, lancers with three when they charge', () => {
    const cuirassiers = unitGlance({ ...line, type: 'heavyCavalry', skills: ['cuirassier'], strength: 10 });
    const lancers = unitGlance({ ...line, type: 'lightCavalry', skills: ['lancer'], strength: 5 });
    expect(cuirassiers.formations.map(({ combat, charging }) => [combat.total, charging])).toEqual([
      [5, null],
    ]);
    expect(lancers.formations.map(({ combat, charging }) => [combat.total, charging?.total])).toEqual([
      [2, 3],
    ]);
  });

  test('UNI-06, R-31: the threshold, and what may be lost before it', () => {
    const { threshold, sound } = unitGlance({
      ...line,
      quality: 'elite',
      commandValue: 8,
      skills: ['tenacious'],
    });
    expect([threshold.total, sound]).toEqual([7, 11]);
  });
});

describe('an army at a glance', () => {
  test('BLD-01, QUA-03: what it costs and has left, its arms, its Elite units against their limit', () => {
    const guns: Profile = {
      type: 'heavyFootBattery',
      quality: 'ordinary',
      commandValue: 7,
      skills: [],
      strength: 4,
    };
    const guards: Profile = { ...line, quality: 'elite', commandValue: 8 };
    expect(armyGlance([line, guards, guns], 1500)).toMatchObject({
      units: 3,
      ofArm: { infantry: 2, cavalry: 0, artillery: 1 },
      strength: 40,
      cost: 144 + 216 + 112,
      left: 1500 - 472,
      elites: { count: 1, limit: 2 },
    });
  });

  test.each([
    { format: 900, rule: 'ORD-02', formulas: [['d3', 0, 2, 1]] },
    { format: 1500, rule: 'ORD-02', formulas: [['d3', 1, 3, 2]] },
    { format: 2000, rule: 'ORD-01', formulas: [['d3', 2, 4, 3]] },
    {
      format: 3000,
      rule: 'ORD-02',
      formulas: [
        ['d3', 4, 6, 5],
        ['2d6', 1, 9, 151 / 36],
      ],
    },
  ])('ORD-02: order points at $format', ({ format, rule, formulas }) => {
    const { orders } = armyGlance([], format);
    expect(orders.rule).toBe(rule);
    expect(orders.formulas.map(({ formula, least, most, mean }) => [formula, least, most, mean])).toEqual(
      formulas,
    );
  });
});
