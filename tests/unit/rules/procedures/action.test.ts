import { describe, expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { Unit } from '../../../../src/rules/state/game.ts';
import { choices, expectOver, factsOf, go, start, to, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 2], facing: 2, strength: 20 };
const GUNS: UnitSpec = { id: 'A', side: 'blue', type: 'lightHorseBattery', at: [4, 6], facing: 5 };
const MARCH_AND_FIRE: Choice = { choose: 'action', action: 'marchThenFire', march: 'indirectMarch' };

function acting(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}) {
  return start(position({ ...spec, units }), actionFrame('A', false));
}

describe('SEQ-06: one action', () => {
  test('SEQ-06, R-24 passing is told, acting is not called so; either uses the unit up', () => {
    const passed = go(acting([A, E]), { choose: 'pass' });
    expect(factsOf(passed, 'passed')).toEqual([{ fact: 'passed', unit: 'A', rule: 'SEQ-08' }]);
    expect(unitAfter(passed, 'A').acted).toBe(true);
    expectOver(passed);
    const changed = go(acting([A, { ...E, at: [5, 1] }]), {
      choose: 'action',
      action: 'formation',
      formation: 'column',
    });
    expect(factsOf(changed, 'passed')).toEqual([]);
    expect(unitAfter(changed, 'A').acted).toBe(true);
  });

  test('SEQ-06, SEQ-10, R-22 panicked_reface=yes: a panicked unit with its order turns, without a test, and has acted', () => {
    const units = [{ ...A, panicked: true }, E];
    const g = position({ units, houseRules: { panicked_reface: 'yes' } });
    const turned = go(start(g, actionFrame('A', true)), {
      choose: 'refaceWithoutOrder',
      unit: 'A',
      facing: 2,
    });
    expect(factsOf(turned, 'turned')).toEqual([{ fact: 'turned', unit: 'A', facing: 2, rule: 'R-22' }]);
    expect(unitAfter(turned, 'A')).toMatchObject({ facing: 2, acted: true, panicked: true });
    expectOver(turned);
  });
});

describe('FIR-03: a shot after a march', () => {
  test('FIR-03, FIR-02 a march that lets an enemy engage the guns leaves them silent', () => {
    // they engage M all the time; on (5, 6) they come before X
    const mob: UnitSpec = { ...E, id: 'M', at: [5, 5], panicked: true };
    const beside: UnitSpec = { ...E, id: 'X', at: [6, 6], facing: 3 };
    const free = go(acting([GUNS, mob]), MARCH_AND_FIRE, to(5, 6));
    expect(choices(free)).toEqual([{ choose: 'shootAt', target: 'M' }, { choose: 'holdFire' }]);
    const silent = go(acting([GUNS, mob, beside]), MARCH_AND_FIRE, to(5, 6));
    expectOver(silent);
    expect(factsOf(silent, 'forced')).toMatchObject([
      { question: { ask: 'fireAfterMarch' }, choice: { choose: 'holdFire' } },
    ]);
  });

  test('FIR-03, MAN-17, LOS-04 guns lost on the march are not asked for their shot', () => {
    const weak: UnitSpec = { ...GUNS, strength: 2, initialStrength: 3 };
    const before: UnitSpec = { ...E, id: 'X', at: [4, 5] };
    const beside: UnitSpec = { ...E, id: 'Y', at: [5, 6], facing: 3 };
    // one hex aside, still before X, no longer before Y
    const played = go(acting([weak, before, beside]), MARCH_AND_FIRE, to(3, 6));
    expect(unitAfter(played, 'A').fate).toBe('eliminated');
    expectOver(played);
    expect(factsOf(played, 'forced')).toEqual([]);
  });
});

test('SKL-17.1, R-20 only the march of an Impetuous unit is saved with those it engages before', () => {
  const march: Choice = { choose: 'action', action: 'frontalMarch' };
  const fire: Choice = { choose: 'action', action: 'fire', target: 'E' };
  const saved = (skills: Unit['skills'], action: Choice) => {
    return go(
      acting([
        { ...A, skills },
        { ...E, at: [5, 3] },
      ]),
      action,
    ).game.frames[0];
  };
  expect(saved(['irregular', 'impetuous'], march)).toMatchObject({ procedure: 'action', engaged: [] });
  expect(saved([], march)).not.toHaveProperty('engaged');
  expect(saved(['irregular', 'impetuous'], fire)).toMatchObject({ procedure: 'action', at: 'fire' });
  expect(saved(['irregular', 'impetuous'], fire)).not.toHaveProperty('engaged');
});

test('FRM-17 after its march a column may keep its formation', () => {
  const column: UnitSpec = { ...A, formation: 'column' };
  const march: Choice = { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' };
  const kept = go(acting([column, { ...E, at: [5, 0] }]), march, to(4, 5, 5), { choose: 'keepFormation' });
  expectOver(kept);
  expect(factsOf(kept, 'formationChanged')).toEqual([]);
  expect(unitAfter(kept, 'A')).toMatchObject({ formation: 'column', hexes: [{ q: 4, r: 5 }] });
});

describe('FIR-19: fire, then an attack', () => {
  const CONTROLLED: UnitSpec = { ...A, skills: ['controlledFire'] };

  test('FIR-19 the attack announced is the one made: a charge', () => {
    // by the option a line charges what one hex of march brings it to
    const ahead = acting([CONTROLLED, { ...E, at: [5, 4] }], {
      houseRules: { charge_reach: 'move_le_mf' },
    });
    const shot = go(ahead, { choose: 'action', action: 'fireThenAttack', attack: 'charge', target: 'E' });
    const charged = go(shot, [1, 1, 1, 1, 1, 1, 1], { choose: 'decline' }, { choose: 'attack' });
    expect(factsOf(charged, 'chargeDeclared')).toMatchObject([{ unit: 'A', target: 'E', distance: 2 }]);
    expect(factsOf(charged, 'assaultDeclared')).toEqual([]);
    expect(waitsFor(charged.game)).toBe('blue move');
  });
});
