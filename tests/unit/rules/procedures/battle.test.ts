import { describe, expect, test } from 'vitest';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { END_ORDERS } from '../../../support/choices.ts';
import { expectOver, factsOf, go, start, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 };

function begun(firstSide: 'blue' | 'red' | 'dice', turn_limit = 12) {
  const game = position({ units: [A, E], turn: 7, houseRules: { turn_limit } });
  return start({ ...game, battle: { ...game.battle, firstSide } }, battleFrame());
}

describe('SEQ-01: alternate turns', () => {
  test('SEQ-01, VIC-04 the first side begins the first turn', () => {
    const played = begun('red');
    expect(played.game).toMatchObject({ side: 'red', turn: 1 });
    expect(factsOf(played, 'firstTurn')).toEqual([{ fact: 'firstTurn', side: 'red', rule: 'VIC-04' }]);
  });

  test('VIC-04, R-150 thrown for, it is the first turn all the same', () => {
    const thrown = begun('dice');
    expect(waitsFor(thrown.game)).toBe('blue rolls firstTurn');
    expect(go(thrown, [1]).game).toMatchObject({ side: 'blue', turn: 1 });
    expect(go(thrown, [2]).game).toMatchObject({ side: 'red', turn: 1 });
    expect(factsOf(go(thrown, [2]), 'firstTurn')).toEqual([
      { fact: 'firstTurn', side: 'red', rule: 'VIC-04' },
    ]);
  });

  test('SEQ-01, R-10 the count goes up when the side that began has its turn again', () => {
    const first = begun('red');
    const second = go(first, [1], END_ORDERS);
    expect(second.game).toMatchObject({ side: 'blue', turn: 1 });
    const third = go(second, [1], END_ORDERS);
    expect(third.game).toMatchObject({ side: 'red', turn: 2 });
    expect(go(third, [1], END_ORDERS).game).toMatchObject({ side: 'blue', turn: 2 });
  });
});

describe('VIC-04: the last turn', () => {
  test('VIC-04, R-151 turn_limit=1: the battle ends with the second side’s first turn', () => {
    const second = go(begun('red', 1), [1], END_ORDERS);
    expect(waitsFor(second.game)).toBe('blue rolls orderPoints');
    const over = go(second, [1], END_ORDERS);
    expectOver(over);
    expect(over.game.outcome).not.toBeNull();
    expect(factsOf(over, 'gameOver')).toHaveLength(1);
  });

  test('VIC-04, R-151 turn_limit=2: with its second', () => {
    const second = go(begun('blue', 2), [1], END_ORDERS, [1], END_ORDERS, [1], END_ORDERS);
    expect(second.game).toMatchObject({ side: 'red', turn: 2, outcome: null });
    expectOver(go(second, [1], END_ORDERS));
  });

  test('VIC-04 a battle decided before does not go on', () => {
    const game = position({ units: [A, { ...E, fate: 'eliminated', strength: 0 }] });
    const over = go(start(game, battleFrame()), [1], END_ORDERS);
    expectOver(over);
    expect(over.game.outcome).not.toBeNull();
  });
});
