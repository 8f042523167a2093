/**
 * Hexes in axial coordinates, vertex to the top, row 0 at the top (GEO-01). Plain integers, no map: a hex off the map
 * is a hex like any other.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions clockwise: NE, E, SE, SW, W, NW. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One step in each direction. */
export const VECTORS: Readonly<Record<Direction, Hex>> = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** `by` sixths of a turn clockwise; negative is anticlockwise. */
export function turnDirection(d: Direction, by: number): Direction {
  return ((((d + by) % 6) + 6) % 6) as Direction;
}

/** A displacement turned by sixths of a turn clockwise; negative is anticlockwise. */
export function turnVector(vector: Hex, by: number): Hex {
  let { q, r } = vector;
  // adding 0 turns -0 into 0
  for (let n = ((by % 6) + 6) % 6; n > 0; n--) [q, r] = [-r + 0, q + r];
  return { q, r };
}

/** The hex `n` hexes away in a direction. */
export function step(hex: Hex, d: Direction, n = 1): Hex {
  const vector = VECTORS[d];
  return { q: hex.q + n * vector.q, r: hex.r + n * vector.r };
}

/** Whether both name one hex. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

const KEY_ORIGIN = 1000;
const KEY_WIDTH = 2 * KEY_ORIGIN;

/** A small integer, unique for |q|, |r| < 1000; keys sort as `compareHexes` does. */
export function hexKey(hex: Hex): number {
  return (hex.r + KEY_ORIGIN) * KEY_WIDTH + hex.q + KEY_ORIGIN;
}

/** GEO-06: hexes on a shortest path, counting only one of the two ends. */
export function distance(a: Hex, b: Hex): number {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** How far it is as the crow flies, in steps, squared: of hexes as many steps away those in a straight row are the farthest. */
export function squaredDistance(a: Hex, b: Hex): number {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return dq * dq + dq * dr + dr * dr;
}

/** The direction of the straight row of hexes from a to b; null when there is none, or when a is b. */
export function lineDirection(a: Hex, b: Hex): Direction | null {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  if (dq === 0 && dr === 0) return null;
  if (dr === 0) return dq > 0 ? 1 : 4;
  if (dq === 0) return dr > 0 ? 2 : 5;
  if (dq + dr === 0) return dq > 0 ? 0 : 3;
  return null;
}

/** The direction from a to its neighbour b; null when they are not adjacent. */
export function directionTo(a: Hex, b: Hex): Direction | null {
  return distance(a, b) === 1 ? lineDirection(a, b) : null;
}

/** The order in which hexes are listed wherever order matters: row by row, then along the row. */
export function compareHexes(a: Hex, b: Hex): number {
  return a.r - b.r || a.q - b.q;
}

/** All hexes at distance 1 to n, in canonical order. */
export function hexesWithin(hex: Hex, n: number): Hex[] {
  const found: Hex[] = [];
  for (let dr = -n; dr <= n; dr++) {
    const first = Math.max(-n, -n - dr);
    const last = Math.min(n, n - dr);
    for (let dq = first; dq <= last; dq++) {
      if (dq !== 0 || dr !== 0) found.push({ q: hex.q + dq, r: hex.r + dr });
    }
  }
  return found;
}

/** All hexes at distance n exactly, in canonical order; the hex itself for n = 0. */
export function ring(hex: Hex, n: number): Hex[] {
  if (n === 0) return [hex];
  return hexesWithin(hex, n).filter((other) => distance(hex, other) === n);
}
