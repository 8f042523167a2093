/** Sides to be laid at one stroke: along a line drawn near them, or round a set of hexes. */
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { centreOf, type LatticePoint, vertexOf } from '../geometry/lattice.ts';
import type { Layout, Point } from '../geometry/layout.ts';
import { type HexSide, sideBetween, sideKey } from '../geometry/side.ts';
import { nearestHex } from './nearest.ts';
import { sideOfVertices, vertexNeighbours } from './vertices.ts';

// The lattice of geometry/lattice.ts: true lengths weigh X thrice, a hex side is 2 long by that measure.

function lengthBetween(a: LatticePoint, b: LatticePoint): number {
  return Math.sqrt(3 * (a.X - b.X) ** 2 + (a.Y - b.Y) ** 2);
}

const SIDE_LENGTH = 2;
/** A point farther from every vertex than this share of a side tells nothing: it may belong to several. */
const NEAR = 0.7 * SIDE_LENGTH;

/** Where a point of the drawn map lies on the lattice, whichever way up the map is drawn. */
export function onLattice({ centre, size }: Pick<Layout, 'centre' | 'size'>, point: Point): LatticePoint {
  const origin = centre({ q: 0, r: 0 });
  const way = centre({ q: 1, r: 0 }).x < origin.x ? -1 : 1;
  const across = (way * 2) / (Math.sqrt(3) * size);
  return { X: (point.x - origin.x) * across, Y: ((point.y - origin.y) * way * 2) / size };
}

/** The vertex of the hexes next to a point. */
export function nearestVertex(point: LatticePoint): LatticePoint {
  const r = point.Y / 3;
  const hex = nearestHex((point.X - r) / 2, r);
  const vertices = DIRECTIONS.map((k) => vertexOf(hex, k));
  return vertices.reduce((best, one) =>
    lengthBetween(one, point) < lengthBetween(best, point) ? one : best,
  );
}

/** How far a point lies from the straight line between two others. */
function offLine(point: LatticePoint, a: LatticePoint, b: LatticePoint): number {
  return Math.abs((b.X - a.X) * (point.Y - a.Y) - (b.Y - a.Y) * (point.X - a.X));
}

/** The vertices on a shortest way along sides from one to another, without the first. */
function wayAlong(from: LatticePoint, to: LatticePoint): readonly LatticePoint[] {
  const way: LatticePoint[] = [];
  let at = from;
  // of the three sides of a vertex one always leads nearer: they part at 120 degrees
  while (at.X !== to.X || at.Y !== to.Y) {
    const nearest = Math.min(...vertexNeighbours(at).map((one) => lengthBetween(one, to)));
    const best = vertexNeighbours(at).filter((one) => lengthBetween(one, to) < nearest + 1e-9);
    at = best.reduce((one, other) => (offLine(other, from, to) < offLine(one, from, to) ? other : one));
    way.push(at);
  }
  return way;
}

function isSamePoint(a: LatticePoint | undefined, b: LatticePoint): boolean {
  return a?.X === b.X && a.Y === b.Y;
}

/**
 * The sides a line runs along that is drawn near them, in its order, each once. The points are the line's, on the
 * lattice: of a pointer by `onLattice`, of a keyboard by the vertices it goes to. Where the line turns on the spot the
 * turn leaves no trace.
 */
export function sidesAlong(points: readonly LatticePoint[]): readonly HexSide[] {
  const sure = points.filter((point, at) => {
    const isEnd = at === 0 || at === points.length - 1;
    return isEnd || lengthBetween(nearestVertex(point), point) <= NEAR;
  });
  const path: LatticePoint[] = [];
  for (const point of sure) {
    const vertex = nearestVertex(point);
    const last = path.at(-1);
    const way = last === undefined ? [vertex] : wayAlong(last, vertex);
    for (const next of way) {
      if (isSamePoint(path.at(-2), next)) path.pop();
      else path.push(next);
    }
  }
  const sides = new Map<number, HexSide>();
  path.forEach((vertex, at) => {
    const before = path[at - 1];
    if (!before) return;
    const side = sideOfVertices(before, vertex);
    sides.set(sideKey(side), side);
  });
  return [...sides.values()];
}

/** The sides between these hexes and all others: the edge of a wood, the walls of a village. */
export function sidesRound(hexes: readonly Hex[]): readonly HexSide[] {
  const inside = new Set(hexes.map(hexKey));
  return hexes.flatMap((hex) =>
    DIRECTIONS.filter((d) => !inside.has(hexKey(step(hex, d)))).map((d) => sideBetween(hex, d)),
  );
}

/** The side of a hex next to a point in it, for a brush that lays one side at a time. */
export function nearestSide(point: LatticePoint): HexSide {
  const r = point.Y / 3;
  const hex = nearestHex((point.X - r) / 2, r);
  const beyond = DIRECTIONS.reduce((best, d) =>
    lengthBetween(centreOf(step(hex, d)), point) < lengthBetween(centreOf(step(hex, best)), point) ? d : best,
  );
  return sideBetween(hex, beyond);
}
