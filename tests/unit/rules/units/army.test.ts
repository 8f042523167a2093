import { describe, expect, test } from 'vitest';
import { orderFormulas, orderPointDice, orderPointRule } from '../../../../src/rules/orders/orders.ts';
import { d3 } from '../../../../src/rules/state/dice.ts';
import { QUALITIES, type Quality } from '../../../../src/rules/state/vocabulary.ts';
import { armyProblems, eliteLimit, profileProblems } from '../../../../src/rules/units/army.ts';
import {
  armyCost,
  commandValueCost,
  NORM_COMMAND_VALUE,
  type Profile,
  unitCost,
} from '../../../../src/rules/units/price.ts';

function profile(more: Partial<Profile> = {}): Profile {
  return { type: 'lineInfantry', quality: 'ordinary', commandValue: 7, skills: [], strength: 16, ...more };
}

test('CMD-01 the norm of command (R-32)', () => {
  expect(NORM_COMMAND_VALUE).toEqual({ recruit: 6, ordinary: 7, elite: 8 });
});

test('CMD-02 what each command value adds to a strength point, where it is allowed', () => {
  const values = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const rowOf = (quality: Quality) => values.map((value) => commandValueCost(quality, value));
  const no = null;
  expect(rowOf('recruit')).toEqual([no, -2, -1, 0, 1, 2, no, no, no, no]);
  expect(rowOf('ordinary')).toEqual([no, no, -2, -1, 0, 1, 2, no, no, no]);
  expect(rowOf('elite')).toEqual([no, no, no, no, -1, 0, 1, 2, 3, no]);
  expect(commandValueCost('ordinary', 7.5)).toBeNull();
});

test('BLD-03 the worked example: 16 points with Controlled fire under command 8 cost 176', () => {
  expect(unitCost(profile({ commandValue: 8, skills: ['controlledFire'] }))).toEqual({
    total: 176,
    terms: [
      { rule: 'UNI-02', why: 'rate', amount: 8 },
      { rule: 'SKL-08', why: 'skill', amount: 2 },
      { rule: 'CMD-02', why: 'commandValue', amount: 1 },
      { rule: 'BLD-03', why: 'strengthPoints', factor: 16 },
    ],
  });
});

describe('BLD-02, QUA-02 cost of one point as Elite, Ordinary, Recruit; rows that name a skill include it (R-29)', () => {
  const rows: [Partial<Profile>, number[]][] = [
    [{ type: 'heavyCavalry' }, [23, 20, 17]],
    [{ type: 'heavyCavalry', skills: ['cuirassier'] }, [26, 23, 20]],
    [{ type: 'mediumCavalry' }, [22, 18, 15]],
    [{ type: 'lightCavalry' }, [21, 17, 14]],
    [{ type: 'lightCavalry', skills: ['lancer'] }, [23, 19, 16]],
    [{ type: 'lineInfantry' }, [12, 8, 6]],
    [{ type: 'lightInfantry' }, [13, 9, 7]],
    [{ type: 'lightInfantry', skills: ['skirmisher'] }, [15, 11, 9]],
    [{ type: 'heavyFootBattery' }, [33, 28, 25]],
    [{ type: 'mediumFootBattery' }, [23, 20, 18]],
    [{ type: 'lightHorseBattery' }, [27, 24, 20]],
    [{ type: 'regimentalGun' }, [20, 17, 15]],
  ];
  test.each(rows)('BLD-02 %j', (given, want) => {
    const costs = QUALITIES.map(
      (quality) =>
        unitCost(profile({ ...given, quality, commandValue: NORM_COMMAND_VALUE[quality], strength: 1 }))
          .total,
    );
    expect(costs).toEqual(want);
  });
});

describe('BLD-03 the lines of a cost', () => {
  const linesOf = (more: Partial<Profile>) =>
    unitCost(profile(more)).terms.map((term) =>
      'amount' in term ? `${term.rule} ${term.amount}` : term.rule,
    );

  test('BLD-03, SKL-14, CMD-01 what costs nothing is no line', () => {
    expect(linesOf({ skills: ['linearOrder'] })).toEqual(['UNI-02 8', 'BLD-03']);
  });

  test('BLD-03, CMD-02 a command value that is not allowed costs nothing here', () => {
    expect(linesOf({ commandValue: 11 })).toEqual(['UNI-02 8', 'BLD-03']);
  });

  test('BLD-03, R-30 what is lacking to 1 is a line, if something is', () => {
    const cheap = ['irregular', 'warrior', 'tenacious'] as const;
    const skills = ['SKL-16 -1', 'SKL-10 -1', 'SKL-09 -1'];
    expect(linesOf({ quality: 'recruit', commandValue: 4, skills: cheap })).toEqual([
      'UNI-02 6',
      ...skills,
      'CMD-02 -2',
      'BLD-03',
    ]);
    expect(linesOf({ quality: 'recruit', commandValue: 5, skills: [...cheap, 'obsoleteFirearm'] })).toEqual([
      'UNI-02 6',
      ...skills,
      'SKL-20 -2',
      'CMD-02 -1',
      'R-30 1',
      'BLD-03',
    ]);
  });
});

test('BLD-03 a strength point never costs less than 1 (R-30)', () => {
  const cheapest = profile({
    quality: 'recruit',
    commandValue: 4,
    skills: ['irregular', 'warrior', 'tenacious', 'obsoleteFirearm'],
    strength: 20,
  });
  const { total, terms } = unitCost(cheapest);
  expect(total).toBe(20);
  expect(terms).toContainEqual({ rule: 'R-30', why: 'minimum', amount: 2 });
  expect(profileProblems(cheapest)).toEqual([]);
});

test('BLD-01 an army costs what its units cost, and no more than the format', () => {
  const army = [profile(), profile({ type: 'heavyCavalry', strength: 12 })];
  expect(armyCost(army)).toBe(16 * 8 + 12 * 20);
  expect(armyProblems(army, 368)).toEqual([]);
  expect(armyProblems(army, 367)).toEqual([
    { rule: 'BLD-01', reason: 'armyTooDear', facts: { cost: 368, format: 367 } },
  ]);
});

describe('BLD-04, UNI-03 whole strength points between the limits of the type, 4 more in a Large battalion', () => {
  const rows: [Partial<Profile>, number[]][] = [
    [{ type: 'lineInfantry' }, [14, 20]],
    [{ type: 'lineInfantry', skills: ['largeBattalion'] }, [18, 24]],
    [{ type: 'lightHorseBattery' }, [2, 3]],
  ];
  test.each(rows)('BLD-04 %j', (given, [least = 0, most = 0]) => {
    const reasons = (strength: number) => profileProblems(profile({ ...given, strength }));
    expect([...reasons(least), ...reasons(most)]).toEqual([]);
    for (const strength of [least - 1, most + 1, least + 0.5])
      expect(reasons(strength)).toEqual([
        { rule: 'BLD-04', reason: 'strengthNotAllowed', facts: { strength, least, most } },
      ]);
  });
});

test('QUA-03, BLD-05 two Elite units for each full 1500 of the format (R-33)', () => {
  expect([0, 1499, 1500, 2999, 3000, 4500].map(eliteLimit)).toEqual([0, 0, 2, 2, 4, 6]);
  const elite = profile({ quality: 'elite', commandValue: 8, strength: 14 });
  expect(armyProblems([elite, elite], 1500)).toEqual([]);
  expect(armyProblems([elite, elite, elite], 1500)).toEqual([
    { rule: 'QUA-03', reason: 'tooManyElites', facts: { elites: 3, limit: 2 } },
  ]);
});

test('BLD-06 skills only where reserved, with what they need, without what they exclude', () => {
  const problemsOf = (more: Partial<Profile>) => profileProblems(profile(more));
  expect(problemsOf({ skills: ['lancer'] })).toEqual([
    { rule: 'SKL-05', reason: 'skillReserved', facts: { skill: 'lancer', type: 'lineInfantry' } },
  ]);
  expect(problemsOf({ skills: ['warrior'] })).toEqual([
    { rule: 'SKL-10', reason: 'skillRequires', facts: { skill: 'warrior', other: 'irregular' } },
  ]);
  expect(problemsOf({ skills: ['warrior', 'irregular'] })).toEqual([]);
  expect(problemsOf({ skills: ['tenacious', 'tenacious'] })).toEqual([
    { rule: 'BLD-06', reason: 'skillTwice', facts: {} },
  ]);
  expect(
    problemsOf({ type: 'heavyCavalry', strength: 8, skills: ['cuirassier', 'halfCuirass'] }).map(
      (problem) => problem.reason,
    ),
  ).toEqual(['skillExcludes', 'skillExcludes']);
  expect(problemsOf({ type: 'heavyCavalry', strength: 8, skills: ['cuirassier', 'counterCharge'] })).toEqual(
    [],
  );
});

test('BLD-06 a command value outside the table is refused, with all other reasons', () => {
  expect(profileProblems(profile({ commandValue: 10, strength: 21, skills: ['scout'] }))).toEqual([
    { rule: 'BLD-04', reason: 'strengthNotAllowed', facts: { strength: 21, least: 14, most: 20 } },
    { rule: 'CMD-02', reason: 'commandValueNotAllowed', facts: { commandValue: 10, least: 5, most: 9 } },
    { rule: 'SKL-12', reason: 'skillReserved', facts: { skill: 'scout', type: 'lineInfantry' } },
  ]);
});

test('BLD-06 the reasons against an army name the place of the unit', () => {
  expect(armyProblems([profile(), profile({ strength: 3 })], 1500)).toEqual([
    {
      rule: 'BLD-04',
      reason: 'strengthNotAllowed',
      facts: { strength: 3, least: 14, most: 20, unit: 2 },
    },
  ]);
});

test('BLD-07 the order points come from the format agreed, whatever the armies cost (R-12)', () => {
  expect([800, 1500, 1501].map((format) => orderPointDice(format, 'd3'))).toEqual([d3(-1), d3(0), d3(1)]);
});

test('ORD-01 the rows of the order points begin one point above each 500, and the lowest row is the last (R-12)', () => {
  const plus = (format: number) => {
    const dice = orderPointDice(format, 'd3');
    return 'plus' in dice && dice.plus;
  };
  expect([500, 501, 1000, 1001, 2000, 2001, 2500, 2501].map(plus)).toEqual([-1, -1, -1, 0, 1, 2, 2, 3]);
});

test('ORD-01, ORD-02 the standard format has a statement of its own, the others have the table (R-12)', () => {
  expect([1500, 1501, 2000, 2001].map(orderPointRule)).toEqual(['ORD-02', 'ORD-01', 'ORD-01', 'ORD-02']);
});

test('ORD-02 the two dice may be chosen above 2000 army points only', () => {
  expect([2000, 2001].map(orderFormulas)).toEqual([['d3'], ['d3', '2d6']]);
});

test('R-11 the die of formats above 1000 cannot come to nothing, so no option gives it a floor', () => {
  expect(orderPointDice(1001, 'd3', 'min1')).toEqual(d3(0));
  expect(orderPointDice(1000, 'd3', 'min1')).toEqual(d3(-1, 1));
});
