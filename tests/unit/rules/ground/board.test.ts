import { describe, expect, test } from 'vitest';
import { DIRECTIONS, step } from '../../../../src/geometry/hex.ts';
import { hexesOf } from '../../../../src/geometry/shape.ts';
import {
  boardOf,
  cellOf,
  hexOfCell,
  marksAt,
  neighbourCell,
  ON_MAP,
  occupants,
} from '../../../../src/rules/ground/board.ts';
import { isOnMap } from '../../../../src/rules/ground/terrain.ts';
import { changeUnit, unitsByHex } from '../../../../src/rules/state/game.ts';
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

  test('GEO-01, TER-11 every neighbour of a hex of the map has a cell of its own, on the map or off it', () => {
    const g = position({ units: [], columns: 4, rows: 3 });
    const board = boardOf(g);
    for (const hex of hexesOf(g.battle.map.shape))
      for (const d of DIRECTIONS) {
        const cell = neighbourCell(board, cellOf(board, hex), d);
        expect(hexOfCell(board, cell)).toEqual(step(hex, d));
        expect((marksAt(board, cell) & ON_MAP) !== 0).toBe(isOnMap(g, step(hex, d)));
      }
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
    expect(unitsByHex({ ...g, turn: 2 })).toBe(unitsByHex(g));
    const panicked = occupants(changeUnit(g, 'A', { panicked: true }), board);
    expect(panicked(cellOf(board, { q: 3, r: 6 }))?.panicked).toBe(true);
  });
});
