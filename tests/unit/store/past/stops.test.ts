import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../src/rules/state/facts.ts';
import { stopFrom, stopsOf } from '../../../../src/store/past/stops.ts';
import type { GameLogEntry } from '../../../../src/store/state.ts';

function entry(at: number, more: Partial<GameLogEntry> = {}): GameLogEntry {
  return {
    ...{ at, turn: 1, depth: 4, side: 'blue', question: null, choice: null },
    ...{ roll: null, faces: [], source: null, facts: [] },
    ...more,
  };
}

const began: Fact = { fact: 'turnBegan', side: 'red', turn: 1 };
const LOG = [
  entry(0),
  entry(1, { question: { ask: 'action', unit: 'a' } }),
  entry(2),
  entry(3, { choice: { choose: 'fleeWithoutOrder', unit: 'b' }, facts: [began] }),
  entry(4),
];

describe('stops on the way through a battle', () => {
  test.each([
    { stride: 'answer', want: [0, 1, 2, 3, 4, 5] },
    { stride: 'unit', want: [0, 1, 3, 4, 5] },
    { stride: 'turn', want: [0, 4, 5] },
  ] as const)('$stride', ({ stride, want }) => {
    expect(stopsOf(LOG, stride)).toEqual(want);
  });

  test('a battle without answers has one board', () => {
    expect(stopsOf([], 'turn')).toEqual([0]);
  });

  test('the next one, the one before, and none beyond the last', () => {
    expect(stopFrom([0, 4, 5], 2, 1)).toBe(4);
    expect(stopFrom([0, 4, 5], 4, -1)).toBe(0);
    expect(stopFrom([0, 4, 5], 5, 1)).toBe(5);
    expect(stopFrom([0, 4, 5], 0, -1)).toBe(0);
  });
});
