import { describe, expect, test } from 'vitest';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { d3, twoD6 } from '../../../../src/rules/state/dice.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { END_ORDERS } from '../../../support/choices.ts';
import { about, choices, dice, factsOf, go, start, to, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const PASS: Choice = { choose: 'pass' };
const group = (...units: string[]): Choice => ({ choose: 'group', units });

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 };
const B: UnitSpec = { id: 'B', side: 'blue', type: 'lineInfantry', at: [3, 9], facing: 5 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 };

function begun(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}) {
  return start(position({ format: 2000, ...spec, units }), turnFrame(false));
}

describe('SEQ: the turn', () => {
  test('SEQ-01, SEQ-02, SEQ-05, VIC-01 turns alternate; each has orders, actions, victory', () => {
    let played = start(position({ units: [A, E] }), battleFrame());
    expect(waitsFor(played.game)).toBe('blue rolls orderPoints');
    played = go(played, [1], END_ORDERS);
    expect(waitsFor(played.game)).toBe('red rolls orderPoints');
    played = go(played, [1], END_ORDERS);
    expect(played.game).toMatchObject({ side: 'blue', turn: 2 });
  });

  test('VIC-04, R-150 the first turn may be thrown for', () => {
    const game = position({ units: [A, E] });
    const played = start({ ...game, battle: { ...game.battle, firstSide: 'dice' } }, battleFrame());
    expect(about(played)).toEqual({ about: 'firstTurn' });
    expect(go(played, [2]).game.side).toBe('red');
  });

  test('SEQ-03, ORD-01 the standard format rolls one D3 and one more', () => {
    const played = begun([A, E], { format: 2000 });
    expect(dice(played)).toEqual(d3(1));
    expect(go(played, [4]).game.orderPoints).toBe(3);
  });

  test('ORD-02 above 2000 points the player chooses his dice each turn', () => {
    const played = begun([A, E], { format: 2500 });
    expect(choices(played)).toEqual([
      { choose: 'orderDice', dice: 'd3' },
      { choose: 'orderDice', dice: '2d6' },
    ]);
    expect(dice(go(played, { choose: 'orderDice', dice: '2d6' }))).toEqual(twoD6(-4, 2));
  });

  test('ORD-02, R-11 small formats may roll no order at all, and then nothing can be activated', () => {
    const played = go(begun([A, E], { format: 1000 }), [1]);
    expect(factsOf(played, 'orderPoints')).toMatchObject([{ points: 0 }]);
    // the only answer left is taken: the turn is over
    expect(waitsFor(played.game)).toBe('over');
  });

  test('SEQ-04, SEQ-08, ORD-03 a group is paid for, and its units act one after the other in any order', () => {
    let played = go(begun([A, B, E]), [1], group('A', 'B'));
    expect(played.game.orderPoints).toBe(1);
    expect(choices(played)).toEqual([
      { choose: 'unit', unit: 'A' },
      { choose: 'unit', unit: 'B' },
    ]);
    played = go(played, { choose: 'unit', unit: 'B' }, PASS);
    // one unit left: it is forced
    expect(waitsFor(played.game)).toBe('blue action');
    expect(factsOf(played, 'passed')).toMatchObject([{ unit: 'B' }]);
    played = go(played, PASS);
    expect(waitsFor(played.game)).toBe('over');
  });

  test('SEQ-06, ORD-15 a unit is activated and acts once in a turn', () => {
    const played = go(begun([A, B, E]), [6], group('A'), PASS);
    expect(unitAfter(played, 'A')).toMatchObject({ activated: true, acted: true });
    expect(choices(played)).toEqual([group('B'), END_ORDERS]);
  });

  test('SEQ-10, R-21 a panicked unit may flee without order, once', () => {
    const mob: UnitSpec = { ...A, panicked: true, formation: 'horde' };
    let played = go(begun([mob, B, E]), [1]);
    expect(choices(played)).toContainEqual({ choose: 'fleeWithoutOrder', unit: 'A' });
    played = go(played, { choose: 'fleeWithoutOrder', unit: 'A' });
    while (waitsFor(played.game) !== 'blue orders')
      played = waitsFor(played.game).startsWith('blue rolls')
        ? go(played, [1])
        : go(played, (legal) => legal[0] as Choice);
    expect(choices(played)).not.toContainEqual({ choose: 'fleeWithoutOrder', unit: 'A' });
    expect(played.game.orderPoints).toBe(2);
  });

  test('SEQ-10, ORD-08, RAL-07 with an order, a panicked unit may flee, rally or pass', () => {
    const mob: UnitSpec = { ...A, panicked: true, formation: 'horde' };
    const played = go(begun([mob, E]), [1], group('A'));
    expect(choices(played)).toEqual([
      { choose: 'action', action: 'flight' },
      { choose: 'action', action: 'rally' },
      PASS,
    ]);
  });

  test('ORD-11, SKL-09.3 a Tenacious line tests as it is activated; failing, it may neither move nor change formation', () => {
    const played = go(begun([{ ...A, skills: ['tenacious'] }, E]), [1], group('A'));
    expect(about(played)).toMatchObject({ about: 'morale', purpose: 'tenacity', unit: 'A' });
    const kinds = choices(go(played, [6, 6])).map((choice) =>
      choice.choose === 'action' ? choice.action : choice.choose,
    );
    expect(kinds).not.toContain('frontalMarch');
    expect(kinds).not.toContain('formation');
    const free = choices(go(played, [1, 1])).map((choice) =>
      choice.choose === 'action' ? choice.action : choice.choose,
    );
    expect(free).toContain('frontalMarch');
  });

  test('SEQ-07 a steady column: marches, evade, flight, change of formation, march and change', () => {
    const played = go(begun([{ ...A, formation: 'column', strength: 20 }, E]), [1], group('A'));
    const kinds = new Set(
      choices(played).map((choice) => (choice.choose === 'action' ? choice.action : choice.choose)),
    );
    expect([...kinds]).toEqual([
      'frontalMarch',
      'indirectMarch',
      'evade',
      'flight',
      'formation',
      'marchThenFormation',
      'pass',
    ]);
  });

  test('SEQ-07, FIR-03 light infantry in skirmish order may march, then fire', () => {
    const units: readonly UnitSpec[] = [
      {
        id: 'A',
        side: 'blue',
        type: 'lightInfantry',
        skills: ['skirmisher'],
        formation: 'skirmish',
        at: [2, 9],
        facing: 5,
      },
      { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 3], facing: 2 },
    ];
    const played = go(
      begun(units),
      [1],
      group('A'),
      { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' },
      to(4, 7, 5),
    );
    expect(waitsFor(played.game)).toBe('blue fireAfterMarch');
    expect(choices(played)).toEqual([{ choose: 'shootAt', target: 'E' }, { choose: 'holdFire' }]);
    expect(about(go(played, { choose: 'shootAt', target: 'E' }))).toMatchObject({
      about: 'fire',
      firer: 'A',
      target: 'E',
    });
  });

  test('FRM-17, R-54 a column may march, then change formation where it ends', () => {
    const played = go(
      begun([{ ...A, formation: 'column' }, E]),
      [1],
      group('A'),
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      to(2, 8),
      { choose: 'formation', formation: 'line' },
    );
    expect(unitAfter(played, 'A')).toMatchObject({ formation: 'line', hexes: [{ q: 2, r: 8 }] });
  });

  test('ORD-16, R-13 points not spent are lost when the player stops', () => {
    const played = go(begun([A, E]), [6], END_ORDERS);
    expect(factsOf(played, 'ordersEnded')).toMatchObject([{ lost: 4 }]);
    expect(played.game.orderPoints).toBe(0);
  });

  test('SEQ-09 the other side answers only what is asked of it: reactions and return fire', () => {
    const shooter: readonly UnitSpec[] = [
      { ...A, at: [4, 5] },
      { ...E, at: [5, 3] },
    ];
    const played = go(
      begun(shooter),
      [1],
      group('A'),
      { choose: 'action', action: 'fire', target: 'E' },
      [1, 1, 1, 1, 1, 1, 1],
    );
    expect(waitsFor(played.game)).toBe('red returnFire');
  });
});
