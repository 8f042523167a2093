/** The vertices of the hexes, on the lattice of geometry/lattice.ts: three hexes and three sides meet in each. */
import type { Hex } from '../geometry/hex.ts';
import type { LatticePoint } from '../geometry/lattice.ts';
import { type HexSide, sideBetween } from '../geometry/side.ts';

/** Whether the vertex is the lowest of a hex; otherwise it is the highest of one. */
function isLowest({ Y }: LatticePoint): boolean {
  return (((Y - 2) % 3) + 3) % 3 === 0;
}

/** The three vertices a side away. */
export function vertexNeighbours(at: LatticePoint): readonly LatticePoint[] {
  const way = isLowest(at) ? 1 : -1;
  return [
    { X: at.X, Y: at.Y + 2 * way },
    { X: at.X - 1, Y: at.Y - way },
    { X: at.X + 1, Y: at.Y - way },
  ];
}

/** The side between two vertices a side apart. */
export function sideOfVertices(a: LatticePoint, b: LatticePoint): HexSide {
  if (a.X === b.X) {
    const r = (a.Y + b.Y) / 6;
    return { q: (a.X - 1 - r) / 2, r, side: 1 };
  }
  const [low, high] = isLowest(a) ? [a, b] : [b, a];
  const r = (low.Y - 2) / 3;
  const above: Hex = { q: (low.X - r) / 2, r };
  return high.X > low.X ? { ...above, side: 2 } : sideBetween(above, 3);
}

/** The hexes that meet in a vertex. */
export function hexesAtVertex(at: LatticePoint): readonly [Hex, Hex, Hex] {
  if (isLowest(at)) {
    const r = (at.Y - 2) / 3;
    const q = (at.X - r) / 2;
    return [
      { q, r },
      { q: q - 1, r: r + 1 },
      { q, r: r + 1 },
    ];
  }
  const r = (at.Y + 2) / 3;
  const q = (at.X - r) / 2;
  return [
    { q, r },
    { q, r: r - 1 },
    { q: q + 1, r: r - 1 },
  ];
}

/** A small integer, unique for the vertices of any map. */
export function vertexKey({ X, Y }: LatticePoint): number {
  return (Y + 4096) * 8192 + X + 4096;
}
