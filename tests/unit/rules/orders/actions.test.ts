import { describe, expect, test } from 'vitest';
import { legalActions, refusedActions } from '../../../../src/rules/orders/actions.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { asked, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = { id: 'u', side: 'blue', type: 'lineInfantry', at: [3, 6] };
const FAR: UnitSpec = { id: 'e', side: 'red', type: 'lineInfantry', at: [3, 3] };
const FRIEND: UnitSpec = { ...U, id: 'f', at: [5, 6] };

function named(choice: Choice): string {
  if (choice.choose !== 'action') return choice.choose;
  const details = ['target', 'formation', 'march'].map((key) => Reflect.get(choice, key));
  return [choice.action, ...details.filter((detail) => typeof detail === 'string')].join(' ');
}

function actions(unit: Partial<UnitSpec>, more: Partial<PositionSpec> = {}, inPanickedGroup = false) {
  const g = position({ ...more, units: [{ ...U, ...unit }, ...(more.units ?? [FAR, FRIEND])] });
  return {
    legal: legalActions(...asked(g, 'u'), inPanickedGroup).map(named),
    refused: refusedActions(...asked(g, 'u'), inPanickedGroup).map(
      ({ choice, reasons }) => `${named(choice)}: ${reasonsOf(reasons).join(', ')}`,
    ),
  };
}

describe('SEQ-07: what a unit may do, and why not the rest', () => {
  test('SEQ-06, SEQ-07, R-24 infantry in line before a distant enemy; friends are no targets', () => {
    expect(actions({})).toEqual({
      legal: [
        'frontalMarch',
        'indirectMarch',
        'evade',
        'flight',
        'fire e',
        'formation column',
        'formation square',
        'pass',
      ],
      refused: [
        'charge e: CHG-07 beyondCharge',
        'assault e: ASL-01 beyondAssault',
        'formation line: FRM-21 sameFormation',
        'formation skirmish: FRM-05 formationNotOpen',
        'formation closedColumn: FRM-07 formationNotOpen, FRM-21 transitionNotOpen',
        'formation extendedLine: FRM-09 formationNotOpen',
        'rally: RAL-03 atFullStrength, RAL-04 enemyNear',
      ],
    });
  });

  test('R-22, SEQ-10 panicked_reface=yes: a panicked unit that has its order may turn in its place', () => {
    const turning = { panicked: true, facing: 5, formation: 'horde' } as const;
    const houseRules = { panicked_reface: 'yes' } as const;
    const turns = Array.from({ length: 5 }, () => 'refaceWithoutOrder');
    const far: UnitSpec = { ...FAR, at: [3, 1] };
    const legal = (unit: Partial<UnitSpec>, more: Partial<PositionSpec> = { houseRules }) =>
      actions(unit, { ...more, units: [far, FRIEND] }, true).legal;
    expect(legal(turning)).toEqual(['flight', ...turns, 'rally', 'pass']);
    expect(legal(turning, {})).toEqual(['flight', 'rally', 'pass']);
    expect(legal({})).not.toContain('refaceWithoutOrder');
    // who failed the test that a line owes is not to change its formation
    expect(legal({ ...turning, mayNotManoeuvre: true })).toEqual(['rally', 'pass']);
  });

  test('SKL-10.1, FIR-04 Warriors never fire', () => {
    const { legal, refused } = actions({ skills: ['irregular', 'warrior'] });
    expect(legal).not.toContain('fire e');
    expect(refused).toContain('fire e: SKL-10.1 warriorNeverFires');
  });

  test('FIR-11 a target that another stands before is refused with that reason', () => {
    const near: UnitSpec = { ...FAR, id: 'n', at: [4, 4] };
    const { legal, refused } = actions({}, { units: [FAR, near] });
    expect(legal).toContain('fire n');
    expect(refused).toContain('fire e: FIR-11 nearerTargetFirst');
  });

  test('CHG-02, MAN-27, FRM-02 artillery neither attacks, nor flees, nor has formations', () => {
    const none = ['line', 'column', 'square', 'skirmish', 'closedColumn', 'extendedLine'];
    expect(actions({ type: 'heavyFootBattery' })).toEqual({
      legal: ['frontalMarch', 'indirectMarch', 'evade', 'fire e', 'pass'],
      refused: [
        'flight: MAN-27 artilleryNeverFlees',
        'charge e: CHG-02 artilleryNeverAttacks',
        'assault e: CHG-02 artilleryNeverAttacks',
        ...none.map((formation) => `formation ${formation}: FRM-02 notInfantry`),
        'rally: RAL-03 atFullStrength, RAL-04 enemyNear',
      ],
    });
  });

  test('SEQ-10, R-21 a panicked unit flees, or rallies in a group of its kind', () => {
    const far = { units: [{ ...FAR, at: [3, 0] }] } as const;
    expect(actions({ panicked: true }, far, true).legal).toEqual(['flight', 'rally', 'pass']);
    const { legal, refused } = actions({ panicked: true }, {}, true);
    expect(legal).toEqual(['flight', 'pass']);
    expect(refused.slice(0, 6)).toEqual([
      'frontalMarch: SEQ-10 panicked',
      'indirectMarch: SEQ-10 panicked',
      'evade: SEQ-10 panicked',
      'charge e: CHG-02 panicked',
      'assault e: CHG-02 panicked',
      'fire e: FIR-04 panicked',
    ]);
  });

  test('ORD-11, R-23, FRM-18 after a failed test of Tenacious, engaged: only an assault on the spot', () => {
    const { legal, refused } = actions(
      { skills: ['tenacious'], mayNotManoeuvre: true },
      { units: [{ ...FAR, at: [3, 5] }] },
    );
    expect(legal).toEqual(['assault e', 'pass']);
    expect(refused).toEqual([
      'frontalMarch: ORD-11 mayNotManoeuvre',
      'indirectMarch: ORD-11 mayNotManoeuvre',
      'evade: ORD-11 mayNotManoeuvre',
      'flight: ORD-11 mayNotManoeuvre',
      'charge e: ORD-11 mayNotManoeuvre',
      'fire e: FIR-02 engagedNoFire',
      'formation line: ORD-11 mayNotManoeuvre, FRM-21 sameFormation, FRM-18 inContact',
      'formation column: ORD-11 mayNotManoeuvre, FRM-18 inContact',
      'formation square: ORD-11 mayNotManoeuvre, FRM-18 inContact',
      'formation skirmish: ORD-11 mayNotManoeuvre, FRM-05 formationNotOpen, FRM-18 inContact',
      'formation closedColumn: ORD-11 mayNotManoeuvre, FRM-07 formationNotOpen, FRM-21 transitionNotOpen, FRM-18 inContact',
      'formation extendedLine: ORD-11 mayNotManoeuvre, FRM-09 formationNotOpen, FRM-18 inContact',
      'rally: RAL-03 atFullStrength, RAL-04 enemyNear',
    ]);
  });

  test('MAN-12 an engaged line may not evade', () => {
    const { legal, refused } = actions({}, { units: [{ ...FAR, at: [3, 5] }] });
    expect(legal).not.toContain('evade');
    expect(refused).toContain('evade: MAN-12 evadeEngaged');
  });

  test('SEQ-07, FIR-03, FRM-17, SKL-18.2 shut in, a light column turns: then it may fire or change, as it may without', () => {
    const around = [
      [3, 5],
      [4, 5],
      [2, 6],
      [4, 6],
      [2, 7],
      [3, 7],
    ] as const;
    const shut = {
      hexes: around.map(([q, r]) => ({ q, r, terrain: 'impassable', hill: false }) as const),
    };
    const light = { type: 'lightInfantry', formation: 'column' } as const;
    const changes = ['formation line', 'formation square', 'marchThenFormation frontalMarch', 'pass'];
    const start = ['frontalMarch', 'flight', 'fire e', 'marchThenFire frontalMarch'];
    expect(actions({ ...light, skills: ['tacticalSense'] }, shut).legal).toEqual([
      ...start,
      'formationThenFire line',
      'formationThenFire square',
      ...changes,
    ]);
    expect(actions({ ...light, skills: ['scout'] }, shut).legal).toEqual([...start, ...changes]);
  });
});
