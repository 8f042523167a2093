/** What the first shot of a double fire leaves for the second, and who may still answer or shoot. */

import { describe, expect, test } from 'vitest';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import { DECLINE } from '../../../support/choices.ts';
import {
  choices,
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

/** On (3, 6) and (4, 6), looking up. */
const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['linearOrder'],
  formation: 'extendedLine',
  at: [3, 6],
  strength: 20,
};
/** In the cone of both halves; columns neither save nor answer. */
const B: UnitSpec = {
  id: 'B',
  side: 'red',
  type: 'lineInfantry',
  at: [4, 4],
  formation: 'column',
  strength: 20,
};
/** In the cone of the left half only, and beyond half its range. */
const C: UnitSpec = { ...B, id: 'C', at: [3, 3] };
const RIGHT: Choice = { choose: 'half', half: 'right', hex: { q: 4, r: 6 } };
const HOLD: Choice = { choose: 'holdFire' };
const RETURN: Choice = { choose: 'returnFire' };
const shootAt = (target: string): Choice => ({ choose: 'shootAt', target });

/** So many hits of so many dice. */
const hits = (n: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, at) => (at < n ? 5 : 1));

function doubled(units: readonly UnitSpec[], firstHits: number, of = 7): Played {
  const game = position({ units });
  return go(start(game, fireFrame('U', 'B', { double: 'first' })), RIGHT, hits(firstHits, of));
}

describe('MOR-02: two shots of one action', () => {
  test('MOR-02, R-136 what the first cost without a test counts at the same target', () => {
    expect(waitsFor(go(doubled([U, B, C], 0), shootAt('B'), hits(2, 7)).game)).toBe('over');
    expect(waitsFor(go(doubled([U, B, C], 1), shootAt('B'), hits(2, 7)).game)).toBe('red rolls morale');
  });

  test('MOR-02, R-136 what caused a test does not: two more are none, three are one', () => {
    const tested = go(doubled([U, B, C], 3), [1, 1]);
    expectOver(go(tested, shootAt('B'), hits(2, 7)));
    expect(waitsFor(go(tested, shootAt('B'), hits(3, 7)).game)).toBe('red rolls morale');
  });

  test('MOR-02, R-136 at another target the count begins anew', () => {
    const first = doubled([U, B, C], 2);
    expectOver(go(first, shootAt('C'), hits(2, 6)));
    expect(waitsFor(go(first, shootAt('C'), hits(3, 6)).game)).toBe('red rolls morale');
  });

  test('FIR-11, FIR-16, R-116 the second half shoots again at the first target, or at the nearest of the others', () => {
    // three hexes from the left half, and four: neither is within 2
    const played = doubled([U, B, C, { ...C, id: 'D', at: [7, 2] }], 0);
    expect(choices(played)).toEqual([shootAt('B'), shootAt('C'), HOLD]);
    const pending = engine.pending(played.game);
    const answered = engine.answer(played.game, { at: played.game.count.answers, choice: shootAt('D') });
    expect(pending.wait).toBe('decision');
    expect(answered).toMatchObject({
      ok: false,
      why: { reasons: [{ rule: 'FIR-11', reason: 'nearerTargetFirst', facts: { nearer: 'C' } }] },
    });
    // of what is no shot at a unit there is nothing to tell
    for (const choice of [shootAt('nobody'), { choose: 'fire', target: 'D' }])
      expect(engine.answer(played.game, { at: played.game.count.answers, choice })).toMatchObject({
        ok: false,
        why: { reasons: [] },
      });
  });

  test('FIR-11, FIR-16 the second shot may ignore the first target, and the frame says so', () => {
    const second = go(doubled([U, B, C], 0), shootAt('C'));
    expect(second.game.frames.at(-1)).toMatchObject({ procedure: 'shot', half: 'left', ignoring: 'B' });
    expect(start(position({ units: [U, B] }), fireFrame('U', 'B')).game.frames.at(-1)).not.toHaveProperty(
      'ignoring',
    );
  });
});

describe('FIR-16: whether there is a second shot', () => {
  const LINE: UnitSpec = { ...B, formation: 'line' };

  test('FIR-16, LOS-04 none by a line that the answer destroys', () => {
    // at its threshold it shoots with two dice less
    const weak: UnitSpec = { ...U, strength: 3, initialStrength: 20 };
    const over = go(doubled([weak, LINE, C], 0, 5), RETURN, hits(7, 7), [1, 1, 1, 1, 1, 1, 1]);
    expect(unitAfter(over, 'U').fate).toBe('eliminated');
    expectOver(over);
  });

  test('FIR-16, FIR-04 nor by one that the answer puts to flight', () => {
    let fled = go(doubled([U, LINE, C], 0), RETURN, hits(3, 7), [1, 1, 1], [6, 6], { choose: 'flee' });
    while (waitsFor(fled.game) !== 'over')
      fled = waitsFor(fled.game).includes('rolls') ? go(fled, [2]) : go(fled, (legal) => legal[0] ?? DECLINE);
    expect(unitAfter(fled, 'U')).toMatchObject({ panicked: true, formation: 'horde' });
    expect(factsOf(fled, 'shot')).toHaveLength(2);
  });

  test('FIR-16 without a target for the other half nothing is asked', () => {
    const alone = go(
      start(position({ units: [U, C] }), fireFrame('U', 'C', { double: 'first' })),
      hits(0, 6),
    );
    expectOver(alone);
    expect(factsOf(alone, 'forced').map(({ choice }) => choice.choose)).toEqual(['half']);
  });
});

describe('FIR-15, FIR-18: who answers', () => {
  const SINGLE: UnitSpec = { ...U, formation: 'line', skills: [], at: [4, 6] };
  const fired = (...others: readonly UnitSpec[]) =>
    start(position({ units: [SINGLE, ...others] }), fireFrame('U', 'B'));

  test('FIR-18 without a gun beside the target none is asked for, nor noted', () => {
    const over = go(fired(B), hits(0, 7));
    expectOver(over);
    expect(over.facts.map(({ fact }) => fact)).toEqual(['shot']);
    const gun: UnitSpec = { id: 'G', side: 'red', type: 'regimentalGun', at: [5, 4], facing: 2 };
    expect(fired(B, gun).game.frames.at(0)).toMatchObject({ guns: ['G'] });
    expect(waitsFor(go(fired(B, gun), hits(0, 7)).game)).toBe('red gunReturnFire');
  });

  test('FIR-15, FIR-18 another unit that is to answer is told why it does not', () => {
    const gun: UnitSpec = { id: 'G', side: 'red', type: 'regimentalGun', at: [5, 4], facing: 2 };
    const spent: UnitSpec = { ...gun, id: 'H', at: [3, 4], returnedFire: true };
    const { game } = go(fired(B, gun, spent, { ...gun, id: 'far', at: [9, 1] }), hits(0, 7));
    const told = (choice: object) => {
      const answered = engine.answer(game, { at: game.count.answers, choice });
      if (answered.ok || answered.why.problem !== 'notLegal') throw new Error('it was to be refused');
      return answered.why.reasons.map(({ rule, reason }) => `${rule} ${reason}`);
    };
    const by = (unit: unknown) => told({ choose: 'gunReturnFire', unit });
    expect(by('far')).toEqual(['FIR-18 notAdjacentToTarget']);
    expect(by('H')).toContain('FIR-15 alreadyReturnedFire');
    expect([by('nobody'), by(3), told({ choose: 'returnFire', unit: 'far' })]).toEqual([[], [], []]);
  });

  test('FIR-18, R-123 no gun answers a firer that the target’s answer has destroyed', () => {
    const gun: UnitSpec = { id: 'G', side: 'red', type: 'regimentalGun', at: [5, 4], facing: 2 };
    const weak: UnitSpec = { ...SINGLE, strength: 2, initialStrength: 20 };
    const played = start(position({ units: [weak, { ...B, formation: 'line' }, gun] }), fireFrame('U', 'B'));
    const over = go(played, hits(0, 5), RETURN, hits(7, 7), [1, 1, 1, 1, 1, 1, 1]);
    expect(unitAfter(over, 'U').fate).toBe('eliminated');
    expectOver(over);
  });

  test('FIR-15 a single shot keeps no count for a second', () => {
    const played = go(fired({ ...B, formation: 'line' }), hits(0, 7));
    expect(choices(played)).toEqual([RETURN, DECLINE]);
    expect(played.game.frames.at(-1)).not.toHaveProperty('earlier');
  });
});

describe('R-45, FIR-16: each half on its own hex', () => {
  const ground = (...hexes: readonly (readonly [number, number])[]) =>
    hexes.map(([q, r]) => ({ q, r, terrain: 'wood', hill: false }) as const);
  const action = (double: boolean, hexes: readonly GroundHex[], houseRules = {}) =>
    start(
      position({ units: [U, B], hexes, houseRules }),
      fireFrame('U', 'B', double ? { double: 'first' } : {}),
    );
  const LEFT: Choice = { ...RIGHT, half: 'left', hex: { q: 3, r: 6 } };

  test('R-45, CBT-14 in a double fire the half in a wood throws three dice, the one in the open all its own', () => {
    const wood = ground([3, 6]);
    const right = go(action(true, wood), RIGHT);
    expect(dice(right)).toMatchObject({ count: 7 });
    expect(right.game.frames.at(-1)).toMatchObject({ procedure: 'shot', half: 'right', double: true });
    expect(dice(go(right, hits(0, 7), shootAt('B')))).toMatchObject({ count: 3 });
    const left = go(action(true, wood), LEFT);
    expect(dice(left)).toMatchObject({ count: 3 });
    expect(dice(go(left, hits(0, 3), shootAt('B')))).toMatchObject({ count: 7 });
  });

  test('R-45, CBT-14 a single shot suffers from either half', () => {
    const one = action(false, ground([3, 6]));
    // it makes no difference which half shoots
    expect(factsOf(one, 'forced').map(({ choice }) => choice)).toEqual([LEFT]);
    expect(dice(one)).toMatchObject({ count: 3 });
    expect(one.game.frames.at(-1)).not.toHaveProperty('double');
  });

  test('R-45, TER-05 a wood on the side it shoots through hampers that half alone', () => {
    const game = position({ units: [U, B], sides: [{ q: 4, r: 5, side: 2, terrain: 'wood' }] });
    const shots = (half: Choice) => dice(go(start(game, fireFrame('U', 'B', { double: 'first' })), half));
    expect([shots(LEFT), shots(RIGHT)].map((one) => ('count' in one ? one.count : 0)).sort()).toEqual([3, 7]);
  });

  test('R-45, FIR-15 in the answer the line is whole again: sheltered by both halves only', () => {
    const answered = (hexes: readonly GroundHex[]) => {
      const enemy: UnitSpec = { ...B, formation: 'line' };
      const game = position({ units: [U, enemy], hexes });
      const shot = go(start(game, fireFrame('U', 'B', { double: 'first' })), LEFT, hits(0, 3), RETURN);
      return dice(waitsFor(shot.game) === 'red half' ? go(shot, LEFT) : shot);
    };
    expect(answered(ground([3, 6]))).toMatchObject({ count: 7 });
    expect(answered(ground([3, 6], [4, 6]))).toMatchObject({ count: 3 });
  });

  test('R-45 extended_line_terrain=half_concerned: a single shot is judged so too', () => {
    const option = { extended_line_terrain: 'half_concerned' } as const;
    expect(dice(go(action(false, ground([3, 6]), option), RIGHT))).toMatchObject({ count: 7 });
    expect(dice(go(action(true, ground([3, 6]), option), LEFT))).toMatchObject({ count: 3 });
  });
});
