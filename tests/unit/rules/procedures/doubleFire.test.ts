import { describe, expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
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
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** On (3, 6) and (4, 6), looking up; its range is 4. */
const LINE: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['linearOrder'],
  formation: 'extendedLine',
  at: [3, 6],
};
const red = (id: string, at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
/** In the cone of both halves, at two hexes from each. */
const B = red('B', [4, 4]);
/** In the cone of the left half only, at three hexes. */
const C = red('C', [3, 3]);
/** Near, and in neither cone. */
const D = red('D', [2, 5]);

const acting = (...others: readonly UnitSpec[]) =>
  start(position({ units: [LINE, ...others] }), actionFrame('U', false));
const double = (target: string): Choice => ({ choose: 'action', action: 'doubleFire', target });
const shootAt = (target: string): Choice => ({ choose: 'shootAt', target });
const LEFT: Choice = { choose: 'half', half: 'left', hex: { q: 3, r: 6 } };
const RIGHT: Choice = { choose: 'half', half: 'right', hex: { q: 4, r: 6 } };
const HOLD: Choice = { choose: 'holdFire' };
const MISS = [1, 1, 1, 1, 1, 1, 1];

function shotsOffered(played: Played, action: 'fire' | 'doubleFire') {
  return choices(played).flatMap((choice) =>
    choice.choose === 'action' && choice.action === action ? [choice.target] : [],
  );
}

describe('double fire', () => {
  test('FIR-16, FIR-11, FRM-12 the worked example: both may shoot at B, the second may take C instead', () => {
    let played = acting(B, C, D);
    expect(shotsOffered(played, 'fire')).toEqual(['B']);
    expect(shotsOffered(played, 'doubleFire')).toEqual(['B']);
    played = go(played, double('B'));
    expect(waitsFor(played.game)).toBe('blue half');
    expect(choices(played)).toEqual([LEFT, RIGHT]);
    played = go(played, RIGHT);
    expect(dice(played)).toMatchObject({ count: 7, from: 5 });
    played = go(played, MISS, DECLINE);
    expect(waitsFor(played.game)).toBe('blue secondShot');
    expect(choices(played)).toEqual([shootAt('B'), shootAt('C'), HOLD]);
    played = go(played, shootAt('C'));
    // full power, but beyond half its range
    expect(about(played)).toMatchObject({ about: 'fire', firer: 'U', target: 'C' });
    expect(dice(played)).toMatchObject({ count: 6, from: 5 });
    played = go(played, MISS.slice(1));
    expect(waitsFor(played.game)).toBe('red returnFire');
    expectOver(go(played, DECLINE));
  });

  test('FIR-16 the second half shoots from its own hex: C is not in the right one’s cone', () => {
    const played = go(acting(B, C), double('B'), LEFT, MISS, DECLINE);
    expect(choices(played)).toEqual([shootAt('B'), HOLD]);
    expectOver(go(played, HOLD));
  });

  test('FIR-11 without B, the second half takes the nearest of the others', () => {
    const near = red('E', [3, 4], { facing: 5 });
    const played = go(acting(B, C, near), double('B'), RIGHT, MISS, DECLINE);
    expect(choices(played)).toEqual([shootAt('B'), shootAt('E'), HOLD]);
  });

  test('FIR-16 with one half only that sees the target, that half shoots; the other may have none', () => {
    const played = go(acting(C), double('C'));
    expect(factsOf(played, 'forced').map(({ choice }) => choice)).toEqual([LEFT]);
    expectOver(go(played, MISS.slice(1), DECLINE));
  });

  test('FIR-16, FIR-15 each shot may be answered, by one unit once', () => {
    let played = go(acting(B), double('B'), LEFT, MISS, { choose: 'returnFire' });
    // which half of the line it answers makes no difference to it
    expect(factsOf(played, 'forced').at(-1)?.choice).toEqual(LEFT);
    played = go(played, MISS, shootAt('B'), MISS);
    expectOver(played);
  });

  test('MOR-02, R-136 two shots at one unit add up to a test', () => {
    let played = go(acting(B), double('B'), LEFT, [5, 5, 1, 1, 1, 1, 1], [1, 1], DECLINE);
    expect(unitAfter(played, 'B').strength).toBe(18);
    played = go(played, shootAt('B'), [5, 1, 1, 1, 1, 1, 1], [1]);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'B', purpose: 'losses' });
  });

  test('MOR-02 losses that caused a test are not counted again', () => {
    const played = go(acting(B), double('B'), LEFT, [5, 5, 5, 1, 1, 1, 1], [1, 1, 1], [1, 1], DECLINE);
    expectOver(go(played, shootAt('B'), [5, 1, 1, 1, 1, 1, 1], [1], DECLINE));
  });

  test('MOR-02 nor those of another unit', () => {
    let played = go(acting(B, C), double('B'), RIGHT, [5, 5, 1, 1, 1, 1, 1], [1, 1], DECLINE);
    played = go(played, shootAt('C'), [5, 1, 1, 1, 1, 1], [1]);
    expect(waitsFor(played.game)).toBe('red returnFire');
  });

  test('FIR-16, FIR-02 a half may not fire if the other engages an enemy', () => {
    // beside the right half, with its back to it
    const near = red('E', [5, 5], { facing: 5 });
    const played = acting(near, C);
    expect(shotsOffered(played, 'doubleFire')).toEqual(['E']);
    const shot = go(played, double('E'));
    expect(factsOf(shot, 'forced').map(({ choice }) => choice)).toEqual([RIGHT]);
    expectOver(go(shot, Array(dice(shot).dice === 'pool' ? 9 : 0).fill(1)));
  });

  test('FIR-16 with an enemy before both halves neither fires', () => {
    expect(shotsOffered(acting(red('E', [4, 5], { facing: 5 }), C), 'fire')).toEqual([]);
  });

  test('SEQ-07 nobody but an extended line', () => {
    const line = start(position({ units: [{ ...LINE, formation: 'line' }, B] }), actionFrame('U', false));
    expect(shotsOffered(line, 'fire')).toEqual(['B']);
    expect(shotsOffered(line, 'doubleFire')).toEqual([]);
  });
});

describe('single shots', () => {
  test('FRM-12, FIR-17 one defensive shot, by a half that sees the attacker', () => {
    const cavalry = red('X', [5, 2], { type: 'heavyCavalry' });
    const game = position({ units: [LINE, cavalry], side: 'red' });
    const played = go(start(game, chargeFrame(game, 'X', 'U')), to(5, 5), {
      choose: 'reaction',
      reaction: 'defensiveFire',
    });
    // MOR-06
    expect(about(played)).toMatchObject({ about: 'morale', dice: 'recruit', supportedBy: null });
    expect(dice(played)).toMatchObject({ dice: 'sum', drop: 'lowest', floor: 0 });
    const shot = go(played, [1, 1, 1]);
    expect(factsOf(shot, 'forced').at(-1)?.choice).toEqual(RIGHT);
    expect(waitsFor(go(shot, MISS).game)).toBe('red attack');
  });

  test('FRM-19, CBT-06 struck in close combat, each 6 costs it two points', () => {
    const cavalry = red('X', [5, 2], { type: 'heavyCavalry' });
    const game = position({ units: [LINE, cavalry], side: 'red' });
    let played = go(start(game, chargeFrame(game, 'X', 'U')), to(5, 5), {
      choose: 'reaction',
      reaction: 'nothing',
    });
    played = go(played, [1, 1, 1], { choose: 'attack' });
    expect(dice(played)).toMatchObject({ count: 8, from: 4, six: 2 });
    played = go(played, [6, 6, 4, 1, 1, 1, 1, 1]);
    expect(factsOf(played, 'struck')).toMatchObject([{ rule: 'FRM-19', hits: 5 }]);
    expect(unitAfter(played, 'U').strength).toBe(15);
  });

  test('FIR-09 the shooter names the half of an extended line where it matters', () => {
    // looking south-east: its left half on (4, 3), its right half on (3, 4)
    const target = red('T', [4, 3], { formation: 'extendedLine', skills: ['linearOrder'], facing: 1 });
    const game = position({
      units: [{ ...LINE, id: 'S', formation: 'line' }, target],
    });
    const played = start(game, fireFrame('S', 'T'));
    expect(waitsFor(played.game)).toBe('blue half');
    const [far, near] = choices(played);
    expect(dice(go(played, far ?? HOLD))).toMatchObject({ count: 6 });
    expect(dice(go(played, near ?? HOLD))).toMatchObject({ count: 7 });
  });
});
