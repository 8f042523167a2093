import { describe, expect, test } from 'vitest';
import { activationFrame } from '../../../../src/rules/state/calledFrames.ts';
import { about, choices, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 };
const STUBBORN: UnitSpec = { ...A, skills: ['tenacious'] };

function activated(units: readonly UnitSpec[]) {
  const game = position({ units: [...units, E] });
  return start(
    game,
    activationFrame(
      game,
      units.map(({ id }) => id),
    ),
  );
}

describe('ORD-11: the test of Tenacious units', () => {
  test('ORD-11, R-23 in extended line it is owed too', () => {
    const line: UnitSpec = { ...STUBBORN, skills: ['tenacious', 'linearOrder'], formation: 'extendedLine' };
    expect(about(activated([line]))).toMatchObject({ about: 'morale', purpose: 'tenacity', unit: 'A' });
  });

  test('ORD-11, R-23 in column, in square or panicked it is not', () => {
    for (const formation of ['column', 'square'] as const)
      expect(waitsFor(activated([{ ...STUBBORN, formation }]).game)).toBe('blue action');
    const mob = activated([{ ...STUBBORN, panicked: true }]);
    expect(waitsFor(mob.game)).toBe('blue action');
    expect(factsOf(mob, 'testLost')).toEqual([]);
  });

  test('ORD-11, R-23 every Tenacious line of the group tests, before any of them acts', () => {
    const group = [0, 1, 2].map((n): UnitSpec => ({ ...STUBBORN, id: `A${n}`, at: [2 + n, 9] }));
    const first = activated(group);
    expect(about(first)).toMatchObject({ unit: 'A0' });
    const second = go(first, [6, 6]);
    expect(about(second)).toMatchObject({ unit: 'A1' });
    const third = go(second, [1, 1]);
    expect(about(third)).toMatchObject({ unit: 'A2' });
    const over = go(third, [6, 6]);
    expect(waitsFor(over.game)).toBe('blue actingUnit');
    expect(group.map(({ id }) => unitAfter(over, id).mayNotManoeuvre)).toEqual([true, false, true]);
    expect(factsOf(over, 'mayNotManoeuvre')).toEqual([
      { fact: 'mayNotManoeuvre', unit: 'A0', rule: 'ORD-11' },
      { fact: 'mayNotManoeuvre', unit: 'A2', rule: 'ORD-11' },
    ]);
  });
});

test('SEQ-08, LOS-04 who has fallen before its turn in the group is not asked for', () => {
  const fallen: UnitSpec = { ...A, id: 'B', at: [3, 9], fate: 'eliminated', strength: 0 };
  const other: UnitSpec = { ...A, id: 'C', at: [4, 9] };
  expect(choices(activated([A, fallen, other]))).toEqual([
    { choose: 'unit', unit: 'A' },
    { choose: 'unit', unit: 'C' },
  ]);
});
