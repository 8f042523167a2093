import { describe, expect, test } from 'vitest';
import { readFaces } from '../../../../src/engine/dice.ts';
import { strike, strikeFrame } from '../../../../src/rules/procedures/strike.ts';
import type { StrikeKind } from '../../../../src/rules/state/facts.ts';
import { about, dice, factsOf, go, type Played, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [3, 6] };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5], strength: 20 };
const SQUARE: UnitSpec = { ...T, formation: 'square', facing: 0 };

/** The dice heavy cavalry rolls at a line, steady or panicked. */
function diceAt(panicked: boolean) {
  const g = position({ units: [A, { ...T, panicked }] });
  const { roll } = strike.dice;
  if (!roll) throw new Error('the blow is no longer rolled here');
  return roll(g, strikeFrame('A', 'T', 'melee')).dice;
}

test('CBT-03 each 4, 5 or 6 is a hit of 1 strength point', () => {
  expect(diceAt(false)).toEqual({ dice: 'pool', count: 4, from: 4, six: 1 });
  expect(readFaces(diceAt(false), [3, 4, 5, 6])).toBe(3);
});

test('CBT-03, CBT-06 a 6 costs a panicked unit 2', () => {
  expect(readFaces(diceAt(true), [3, 4, 5, 6])).toBe(4);
});

function struck(kind: StrikeKind, units: readonly UnitSpec[], more: Parameters<typeof strikeFrame>[3] = {}) {
  return start(position({ units }), strikeFrame('A', 'T', kind, more));
}

const told = (played: Played) => played.facts.map(({ fact }) => fact);

describe('CBT-03: one blow', () => {
  test('CBT-03 as it begins nothing adds to it and nothing is known of strengths', () => {
    expect(strikeFrame('A', 'T', 'charge')).toEqual({
      procedure: 'strike',
      at: 'dice',
      striker: 'A',
      target: 'T',
      kind: 'charge',
      doubled: false,
      outflankedAtDeclaration: false,
      reduction: 0,
      strikerStrength: 0,
      targetStrength: 0,
      hits: 0,
    });
    expect(strikeFrame('A', 'T', 'charge', { doubled: true }).doubled).toBe(true);
  });

  test('CBT-03 a miss costs nothing and calls for no save, of a square either', () => {
    expect(told(go(struck('charge', [A, SQUARE]), [1, 2, 3, 3]))).toEqual(['struck']);
  });

  test('SAV-01, SAV-02, SAV-03 a square saves each hit of cavalry on 4 or more, one point by each success', () => {
    const hit = go(struck('charge', [A, SQUARE]), [4, 5, 6, 1]);
    expect(about(hit)).toMatchObject({ about: 'saves', losses: 3, from: 4, entitlements: ['SAV-03'] });
    expect(dice(hit)).toEqual({ dice: 'pool', count: 3, from: 4, six: 1 });
    const saved = go(hit, [6, 3, 1]);
    expect(factsOf(saved, 'saved')).toEqual([{ fact: 'saved', unit: 'T', saved: 1, of: 3, rule: 'SAV-01' }]);
    expect(factsOf(saved, 'losses')).toMatchObject([{ unit: 'T', lost: 2, left: 18, cause: 'closeCombat' }]);
    expect(told(go(hit, [4, 5, 6]))).toEqual(['struck', 'saved']);
  });

  test('SAV-01 a position that rolls where there is no right saves nothing', () => {
    const frame = strikeFrame('A', 'T', 'charge', { at: 'saves', hits: 2 });
    const played = start(position({ units: [A, T] }), frame);
    expect(dice(played)).toEqual({ dice: 'pool', count: 2, from: 7, six: 1 });
    expect(about(played)).toMatchObject({ from: 7, entitlements: [] });
  });

  test('LOS-05, SAV-01 guns that save every hit have nothing to pass on', () => {
    const guns: UnitSpec = { ...T, type: 'heavyFootBattery', strength: 5 };
    const friend: UnitSpec = { ...T, id: 'F', at: [4, 5] };
    // they stand on a hill
    const hexes = [{ q: 3, r: 5, terrain: 'open', hill: true }] as const;
    const played = start(position({ units: [A, guns, friend], hexes }), strikeFrame('A', 'T', 'charge'));
    expect(told(go(played, [4, 4, 1, 1], [4, 4]))).toEqual(['struck', 'saved']);
    expect(waitsFor(go(played, [4, 4, 1, 1], [4, 1]).game)).toBe('red transfer');
  });

  test('LOS-05 nobody but guns is asked to pass losses on', () => {
    const friend: UnitSpec = { ...T, id: 'F', at: [4, 5] };
    const played = go(struck('charge', [A, T, friend]), [4, 4, 1, 1]);
    expect(told(played)).toEqual(['struck', 'losses']);
    expect(unitAfter(played, 'T').strength).toBe(18);
  });
});

describe('SAV-03: the right of the stronger', () => {
  const strengths = { strikerStrength: 8, targetStrength: 16 };

  test('SAV-03, R-112 in a melee, be the blow the first or the answer', () => {
    for (const kind of ['melee', 'meleeAnswer'] as const)
      expect(waitsFor(go(struck(kind, [A, T], strengths), [4, 1, 1, 1]).game)).toBe('red rolls saves');
  });

  test('SAV-03, R-112 not in a shock', () => {
    for (const kind of ['charge', 'pursuit', 'strikeBack'] as const)
      expect(told(go(struck(kind, [A, T], strengths), [4, 1, 1, 1]))).toEqual(['struck', 'losses']);
  });
});
