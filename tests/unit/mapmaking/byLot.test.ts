import { describe, expect, test } from 'vitest';
import { contains, hexAt, hexesOf } from '../../../src/geometry/shape.ts';
import {
  GROUND_LIMITS,
  type GroundAsked,
  mapByLot,
  USUAL_GROUND,
  usualHomeEdges,
} from '../../../src/mapmaking/byLot.ts';
import { crossingOf, mayCrossOver, STRICTEST_GROUND } from '../../../src/mapmaking/crossing.ts';
import { groundAt, levelOf } from '../../../src/mapmaking/ground.ts';
import { drawingThrough, mapThrough } from '../../../src/mapmaking/mapping.ts';
import { painted, stroked } from '../../../src/mapmaking/paint.ts';
import { fairSymmetry, mappingsOf } from '../../../src/mapmaking/symmetry.ts';
import type { BattleMap } from '../../../src/rules/state/game.ts';
import { UNIT_TYPES } from '../../../src/rules/state/vocabulary.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import type { MapFile } from '../../../src/scenarios/schema.ts';
import { VERSION } from '../../../src/scenarios/version.ts';
import { firstRow, reachingTheSouth } from './independent.ts';

/** The n-th of many different wishes: every setting in turn with every other. */
const wish = (n: number): GroundAsked => ({
  seed: `wish ${n}`,
  columns: 12 + (n % 4),
  rows: 10 + (n % 3),
  wooded: n % 11,
  hilly: (n * 7) % 11,
  river: (n + Math.floor(n / 4)) % 4,
  village: (n * 3) % 7,
  symmetrical: n % 3 === 0,
});

const fileOf = (asked: GroundAsked): MapFile => ({
  format: 'sabreur-hex/map',
  version: VERSION,
  name: { en: 'By lot', fr: 'Au sort' },
  ...mapByLot(asked),
});

describe('a thousand maps by lot', () => {
  const files = Array.from({ length: 1000 }, (_, n) => fileOf(wish(n)));

  test('are the same after a round through JSON, and no reader finds a fault in them', () => {
    for (const file of files) {
      const text = JSON.stringify(file);
      const parsed = parseFile(text);
      // to the letter: keys come in one order, whoever wrote them
      expect(parsed.ok && JSON.stringify(parsed.file)).toBe(text);
    }
  });

  test('TER-11, R-144: let every hex of one home edge reach the other, by a search that knows nothing of the rules', () => {
    for (const { map } of files)
      for (const water of ['crossable', 'bridgesAndFordsOnly'] as const) {
        const reached = reachingTheSouth(map, water);
        expect(firstRow(map).filter((hex) => !reached.has(hex))).toEqual([]);
        // and nothing else of the map is cut off either
        expect(reached.size).toBe(hexesOf(map.shape).length);
      }
  });

  test('let them through by the rules as well, guns and all', () => {
    for (const { map } of files.slice(0, 100)) {
      const edges = usualHomeEdges(map.shape);
      for (const rules of [{}, STRICTEST_GROUND])
        expect(crossingOf(map, edges, rules)).toEqual({ mayCross: UNIT_TYPES, cutOff: [] });
    }
  });

  test('have what was asked for, and nothing of what was not', () => {
    const counts = files.map(({ map }, n) => {
      const { wooded, hilly, river, village } = wish(n);
      const share = (test: (hex: BattleMap['hexes'][number]) => boolean) =>
        map.hexes.filter(test).length / hexesOf(map.shape).length;
      const woods = share(({ terrain }) => terrain === 'wood');
      const hills = share(({ hill }) => hill);
      const houses = share(({ terrain }) => terrain === 'village' || terrain === 'fortifiedPoint');
      const water = map.sides.some(({ terrain }) => terrain !== 'wood');
      expect([woods > 0, wooded]).toEqual([wooded > 0 && woods > 0, wooded]);
      expect([hills > 0, hilly]).toEqual([hilly > 0 && hills > 0, hilly]);
      expect([houses > 0, water]).toEqual([village > 0 && houses > 0, river > 0]);
      expect(woods).toBeLessThan(0.65);
      expect(hills).toBeLessThan(0.65);
      return { wooded, woods, hilly, hills };
    });
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    const woodsAt = (at: number) =>
      mean(counts.filter(({ wooded }) => wooded === at).map(({ woods }) => woods));
    const hillsAt = (at: number) =>
      mean(counts.filter(({ hilly }) => hilly === at).map(({ hills }) => hills));
    for (const at of [3, 6, 10]) {
      expect(woodsAt(at)).toBeGreaterThan(woodsAt(at - 3));
      expect(hillsAt(at)).toBeGreaterThan(hillsAt(at - 3));
    }
  });

  test('R-134: hills rise level by level', () => {
    for (const { map } of files.slice(0, 60))
      for (const hex of map.hexes)
        for (const [dq, dr] of [
          [1, 0],
          [0, 1],
          [1, -1],
        ] as const) {
          const next = { q: hex.q + dq, r: hex.r + dr };
          if (contains(map.shape, next))
            expect(Math.abs(levelOf(hex) - levelOf(groundAt(map, next)))).toBeLessThan(2);
        }
  });

  test('are the same for both sides where that is asked', () => {
    files.forEach(({ map, drawing }, n) => {
      if (!wish(n).symmetrical) return;
      const [mapping] = mappingsOf(map.shape, fairSymmetry(map.shape));
      if (!mapping || !drawing) throw new Error('nothing to compare');
      expect(mapThrough(mapping, map)).toEqual(map);
      const roads = (all: typeof drawing.roads) =>
        new Set(all.map(({ through }) => through.map(({ q, r }) => `${q},${r}`).join(' ')));
      expect(roads(drawingThrough(mapping, drawing).roads)).toEqual(roads(drawing.roads));
    });
  });

  test('come from their seed alone, and another seed gives another', () => {
    for (const n of [1, 17, 300]) {
      expect(fileOf(wish(n))).toEqual(files[n]);
      expect(fileOf({ ...wish(n), seed: 'other' })).not.toEqual(files[n]);
    }
    const bare: GroundAsked = { ...USUAL_GROUND, seed: 'hills stay', river: 0, village: 0 };
    const hillsOf = (asked: GroundAsked) =>
      mapByLot(asked)
        .map.hexes.filter(({ hill }) => hill)
        .map(({ q, r, level }) => [q, r, level]);
    expect(hillsOf({ ...bare, wooded: 9 })).toEqual(hillsOf({ ...bare, wooded: 1 }));
  });
});

test('the largest map and the smallest are made at every extreme', () => {
  const { columns, rows, wooded, hilly, river, village } = GROUND_LIMITS;
  for (const end of ['least', 'most'] as const)
    for (const symmetrical of [false, true]) {
      const asked = { columns: columns[end], rows: rows[end], wooded: wooded[end], hilly: hilly[end] };
      const file = fileOf({ ...asked, river: river[end], village: village[end], seed: end, symmetrical });
      expect(parseFile(JSON.stringify(file))).toMatchObject({ ok: true });
      expect(mayCrossOver(file.map, usualHomeEdges(file.map.shape), STRICTEST_GROUND)).toBe(true);
    }
});

describe('who gets across', () => {
  const shape = { kind: 'rectangle', columns: 12, rows: 10 } as const;
  const open: BattleMap = { shape, hexes: [], sides: [] };
  const edges = usualHomeEdges(shape);
  const row = Array.from({ length: 12 }, (_, column) => hexAt(column, 5));
  const banks = row.flatMap(({ q, r }) => [
    { q, r, side: 2 } as const,
    { q: q - 1, r: r + 1, side: 0 } as const,
  ]);
  const ford = { ...hexAt(4, 5), side: 2 } as const;
  const river = stroked(open, banks, { lay: 'side', terrain: 'largeRiver' });

  test('TER-11: nobody over a row of impassable ground', () => {
    const walled = painted(open, row, { lay: 'terrain', terrain: 'impassable' });
    expect(mayCrossOver(walled, edges)).toBe(false);
    expect(crossingOf(walled, edges).cutOff).toHaveLength(24);
    expect(mayCrossOver(painted(walled, [row[3] ?? hexAt(3, 5)], { lay: 'nothing' }), edges)).toBe(true);
  });

  test('R-144: everybody over a large river, unless the battle asks for bridges', () => {
    expect(mayCrossOver(river, edges)).toBe(true);
    expect(mayCrossOver(river, edges, { river_sides: 'large_rivers_impassable' })).toBe(false);
    for (const terrain of ['ford', 'bridge'] as const)
      expect(mayCrossOver(stroked(river, [ford], { lay: 'side', terrain }), edges, STRICTEST_GROUND)).toBe(
        true,
      );
    expect(mayCrossOver(river, edges, STRICTEST_GROUND)).toBe(false);
  });

  test('R-147: a stream bars the way only where streams count as rivers', () => {
    const stream = stroked(open, banks, { lay: 'side', terrain: 'stream' });
    expect(mayCrossOver(stream, edges, { river_sides: 'bridges_and_fords_only' })).toBe(true);
    expect(mayCrossOver(stream, edges, STRICTEST_GROUND)).toBe(false);
  });

  test('R-146, TER-08: guns too, through woods and marshes and over a bridge that fills a hex', () => {
    const water = painted(open, row, { lay: 'terrain', terrain: 'impassable' });
    const bridged = painted(water, [row[6] ?? hexAt(6, 5)], { lay: 'terrain', terrain: 'bridge' });
    const rough = painted(
      bridged,
      hexesOf(shape).filter(({ r }) => r !== 5),
      { lay: 'terrain', terrain: 'difficult' },
    );
    expect(crossingOf(rough, edges, STRICTEST_GROUND)).toEqual({ mayCross: UNIT_TYPES, cutOff: [] });
  });

  test('a corner that is cut off is named', () => {
    const cornered = painted(open, [hexAt(0, 1), hexAt(1, 0)], { lay: 'terrain', terrain: 'impassable' });
    expect(crossingOf(cornered, edges)).toEqual({ mayCross: UNIT_TYPES, cutOff: [hexAt(0, 0)] });
  });
});
