/** What is told of a map while it is drawn: whether both sides get through, and where not. */
import { describe, expect, test } from 'vitest';
import { hexAt, hexesOf } from '@/geometry/shape.ts';
import { hexesOfSide, sideKey } from '@/geometry/side.ts';
import { painted, stroked } from '@/mapmaking/paint.ts';
import { passageOf } from '@/mapmaking/passage.ts';
import type { BattleMap } from '@/rules/state/game.ts';
import { UNIT_TYPES } from '@/rules/state/vocabulary.ts';

const shape = { kind: 'rectangle', columns: 12, rows: 10 } as const;
const open: BattleMap = { shape, hexes: [], sides: [] };
const row = Array.from({ length: 12 }, (_, column) => hexAt(column, 5));
/** The sides between the sixth row and the seventh. */
const banks = row.flatMap(({ q, r }) => [
  { q, r, side: 2 } as const,
  { q: q - 1, r: r + 1, side: 0 } as const,
]);
const river = stroked(open, banks, { lay: 'side', terrain: 'river' });
const keys = (sides: readonly Parameters<typeof sideKey>[0][]) => sides.map(sideKey).sort((a, b) => a - b);

describe('whether both sides get through', () => {
  test('over open ground: yes, and nothing is barred', () => {
    expect(passageOf(open)).toEqual({ barred: [], strictOnly: false, cutOff: [], barrier: [] });
  });

  test('TER-11: not over a row of impassable ground, and the barrier runs along it', () => {
    const passage = passageOf(painted(open, row, { lay: 'terrain', terrain: 'impassable' }));
    expect(passage.barred).toEqual(UNIT_TYPES);
    expect(passage.strictOnly).toBe(false);
    const rows = passage.barrier.flatMap((side) => hexesOfSide(side).map(({ r }) => r));
    expect(new Set(rows)).toEqual(new Set([4, 5]));
    // every hex of the fifth row touches two of the sixth, but one at the end of it
    expect(passage.barrier).toHaveLength(23);
  });

  test('R-144: a river bars the way only where it is crossed by bridges and fords alone, along its banks', () => {
    const passage = passageOf(river);
    expect(passage.barred).toEqual(UNIT_TYPES);
    expect(passage.strictOnly).toBe(true);
    expect(keys(passage.barrier)).toEqual(keys(river.sides));
    const bridged = stroked(river, [{ ...hexAt(4, 5), side: 2 }], { lay: 'side', terrain: 'bridge' });
    expect(passageOf(bridged)).toEqual({ barred: [], strictOnly: false, cutOff: [], barrier: [] });
  });

  test('a lake beside the way is no barrier', () => {
    const lake = painted(open, [hexAt(5, 3), hexAt(6, 3)], { lay: 'terrain', terrain: 'impassable' });
    expect(passageOf(lake).barrier).toEqual([]);
    const both = painted(lake, row, { lay: 'terrain', terrain: 'impassable' });
    for (const side of passageOf(both).barrier)
      expect(
        hexesOfSide(side)
          .map(({ r }) => r)
          .sort(),
      ).toEqual([4, 5]);
  });

  test('an edge that nobody can stand on is barred from the other', () => {
    const walled = painted(
      open,
      hexesOf(shape).filter(({ r }) => r === 0),
      { lay: 'terrain', terrain: 'impassable' },
    );
    const { barred, barrier } = passageOf(walled);
    expect(barred).toEqual(UNIT_TYPES);
    for (const side of barrier)
      expect(
        hexesOfSide(side)
          .map(({ r }) => r)
          .sort(),
      ).toEqual([0, 1]);
    expect(barrier.length).toBeGreaterThan(0);
  });

  test('a corner that is cut off is named', () => {
    const cornered = painted(open, [hexAt(0, 1), hexAt(1, 0)], { lay: 'terrain', terrain: 'impassable' });
    expect(passageOf(cornered)).toEqual({
      barred: [],
      strictOnly: false,
      cutOff: [hexAt(0, 0)],
      barrier: [],
    });
  });
});
