import { describe, expect, test } from 'vitest';
import { gunsBeside } from '../../../../src/rules/orders/riders.ts';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { DECLINE } from '../../../support/choices.ts';
import {
  about,
  choices,
  expectOver,
  factsOf,
  go,
  start,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const FIRER: UnitSpec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const TARGET: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [5, 4],
  facing: 2,
  strength: 20,
  formation: 'column',
};
/** To the target's right, with the firer in its cone. */
const GUN: UnitSpec = { id: 'G', side: 'red', type: 'regimentalGun', at: [4, 4], facing: 2 };

const answer = (unit: string): Choice => ({ choose: 'gunReturnFire', unit });
const MISSED = [1, 1, 1, 1, 1, 1, 1];

function fired(units: readonly UnitSpec[]) {
  return start(position({ units }), fireFrame('S', 'T'));
}

describe('FIR-18: the regimental gun answers for its neighbour', () => {
  test('FIR-18, R-123 when infantry beside it is fired at, its side may have it return the fire', () => {
    let played = go(fired([FIRER, TARGET, GUN]), MISSED);
    expect(waitsFor(played.game)).toBe('red gunReturnFire');
    expect(choices(played)).toEqual([answer('G'), DECLINE]);
    played = go(played, answer('G'));
    expect(about(played)).toMatchObject({ about: 'fire', kind: 'return', firer: 'G', target: 'S' });
    expect(unitAfter(played, 'G').returnedFire).toBe(true);
    expectOver(go(fired([FIRER, TARGET, GUN]), MISSED, DECLINE));
  });

  test('FIR-18, FIR-20 after the target’s own answer: two return shots in all', () => {
    const line = { ...TARGET, formation: 'line' } as const;
    let played = go(fired([FIRER, line, GUN]), MISSED, { choose: 'returnFire' }, MISSED);
    expect(waitsFor(played.game)).toBe('red gunReturnFire');
    played = go(played, answer('G'), [1, 1, 1]);
    expect(factsOf(played, 'shot').map(({ unit }) => unit)).toEqual(['S', 'T', 'G']);
    expectOver(played);
  });

  test('FIR-18, R-123 whether the target stands does not matter: who stood beside it may answer', () => {
    const weak = { ...TARGET, strength: 1 };
    const played = go(fired([FIRER, weak, GUN]), [6, 6, 6, 6, 6, 6, 6]);
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
    expect(waitsFor(played.game)).toBe('red gunReturnFire');
  });

  test('FIR-18, R-123 one gun at most answers a shot', () => {
    const other = { ...GUN, id: 'H', at: [6, 4] as const };
    const played = go(fired([FIRER, TARGET, GUN, other]), MISSED);
    expect(choices(played)).toEqual([answer('G'), answer('H'), DECLINE]);
    expectOver(go(played, answer('H'), [1, 1, 1]));
  });

  test('FIR-18, FIR-15 it is its one return fire of the turn, on a target it could fire at', () => {
    expectOver(go(fired([FIRER, TARGET, { ...GUN, returnedFire: true }]), MISSED));
    expectOver(go(fired([FIRER, TARGET, { ...GUN, facing: 5 }]), MISSED));
  });

  test('FIR-18 only beside infantry, only a regimental gun, only of its own side', () => {
    expectOver(go(fired([FIRER, TARGET, { ...GUN, at: [3, 4] }]), MISSED));
    expectOver(go(fired([FIRER, TARGET, { ...GUN, type: 'mediumFootBattery' }]), MISSED));
    const g = position({
      units: [
        TARGET,
        { ...GUN, side: 'blue' },
        { ...TARGET, id: 'B', type: 'heavyCavalry', formation: 'none', at: [4, 3] },
        GUN,
      ],
    });
    expect(
      gunsBeside({ ...g, units: g.units.filter(({ side }) => side === 'blue') }, unitOf(g, 'T')),
    ).toEqual([]);
    expect(gunsBeside(g, unitOf(g, 'B'))).toEqual([]);
  });
});
