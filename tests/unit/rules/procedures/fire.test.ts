import { describe, expect, test } from 'vitest';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { DECLINE } from '../../../support/choices.ts';
import {
  about,
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  start,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const RETURN: Choice = { choose: 'returnFire' };

const FIRER: UnitSpec = {
  id: 'S',
  side: 'blue',
  type: 'lineInfantry',
  at: [4, 6],
  facing: 5,
  strength: 20,
};
const TARGET: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [5, 4],
  facing: 2,
  strength: 20,
};

function fired(units: readonly UnitSpec[]) {
  const game = position({ units });
  return start(game, fireFrame('S', 'T'));
}

describe('FIR: fire', () => {
  test('FIR-20, CBT-02, CBT-12 dice, saves, losses, test, then return fire', () => {
    let played = fired([FIRER, TARGET]);
    // two hexes are half of four
    expect(dice(played)).toMatchObject({ count: 7, from: 5, six: 1 });
    played = go(played, [5, 6, 5, 5, 1, 1, 1]);
    expect(about(played)).toMatchObject({ about: 'saves', unit: 'T', losses: 4, from: 4 });
    played = go(played, [4, 1, 1, 1]);
    expect(unitAfter(played, 'T').strength).toBe(17);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'T', purpose: 'losses' });
    played = go(played, [1, 1]);
    expect(choices(played)).toEqual([RETURN, DECLINE]);
    played = go(played, RETURN);
    expect(about(played)).toMatchObject({ about: 'fire', kind: 'return', firer: 'T', target: 'S' });
    expectOver(go(played, [1, 1, 1, 1, 1, 1, 1]));
    expect(unitAfter(played, 'T').returnedFire).toBe(true);
  });

  test('FIR-15 without losses the answer comes all the same; it may be declined', () => {
    const played = go(fired([FIRER, TARGET]), [1, 1, 1, 1, 1, 1, 1]);
    expect(waitsFor(played.game)).toBe('red returnFire');
    expectOver(go(played, DECLINE));
  });

  test('FIR-15 a column never answers', () => {
    expectOver(go(fired([FIRER, { ...TARGET, formation: 'column' }]), [1, 1, 1, 1, 1, 1, 1]));
  });

  test('FIR-15 nor a unit that has answered in this turn', () => {
    expectOver(go(fired([FIRER, { ...TARGET, returnedFire: true }]), [1, 1, 1, 1, 1, 1, 1]));
  });

  test('FIR-15 nor one that fled', () => {
    let played = go(fired([FIRER, TARGET]), [5, 5, 5, 5, 5, 5, 5], [1, 1, 1, 1, 1, 1, 1], [6, 6], {
      choose: 'flee',
    });
    while (waitsFor(played.game) !== 'over')
      played =
        waitsFor(played.game) === 'red rolls flight'
          ? go(played, [2])
          : go(played, (legal) => legal[0] as Choice);
    expect(factsOf(played, 'shot')).toHaveLength(1);
  });

  test('MOR-01 two losses cause no test', () => {
    const played = go(fired([FIRER, TARGET]), [5, 5, 1, 1, 1, 1, 1], [1, 1]);
    expect(waitsFor(played.game)).toBe('red returnFire');
  });

  test('LOS-03, LOS-04, UNI-04 losses beyond the strength left are ignored, and the unit is gone', () => {
    const battery: UnitSpec = {
      id: 'T',
      side: 'red',
      type: 'mediumFootBattery',
      at: [5, 4],
      facing: 2,
      strength: 3,
    };
    const played = go(fired([FIRER, battery]), [5, 5, 5, 5, 5, 1, 1], [4, 1, 1, 1, 1]);
    expect(factsOf(played, 'losses')).toMatchObject([{ lost: 3, left: 0 }]);
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
    expectOver(played);
  });

  test('MAN-22, LOS-01 the target remembers who hurt it', () => {
    const played = go(fired([FIRER, TARGET]), [5, 5, 1, 1, 1, 1, 1], [1, 1]);
    expect(unitAfter(played, 'T').hurtBy).toEqual(['S']);
  });

  test('CBT-20 without dice there is no roll', () => {
    const weak: UnitSpec = {
      ...FIRER,
      type: 'lightHorseBattery',
      strength: 1,
      initialStrength: 3,
      at: [4, 8],
    };
    const played = fired([{ ...weak, at: [3, 8] }, TARGET]);
    // three dice, two less for a demoralised crew: still one
    expect(dice(played)).toMatchObject({ count: 1 });
  });

  test('FIR-14, R-125 a square marks its one shot of the turn', () => {
    const square: UnitSpec = { ...FIRER, formation: 'square', facing: 0 };
    expect(unitAfter(go(fired([square, TARGET]), [1, 1, 1]), 'S').squareFired).toBe(true);
  });
});
