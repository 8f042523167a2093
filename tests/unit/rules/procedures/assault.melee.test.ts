/** What an assault remembers, and how its melee ends. */

import { describe, expect, test } from 'vitest';
import { assaultFrame, assaultOnTheSpot } from '../../../../src/rules/procedures/assault.ts';
import { ATTACK, STAND, STRIKE_BACK } from '../../../support/choices.ts';
import {
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** A looks up to (4, 5) and (5, 5); T down to the same two. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };

function assaulted(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}) {
  const game = position({ ...spec, units });
  return start(game, assaultFrame(game, 'A', 'T'));
}

function met(units: readonly UnitSpec[] = [A, T], spec: Omit<PositionSpec, 'units'> = {}) {
  return go(assaulted(units, spec), to(5, 5), STAND);
}

describe('ASL-01: what the declaration records', () => {
  test('ASL-01, GEO-20 distance, contacts, friends in contact; nothing lost yet', () => {
    const friend: UnitSpec = { ...T, id: 'F', at: [5, 6], facing: 4 };
    const g = position({ units: [A, T, friend] });
    expect(assaultFrame(g, 'A', 'T')).toEqual({
      procedure: 'assault',
      at: 'declare',
      assailant: 'A',
      target: 'T',
      distance: 2,
      targetInContact: false,
      inContact: ['F'],
      protectors: ['F'],
      outflanked: true,
      assailantStrength: 0,
      targetStrength: 0,
      assailantLost: 0,
      targetLost: 0,
      first: '',
    });
  });

  test('ASL-03, R-124 of those in contact with the assailant the target itself is noted apart', () => {
    const friend: UnitSpec = { ...T, id: 'F', at: [4, 4] };
    const g = position({ units: [{ ...A, at: [4, 5] }, T, friend] });
    expect(assaultFrame(g, 'A', 'T')).toMatchObject({ targetInContact: true, inContact: ['F'] });
  });

  test('SKL-17.1, R-20, CHG-17 an assault on the spot is declared by one in contact with its target', () => {
    const near: UnitSpec = { ...A, at: [5, 5] };
    const alone = position({ units: [near, T] });
    expect(assaultOnTheSpot(alone, 'A', 'T')).toMatchObject({
      targetInContact: true,
      inContact: [],
      outflanked: false,
      still: true,
      distance: 1,
    });
  });

  test('R-88, R-41 a target in extended line hands the reaction both its hexes', () => {
    const line: UnitSpec = {
      ...{ ...T, skills: ['linearOrder'], formation: 'extendedLine', at: [5, 4] },
    };
    const played = go(assaulted([A, line]), to(5, 5));
    expect(played.game.frames.at(-1)).toMatchObject({ procedure: 'reaction', lineFacing: 2 });
    expect(go(assaulted([A, T]), to(5, 5)).game.frames.at(-1)).not.toHaveProperty('lineFacing');
  });

  test('ASL-04, MAN-17 an assailant lost while it slips away attacks no one', () => {
    const weak: UnitSpec = { ...A, at: [5, 5], strength: 2, initialStrength: 20 };
    const flanker: UnitSpec = { ...T, id: 'X', at: [6, 5], facing: 4 };
    const played = go(assaulted([weak, T, flanker]), to(4, 5));
    expect(unitAfter(played, 'A').fate).toBe('eliminated');
    expect(factsOf(played, 'reactionDeclared')).toEqual([]);
    expectOver(played);
  });
});

describe('ASL-09, ASL-10: the end of a melee', () => {
  test('ASL-09 an assailant slain by the answer ends it: no one tests', () => {
    const weak: UnitSpec = { ...A, strength: 4, initialStrength: 20 };
    const played = go(met([weak, T]), ATTACK, [4, 4, 4, 1, 1, 1], [1, 1, 1], STRIKE_BACK, [4, 4, 4, 4, 1, 1]);
    expect(unitAfter(played, 'A').fate).toBe('eliminated');
    expect(unitAfter(played, 'T').strength).toBe(17);
    expectOver(played);
    expect(factsOf(played, 'attackEnded')).toEqual([
      { fact: 'attackEnded', unit: 'A', why: 'fought', rule: 'ASL-09' },
    ]);
  });

  test('ASL-09, CBT-17 one die left is asked for its answer, which may be refused', () => {
    const flanked: UnitSpec = { ...T, facing: 5 };
    const played = go(assaulted([A, flanked]), to(5, 5), STAND, ATTACK, [1, 1, 1, 1, 1, 1]);
    expect(waitsFor(played.game)).toBe('red strikeBack');
    expect(choices(played)).toEqual([STRIKE_BACK, { choose: 'decline' }]);
    expect(dice(go(played, STRIKE_BACK))).toMatchObject({ count: 1 });
    expectOver(go(played, { choose: 'decline' }));
  });

  test('ASL-10, R-08 the assaulted unit tests against its assailant, with those who covered its flanks', () => {
    const flank: UnitSpec = { ...T, id: 'F', at: [4, 4] };
    const played = go(met([A, T, flank]), ATTACK, [4, 4, 4, 1, 1, 1], STRIKE_BACK, [1, 1, 1, 1, 1, 1]);
    expect(played.game.frames.at(-1)).toMatchObject({
      procedure: 'morale',
      unit: 'T',
      purpose: 'losses',
      enemy: 'A',
      attacker: 'A',
      protectors: ['F'],
    });
    expectOver(go(played, [1, 1]));
  });

  test('ASL-10, R-08 the assailant tests against the assaulted unit; nobody attacks it, nobody covers it', () => {
    const flank: UnitSpec = { ...T, id: 'F', at: [4, 4] };
    const played = go(met([A, T, flank]), ATTACK, [1, 1, 1, 1, 1, 1], STRIKE_BACK, [4, 4, 4, 1, 1, 1]);
    expect(played.game.frames.at(-1)).toMatchObject({
      unit: 'A',
      enemy: 'T',
      attacker: null,
      protectors: [],
    });
  });
});

describe('R-112 melee_truly_simultaneous: the last blow', () => {
  const houseRules = { melee_truly_simultaneous: 'yes' } as const;

  test('R-112 the fallen stands for the blow with one point, and is counted lost once', () => {
    const played = go(
      met([A, { ...T, strength: 3, initialStrength: 20 }], { houseRules }),
      ATTACK,
      [4, 4, 4, 1, 1, 1],
    );
    expect(unitAfter(played, 'T')).toMatchObject({ fate: 'present', strength: 1 });
    expect(factsOf(go(played, [1, 1, 1, 1, 1, 1]), 'eliminated')).toHaveLength(1);
  });

  test('R-112, CBT-17 an outflanked one strikes with its one die', () => {
    const flanked: UnitSpec = { ...T, facing: 5, strength: 3, initialStrength: 20 };
    const played = go(
      go(assaulted([A, flanked], { houseRules }), to(5, 5), STAND),
      ATTACK,
      [4, 4, 4, 1, 1, 1],
    );
    expect(dice(played)).toMatchObject({ count: 1 });
  });

  test('R-112, CBT-16 a panicked one has nothing to strike with', () => {
    const mob: UnitSpec = { ...T, panicked: true, formation: 'horde', strength: 3, initialStrength: 20 };
    const played = go(met([A, mob], { houseRules }), ATTACK, [4, 4, 4, 1, 1, 1]);
    expect(factsOf(played, 'struck').map(({ unit }) => unit)).toEqual(['A']);
    expectOver(played);
  });
});
