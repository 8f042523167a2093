import { describe, expect, test } from 'vitest';
import { hexAt } from '../../../src/geometry/shape.ts';
import { drawnMap } from '../../../src/scenarios/drawing.ts';

describe('a drawn map', () => {
  const map = drawnMap({
    ground: ['. w .', ' f h V'],
    lands: ['a a b', ' a b b'],
    waters: [{ between: ['a', 'b'], terrain: 'river' }],
    crossings: [{ column: 0, row: 1, towards: 1, terrain: 'bridge' }],
  });

  test('TER-02, TER-04 a letter is a ground, a capital the same on a hill', () => {
    expect(map.shape).toEqual({ kind: 'rectangle', columns: 3, rows: 2 });
    expect(map.hexes).toEqual([
      { ...hexAt(1, 0), terrain: 'wood', hill: false },
      { ...hexAt(0, 1), terrain: 'fortifiedPoint', hill: false },
      { ...hexAt(1, 1), terrain: 'open', hill: true },
      { ...hexAt(2, 1), terrain: 'village', hill: true },
    ]);
  });

  test('TER-03 water runs along every side between its two lands, crossings apart', () => {
    expect(map.sides).toEqual([
      { ...hexAt(1, 0), side: 1, terrain: 'river' },
      { ...hexAt(1, 0), side: 2, terrain: 'river' },
      { ...hexAt(0, 1), side: 1, terrain: 'bridge' },
    ]);
  });

  test.each([
    { name: 'an unknown letter', ground: ['. x .', '. . .'], lands: ['a a a', 'a a a'] },
    { name: 'a short row', ground: ['. . .', '. .'], lands: ['a a a', 'a a a'] },
    { name: 'a row of land too few', ground: ['. . .', '. . .'], lands: ['a a a'] },
  ])('$name is a fault', ({ ground, lands }) => {
    expect(() => drawnMap({ ground, lands, waters: [], crossings: [] })).toThrow();
  });
});
