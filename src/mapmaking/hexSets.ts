/** Hexes to be painted at one stroke: a line, an area, all that hangs together. */
import { DIRECTIONS, distance, type Hex, hexKey, step } from '../geometry/hex.ts';
import { contains, hexAt, hexesOf, offsetOf } from '../geometry/shape.ts';
import { sideBetween } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { bareHex, carriedBy, groundAt, isSameGround } from './ground.ts';
import { nearestHex } from './nearest.ts';

// Off every border between two hexes, so that a line that runs along one takes the same side of it all the way.
const NUDGE = { q: 1e-6, r: 2e-6 };

/** A line of hexes from one to the other, both included, each beside the one before. */
export function line(a: Hex, b: Hex): readonly Hex[] {
  const steps = distance(a, b);
  const share = (n: number): number => (steps === 0 ? 0 : n / steps);
  return Array.from({ length: steps + 1 }, (_, n) =>
    nearestHex(a.q + (b.q - a.q) * share(n) + NUDGE.q, a.r + (b.r - a.r) * share(n) + NUDGE.r),
  );
}

/** All hexes in the columns and rows from one corner to the other, both included. */
export function area(a: Hex, b: Hex): readonly Hex[] {
  const [one, other] = [offsetOf(a), offsetOf(b)];
  const west = Math.min(one.column, other.column);
  const north = Math.min(one.row, other.row);
  const columns = Math.abs(one.column - other.column) + 1;
  const rows = Math.abs(one.row - other.row) + 1;
  return Array.from({ length: columns * rows }, (_, n) =>
    hexAt(west + (n % columns), north + Math.floor(n / columns)),
  );
}

/** How far apart the keys of a hex and of its neighbours are, in each direction: keys are linear in both coordinates. */
const KEY_STEPS = DIRECTIONS.map((d) => ({
  d,
  by: hexKey(step({ q: 0, r: 0 }, d)) - hexKey({ q: 0, r: 0 }),
}));

const OTHER = 0;
const ALIKE = 1;
const REACHED = 2;

/**
 * The hex and all of the same ground that hangs together with it, in canonical order; a side that carries something parts
 * them. One press asks it of the largest map: hexes are marked by their keys, and nothing is made for each neighbour of
 * each.
 */
export function flood(map: BattleMap, hex: Hex): readonly Hex[] {
  if (!contains(map.shape, hex)) return [];
  const ground = groundAt(map, hex);
  const all = hexesOf(map.shape);
  const [first, last] = [all[0] ?? hex, all.at(-1) ?? hex];
  const origin = hexKey(first);
  const marks = new Uint8Array(hexKey(last) - origin + 1);
  const bare = isSameGround(ground, bareHex(hex)) ? ALIKE : OTHER;
  for (const one of all) marks[hexKey(one) - origin] = bare;
  for (const one of map.hexes) marks[hexKey(one) - origin] = isSameGround(one, ground) ? ALIKE : OTHER;
  const hasSides = map.sides.length > 0;
  const reached = [hex];
  marks[hexKey(hex) - origin] = REACHED;
  for (const from of reached)
    for (const { d, by } of KEY_STEPS) {
      const key = hexKey(from) - origin + by;
      if (marks[key] !== ALIKE || (hasSides && carriedBy(map, sideBetween(from, d)))) continue;
      marks[key] = REACHED;
      reached.push(step(from, d));
    }
  return all.filter((one) => marks[hexKey(one) - origin] === REACHED);
}
