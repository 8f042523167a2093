import { describe, expect, test } from 'vitest';
import {
  fireRefusals,
  fireTargetRefusals,
  friendMayFireDefensively,
  mayFireDefensively,
  mayReturnFire,
  targetRefusals,
} from '../../../../src/rules/fire/targets.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import type { Refusal, Verdict } from '../../../../src/rules/state/reasons.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const blue = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'blue',
  type: 'lineInfantry',
  at: [q, r],
  ...more,
});
const red = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  ...blue(id, q, r, more),
  side: 'red',
});
const codes = (reasons: readonly Refusal[]) => reasons.map(({ rule, reason }) => `${rule} ${reason}`);
const why = (answer: Verdict) => (answer.allowed ? [] : codes(answer.reasons));
const U = (g: Game, id: string) => unitOf(g, id);
const mayFire = (g: Game, id: string, after: 'none' | 'march' = 'none') =>
  codes(fireRefusals(g, U(g, id), after));
const mayHit = (g: Game, id: string, at: string) => codes(fireTargetRefusals(g, U(g, id), U(g, at)));

describe('options for who may fire', () => {
  test('R-102 defensive_fires_per_turn=1 silences one that has fired so, in defence alone', () => {
    const defends = (houseRules: Partial<HouseRules>) => {
      const g = position({
        houseRules,
        units: [
          blue('T', 3, 6, { firedDefensively: true }),
          red('A', 3, 5, { type: 'heavyCavalry' }),
          blue('B', -1, 8, { firedDefensively: true }),
        ],
      });
      return [why(mayFireDefensively(g, U(g, 'T'), U(g, 'A'), false)), mayFire(g, 'B')];
    };
    expect(defends({})).toEqual([[], []]);
    expect(defends({ defensive_fires_per_turn: 1 })).toEqual([['R-102 alreadyFired'], []]);
  });

  test('FIR-02, R-152 panicked_enemy_blocks_charge=no: a panicked enemy in front does not silence', () => {
    const held = (houseRules: Partial<HouseRules>, enemy: Partial<UnitSpec> = { panicked: true }) => {
      const g = position({
        houseRules: { panicked_units_engage: 'yes', ...houseRules },
        units: [blue('B', 3, 6), red('X', 3, 5, enemy)],
      });
      return mayFire(g, 'B');
    };
    expect(held({})).toEqual(['FIR-02 engagedNoFire']);
    expect(held({ panicked_enemy_blocks_charge: 'no' })).toEqual([]);
    expect(held({ panicked_enemy_blocks_charge: 'no' }, {})).toEqual(['FIR-02 engagedNoFire']);
  });

  test('FIR-01, LOS-04 who is gone fires no more', () => {
    const g = position({ units: [blue('B', 3, 6, { fate: 'eliminated' }), red('X', 3, 3)] });
    expect(mayFire(g, 'B')).toEqual(['LOS-04 gone']);
  });
});

describe('return fire', () => {
  const answer = (spec: Partial<UnitSpec>, from: Partial<UnitSpec> = {}) => {
    const g = position({ units: [red('T', 3, 5, spec), blue('A', 3, 8, from)] });
    return why(mayReturnFire(g, U(g, 'T'), U(g, 'A')));
  };

  test.each([
    { name: 'FIR-15 a line', spec: {}, want: [] },
    {
      name: 'FIR-15 skirmishers',
      spec: { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] },
      want: [],
    },
    { name: 'FIR-15 artillery', spec: { type: 'mediumFootBattery' }, want: [] },
    { name: 'FIR-15 a column', spec: { formation: 'column' }, want: ['FIR-15 returnFormation'] },
    {
      name: 'FIR-15 a square',
      spec: { formation: 'square' },
      want: ['FIR-15 returnFormation', 'FIR-06 beyondRange'],
    },
    { name: 'FIR-15 once in a turn', spec: { returnedFire: true }, want: ['FIR-15 alreadyReturnedFire'] },
    {
      name: 'FIR-15 a unit that fled',
      spec: { panicked: true },
      want: ['FIR-04 panicked', 'FIR-15 returnFormation', 'FIR-06 beyondRange'],
    },
    { name: 'FIR-15 turned away', spec: { facing: 5 }, want: ['FIR-07 outsideCone'] },
  ] as const)('$name', ({ spec, want }) => {
    expect(answer(spec)).toEqual(want);
  });

  test('FIR-15 out of range', () => {
    expect(answer({}, { at: [1, 10], type: 'heavyFootBattery' })).toContain('FIR-06 beyondRange');
  });

  test('FIR-15 priority is ignored', () => {
    const g = position({ units: [red('T', 3, 5), blue('A', 3, 8), blue('N', 2, 7)] });
    expect(mayHit(g, 'T', 'A')).toEqual(['FIR-11 nearerTargetFirst']);
    expect(mayReturnFire(g, U(g, 'T'), U(g, 'A'))).toEqual({ allowed: true });
  });
});

describe('defensive fire', () => {
  const charged = (
    spec: Partial<UnitSpec>,
    charger: Partial<UnitSpec> = {},
    others: readonly UnitSpec[] = [],
  ) =>
    position({
      units: [blue('T', 3, 6, spec), red('A', 3, 5, { type: 'heavyCavalry', ...charger }), ...others],
    });
  const defends = (g: Game, wasInContact = false) =>
    why(mayFireDefensively(g, U(g, 'T'), U(g, 'A'), wasInContact));

  test('FIR-17 the attacked unit fires at the attacker now in contact', () => {
    expect(defends(charged({}))).toEqual([]);
    expect(defends(charged({ formation: 'column' }))).toEqual([]);
    expect(defends(charged({ type: 'mediumFootBattery' }))).toEqual([]);
    expect(defends(charged({ formation: 'square' }))).toEqual([]);
  });

  test('FIR-17 not if they were in contact when the attack was declared', () => {
    expect(defends(charged({}), true)).toEqual(['FIR-02 wasInContact']);
  });

  test('FIR-17 not with the attacker outside its cone, nor outflanked', () => {
    const flank = charged({}, { at: [4, 6], facing: 3 });
    expect(defends(flank)).toEqual(['FIR-04 outflankedNoFire', 'FIR-07 outsideCone']);
  });

  test('FIR-17 not if another enemy is in contact', () => {
    expect(defends(charged({}, {}, [red('Y', 4, 5)]))).toEqual(['FIR-02 engagedNoFire']);
  });

  test('FIR-14, FIR-17 nor cavalry, nor a square that has fired', () => {
    expect(defends(charged({ type: 'lightCavalry' }))).toContain('FIR-01 neverFires');
    expect(defends(charged({ formation: 'square', squareFired: true }))).toEqual(['FIR-14 alreadyFired']);
  });

  describe('of a friend', () => {
    const helps = (
      friend: Partial<UnitSpec>,
      inContact: readonly string[] = [],
      others: readonly UnitSpec[] = [],
    ) => {
      const g = charged({}, {}, [blue('F', 2, 6, friend), ...others]);
      const t = U(g, 'T');
      return why(friendMayFireDefensively(g, U(g, 'F'), t, t, U(g, 'A'), inContact));
    };

    test('FIR-17, CHG-28 a neighbour with the attacker adjacent in front fires too', () => {
      expect(helps({})).toEqual([]);
    });

    test('CHG-28 not one that does not stand beside the attacked unit', () => {
      expect(helps({ at: [1, 7] })).toContain('CHG-28 notAdjacentToTarget');
    });

    test('CHG-28, FIR-13 the attacker in contact with the attacked must be adjacent', () => {
      expect(helps({ at: [3, 7] })).toEqual(['FIR-08 noSight', 'FIR-13 mustFireAdjacent']);
    });

    test('CHG-25 not one held by another enemy, nor a panicked one', () => {
      expect(helps({}, [], [red('Y', 2, 5)])).toContain('CHG-25 friendInContact');
      expect(helps({ panicked: true })).toContain('FIR-04 panicked');
    });

    test('CHG-28 nor an enemy of the attacked unit, nor itself', () => {
      const g = charged({}, {}, [red('F', 2, 6, { facing: 5 })]);
      const [t, a] = [U(g, 'T'), U(g, 'A')];
      expect(why(friendMayFireDefensively(g, U(g, 'F'), t, t, a, []))).toContain(
        'CHG-28 notAdjacentToTarget',
      );
      expect(why(friendMayFireDefensively(g, t, t, t, a, []))).toEqual(['CHG-28 notAdjacentToTarget']);
    });

    test('CHG-28 not one in contact with the attacker when the attack was declared', () => {
      expect(helps({}, ['F'])).toEqual(['FIR-02 wasInContact']);
    });
  });
});

test('FIR-02 contact at declaration only silences defensive fire', () => {
  const g = position({ units: [blue('A', 3, 8), red('T', 3, 5)] });
  expect(targetRefusals(g, U(g, 'A'), U(g, 'T'), 'action', { wasInContact: true })).toEqual([]);
});
