/** What is read before it is believed: the one door for agreements outside the rule. */
import { describe, expect, test } from 'vitest';
import { agree } from '../../../../src/rules/agreements/agree.ts';
import { LONGEST_REASON, MOST_TAKEN_BACK } from '../../../../src/rules/state/agreements.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { start } from '../../../support/play.ts';
import { position } from '../../../support/position.ts';

/** Orders are asked for; a line of infantry with its enemy far away. */
function field(): Game {
  const game = position({
    orderPoints: 2,
    units: [
      { id: 'line', side: 'blue', type: 'lineInfantry', at: [1, 5] },
      { id: 'enemy', side: 'red', type: 'lineInfantry', at: [2, 0] },
    ],
  });
  return start(
    game,
    { procedure: 'battle', at: 'turn', first: 'blue' },
    { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] },
  ).game;
}

const MALFORMED = { ok: false, problem: 'malformed' };
const ofLine = (change: object) => ({ agree: 'correctUnit', unit: 'line', reason: 'miscounted', ...change });

describe('answers taken back', () => {
  test.each([1, 2, MOST_TAKEN_BACK])('%i are told, and the game is the one before them', (answers) => {
    const game = field();
    const agreed = { agree: 'takeBack', answers };
    const taken = agree(game, agreed);
    expect(taken).toEqual({ ok: true, agreed, game, facts: [{ fact: 'takenBack', answers }] });
  });

  test('whatever the game waits for: they are taken back already', () => {
    const taken = agree(position({ units: [] }), { agree: 'takeBack', answers: 3 });
    expect(taken).toMatchObject({ ok: true, facts: [{ fact: 'takenBack', answers: 3 }] });
  });

  test.each([
    ['none', { answers: 0 }],
    ['fewer than none', { answers: -1 }],
    ['one and a half', { answers: 1.5 }],
    ['a number written out', { answers: '3' }],
    ['more than any game has', { answers: MOST_TAKEN_BACK + 1 }],
    ['nobody knows how many', {}],
    ['one, for a reason', { answers: 1, reason: 'misread' }],
  ])('not %s', (_, change) => {
    expect(agree(field(), { agree: 'takeBack', ...change })).toEqual(MALFORMED);
  });

  test.each(['correctUnit', 'correctOrders', 'victory'])('not as %s', (name) => {
    expect(agree(field(), { agree: name, answers: 1 })).toEqual(MALFORMED);
  });
});

describe('the reason', () => {
  test('is at most so long', () => {
    const longest = 'x'.repeat(LONGEST_REASON);
    expect(agree(field(), ofLine({ strength: 3, reason: longest }))).toMatchObject({ ok: true });
    expect(agree(field(), ofLine({ strength: 3, reason: `${longest}x` }))).toEqual(MALFORMED);
  });

  test.each([7, null, ['miscounted'], ''])('is words: not %j', (reason) => {
    expect(agree(field(), ofLine({ strength: 3, reason }))).toEqual(MALFORMED);
  });
});

describe('what is set right of a unit', () => {
  test('is of this shape', () => {
    const to = { q: 2, r: 5 };
    const taken = agree(
      field(),
      ofLine({ strength: 3, to, facing: 0, formation: 'column', panicked: false }),
    );
    expect(taken).toMatchObject({ ok: true });
    expect(taken.ok && taken.game.units[0]).toMatchObject({
      ...{ strength: 3, hexes: [to], facing: 0, formation: 'column', panicked: false },
    });
  });

  test.each([
    ['half a point of strength', { strength: 2.5 }],
    ['strength written out', { strength: '3' }],
    ['a seventh side of the hex', { facing: 6 }],
    ['a facing written out', { facing: '1' }],
    ['a formation that nobody knows', { formation: 'phalanx' }],
    ['panic by a number', { panicked: 1 }],
    ['no place', { to: null }],
    ['a place in words', { to: 'qr' }],
    ['a place by its numbers alone', { to: [2, 5] }],
    ['a place of three numbers', { to: { q: 2, r: 5, s: -7 } }],
    ['a place without its row', { to: { q: 2, s: 5 } }],
    ['a place without its column', { to: { s: 2, r: 5 } }],
    ['a place between two columns', { to: { q: 1.5, r: 5 } }],
    ['a place between two rows', { to: { q: 2, r: 4.5 } }],
    ['a key that every record inherits', { strength: 3, hasOwnProperty: 'agree' }],
  ])('not %s', (_, change) => {
    expect(agree(field(), ofLine(change))).toEqual(MALFORMED);
  });
});

test('nothing is set right while a procedure is under way', () => {
  const game: Game = {
    ...field(),
    frames: [{ procedure: 'turn', at: 'orderPoints', last: false, dice: 'd3', group: [] }],
  };
  expect(agree(game, ofLine({ strength: 3 }))).toEqual({ ok: false, problem: 'underWay' });
  expect(agree({ ...game, frames: [] }, ofLine({ strength: 3 }))).toEqual({ ok: false, problem: 'underWay' });
});
