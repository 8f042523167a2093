import { describe, expect, test } from 'vitest';
import { type Hex, hexesWithin, hexKey } from '../../../src/geometry/hex.ts';
import { hexesOf } from '../../../src/geometry/shape.ts';
import { sightTable, someHexTouched } from '../../../src/geometry/sight.ts';

/** Every `every`-th hex or so, the same ones each time. */
function scattered(hexes: readonly Hex[], every: number): Set<number> {
  return new Set(hexes.filter((_, n) => (n * 7919 + 13) % 101 < 101 / every).map(hexKey));
}

const rectangle = hexesOf({ kind: 'rectangle', columns: 12, rows: 9 });
const hexagon = hexesOf({ kind: 'hexagon', radius: 5 });
const cases: readonly { name: string; hexes: readonly Hex[]; every: number }[] = [
  { name: 'a rectangle with nothing on it', hexes: rectangle, every: Infinity },
  { name: 'a rectangle with a few', hexes: rectangle, every: 12 },
  { name: 'a rectangle with many', hexes: rectangle, every: 3 },
  { name: 'a hexagon', hexes: hexagon, every: 8 },
  {
    name: 'a list in another order, with holes, left of the origin',
    hexes: hexesWithin({ q: -20, r: -7 }, 5)
      .reverse()
      .filter((_, n) => n % 9 > 0),
    every: 8,
  },
];

describe('the table of sight', () => {
  test.each(cases)('FIR-08 says what the line between every pair touches: $name', ({ hexes, every }) => {
    const blocking = scattered(hexes, every);
    const blocks = (hex: Hex) => blocking.has(hexKey(hex));
    const table = sightTable(hexes, blocks);
    expect(table.length).toBe(hexes.length ** 2);
    const wrong = hexes.flatMap((a, i) =>
      hexes.filter(
        (b, j) => table[i * hexes.length + j] !== (someHexTouched(a, b, (q, r) => blocks({ q, r })) ? 0 : 1),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('FIR-08 is symmetrical, and a hex sees itself', () => {
    const blocking = scattered(rectangle, 4);
    const table = sightTable(rectangle, (hex) => blocking.has(hexKey(hex)));
    const n = rectangle.length;
    for (let i = 0; i < n; i++) {
      expect(table[i * n + i]).toBe(1);
      for (let j = 0; j < i; j++) expect(table[i * n + j]).toBe(table[j * n + i]);
    }
  });

  test('asks once for each hex, and of no other', () => {
    const asked: number[] = [];
    sightTable(hexagon, (hex) => asked.push(hexKey(hex)) < 0);
    expect(asked).toEqual(hexagon.map(hexKey));
  });

  test('of no hexes is empty', () => {
    expect(sightTable([], () => true).length).toBe(0);
  });
});
