/** The reactions to a charge or an assault: what is offered, what the shots bring, what the friend does. */
import { describe, expect, test } from 'vitest';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import type { Reaction } from '../../../../src/rules/state/vocabulary.ts';
import { STAND } from '../../../support/choices.ts';
import {
  about,
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
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** A charges from below; T looks down at it; F stands on T's right, looking down too. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7], facing: 5, strength: 12 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };
const F: UnitSpec = { ...T, id: 'F', at: [4, 4] };
const COLUMN: UnitSpec = { ...A, type: 'lineInfantry', formation: 'column', strength: 20 };
const FIRE: Choice = { choose: 'reaction', reaction: 'defensiveFire' };
const FRIEND_FIRE: Choice = { choose: 'friendDefensiveFire', unit: 'F' };
const MISS = [1, 1, 1, 1, 1, 1, 1];
const VILLAGE: readonly GroundHex[] = [{ q: 4, r: 5, terrain: 'village', hill: false }];

/** So many hits of seven dice. */
const hits = (n: number): readonly number[] => MISS.map((_, at) => (at < n ? 5 : 1));

type More = Omit<PositionSpec, 'units'>;

function charged(
  units: readonly UnitSpec[] = [A, T],
  end: readonly [number, number] = [4, 5],
  spec: More = {},
) {
  const game = position({ ...spec, units });
  return go(start(game, chargeFrame(game, 'A', 'T')), to(...end));
}

function refused(played: Played): Partial<Record<Reaction, readonly string[]>> {
  const pending = engine.pending(played.game);
  if (pending.wait !== 'decision') throw new Error('no question');
  return Object.fromEntries(
    pending.decision
      .refused()
      .map(({ choice, reasons }) => [
        choice.choose === 'reaction' ? choice.reaction : '',
        reasons.map(({ rule }) => rule),
      ]),
  );
}

const ended = (played: Played) => factsOf(played, 'attackEnded').map(({ why }) => why);

describe('CHG-13, CHG-14: the declaration', () => {
  test('CHG-14 nothing has happened when it is asked for', () => {
    expect(charged([A, T], [5, 5]).game.frames.at(-1)).toEqual({
      procedure: 'reaction',
      at: 'declare',
      attack: 'charge',
      attacker: 'A',
      target: 'T',
      distance: 3,
      targetInContact: false,
      inContact: [],
      protectors: [],
      hexQ: 5,
      hexR: 4,
      reaction: 'nothing',
      friend: '',
      gone: false,
      counterCharged: false,
      squareFormed: false,
      fireLosses: 0,
      targetLost: 0,
    });
  });

  test('CHG-13, MAN-12 what is refused is told with its reasons, and nothing else', () => {
    expect(refused(charged())).toEqual({ counterCharge: ['CHG-13'], evade: ['MAN-12'] });
  });

  test('CHG-13, FRM-07 the closed column is no near miss but of a Large battalion', () => {
    const large: UnitSpec = { ...T, skills: ['largeBattalion'] };
    expect(refused(charged([A, large]))).toMatchObject({ closedColumn: ['FRM-21'] });
    // against foot a closed column is refused, too
    const column: UnitSpec = { ...large, formation: 'column' };
    expect(refused(charged([COLUMN, column]))).toMatchObject({ closedColumn: ['CHG-13'] });
  });

  test('CHG-15, CHG-23, CHG-35 an evade takes no test, and may be pursued', () => {
    const light: UnitSpec = { ...T, type: 'lightCavalry', strength: 6 };
    const evaded = go(charged([A, light]), { choose: 'reaction', reaction: 'evade' });
    expect(waitsFor(evaded.game)).toBe('red move');
    expect(factsOf(evaded, 'reactionDeclared')).toEqual([
      { fact: 'reactionDeclared', unit: 'T', reaction: 'evade', rule: 'CHG-23' },
    ]);
    expect(factsOf(evaded, 'testExempt')).toEqual([]);
    const gone = go(evaded, to(5, 1));
    expect(waitsFor(gone.game)).toBe('blue pursue');
    expect(factsOf(gone, 'attackEnded')).toEqual([]);
  });
});

describe('CHG-29, ASL-16: the target’s shot', () => {
  test('CHG-29, LOS-04 a charger that it destroys charges no more; no friend is asked', () => {
    const weak: UnitSpec = { ...A, strength: 3, initialStrength: 12 };
    const over = go(charged([weak, T, F]), FIRE, [1, 1], hits(3));
    expect(unitAfter(over, 'A').fate).toBe('eliminated');
    expectOver(over);
    expect(ended(over)).toEqual(['shaken']);
    expect(factsOf(over, 'forced')).toEqual([]);
  });

  test('CHG-24 without a friend that could react nothing is asked', () => {
    const played = go(charged(), STAND, [1, 1]);
    expect(waitsFor(played.game)).toBe('blue attack');
    expect(factsOf(played, 'forced')).toEqual([]);
  });

  test('R-97, R-139, MOR-07 no village helps the charger in its test, an assailant it does', () => {
    const shot = go(charged([COLUMN, T], [4, 5], { hexes: VILLAGE }), FIRE, [1, 1], [5, 5, 5], [1, 1, 1]);
    expect(dice(shot)).toMatchObject({ dice: 'sum', plus: -7 });
    const line: UnitSpec = { ...COLUMN, formation: 'line', at: [4, 6] };
    const game = position({ units: [line, T], hexes: VILLAGE });
    const assaulted = go(start(game, assaultFrame(game, 'A', 'T')), to(4, 5), FIRE, [5, 5, 5], [1, 1, 1]);
    expect(dice(assaulted)).toMatchObject({ dice: 'sum', plus: -10 });
  });
});

describe('CHG-24 to CHG-28: the friend’s reaction', () => {
  const fired = (n: number, ...test: readonly (readonly number[])[]) =>
    go(charged([A, T, F]), FIRE, [1, 1], hits(n), ...test, FRIEND_FIRE, [1, 1]);

  test('CHG-26, CHG-27, CHG-28 is told with its statement', () => {
    expect(factsOf(fired(0), 'friendReacts')).toEqual([
      { fact: 'friendReacts', unit: 'F', reaction: 'defensiveFire', rule: 'CHG-28' },
    ]);
    const dragoons: UnitSpec = { id: 'F', side: 'red', type: 'mediumCavalry', at: [7, 3], facing: 3 };
    const countered = go(charged([A, T, dragoons], [5, 5]), STAND, [1, 1], {
      choose: 'friendCounterCharge',
      unit: 'F',
    });
    expect(factsOf(countered, 'friendReacts')).toEqual([
      { fact: 'friendReacts', unit: 'F', reaction: 'counterCharge', rule: 'CHG-27' },
    ]);
  });

  test('CHG-24 it may, and need not', () => {
    const asked = go(charged([A, T, F]), STAND, [1, 1]);
    expect(waitsFor(asked.game)).toBe('red friendReaction');
    const quiet = go(asked, { choose: 'noFriend' });
    expect(waitsFor(quiet.game)).toBe('blue attack');
    expect(factsOf(quiet, 'friendReacts')).toEqual([]);
    expect(ended(quiet)).toEqual([]);
  });

  test('CHG-29 its shot may end the charge: a test failed, or the charger destroyed', () => {
    const shaken = go(fired(0), hits(3), [6, 6], { choose: 'stay' });
    expect(ended(shaken)).toEqual(['shaken']);
    expectOver(shaken);
    const weak: UnitSpec = { ...A, strength: 3, initialStrength: 12 };
    const slain = go(charged([weak, T, F]), STAND, [1, 1], FRIEND_FIRE, [1, 1], hits(3));
    expect(ended(slain)).toEqual(['shaken']);
    expectOver(slain);
  });

  test('CHG-29 a test passed, or none, and the charge goes on', () => {
    expect(waitsFor(go(fired(0), hits(3), [1, 1]).game)).toBe('blue attack');
    expect(waitsFor(go(fired(0), hits(2)).game)).toBe('blue attack');
  });

  test('MOR-02, R-136 two shots add up only if the first has caused no test', () => {
    expect(waitsFor(go(fired(1), hits(2)).game)).toBe('blue rolls morale');
    expect(waitsFor(go(fired(3, [1, 1]), hits(2)).game)).toBe('blue attack');
    expect(waitsFor(go(fired(3, [1, 1]), hits(3)).game)).toBe('blue rolls morale');
  });

  test('R-97, R-139 in the test for its shot no village helps a charger, an assailant it does', () => {
    const line: UnitSpec = { ...COLUMN, formation: 'line', at: [4, 6] };
    const shot = (played: Played) => go(played, FRIEND_FIRE, [1, 1], [5, 5, 5], [1, 1, 1]);
    const ridden = shot(go(charged([COLUMN, T, F], [4, 5], { hexes: VILLAGE }), STAND, [1, 1]));
    expect(about(ridden)).toMatchObject({ unit: 'A', commandValue: { total: 7 } });
    const game = position({ units: [line, T, F], hexes: VILLAGE });
    const assaulted = shot(go(start(game, assaultFrame(game, 'A', 'T')), to(4, 5), STAND));
    expect(about(assaulted)).toMatchObject({ unit: 'A', commandValue: { total: 10 } });
  });

  test('R-91 friend_countercharge_cancels_double=no: the target’s own counter-charge cancels it all the same', () => {
    const hussars: UnitSpec = { ...T, type: 'mediumCavalry', strength: 8 };
    const dragoons: UnitSpec = { id: 'F', side: 'red', type: 'mediumCavalry', at: [7, 3], facing: 3 };
    const support: UnitSpec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 0 };
    const houseRules = { friend_countercharge_cancels_double: 'no' } as const;
    const met = (reaction: Choice) =>
      go(
        charged([A, hussars, dragoons, support], [5, 5], { houseRules }),
        reaction,
        [1, 1],
        { choose: 'friendCounterCharge', unit: 'F' },
        [1, 1],
        { choose: 'attack' },
      );
    expect(dice(met({ choose: 'reaction', reaction: 'counterCharge' }))).toMatchObject({ count: 4 });
    expect(dice(met(STAND))).toMatchObject({ count: 8 });
  });
});
