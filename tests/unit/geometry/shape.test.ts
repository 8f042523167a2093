import { describe, expect, test } from 'vitest';
import { compareHexes, distance, hexesWithin, hexKey } from '../../../src/geometry/hex.ts';
import {
  contains,
  edgeHexes,
  hexAt,
  hexesOf,
  hexName,
  type MapShape,
  offsetOf,
} from '../../../src/geometry/shape.ts';

const RECTANGLE: MapShape = { kind: 'rectangle', columns: 7, rows: 5 };
const HEXAGON: MapShape = { kind: 'hexagon', radius: 4 };
const SHAPES: readonly MapShape[] = [
  RECTANGLE,
  HEXAGON,
  { kind: 'rectangle', columns: 1, rows: 1 },
  { kind: 'rectangle', columns: 40, rows: 30 },
  { kind: 'hexagon', radius: 0 },
  { kind: 'hexagon', radius: 5 },
];

describe('the hexes of a map', () => {
  test('odd rows are shifted right: neighbours of the corner of a rectangle', () => {
    expect(hexAt(0, 0)).toEqual({ q: 0, r: 0 });
    expect(hexAt(0, 1)).toEqual({ q: 0, r: 1 });
    expect(hexAt(0, 2)).toEqual({ q: -1, r: 2 });
    expect(hexAt(3, 5)).toEqual({ q: 1, r: 5 });
  });

  test('hexAt and offsetOf undo each other', () => {
    for (let row = -4; row < 40; row++) {
      for (let column = -4; column < 40; column++)
        expect(offsetOf(hexAt(column, row))).toEqual({ column, row });
    }
  });

  test('a rectangle has every column of every row, in canonical order', () => {
    const want = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4, 5, 6].map((column) => hexAt(column, row)));
    expect(hexesOf(RECTANGLE)).toEqual(want);
  });

  test('a hexagon is all within its radius of one hex', () => {
    const middle = hexAt(4, 4);
    expect(hexesOf(HEXAGON)).toEqual([middle, ...hexesWithin(middle, 4)].sort(compareHexes));
    expect(hexesOf({ kind: 'hexagon', radius: 5 }).length).toBe(91);
    expect(hexesOf({ kind: 'hexagon', radius: 0 })).toEqual([{ q: 0, r: 0 }]);
  });

  test('a hexagon starts in column A and row 1', () => {
    for (const radius of [0, 1, 2, 3, 4, 5]) {
      const offsets = hexesOf({ kind: 'hexagon', radius }).map(offsetOf);
      expect(Math.min(...offsets.map(({ column }) => column))).toBe(0);
      expect(Math.min(...offsets.map(({ row }) => row))).toBe(0);
    }
  });

  test('a 40×30 map has 1,200 hexes; no coordinate is -0', () => {
    for (const shape of SHAPES) {
      for (const { q, r } of hexesOf(shape)) expect(Object.is(q, -0) || Object.is(r, -0)).toBe(false);
    }
    expect(hexesOf({ kind: 'rectangle', columns: 40, rows: 30 }).length).toBe(1200);
  });

  test('contains is true for the hexes of the map and no other', () => {
    for (const shape of SHAPES) {
      const keys = new Set(hexesOf(shape).map(hexKey));
      for (let r = -4; r < 35; r++) {
        for (let q = -30; q < 50; q++) expect(contains(shape, { q, r })).toBe(keys.has(hexKey({ q, r })));
      }
    }
  });
});

describe('edges', () => {
  test('the edges of a rectangle are its first and last rows and columns', () => {
    const where = (edge: 'north' | 'south' | 'east' | 'west') => edgeHexes(RECTANGLE, edge).map(offsetOf);
    const columns = [0, 1, 2, 3, 4, 5, 6];
    const rows = [0, 1, 2, 3, 4];
    expect(where('north')).toEqual(columns.map((column) => ({ column, row: 0 })));
    expect(where('south')).toEqual(columns.map((column) => ({ column, row: 4 })));
    expect(where('west')).toEqual(rows.map((row) => ({ column: 0, row })));
    expect(where('east')).toEqual(rows.map((row) => ({ column: 6, row })));
  });

  test('a single row or column is its own edges', () => {
    const column: MapShape = { kind: 'rectangle', columns: 1, rows: 4 };
    expect(edgeHexes(column, 'north')).toEqual([hexAt(0, 0)]);
    expect(edgeHexes(column, 'south')).toEqual([hexAt(0, 3)]);
    expect(edgeHexes(column, 'west')).toEqual(hexesOf(column));
    const row: MapShape = { kind: 'rectangle', columns: 4, rows: 1 };
    expect(edgeHexes(row, 'south')).toEqual(hexesOf(row));
    expect(edgeHexes(row, 'east')).toEqual([hexAt(3, 0)]);
  });

  test('the north of a hexagon is its top side, the west the left end of each row', () => {
    expect(edgeHexes(HEXAGON, 'north')).toEqual(hexesOf(HEXAGON).filter(({ r }) => r === 0));
    expect(edgeHexes(HEXAGON, 'west').length).toBe(9);
    expect(edgeHexes(HEXAGON, 'north').every((hex) => distance(hex, hexAt(4, 4)) === 4)).toBe(true);
  });
});

test.each([
  [0, 0, 'A1'],
  [2, 6, 'C7'],
  [25, 0, 'Z1'],
  [26, 9, 'AA10'],
  [39, 29, 'AN30'],
  [51, 0, 'AZ1'],
  [52, 0, 'BA1'],
  [701, 0, 'ZZ1'],
  [702, 0, 'AAA1'],
])('column %i, row %i is %s', (column, row, name) => {
  expect(hexName(hexAt(column, row))).toBe(name);
});
