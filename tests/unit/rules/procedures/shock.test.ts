import { describe, expect, test } from 'vitest';
import { shockFrame } from '../../../../src/rules/procedures/shock.ts';
import { DECLINE, STAY, STRIKE_BACK } from '../../../support/choices.ts';
import {
  dice,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** In contact: the charger looks up, the target down. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 5], facing: 5, strength: 12 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };
const MISS = [1, 1, 1, 1];
const ALL = [4, 4, 4, 4, 4, 4];

type More = Partial<Parameters<typeof shockFrame>[3]>;

function shock(units: readonly UnitSpec[] = [A, T], more: More = {}): Played {
  const given = { doubled: false, protectors: [], targetLost: 0, ...more };
  return start(position({ units }), shockFrame('A', 'T', 'charge', given));
}

function count(played: Played): number {
  const waited = dice(played);
  return waited.dice === 'pool' ? waited.count : -1;
}

describe('CHG-32: the shock', () => {
  test('CHG-32, MOR-02 without a hit there is no test, whatever a shot has cost before', () => {
    expect(waitsFor(go(shock([A, T], { earlier: 3 }), MISS).game)).toBe('red strikeBack');
  });

  test('CHG-32, MOR-02 one point and two of the shot make a test, two points alone none', () => {
    expect(waitsFor(go(shock([A, T], { earlier: 2 }), [4, 1, 1, 1]).game)).toBe('red rolls morale');
    expect(waitsFor(go(shock(), [4, 4, 1, 1]).game)).toBe('red strikeBack');
    expect(waitsFor(go(shock(), [4, 4, 4, 1]).game)).toBe('red rolls morale');
  });

  test('CHG-33, R-95 the answer: six dice less the blow, the failed reaction and the failed test after', () => {
    expect(count(go(shock(), [4, 1, 1, 1], STRIKE_BACK))).toBe(5);
    expect(count(go(shock([A, T], { targetLost: 2 }), [4, 1, 1, 1], STRIKE_BACK))).toBe(3);
    expect(count(go(shock([A, T], { targetLost: 2 }), MISS, STRIKE_BACK))).toBe(4);
    const failed = go(shock(), [4, 4, 4, 1], [4, 4], STAY, STRIKE_BACK);
    expect(unitAfter(failed, 'T').strength).toBe(16);
    expect(count(failed)).toBe(2);
  });

  test('CHG-33, CBT-20 with one die left the answer is asked, with none the shock is over', () => {
    expect(count(go(shock([A, T], { targetLost: 4 }), [4, 1, 1, 1], STRIKE_BACK))).toBe(1);
    const over = go(shock([A, T], { targetLost: 5 }), [4, 1, 1, 1]);
    expectOver(over);
    expect(factsOf(over, 'struck').map(({ unit }) => unit)).toEqual(['A']);
  });

  test('R-96 the answer may be refused', () => {
    expectOver(go(shock(), MISS, DECLINE));
  });

  test('CHG-32, MOR-01 the charger tests for three points, not for two, nor when it is dead', () => {
    expectOver(go(shock(), MISS, STRIKE_BACK, [4, 4, 1, 1, 1, 1]));
    const hurt = go(shock(), MISS, STRIKE_BACK, [4, 4, 4, 1, 1, 1]);
    expect(waitsFor(hurt.game)).toBe('blue rolls morale');
    const dead = go(shock([{ ...A, strength: 4 }, T]), MISS, STRIKE_BACK, ALL);
    expect(unitAfter(dead, 'A').fate).toBe('eliminated');
    expectOver(dead);
  });

  test('CHG-32, R-139, MOR-07 no village helps the charger in that test', () => {
    const foot: UnitSpec = { ...A, type: 'lineInfantry', formation: 'column', strength: 20 };
    const village = [{ q: 5, r: 5, terrain: 'village', hill: false }] as const;
    const given = { doubled: false, protectors: [], targetLost: 0 };
    const game = position({ units: [foot, { ...T, at: [5, 4] }], hexes: village });
    // the village gives it saves, which all fail
    let played = go(start(game, shockFrame('A', 'T', 'charge', given)), [1, 1, 1], STRIKE_BACK, [4, 4, 4]);
    played = go(played, [1, 1, 1]);
    expect(dice(played)).toMatchObject({ dice: 'sum', plus: -7 });
  });
});
