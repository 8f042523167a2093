/**
 * Frames of the right shape can make no sense together in a position from outside: a procedure may be told what it has
 * not asked for. Then nothing has been lost by it, nothing passed on and nothing passed.
 */
import { expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { declared, reactionsTo } from '../../../../src/rules/procedures/declaration.ts';
import { fireFrame } from '../../../../src/rules/procedures/fire.ts';
import { formationFrame } from '../../../../src/rules/procedures/formation.ts';
import { shockFrame } from '../../../../src/rules/procedures/shock.ts';
import { shotFrame } from '../../../../src/rules/procedures/shot.ts';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
import type { GameFrame } from '../../../../src/rules/state/frames.ts';
import { DECLINE } from '../../../support/choices.ts';
import { choices, dice, expectOver, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
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

test('ASL-09, ASL-10 an assault: nobody has lost anything, and without a reaction it is over', () => {
  const foot: UnitSpec = { ...A, type: 'lineInfantry' };
  const frame = assaultFrame(position({ units: [foot, T] }), 'A', 'T');
  const both = { ...frame, assailantStrength: 12, targetStrength: 12 };
  const struck = told([foot, T], { ...both, at: 'strike', targetLost: 9 });
  expect(waitsFor(struck.game)).toBe('red strikeBack');
  expect(struck.game.frames).toMatchObject([{ procedure: 'assault', targetLost: 0 }]);
  // the target's three points make it test; none of the assailant's do
  const answered = told([foot, T], { ...both, at: 'answer', targetLost: 3, assailantLost: 9 });
  expect(answered.game.frames).toMatchObject([{ assailantLost: 0 }, { procedure: 'morale', unit: 'T' }]);
  expectOver(told([foot, T], { ...both, at: 'reaction' }));
});

test('R-92, MOR-01 the blow of a friend: nothing has been lost by it', () => {
  const friend: UnitSpec = { ...T, id: 'F', type: 'mediumCavalry', at: [5, 6], facing: 3 };
  const frame = chargeFrame(position({ units: [A, T, friend] }), 'A', 'T');
  const blow = (chargerLost: number) =>
    told([A, T, friend], { ...frame, at: 'friendStrike', counterCharger: 'F', chargerLost });
  expectOver(blow(2));
  expect(blow(3).game.frames.at(-1)).toMatchObject({ procedure: 'morale', unit: 'A', enemy: 'F' });
});

test('R-76 a flight by lots: a way that is not there is drawn for again', () => {
  const u: UnitSpec = { ...A, panicked: true, facing: 2 };
  const wall = [{ q: 3, r: 7, terrain: 'impassable', hill: false }] as const;
  const g = position({ units: [u], hexes: wall, houseRules: { flight_path: 'random_each_step' } });
  const drawn = start(g, { ...flightFrame('A', null), at: 'stepDraw', length: 1 });
  const fled = go(drawn, [2]);
  expect(factsOf(fled, 'moved')).toMatchObject([{ unit: 'A', route: [{ q: 4, r: 7 }] }]);
});

test('FRM-14, R-44 a change of formation: without a facing the unit takes the first', () => {
  const extended: UnitSpec = { ...U, formation: 'line' };
  const formed = (units: readonly UnitSpec[], formation: 'column' | 'extendedLine') =>
    start(position({ units }), { ...formationFrame('U', formation), at: 'ground' });
  expect(unitAfter(formed([extended], 'column'), 'U')).toMatchObject({ formation: 'column', facing: 0 });
  const halves = formed([extended], 'extendedLine');
  const sides = position({ units: [{ ...extended, facing: 0 }] });
  const asFacing = start(sides, { ...formationFrame('U', 'extendedLine'), at: 'ground', facing: 0 });
  expect(choices(halves)).toEqual(choices(asFacing));
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
