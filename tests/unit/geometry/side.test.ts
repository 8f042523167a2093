import { expect, test } from 'vitest';
import { DIRECTIONS, hexesWithin, hexKey, sameHex, step, turnDirection } from '../../../src/geometry/hex.ts';
import { hexesOfSide, sideBetween, sideKey } from '../../../src/geometry/side.ts';

const HEXES = hexesWithin({ q: 1, r: -2 }, 6);

test('a side has one name, whichever of its two hexes it is seen from', () => {
  for (const hex of HEXES) {
    for (const d of DIRECTIONS) {
      const side = sideBetween(hex, d);
      expect([0, 1, 2]).toContain(side.side);
      expect(sideBetween(step(hex, d), turnDirection(d, 3))).toEqual(side);
    }
  }
});

test('hexesOfSide gives the two hexes, the naming one first', () => {
  for (const hex of HEXES) {
    for (const d of DIRECTIONS) {
      const side = sideBetween(hex, d);
      const [first, second] = hexesOfSide(side);
      expect(new Set([first, second].map(hexKey))).toEqual(new Set([hex, step(hex, d)].map(hexKey)));
      expect(sameHex(first, side)).toBe(true);
      expect(first).toEqual({ q: side.q, r: side.r });
    }
  }
});

test('sideKey tells sides apart', () => {
  const sides = new Map<number, string>();
  for (const hex of HEXES) {
    for (const d of DIRECTIONS) {
      const side = sideBetween(hex, d);
      const name = `${side.q},${side.r},${side.side}`;
      expect(sides.get(sideKey(side)) ?? name).toBe(name);
      sides.set(sideKey(side), name);
    }
  }
  expect(new Set(sides.values()).size).toBe(sides.size);
});
