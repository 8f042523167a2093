/** Hexes to be painted at one stroke: a line, an area, all that hangs together. */
import { DIRECTIONS, distance, type Hex, hexKey, step } from '../geometry/hex.ts';
import { contains, hexAt, offsetOf } from '../geometry/shape.ts';
import { sideBetween } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { carriedBy, groundAt, isSameGround } from './ground.ts';
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

/** The hex and all of the same ground that hangs together with it; a side that carries something parts them. */
export function flood(map: BattleMap, hex: Hex): readonly Hex[] {
  if (!contains(map.shape, hex)) return [];
  const ground = groundAt(map, hex);
  const reached = new Map([[hexKey(hex), hex]]);
  for (const from of reached.values())
    for (const d of DIRECTIONS) {
      const next = step(from, d);
      if (reached.has(hexKey(next)) || !contains(map.shape, next)) continue;
      if (carriedBy(map, sideBetween(from, d)) || !isSameGround(groundAt(map, next), ground)) continue;
      reached.set(hexKey(next), next);
    }
  return [...reached.values()];
}
