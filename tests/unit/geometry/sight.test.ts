import { describe, expect, test } from 'vitest';
import { FACINGS, frontHexes } from '../../../src/geometry/facing.ts';
import { compareHexes, DIRECTIONS, type Hex, hexesWithin, hexKey, step } from '../../../src/geometry/hex.ts';
import { hexAt } from '../../../src/geometry/shape.ts';
import { type HexSide, hexesOfSide, sideBetween, sideKey } from '../../../src/geometry/side.ts';
import { hexesTouched, sidesTouched, someHexTouched } from '../../../src/geometry/sight.ts';
import { clip, clipBoth } from './clip.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const N = 12;
const WAYS = hexesWithin(ORIGIN, N);
const NEARBY = [ORIGIN, ...hexesWithin(ORIGIN, N + 1)];
const SIDES = NEARBY.flatMap((hex) => ([0, 1, 2] as const).map((d) => sideBetween(hex, d)));

const keysOf = (hexes: readonly Hex[]) => hexes.map(hexKey).sort((a, b) => a - b);
const sideKeysOf = (sides: readonly HexSide[]) => sides.map(sideKey).sort((a, b) => a - b);
const isEnd = (hex: Hex, to: Hex) => hexKey(hex) === hexKey(ORIGIN) || hexKey(hex) === hexKey(to);
const moved = ({ q, r }: Hex, by: Hex): Hex => ({ q: q + by.q, r: r + by.r });
/** 60° clockwise round the origin. */
const turned = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });

describe('hexes touched', () => {
  test('FIR-08 R-118 are those whose closed area holds a point of the segment, for every way up to 12', () => {
    for (const to of WAYS) {
      const want = NEARBY.filter((hex) => !isEnd(hex, to) && clip(to, hex) !== null);
      expect(keysOf(hexesTouched(ORIGIN, to))).toEqual(keysOf(want));
    }
  });

  test('R-118 a hex grazed in a single corner counts', () => {
    const to = { q: 4, r: 1 };
    const [grazedBelow, grazedAbove] = [
      { q: 1, r: 1 },
      { q: 3, r: 0 },
    ];
    expect(clip(to, grazedBelow)).toBe('point');
    expect(clip(to, grazedAbove)).toBe('point');
    const crossed = [
      { q: 1, r: 0 },
      { q: 2, r: 0 },
      { q: 2, r: 1 },
      { q: 3, r: 1 },
    ];
    expect(keysOf(hexesTouched(ORIGIN, to))).toEqual(keysOf([...crossed, grazedBelow, grazedAbove]));
  });

  test('FIR-08 from A to B touches the same hexes as from B to A', () => {
    for (const to of WAYS) expect(keysOf(hexesTouched(to, ORIGIN))).toEqual(keysOf(hexesTouched(ORIGIN, to)));
  });

  test('FIR-08 the same way from elsewhere, or turned by 60°, touches the same hexes moved or turned', () => {
    const from = { q: -17, r: 23 };
    for (const to of WAYS) {
      const touched = hexesTouched(ORIGIN, to);
      expect(hexesTouched(from, moved(to, from))).toEqual(touched.map((hex) => moved(hex, from)));
      expect(keysOf(hexesTouched(ORIGIN, turned(to)))).toEqual(keysOf(touched.map(turned)));
    }
  });

  test('the hexes come by distance along the line, equals in canonical order, and none is -0', () => {
    // Cube coordinates q, r, s: their product is the length along the line, times a constant.
    const along = (a: Hex, b: Hex) => a.q * b.q + a.r * b.r + (a.q + a.r) * (b.q + b.r);
    for (const to of WAYS) {
      const touched = hexesTouched(ORIGIN, to);
      const sorted = touched.toSorted((a, b) => along(a, to) - along(b, to) || compareHexes(a, b));
      expect(touched).toEqual(sorted);
      for (const { q, r } of touched) expect(Object.is(q, -0) || Object.is(r, -0)).toBe(false);
    }
  });

  test('R-118 straight ahead at distance 2 the line runs between the two front hexes, and either blocks', () => {
    const from = { q: 5, r: 5 };
    for (const f of FACINGS) {
      const [left, right] = frontHexes(from, f);
      const target = step(step(from, f), DIRECTIONS[(f + 1) % 6] ?? 0);
      expect(keysOf(hexesTouched(from, target))).toEqual(keysOf([left, right]));
      for (const occupant of [left, right]) {
        expect(someHexTouched(from, target, (q, r) => hexKey({ q, r }) === hexKey(occupant))).toBe(true);
      }
      expect(someHexTouched(from, target, () => false)).toBe(false);
    }
  });

  test('FIR-08 along a row the line touches that row alone; between neighbours nothing', () => {
    for (const d of DIRECTIONS) {
      expect(hexesTouched(ORIGIN, step(ORIGIN, d))).toEqual([]);
      const between = [1, 2, 3, 4].map((n) => step(ORIGIN, d, n));
      expect(hexesTouched(ORIGIN, step(ORIGIN, d, 5))).toEqual(between);
    }
    expect(hexesTouched(ORIGIN, ORIGIN)).toEqual([]);
    expect(sidesTouched(ORIGIN, ORIGIN)).toEqual([]);
  });

  test('FIR-08 straight up at distance 4: two hexes, one, two', () => {
    const touched = hexesTouched(hexAt(3, 6), hexAt(3, 2));
    expect(touched).toEqual([hexAt(2, 5), hexAt(3, 5), hexAt(3, 4), hexAt(2, 3), hexAt(3, 3)]);
  });
});

describe('sight blocked', () => {
  test('FIR-08 the two ends never block', () => {
    for (const to of WAYS) expect(someHexTouched(ORIGIN, to, (q, r) => isEnd({ q, r }, to))).toBe(false);
  });

  test('FIR-08 one blocking hex blocks exactly when it is touched', () => {
    const from = { q: 2, r: -9 };
    for (const way of hexesWithin(ORIGIN, 5)) {
      const to = moved(way, from);
      const touched = new Set(hexesTouched(from, to).map(hexKey));
      for (const hex of hexesWithin(from, 6)) {
        const blocked = someHexTouched(from, to, (q, r) => q === hex.q && r === hex.r);
        expect(blocked).toBe(touched.has(hexKey(hex)));
      }
    }
  });
});

describe('sides touched', () => {
  test('R-120 R-148 are those with a point of the segment in both their hexes, for every way up to 12', () => {
    for (const to of WAYS) {
      const want = SIDES.filter((side) => clipBoth(to, ...hexesOfSide(side)));
      expect(sideKeysOf(sidesTouched(ORIGIN, to))).toEqual(sideKeysOf(want));
    }
  });

  test('R-148 between neighbours the common side alone', () => {
    for (const d of DIRECTIONS) {
      expect(sidesTouched(ORIGIN, step(ORIGIN, d))).toEqual([sideBetween(ORIGIN, d)]);
    }
  });

  test('R-148 straight ahead at distance 2: the side run along and the two that meet it at each end', () => {
    const [left, right] = frontHexes(ORIGIN, 5);
    const target = step(left, 0);
    const want = [
      sideBetween(ORIGIN, 5),
      sideBetween(ORIGIN, 0),
      sideBetween(left, 1),
      sideBetween(target, 3),
      sideBetween(target, 2),
    ];
    expect(sideKeysOf(sidesTouched(ORIGIN, target))).toEqual(sideKeysOf(want));
    expect(sidesTouched(ORIGIN, target)[2]).toEqual(sideBetween(right, 4));
  });

  test('R-120 the same both ways and from elsewhere', () => {
    const from = { q: 30, r: -11 };
    for (const to of WAYS) {
      const sides = sidesTouched(ORIGIN, to);
      expect(sideKeysOf(sidesTouched(to, ORIGIN))).toEqual(sideKeysOf(sides));
      expect(sidesTouched(from, moved(to, from))).toEqual(
        sides.map((side) => ({ ...moved(side, from), side: side.side })),
      );
    }
  });
});
