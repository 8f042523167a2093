/**
 * Frames of the right shape can make no sense together in a position from outside: a procedure may be told what it has
 * not asked for. Then nothing has been lost by it, nothing passed on and nothing passed.
 */
import { expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { declared, reactionsTo } from '../../../../src/rules/procedures/declaration.ts';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import { shockFrame } from '../../../../src/rules/procedures/shock.ts';
import { shotFrame } from '../../../../src/rules/procedures/shot.ts';
import type { GameFrame } from '../../../../src/rules/state/frames.ts';
import { DECLINE } from '../../../support/choices.ts';
import { dice, expectOver, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 6], facing: 5 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };
const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['linearOrder'],
  formation: 'extendedLine',
  at: [3, 6],
};
const MISS = [1, 1, 1, 1, 1, 1, 1];

/** The frame, told by an action that something is done. */
function told(units: readonly UnitSpec[], frame: GameFrame) {
  const [first] = units;
  return start(position({ units }), frame, { ...actionFrame(first?.id ?? '', false), at: 'finish' });
}

test('CHG-32, CHG-33 a shock: nobody has lost anything, and who was to be tested is gone', () => {
  const frame = shockFrame('A', 'T', 'charge', { doubled: false, protectors: [], targetLost: 0 });
  const struck = told([A, T], { ...frame, at: 'strike' });
  expect(waitsFor(struck.game)).toBe('red strikeBack');
  expect(struck.game.frames).toMatchObject([{ procedure: 'shock', targetLost: 0 }]);
  expect(dice(go(struck, { choose: 'strikeBack' }))).toMatchObject({ count: 6 });
  expectOver(told([A, T], { ...frame, at: 'targetTest' }));
  expectOver(told([A, T], { ...frame, at: 'strikeBack' }));
});

test('CHG-24, CHG-29 a reaction: nobody has gone or failed, and friends may help', () => {
  const g = position({ units: [A, T] });
  // a friend that may answer the charge, so that the frame stays to be looked at
  const friend: UnitSpec = { ...T, id: 'F', at: [5, 5] };
  const frame = reactionsTo(g, 'charge', 'A', 'T', declared(g, 'A', 'T'));
  for (const at of ['test', 'targetShot'] as const) {
    const after = told([A, T, friend], { ...frame, at });
    expect(waitsFor(after.game)).toBe('red friendReaction');
    expect(after.game.frames).toStrictEqual([{ ...frame, at: 'friend' }]);
  }
});

test('LOS-05 a shot: nothing has been passed on', () => {
  const guns: UnitSpec = { ...T, type: 'heavyFootBattery', strength: 5 };
  const shot = told([A, guns], { ...shotFrame('A', 'T', 'action'), at: 'transfer', hits: 2 });
  expect(factsOf(shot, 'losses')).toMatchObject([{ unit: 'T', lost: 2 }]);
});

test('FIR-16, MOR-02 a double fire: the first shot has cost nothing that counts in the second', () => {
  const enemy: UnitSpec = { ...T, at: [4, 4] };
  const frame = { ...fireFrame('U', 'T', { double: 'first' }), at: 'shot', half: 'right' } as const;
  const first = told([U, enemy], frame);
  expect(waitsFor(first.game)).toBe('red returnFire');
  expect(first.game.frames).toStrictEqual([{ ...frame, at: 'returnChoice' }]);
  const second = go(first, DECLINE, { choose: 'shootAt', target: 'T' });
  expect(second.game.frames.at(-1)).toMatchObject({ procedure: 'shot', half: 'left', earlier: 0 });
  expect(unitAfter(go(second, MISS), 'T').strength).toBe(20);
});
