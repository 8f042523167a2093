/** The blow of a friend of the target that has counter-charged, which an option of R-92 grants. */

import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import { DECLINE, STRIKE_BACK } from '../../../support/choices.ts';
import {
  about,
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

/** The charger before its target; F on its right, looking at it; S keeps F from outflanking it. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 5], facing: 5, strength: 12 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };
const F: UnitSpec = { id: 'F', side: 'red', type: 'mediumCavalry', at: [6, 5], facing: 3 };
const S: UnitSpec = { id: 'S', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 0 };
const MISS = [1, 1, 1, 1];
const THREE = [4, 4, 4];

function shocked(units: readonly UnitSpec[], hexes: readonly GroundHex[] = []): Played {
  // where panicked units engage, too, panic alone keeps them from striking: CBT-16
  const houseRules = { countercharger_fights: 'yes', panicked_units_engage: 'yes' } as const;
  const game = position({ units, hexes, houseRules });
  const frame = { ...chargeFrame(game, 'A', 'T'), at: 'shock', counterCharged: true } as const;
  return start(game, { ...frame, counterCharger: 'F' });
}

/** The charger misses, the target leaves it at that: F may strike. */
function missed(units: readonly UnitSpec[] = [A, T, F, S], hexes: readonly GroundHex[] = []): Played {
  return go(shocked(units, hexes), MISS, DECLINE);
}

const ended = (played: Played) => factsOf(played, 'attackEnded').map(({ why }) => why);
const strikers = (played: Played) => factsOf(played, 'struck').map(({ unit }) => unit);

describe('R-92 countercharger_fights=yes: the friend strikes', () => {
  test('R-92, CHG-33 with all its dice, whatever it has lost before', () => {
    const played = missed([A, T, { ...F, strength: 2, initialStrength: 8 }, S]);
    expect(about(played)).toMatchObject({ about: 'strike', kind: 'strikeBack', attacker: 'F', target: 'A' });
    expect(dice(played)).toMatchObject({ count: 3 });
  });

  test('R-92, CBT-17 outflanked, with its one die', () => {
    const behind: UnitSpec = { ...S, id: 'R', at: [7, 5], facing: 4 };
    expect(dice(missed([A, T, F, S, behind]))).toMatchObject({ count: 1 });
  });

  test('R-92 not if it does not engage the charger, is panicked or gone', () => {
    const others: readonly Partial<UnitSpec>[] = [
      { facing: 0 },
      { panicked: true, formation: 'horde' },
      { fate: 'eliminated', strength: 0 },
      { at: [8, 5] },
    ];
    for (const more of others) {
      const over = missed([A, T, { ...F, ...more }, S]);
      expectOver(over);
      expect(strikers(over)).toEqual(['A']);
      expect(ended(over)).toEqual(['fought']);
    }
  });

  test('R-92, LOS-04 not at a charger that the target has slain', () => {
    const weak: UnitSpec = { ...A, strength: 3, initialStrength: 12 };
    const over = go(shocked([weak, T, F, S]), MISS, STRIKE_BACK, [...THREE, 1, 1, 1]);
    expect(unitAfter(over, 'A').fate).toBe('eliminated');
    expectOver(over);
    expect(strikers(over)).toEqual(['A', 'T']);
  });

  test('R-92 nor at one that has fled, be it no farther than it stands', () => {
    const walls = [
      [4, 6],
      [5, 6],
    ] as const;
    const hexes = walls.map(([q, r]) => ({ q, r, terrain: 'impassable', hill: false }) as const);
    let played = go(shocked([A, T, F], hexes), [4], DECLINE);
    expect(strikers(played)).toEqual(['A']);
    // alone it is outflanked: one die for its blow, three less on its test
    played = go(shocked([A, T, F], hexes), [4], STRIKE_BACK, [...THREE, 1, 1], [6, 6], { choose: 'flee' });
    while (waitsFor(played.game).startsWith('blue'))
      played = waitsFor(played.game).includes('rolls')
        ? go(played, [1])
        : go(played, { choose: 'facing', facing: 2 });
    expect(unitAfter(played, 'A')).toMatchObject({ panicked: true, hexes: [{ q: 5, r: 5 }] });
    expectOver(played);
    expect(strikers(played)).toEqual(['A', 'T']);
  });
});

describe('R-92, MOR-01: what the friend’s blow brings', () => {
  test('MOR-01 three points make the charger test against it, without the help of a village', () => {
    const hurt = go(missed(), THREE);
    expect(hurt.game.frames.at(-1)).toMatchObject({
      procedure: 'morale',
      unit: 'A',
      purpose: 'losses',
      enemy: 'F',
      charging: true,
    });
    const over = go(hurt, [1, 1]);
    expectOver(over);
    expect(ended(over)).toEqual(['fought']);
  });

  test('MOR-01, LOS-04 two points or death make none', () => {
    expect(ended(go(missed(), [4, 4, 1]))).toEqual(['fought']);
    const dead = go(missed([{ ...A, strength: 3, initialStrength: 12 }, T, F, S]), THREE);
    expect(unitAfter(dead, 'A').fate).toBe('eliminated');
    expectOver(dead);
  });

  const answered = (first: readonly number[], ...more: readonly (readonly number[])[]) =>
    go(
      shocked([A, T, F, S]),
      MISS,
      STRIKE_BACK,
      [...first, ...Array<number>(6 - first.length).fill(1)],
      ...more,
    );

  test('R-92, MOR-01 it is one shock: two points of the target and one of the friend make a test', () => {
    const hurt = answered([4, 4], [4, 1, 1]);
    expect(waitsFor(hurt.game)).toBe('blue rolls morale');
    expect(about(hurt)).toMatchObject({ unit: 'A', purpose: 'losses' });
    expect(unitAfter(hurt, 'A').strength).toBe(9);
    expect(ended(go(hurt, [1, 1]))).toEqual(['fought']);
    // the other way round
    expect(waitsFor(answered([4], [4, 4, 1]).game)).toBe('blue rolls morale');
  });

  test('R-92 two points of both together make none, nor does the friend’s miss', () => {
    expect(ended(answered([4], [4, 1, 1]))).toEqual(['fought']);
    expect(ended(answered([4, 4], [1, 1, 1]))).toEqual(['fought']);
  });

  test('R-92 of a blow of the target of which nothing is noted nothing is added', () => {
    const game = position({ units: [A, T, F, S], houseRules: { countercharger_fights: 'yes' } });
    const alone = start(game, { ...chargeFrame(game, 'A', 'T'), at: 'friendStrike', counterCharger: 'F' });
    expect(ended(go(alone, [4, 4, 1]))).toEqual(['fought']);
    expect(waitsFor(go(alone, THREE).game)).toBe('blue rolls morale');
  });

  test('R-92, R-136 what has caused a test is not counted again', () => {
    const over = answered(THREE, [1, 1], [4, 4, 1]);
    expectOver(over);
    expect(factsOf(over, 'testPassed')).toHaveLength(1);
    expect(waitsFor(answered(THREE, [1, 1], THREE).game)).toBe('blue rolls morale');
  });

  /** The blow slays the target before F strikes. */
  const WEAK: UnitSpec = { ...T, strength: 1, initialStrength: 20 };
  const slain = (a: Partial<UnitSpec> = {}) => go(shocked([{ ...A, ...a }, WEAK, F, S]), [4, 1, 1, 1]);

  test('R-92, CHG-35, R-69 with the target gone it strikes all the same; in contact with it nobody pursues', () => {
    expect(strikers(slain())).toEqual(['A']);
    const over = go(slain(), [1, 1, 1]);
    expect(strikers(over)).toEqual(['A', 'F']);
    expect(factsOf(over, 'noPursuit')).toHaveLength(1);
    const tested = go(slain(), THREE, [1, 1]);
    expect(factsOf(tested, 'noPursuit')).toHaveLength(1);
    expectOver(tested);
  });

  test('R-92, CHG-34 a charger slain or put to flight by it pursues no one', () => {
    const dead = go(slain({ strength: 3, initialStrength: 12 }), THREE);
    expectOver(dead);
    expect(factsOf(dead, 'noPursuit')).toEqual([]);
    expect(ended(dead)).toEqual([]);
    let fled = go(slain(), THREE, [6, 6], { choose: 'flee' });
    while (waitsFor(fled.game) !== 'over')
      fled = waitsFor(fled.game).includes('rolls') ? go(fled, [3]) : go(fled, (legal) => legal[0] ?? DECLINE);
    expect(unitAfter(fled, 'A').panicked).toBe(true);
    expect(factsOf(fled, 'noPursuit')).toEqual([]);
  });
});
