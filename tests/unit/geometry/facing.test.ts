import { expect, test } from 'vitest';
import {
  FACINGS,
  type Facing,
  frontDirections,
  frontHexes,
  leftFlankDirection,
  neighbourZone,
  rearDirections,
  rearHexes,
  rightFlankDirection,
  turn,
} from '../../../src/geometry/facing.ts';
import { DIRECTIONS, type Hex, hexesWithin, hexKey, step } from '../../../src/geometry/hex.ts';

const flankHexes = (hex: Hex, f: Facing) =>
  [rightFlankDirection(f), leftFlankDirection(f)].map((d) => step(hex, d));

test('GEO-03 there are six facings, one per vertex', () => {
  expect(FACINGS).toEqual([0, 1, 2, 3, 4, 5]);
});

test('GEO-04 the six neighbours of each facing, clockwise from its left front hex', () => {
  const table = FACINGS.map((f) => [
    ...frontDirections(f),
    rightFlankDirection(f),
    ...rearDirections(f),
    leftFlankDirection(f),
  ]);
  expect(table).toEqual([
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 0],
    [2, 3, 4, 5, 0, 1],
    [3, 4, 5, 0, 1, 2],
    [4, 5, 0, 1, 2, 3],
    [5, 0, 1, 2, 3, 4],
  ]);
});

test('GEO-04 a unit that looks straight up has the two upper hexes in front, the lower ones behind', () => {
  const hex = { q: 4, r: 4 };
  expect(frontHexes(hex, 5)).toEqual([
    { q: 4, r: 3 },
    { q: 5, r: 3 },
  ]);
  expect(flankHexes(hex, 5)).toEqual([
    { q: 5, r: 4 },
    { q: 3, r: 4 },
  ]);
  expect(rearHexes(hex, 5)).toEqual([
    { q: 4, r: 5 },
    { q: 3, r: 5 },
  ]);
});

test('GEO-04 front, flank and rear hexes are all the neighbours, each once', () => {
  const hex = { q: -2, r: 7 };
  for (const f of FACINGS) {
    const all = [...frontHexes(hex, f), ...flankHexes(hex, f), ...rearHexes(hex, f)].map(hexKey);
    expect(all.length).toBe(6);
    expect(new Set(all)).toEqual(new Set(hexesWithin(hex, 1).map(hexKey)));
  }
});

test('GEO-04 neighbourZone names the same neighbours', () => {
  for (const f of FACINGS) {
    const zones = DIRECTIONS.map((d) => neighbourZone(d, f));
    for (const d of frontDirections(f)) expect(zones[d]).toBe('front');
    for (const d of rearDirections(f)) expect(zones[d]).toBe('rear');
    expect(zones[rightFlankDirection(f)]).toBe('right');
    expect(zones[leftFlankDirection(f)]).toBe('left');
  }
});

test('GEO-05 rotations of 60°, 120°, 180°, either way', () => {
  expect(turn(0, 1)).toBe(1);
  expect(turn(0, -1)).toBe(5);
  expect(turn(5, 2)).toBe(1);
  expect(turn(1, -2)).toBe(5);
  for (const f of FACINGS) {
    expect(turn(f, 3)).toBe(turn(f, -3));
    expect(turn(turn(f, 2), -2)).toBe(f);
    expect(turn(f, 6)).toBe(f);
    expect(rearDirections(f)).toEqual(frontDirections(turn(f, 3)));
  }
});
