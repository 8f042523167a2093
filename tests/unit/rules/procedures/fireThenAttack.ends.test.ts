/** When the attack announced before a shot is no longer made, and what it takes over from the shot. */

import { describe, expect, test } from 'vitest';
import { fireThenAttackFrame } from '../../../../src/rules/procedures/fireThenAttack.ts';
import { ATTACK, DECLINE, STAND } from '../../../support/choices.ts';
import {
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['controlledFire'],
  at: [4, 6],
  facing: 5,
  strength: 20,
};
/** A column, which neither saves nor answers. */
const T: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [5, 4],
  facing: 2,
  formation: 'column',
  strength: 20,
};
const MISS = [1, 1, 1, 1, 1, 1, 1];

function announced(
  units: readonly UnitSpec[],
  attack: 'charge' | 'assault' = 'assault',
  spec: Omit<PositionSpec, 'units'> = {},
): Played {
  const game = position({ ...spec, units });
  return start(game, fireThenAttackFrame(game, 'U', 'T', attack));
}

const ended = (played: Played) =>
  factsOf(played, 'attackEnded').map(({ unit, why, rule }) => `${unit} ${why} ${rule}`);

describe('FIR-19, R-127: the attack that comes to nothing', () => {
  test('FIR-19, LOS-04 the firer is destroyed by the answer', () => {
    const weak: UnitSpec = { ...U, strength: 3, initialStrength: 20 };
    const shot = go(announced([weak, { ...T, formation: 'line' }]), [1, 1, 1, 1, 1], {
      choose: 'returnFire',
    });
    const over = go(shot, [5, 5, 5, 5, 1, 1, 1], [1, 1, 1, 1]);
    expect(unitAfter(over, 'U').fate).toBe('eliminated');
    expect(ended(over)).toEqual(['U shaken FIR-19']);
    expectOver(over);
  });

  test('FIR-19, R-77 the target has fled, be it no farther than it stands', () => {
    const walls = [
      [5, 3],
      [6, 3],
    ] as const;
    const hexes = walls.map(([q, r]) => ({ q, r, terrain: 'impassable', hill: false }) as const);
    let played = go(announced([U, T], 'assault', { hexes }), [5, 5, 5, 1, 1, 1, 1], [6, 6], {
      choose: 'flee',
    });
    while (waitsFor(played.game).startsWith('red'))
      played = waitsFor(played.game).includes('rolls')
        ? go(played, [1])
        : go(played, { choose: 'facing', facing: 5 });
    expect(unitAfter(played, 'T')).toMatchObject({ panicked: true, hexes: [{ q: 5, r: 4 }] });
    expect(ended(played)).toEqual(['U targetGone FIR-19']);
    expectOver(played);
  });

  test('FIR-19, R-127 the conditions of the attack hold no longer', () => {
    // a line charges nobody at two hexes
    const over = go(announced([U, T], 'charge'), MISS);
    expect(ended(over)).toEqual(['U targetGone FIR-19']);
    expectOver(over);
  });
});

describe('MOR-02: what the shot has cost goes with the attack', () => {
  const melee = (shot: readonly number[], blow: readonly number[]) =>
    go(announced([U, T]), shot, ATTACK, to(5, 5), STAND, ATTACK, blow, DECLINE);

  test('MOR-02, R-136 one point of the shot and two of the melee make a test', () => {
    const played = melee([5, 1, 1, 1, 1, 1, 1], [4, 4, 1, 1, 1, 1]);
    expect(waitsFor(played.game)).toBe('red rolls morale');
    expectOver(melee(MISS, [4, 4, 1, 1, 1, 1]));
  });

  test('MOR-02 a shot without effect leaves no trace', () => {
    const shot = go(announced([U, T]), MISS);
    expect(shot.game.frames.at(-1)).toMatchObject({ procedure: 'fireThenAttack', strength: 20, earlier: 0 });
    const attack = go(shot, ATTACK).game.frames.find(({ procedure }) => procedure === 'assault');
    expect(attack).toBeDefined();
    expect(attack).not.toHaveProperty('earlier');
  });

  test('FIR-19 before the shot nothing is counted', () => {
    const game = position({ units: [U, T] });
    expect(fireThenAttackFrame(game, 'U', 'T', 'charge')).toEqual({
      procedure: 'fireThenAttack',
      at: 'shot',
      unit: 'U',
      target: 'T',
      attack: 'charge',
      strength: 20,
      earlier: 0,
    });
  });
});
