/** What a turn makes the units forget, and what they keep. */

import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { Unit } from '../../../../src/rules/state/game.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { END_ORDERS } from '../../../support/choices.ts';
import { choices, go, type Played, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 };
const B: UnitSpec = { ...A, id: 'B', at: [6, 8] };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 };

function begun(...units: readonly UnitSpec[]): Played {
  return start(position({ format: 2000, orderPoints: 5, units: [...units, E] }), turnFrame(false));
}

const RESTED = {
  activated: false,
  acted: false,
  displaced: false,
  mayNotManoeuvre: false,
  returnedFire: false,
  squareFired: false,
  panickedThisTurn: 'no',
} as const;

describe('R-10: what lasts one player’s turn', () => {
  const marks: readonly Partial<Unit>[] = [
    { activated: true },
    { acted: true },
    { displaced: true },
    { mayNotManoeuvre: true },
    { returnedFire: true },
    { squareFired: true },
    { panickedThisTurn: 'formed' },
  ];

  test.each(marks)('R-10, ORD-15, FIR-14, FIR-15 %j is over with the turn, of either side', (mark) => {
    const played = begun({ ...A, ...mark }, { ...E, id: 'F', at: [6, 1], ...mark });
    expect(unitAfter(played, 'A')).toMatchObject(RESTED);
    expect(unitAfter(played, 'F')).toMatchObject(RESTED);
  });

  test('R-102 so is the one defensive shot of an option', () => {
    expect(unitAfter(begun({ ...A, firedDefensively: true }), 'A').firedDefensively).toBe(false);
    expect(unitAfter(begun({ ...A, acted: true }), 'A')).not.toHaveProperty('firedDefensively');
  });

  test('R-10 a unit with nothing to forget is the very same', () => {
    const game = position({ format: 2000, units: [A, { ...B, acted: true }] });
    const { units } = start(game, turnFrame(false)).game;
    expect(units[0]).toBe(game.units[0]);
    expect(units[1]).not.toBe(game.units[1]);
  });

  test('SEQ-03, ORD-16 points left from before are gone', () => {
    expect(begun(A).game.orderPoints).toBe(0);
  });
});

describe('MAN-22, R-74: who has hurt a unit', () => {
  test('MAN-22, R-74 is forgotten at the end of its owner’s turn, not of the other side’s', () => {
    const over = go(
      begun({ ...A, hurtBy: ['E'] }, { ...E, id: 'F', at: [6, 1], hurtBy: ['A'] }),
      [1],
      END_ORDERS,
    );
    expect(waitsFor(over.game)).toBe('over');
    expect(unitAfter(over, 'A').hurtBy).toEqual([]);
    expect(unitAfter(over, 'F').hurtBy).toEqual(['A']);
  });

  test('MAN-22 whoever was hurt by nobody is the very same', () => {
    const played = go(begun(A, B), [1]);
    const over = go(played, END_ORDERS);
    expect(unitAfter(over, 'A')).toBe(unitAfter(played, 'A'));
  });
});

describe('SEQ-10, R-21: flights without order', () => {
  const mob = (id: string, at: UnitSpec['at'], more: Partial<UnitSpec> = {}): UnitSpec => ({
    ...{ id, side: 'blue', type: 'lineInfantry', at, facing: 2, panicked: true, formation: 'horde' },
    ...more,
  });
  const flee = (unit: string): Choice => ({ choose: 'fleeWithoutOrder', unit });
  const flights = (played: Played) => choices(played).filter(({ choose }) => choose === 'fleeWithoutOrder');

  test('SEQ-10, R-21 it is the one action of the unit that flees, and of no other', () => {
    const P = mob('P', [2, 5]);
    let played = go(begun(P, mob('Q', [6, 5]), B), [1], flee('P'));
    while (waitsFor(played.game) !== 'blue orders')
      played = go(played, waitsFor(played.game).includes('rolls') ? [1] : (legal) => legal[0] ?? END_ORDERS);
    expect(unitAfter(played, 'P')).toMatchObject({ activated: true, acted: true });
    expect(unitAfter(played, 'Q')).toMatchObject({ activated: false, acted: false });
    expect(unitAfter(played, 'B')).toMatchObject({ activated: false, acted: false });
    expect(flights(played)).toEqual([flee('Q')]);
  });

  test('SEQ-06, ORD-15 not of units that have acted or had their order', () => {
    const orders = (more: Partial<UnitSpec>) =>
      start(position({ units: [mob('P', [2, 5], more), B, E] }), { ...turnFrame(false), at: 'orders' });
    expect(flights(orders({}))).toEqual([flee('P')]);
    expect(flights(orders({ acted: true }))).toEqual([]);
    expect(flights(orders({ activated: true }))).toEqual([]);
    expect(flights(orders({ panicked: false, formation: 'line' }))).toEqual([]);
  });
});
