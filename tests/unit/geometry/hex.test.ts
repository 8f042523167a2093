import * as honeycomb from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  compareHexes,
  DIRECTIONS,
  directionTo,
  distance,
  type Hex,
  hexesWithin,
  hexKey,
  lineDirection,
  ring,
  sameHex,
  step,
  turnDirection,
} from '../../../src/geometry/hex.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const N = 12;

/** Steps from a hex by flooding outward from neighbour to neighbour, written without the module's own arithmetic. */
function flood(from: Hex, n: number): Map<string, number> {
  const steps = [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const seen = new Map([[`${from.q},${from.r}`, 0]]);
  let border: Hex[] = [from];
  for (let far = 1; far <= n; far++) {
    const next: Hex[] = [];
    for (const { q, r } of border) {
      for (const [dq, dr] of steps) {
        const name = `${q + dq},${r + dr}`;
        if (seen.has(name)) continue;
        seen.set(name, far);
        next.push({ q: q + dq, r: r + dr });
      }
    }
    border = next;
  }
  return seen;
}

describe('directions', () => {
  test('GEO-04 d(0) to d(5) are NE, E, SE, SW, W, NW', () => {
    expect(DIRECTIONS.map((d) => step(ORIGIN, d))).toEqual([
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
      { q: 0, r: -1 },
    ]);
  });

  test('a step of n is n steps, and a step back undoes it', () => {
    for (const d of DIRECTIONS) {
      const thrice = step(step(step({ q: 3, r: -4 }, d), d), d);
      expect(step({ q: 3, r: -4 }, d, 3)).toEqual(thrice);
      expect(step(thrice, turnDirection(d, 3), 3)).toEqual({ q: 3, r: -4 });
      expect(step(ORIGIN, d, 0)).toEqual(ORIGIN);
    }
  });

  test('turning goes round either way', () => {
    for (const d of DIRECTIONS) {
      for (let by = -13; by <= 13; by++) {
        let want: number = d;
        for (let n = 0; n < Math.abs(by); n++)
          want = by > 0 ? ([1, 2, 3, 4, 5, 0].at(want) ?? 9) : (want || 6) - 1;
        expect(Object.is(turnDirection(d, by), want)).toBe(true);
      }
    }
  });

  test('directionTo and lineDirection agree with walking along the rows', () => {
    const rows = new Map<number, number>();
    for (const d of DIRECTIONS) for (let n = 1; n <= N; n++) rows.set(hexKey(step(ORIGIN, d, n)), d);
    const from = { q: -5, r: 8 };
    for (const hex of [ORIGIN, ...hexesWithin(ORIGIN, N)]) {
      const want = rows.get(hexKey(hex)) ?? null;
      const to = { q: from.q + hex.q, r: from.r + hex.r };
      expect(lineDirection(from, to)).toBe(want);
      expect(directionTo(from, to)).toBe(distance(from, to) === 1 ? want : null);
    }
  });
});

describe('distance', () => {
  test('GEO-06 two hexes with three hexes between them are at distance 4', () => {
    expect(distance({ q: 2, r: 1 }, { q: 6, r: 1 })).toBe(4);
  });

  test('GEO-06 is what flooding from neighbour to neighbour counts, both ways', () => {
    for (const from of [ORIGIN, { q: 7, r: -3 }]) {
      const flooded = flood(from, N);
      expect(flooded.size).toBe(1 + 3 * N * (N + 1));
      for (const [name, far] of flooded) {
        const [q = 0, r = 0] = name.split(',').map(Number);
        expect(distance(from, { q, r })).toBe(far);
        expect(distance({ q, r }, from)).toBe(far);
      }
    }
  });

  test('GEO-06 agrees with honeycomb for all pairs within 5 of a hex', () => {
    const settings = { offset: -1, orientation: honeycomb.Orientation.POINTY } as const;
    const hexes = [{ q: 4, r: 9 }, ...hexesWithin({ q: 4, r: 9 }, 5)];
    for (const a of hexes) {
      for (const b of hexes) expect(distance(a, b)).toBe(honeycomb.distance(settings, a, b));
    }
  });
});

describe('sets of hexes', () => {
  test('GEO-01 hexesWithin lists every hex at distance 1 to n once, in canonical order', () => {
    for (let n = 0; n <= N; n++) {
      const hexes = hexesWithin({ q: 2, r: -3 }, n);
      const flooded = [...flood({ q: 2, r: -3 }, n)].filter(([, far]) => far > 0).map(([name]) => name);
      expect(hexes.length).toBe(flooded.length);
      expect(new Set(hexes.map(({ q, r }) => `${q},${r}`))).toEqual(new Set(flooded));
      expect(hexes.toSorted(compareHexes)).toEqual(hexes);
    }
  });

  test('a ring has 6 n hexes, all at distance n; ring 0 is the hex', () => {
    const hex = { q: -1, r: 6 };
    expect(ring(hex, 0)).toEqual([hex]);
    for (let n = 1; n <= N; n++) {
      const hexes = ring(hex, n);
      expect(new Set(hexes.map(hexKey)).size).toBe(6 * n);
      expect(hexes.every((other) => distance(hex, other) === n)).toBe(true);
    }
  });
});

describe('keys', () => {
  test('keys differ, and sort in canonical order', () => {
    const values = [-999, -500, -13, -1, 0, 1, 2, 40, 999];
    const hexes = values.flatMap((r) => values.map((q) => ({ q, r })));
    const keys = hexes.map(hexKey);
    expect(keys.toSorted((a, b) => a - b)).toEqual(keys);
    expect(new Set(keys).size).toBe(hexes.length);
  });

  test('sameHex and compareHexes', () => {
    expect(sameHex({ q: 1, r: 2 }, { q: 1, r: 2 })).toBe(true);
    expect(sameHex({ q: 1, r: 2 }, { q: 2, r: 1 })).toBe(false);
    expect(sameHex({ q: 1, r: 2 }, { q: 1, r: 3 })).toBe(false);
    expect(compareHexes({ q: 5, r: 1 }, { q: 0, r: 2 })).toBeLessThan(0);
    expect(compareHexes({ q: 5, r: 2 }, { q: 0, r: 2 })).toBeGreaterThan(0);
    expect(compareHexes({ q: 5, r: 2 }, { q: 5, r: 2 })).toBe(0);
  });
});
