/** The factors, reach, saves and permissions that the skills change, each in the smallest position that shows it. */
import { describe, expect, test } from 'vitest';
import { sixCosts } from '../../../../src/rules/combat/combatFactor.ts';
import { groupCost } from '../../../../src/rules/orders/groups.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { SKILLS } from '../../../../src/rules/state/vocabulary.ts';
import { profileProblems } from '../../../../src/rules/units/army.ts';
import { unitCost } from '../../../../src/rules/units/price.ts';
import { SKILL_RULES } from '../../../../src/rules/units/skills.ts';
import { position } from '../../../support/position.ts';
import {
  BESIDE,
  combat,
  facing,
  GUNS,
  HEAVY,
  type Kind,
  LIGHT_HORSE,
  reactionTest,
  rows,
  with_,
} from '../../../support/skilled.ts';

describe('SKL-02 Half-cuirass', () => {
  test('SKL-02, SKL-02.1, CBT-05 one more die in close combat', () => {
    expect(combat({ ...HEAVY, ...with_('halfCuirass') })).toEqual({
      total: 5,
      terms: [
        { rule: 'UNI-01', why: 'base', amount: 4 },
        { rule: 'SKL-02.1', why: 'skill', amount: 1 },
      ],
    });
  });

  const BREASTPLATES = { ...HEAVY, ...with_('halfCuirass') };
  test('SKL-02.2, SAV-03 saves, but not from guns, enfilade fire or Cuirassiers, nor outflanked', () => {
    expect(rows(BREASTPLATES, {}, 'shock')).toEqual([6]);
    expect(rows(BREASTPLATES, {}, 'melee')).toEqual([6]);
    expect(rows(BREASTPLATES, {}, 'fire')).toEqual([6]);
    expect(rows(BREASTPLATES, {}, 'fire', { enfilade: true })).toEqual([]);
    // in close combat the side it is struck from is no matter
    expect(rows(BREASTPLATES, {}, 'shock', { enfilade: true })).toEqual([6]);
    expect(rows(BREASTPLATES, GUNS, 'fire')).toEqual([]);
    expect(rows(BREASTPLATES, GUNS, 'shock')).toEqual([6]);
    expect(rows(BREASTPLATES, { ...HEAVY, ...with_('cuirassier') }, 'shock')).toEqual([]);
    expect(rows(BREASTPLATES, { ...HEAVY, ...with_('halfCuirass') }, 'shock')).toEqual([6]);
    expect(rows(BREASTPLATES, {}, 'shock', { others: [BESIDE] })).toEqual([]);
  });

  test('SKL-02.3, MOR-09 counter-charges without a penalty', () => {
    expect(reactionTest(HEAVY, 'counterCharge')).toEqual(['reactionCounterCharge']);
    expect(reactionTest(BREASTPLATES, 'counterCharge')).toEqual([]);
  });
});

describe('SKL-03 Feudal cavalry', () => {
  const KNIGHTS = { ...HEAVY, ...with_('feudalCavalry') };
  test('SKL-03, SKL-03.1, CBT-06 a 6 of fire costs 2, a 6 in close combat 1', () => {
    const { g, u } = facing(KNIGHTS);
    expect(sixCosts(g, u, 'fire')).toBe(2);
    expect(sixCosts(g, u, 'closeCombat')).toBe(1);
    expect(sixCosts(g, facing(HEAVY).u, 'fire')).toBe(1);
  });

  test('SKL-03.2, SAV-03 saves against cavalry unless outflanked, against nothing else', () => {
    expect(rows(KNIGHTS, HEAVY, 'shock')).toEqual([10]);
    expect(rows(KNIGHTS, HEAVY, 'melee')).toEqual([10]);
    expect(rows(KNIGHTS, {}, 'melee')).toEqual([]);
    expect(rows(KNIGHTS, {}, 'fire')).toEqual([]);
    expect(rows(KNIGHTS, HEAVY, 'shock', { others: [BESIDE] })).toEqual([]);
  });
});

describe('SKL-06 Harassment: numbers', () => {
  const HARASSERS = { ...LIGHT_HORSE, ...with_('harassment') };
  test('SKL-06.2, SAV-03 every steady unit saves the losses it inflicts', () => {
    expect(rows({ formation: 'column' }, HARASSERS, 'shock')).toEqual([12]);
    expect(rows(HEAVY, HARASSERS, 'melee')).toEqual([12]);
    expect(rows({ panicked: true }, HARASSERS, 'shock')).toEqual([]);
    expect(rows({ formation: 'column' }, LIGHT_HORSE, 'shock')).toEqual([]);
  });

  test('SKL-06.6, SAV-03 it saves against fire only', () => {
    expect(rows(HARASSERS, {}, 'fire')).toEqual([8]);
    expect(rows(HARASSERS, GUNS, 'fire')).toEqual([8]);
    expect(rows(HARASSERS, {}, 'shock')).toEqual([]);
  });
});

describe('SKL-07 Grand charge and SKL-21 Grand battery', () => {
  const pair = (first: Kind, second: Kind) => {
    const g = position({
      units: [
        { id: 'A', side: 'blue', type: 'heavyCavalry', at: [2, 9], ...first },
        { id: 'B', side: 'blue', type: 'lightCavalry', at: [3, 9], ...second },
        { id: 'C', side: 'blue', type: 'lineInfantry', at: [4, 9] },
        { id: 'R', side: 'red', type: 'lineInfantry', at: [3, 4] },
      ],
    });
    const cost = (...ids: readonly string[]) =>
      groupCost(
        g,
        ids.map((id) => unitOf(g, id)),
      ).total;
    return [cost('A', 'B'), cost('A', 'B', 'C')];
  };
  const GRAND = with_('grandCharge');
  test('SKL-07, SKL-07.1, ORD-05 a group whose cavalry all has it costs 1, with infantry beside it too', () => {
    expect(pair({}, {})).toEqual([2, 2]);
    expect(pair(GRAND, {})).toEqual([2, 2]);
    expect(pair(GRAND, GRAND)).toEqual([1, 1]);
  });

  test('SKL-07.1, ORD-05 the example: Recruits and panicked units cost 2 all the same', () => {
    const recruits = { ...GRAND, quality: 'recruit' } as const;
    expect(pair(recruits, recruits)).toEqual([2, 2]);
    expect(pair({ ...GRAND, panicked: true }, { ...GRAND, panicked: true })[0]).toBe(2);
  });

  test('SKL-21.1, SKL-21, ORD-05 a group whose artillery all has Grand battery costs 1', () => {
    const battery = { ...GUNS, ...with_('grandBattery') };
    expect(pair(GUNS, GUNS)).toEqual([2, 2]);
    expect(pair(battery, GUNS)).toEqual([2, 2]);
    expect(pair(battery, battery)).toEqual([1, 1]);
    // one skill does not excuse the other arm
    const g = { ...HEAVY, ...with_('grandCharge') };
    expect(pair(battery, g)).toEqual([1, 1]);
  });

  test('SKL-07 cavalry of any weight may have it', () => {
    expect(SKILL_RULES.grandCharge.reservedTo).toEqual(['heavyCavalry', 'mediumCavalry', 'lightCavalry']);
  });
});

describe('costs', () => {
  test('BLD-06, SKL-01 to SKL-21 each of the 21 skills costs what its statement says, on every unit it is open to', () => {
    for (const skill of SKILLS) {
      const { reservedTo, requires, costPerPoint } = SKILL_RULES[skill];
      for (const type of reservedTo) {
        const profile = { type, quality: 'elite', commandValue: 8, strength: 1 } as const;
        const before = unitCost({ ...profile, skills: requires }).total;
        expect(unitCost({ ...profile, skills: [...requires, skill] }).total - before, skill).toBe(
          costPerPoint,
        );
      }
    }
  });

  test('R-34, R-37 armour excludes armour; everything else combines, useless or not', () => {
    const guards = { type: 'heavyCavalry', quality: 'ordinary', commandValue: 7, strength: 10 } as const;
    expect(profileProblems({ ...guards, skills: ['cuirassier', 'halfCuirass'] })).toMatchObject([
      { rule: 'R-34', reason: 'skillExcludes' },
      { rule: 'R-34', reason: 'skillExcludes' },
    ]);
    expect(profileProblems({ ...guards, skills: ['halfCuirass', 'feudalCavalry', 'counterCharge'] })).toEqual(
      [],
    );
    const foot = { type: 'lineInfantry', quality: 'ordinary', commandValue: 7, strength: 16 } as const;
    expect(
      profileProblems({ ...foot, skills: ['warrior', 'irregular', 'controlledFire', 'tenacious'] }),
    ).toEqual([]);
    const light = { type: 'lightInfantry', quality: 'ordinary', commandValue: 7, strength: 8 } as const;
    expect(profileProblems({ ...light, skills: ['looseOrder', 'skirmisher'] })).toEqual([]);
  });
});
