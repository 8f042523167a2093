import { describe, expect, test } from 'vitest';
import {
  boardOf,
  cellOf,
  hexOfCell,
  marksAt,
  occupants,
  standingOf,
} from '../../../../src/rules/ground/board.ts';
import { changeUnit } from '../../../../src/rules/state/game.ts';
import { position } from '../../../support/position.ts';

const BLUE = { id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 6] } as const;

describe('the map as one array of cells', () => {
  test('TER-11, MAN-30 a cell beyond the margin is no ground, and nobody stands there', () => {
    const g = position({ units: [BLUE] });
    const board = boardOf(g);
    expect(marksAt(board, -1)).toBe(0);
    expect(occupants(g, board)(-1)).toBeUndefined();
    expect(() => hexOfCell(board, -1)).toThrow('no cell -1');
  });

  test('GEO-02, LOS-04 who stands on a cell: the gone stand nowhere', () => {
    const g = position({ units: [{ ...BLUE, id: 'gone', at: [4, 6], fate: 'eliminated' }, BLUE] });
    const board = boardOf(g);
    expect(occupants(g, board)(cellOf(board, { q: 3, r: 6 }))?.id).toBe('A');
    expect(occupants(g, board)(cellOf(board, { q: 4, r: 6 }))).toBeUndefined();
  });

  test('TER-01 the map is compiled once for a battle, the units placed once for each of their positions', () => {
    const g = position({ units: [BLUE] });
    const board = boardOf(g);
    expect(boardOf({ ...g, turn: 2 })).toBe(board);
    expect(standingOf({ ...g, turn: 2 }, board)).toBe(standingOf(g, board));
    expect(standingOf(changeUnit(g, 'A', { panicked: true }), board)).not.toBe(standingOf(g, board));
  });
});
