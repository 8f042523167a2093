/** The orders of a turn: what is asked, refused and told. */

import { describe, expect, test } from 'vitest';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { END_ORDERS } from '../../../support/choices.ts';
import { choices, factsOf, go, type Played, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 };
const GUN: UnitSpec = { id: 'G', side: 'blue', type: 'regimentalGun', at: [3, 9], facing: 5 };

function orders(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}): Played {
  return start(position({ orderPoints: 2, ...spec, units }), { ...turnFrame(false), at: 'orders' });
}

describe('ORD-01, ORD-02: the dice', () => {
  test('ORD-01 with one formula nothing is asked', () => {
    const played = start(position({ format: 2000, units: [A, E] }), turnFrame(false));
    expect(played.facts).toEqual([{ fact: 'turnBegan', side: 'blue', turn: 1 }]);
    expect(waitsFor(played.game)).toBe('blue rolls orderPoints');
    const rolled = go(played, [3]);
    expect(factsOf(rolled, 'orderPoints')).toEqual([
      { fact: 'orderPoints', side: 'blue', points: 3, rule: 'ORD-01' },
    ]);
  });

  test('ORD-02 with two the player’s choice is asked before the roll', () => {
    const played = start(position({ format: 2500, units: [A, E] }), turnFrame(false));
    expect(waitsFor(played.game)).toBe('blue orderDice');
  });
});

describe('ORD-03 to ORD-10: the groups', () => {
  test('ORD-03, ORD-10, ORD-15, R-17 each unit that cannot be ordered alone is told with its reasons', () => {
    const played = orders([{ ...A, activated: true }, { ...A, id: 'B', at: [6, 9] }, GUN, E]);
    const pending = engine.pending(played.game);
    if (pending.wait !== 'decision') throw new Error('no question');
    const refused = pending.decision.refused();
    expect(refused.map(({ choice }) => choice)).toEqual([
      { choose: 'group', units: ['A'] },
      { choose: 'group', units: ['G'] },
    ]);
    expect(refused.map(({ reasons }) => reasons.map(({ rule }) => rule))).toEqual([['ORD-15'], ['R-17']]);
  });

  test('ORD-10, ORD-09 a gun comes along or not; who does is told', () => {
    const played = orders([A, GUN, E]);
    const alone: Choice = { choose: 'group', units: ['A'] };
    const both: Choice = { choose: 'group', units: ['A'], riders: ['G'] };
    expect(choices(played)).toEqual([alone, both, END_ORDERS]);
    const without = go(played, alone);
    expect(factsOf(without, 'ridesAlong')).toEqual([]);
    expect(unitAfter(without, 'G').activated).toBe(false);
    const along = go(played, both);
    expect(factsOf(along, 'ridesAlong')).toEqual([{ fact: 'ridesAlong', unit: 'G', rule: 'ORD-10' }]);
    expect(unitAfter(along, 'G').activated).toBe(true);
    expect(along.game.orderPoints).toBe(1);
  });

  test('ORD-03 without a point left only the end is', () => {
    const played = orders([A, GUN, E], { orderPoints: 0 });
    expect(factsOf(played, 'forced').map(({ choice }) => choice)).toEqual([END_ORDERS]);
    expect(waitsFor(played.game)).toBe('over');
  });
});

describe('R-13, R-22: options', () => {
  const SHARP: UnitSpec = { ...A, id: 'S', at: [6, 9], skills: ['tacticalSense'] };

  test('R-13 end_of_orders_trigger=exactly_zero: with one point kept the initiatives do not come', () => {
    const houseRules = { end_of_orders_trigger: 'exactly_zero' } as const;
    expect(waitsFor(go(orders([A, SHARP, E], { houseRules, orderPoints: 1 }), END_ORDERS).game)).toBe('over');
    expect(waitsFor(orders([A, SHARP, E], { houseRules, orderPoints: 0 }).game)).toBe('blue initiative');
  });

  test('R-22 panicked_reface=yes: turning is the unit’s one action', () => {
    const mob: UnitSpec = { ...A, panicked: true, formation: 'horde' };
    const played = orders([mob, { ...A, id: 'B', at: [6, 9] }, E], {
      houseRules: { panicked_reface: 'yes' },
    });
    const turned = go(played, { choose: 'refaceWithoutOrder', unit: 'A', facing: 1 });
    expect(unitAfter(turned, 'A')).toMatchObject({ facing: 1, activated: true, acted: true });
    expect(choices(turned)).toEqual([{ choose: 'group', units: ['B'] }, END_ORDERS]);
  });
});
