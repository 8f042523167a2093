/** What Controlled fire, Warrior, Loose order, Bombard and Obsolete firearm change. */
import { describe, expect, test } from 'vitest';
import { fireFactor } from '../../../../src/rules/fire/fireFactor.ts';
import {
  fireRefusals,
  fireTargets,
  friendMayFireDefensively,
  mayFireDefensively,
  mayReturnFire,
} from '../../../../src/rules/fire/targets.ts';
import { formationTargets } from '../../../../src/rules/formation/formationChange.ts';
import { ralliedChoices } from '../../../../src/rules/morale/rallyConditions.ts';
import type { ShotKind } from '../../../../src/rules/state/facts.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { FORMATIONS } from '../../../../src/rules/state/vocabulary.ts';
import { profileProblems } from '../../../../src/rules/units/army.ts';
import { allowedFormations } from '../../../../src/rules/units/drill.ts';
import { movementFactor, movementSum, rangeOf, rangeSum } from '../../../../src/rules/units/factors.ts';
import type { UnitSpec } from '../../../support/position.ts';
import {
  BESIDE,
  combat,
  facing,
  GUNS,
  HEAVY,
  type Kind,
  reactionTest,
  rows,
  with_,
} from '../../../support/skilled.ts';

describe('SKL-08 Controlled fire: numbers', () => {
  const CONTROLLED = with_('controlledFire');
  const fire = (unit: Kind, kind: ShotKind) => {
    const { g, u, e } = facing(unit);
    return fireFactor(g, u, e, kind).terms;
  };
  test('SKL-08.1, MOR-09 in line it fires in defence without a penalty on its test, in column not', () => {
    expect(reactionTest({}, 'defensiveFire')).toEqual(['chargedNonDense', 'reactionDefensiveFire']);
    expect(reactionTest(CONTROLLED, 'defensiveFire')).toEqual(['chargedNonDense']);
    expect(reactionTest({ ...CONTROLLED, formation: 'column' }, 'defensiveFire')).toEqual([
      'reactionDefensiveFire',
    ]);
  });

  test('SKL-08.2, CBT-12 in line four more dice in defensive fire only', () => {
    const four = { rule: 'SKL-08.2', why: 'defensiveFireControlled', amount: 4 };
    expect(fire(CONTROLLED, 'defensive')).toContainEqual(four);
    expect(fire(CONTROLLED, 'action')).not.toContainEqual(four);
    expect(fire(CONTROLLED, 'return')).not.toContainEqual(four);
    expect(fire({ ...CONTROLLED, formation: 'square' }, 'defensive')).not.toContainEqual(four);
  });

  test('SKL-08.4, CBT-05, CBT-12 in column two dice less of both kinds', () => {
    const less = { rule: 'SKL-08.4', why: 'skill', amount: -2 };
    const column = { ...CONTROLLED, formation: 'column' } as const;
    expect(combat(column)).toEqual({
      total: 2,
      terms: [{ rule: 'UNI-01', why: 'base', amount: 4 }, less],
    });
    expect(fire(column, 'action')).toContainEqual(less);
    expect(combat(CONTROLLED).total).toBe(6);
    // a closed column is no column
    expect(combat({ ...CONTROLLED, formation: 'closedColumn' }).total).toBe(2);
  });
});

describe('SKL-10 Warrior', () => {
  const WARRIORS = with_('irregular', 'warrior');
  test('SKL-10, SKL-10.1, FIR-04 never fires: not by itself, not in answer, not in defence', () => {
    const { g, u, e } = facing({ ...WARRIORS }, { at: [4, 4] });
    const never = { rule: 'SKL-10.1', reason: 'warriorNeverFires', facts: { unit: 'U' } };
    expect(fireRefusals(g, u, 'none')).toEqual([never]);
    expect(mayReturnFire(g, u, e)).toEqual({ allowed: false, reasons: [never] });
    expect(mayFireDefensively(g, u, e, false)).toEqual({ allowed: false, reasons: [never] });
    expect(fireFactor(g, u, e, 'action')).toEqual({ total: 0, terms: [] });
  });

  test('SKL-10.2, SAV-03 saves in close combat with infantry unless outflanked', () => {
    const column = { ...WARRIORS, formation: 'column' } as const;
    expect(rows(column, {}, 'melee')).toEqual([11]);
    expect(rows(column, {}, 'shock')).toEqual([11]);
    expect(rows(column, {}, 'fire')).toEqual([]);
    expect(rows(column, HEAVY, 'shock')).toEqual([]);
    expect(rows(column, GUNS, 'shock')).toEqual([]);
    expect(rows(column, {}, 'melee', { others: [BESIDE] })).toEqual([]);
  });

  test('SKL-10, BLD-06 only together with Irregular', () => {
    const profile = { type: 'lineInfantry', quality: 'ordinary', commandValue: 7, strength: 16 } as const;
    expect(profileProblems({ ...profile, ...WARRIORS })).toEqual([]);
    expect(profileProblems({ ...profile, ...with_('warrior') })).toMatchObject([
      { rule: 'SKL-10', reason: 'skillRequires' },
    ]);
  });
});

describe('SKL-15 Loose order', () => {
  const LOOSE = { type: 'lightInfantry', formation: 'skirmish', ...with_('looseOrder') } as const;
  test('SKL-15, SKL-15.1, FRM-05 always in skirmish order, with Skirmisher or without', () => {
    expect(allowedFormations(LOOSE)).toEqual(['skirmish']);
    expect(allowedFormations({ ...LOOSE, skills: ['skirmisher', 'looseOrder', 'irregular'] })).toEqual([
      'skirmish',
    ]);
    const { g, u } = facing(LOOSE, { at: [3, 1] });
    expect(formationTargets(g, u)).toEqual([]);
  });

  test('SKL-15.1, RAL-05 rallied from panic it is in skirmish order again', () => {
    const { g, u } = facing({ ...LOOSE, formation: 'horde', panicked: true }, { at: [3, 1] });
    expect(ralliedChoices(g, u)).toHaveLength(6);
    expect(new Set(ralliedChoices(g, u).map(({ formation }) => formation))).toEqual(new Set(['skirmish']));
  });
});

describe('SKL-19 Bombard and SKL-20 Obsolete firearm', () => {
  const BOMBARD = { ...GUNS, ...with_('bombard') };
  const OLD = with_('obsoleteFirearm');
  const slow = (rule: string) => ({ rule, reason: 'firesOnlyAsAction', facts: { unit: 'U' } });

  test('SKL-19.1, FIR-15, FIR-17 a Bombard neither returns fire nor fires in defence', () => {
    const { g, u, e } = facing(BOMBARD, { at: [4, 4] });
    expect(fireRefusals(g, u, 'none')).toEqual([]);
    expect(fireTargets(g, u)).toEqual(['E']);
    expect(mayReturnFire(g, u, e)).toEqual({ allowed: false, reasons: [slow('SKL-19.1')] });
    expect(mayFireDefensively(g, u, e, false)).toEqual({ allowed: false, reasons: [slow('SKL-19.1')] });
  });

  test('SKL-19, SKL-19.2, SKL-19.3, R-36 a Bombard moves 1 hex and fires 5', () => {
    const { u } = facing(BOMBARD);
    expect([movementFactor(u), rangeOf(u)]).toEqual([1, 5]);
    expect(movementSum(u)).toEqual({
      total: 1,
      terms: [
        { rule: 'UNI-01', why: 'base', amount: 3 },
        { rule: 'SKL-19.2', why: 'skill', amount: -2 },
      ],
    });
    expect(rangeSum(u).terms).toContainEqual({ rule: 'SKL-19.3', why: 'skill', amount: -2 });
  });

  test('SKL-19.3, R-121 half of a Bombard’s range is 2', () => {
    const dice = (at: readonly [number, number]) => {
      const { g, u, e } = facing(BOMBARD, { at });
      return fireFactor(g, u, e, 'action').total;
    };
    expect([dice([4, 4]), dice([3, 3])]).toEqual([6, 5]);
  });

  test('SKL-20.1, R-36 an Obsolete firearm has one hex less of range in every formation', () => {
    const ranges = FORMATIONS.map((formation) => rangeOf({ ...facing(OLD).u, formation }));
    const plain = FORMATIONS.map((formation) => rangeOf({ ...facing({}).u, formation }));
    expect(ranges).toEqual(plain.map((range) => Math.max(0, range - 1)));
    expect(rangeSum(facing(OLD).u).terms).toContainEqual({ rule: 'SKL-20.1', why: 'skill', amount: -1 });
  });

  test('SKL-20.2, FIR-15, FIR-17 it neither returns fire nor fires in defence, for a friend neither', () => {
    for (const formation of ['line', 'column', 'square'] as const) {
      const { g, u, e } = facing({ ...OLD, formation }, { at: [4, 4] });
      expect(fireRefusals(g, u, 'none')).toEqual([]);
      expect(mayFireDefensively(g, u, e, false)).toMatchObject({
        reasons: expect.arrayContaining([slow('SKL-20.2')]),
      });
    }
    const { g, u, e } = facing(OLD, { at: [4, 4] });
    expect(mayReturnFire(g, u, e)).toEqual({ allowed: false, reasons: [slow('SKL-20.2')] });
    const friend: UnitSpec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [2, 6] };
    const both = facing({ ...OLD, at: [3, 6] }, { at: [4, 4] }, [friend]);
    const verdict = friendMayFireDefensively(
      both.g,
      both.u,
      unitOf(both.g, 'F'),
      { hexes: [{ q: 2, r: 6 }] },
      both.e,
      [],
    );
    expect(verdict).toEqual({ allowed: false, reasons: [slow('SKL-20.2')] });
  });

  test('SKL-20, SKL-20.3, CBT-05, CBT-12, R-157 in line one die less of both kinds, extended line included', () => {
    const less = { rule: 'SKL-20.3', why: 'skill', amount: -1 };
    expect(combat(OLD)).toEqual({ total: 5, terms: [{ rule: 'UNI-01', why: 'base', amount: 6 }, less] });
    expect(combat({ ...OLD, formation: 'column' }).terms).toHaveLength(1);
    const { g, u, e } = facing(OLD);
    expect(fireFactor(g, u, e, 'action').terms).toContainEqual(less);
    expect(combat({ ...OLD, formation: 'extendedLine' }).total).toBe(5);
  });
});
