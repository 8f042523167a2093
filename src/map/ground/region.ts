import { DIRECTIONS, type Hex, hexKey, step } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at } from '../ornament.ts';
import { HEX_SIZE, outlines, type Plan } from '../plan.ts';
import { wander } from './land.ts';

/** A point of the edge of a region, with the direction away from it. */
export interface EdgePoint {
  readonly p: Point;
  readonly n: Point;
}

/** How long one bend of an edge is: from the middle of a side round a vertex to the middle of the next. */
const BEND = 38;
/** The radius of the bend where the edge goes round one hex. */
const RADIUS = 33;
/** How far an edge strays from the sides of its hexes: not so far that it could be taken for that of another hex. */
const STRAYING = { far: 2.6, scale: 26 } as const;

/** Between the middles of two sides, round the vertex where they meet. */
function bend(a: Point, corner: Point, b: Point, count: number, inward: number, plan: Plan): EdgePoint[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const s = 1 - t;
    const x = s * s * a.x + 2 * s * t * corner.x + t * t * b.x;
    const y = s * s * a.y + 2 * s * t * corner.y + t * t * b.y;
    const [dx, dy] = [
      s * (corner.x - a.x) + t * (b.x - corner.x),
      s * (corner.y - a.y) + t * (b.y - corner.y),
    ];
    const length = Math.hypot(dx, dy) || 1;
    const n = { x: dy / length, y: -dx / length };
    const off = wander(plan, { x, y }, STRAYING.scale, 17) * STRAYING.far - inward;
    return { p: { x: x + n.x * off, y: y + n.y * off }, n };
  });
}

/**
 * The lines round a set of hexes as a hand would draw them, `inward` units inside, in points about `pace` units apart. What
 * a point is hangs on the hexes close to it alone: whoever knows these draws the same line.
 */
export function edgesOf(
  plan: Plan,
  hexes: readonly Hex[],
  pace: number,
  inward = 0,
): readonly (readonly EdgePoint[])[] {
  return outlines(plan, hexes).map((loop) => {
    const vertex = (i: number): Point => loop[(i + loop.length) % loop.length] ?? { x: 0, y: 0 };
    const middle = (i: number): Point => {
      const [a, b] = [vertex(i), vertex(i + 1)];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    return loop.flatMap((corner, i) => {
      const [a, b] = [middle(i - 1), middle(i)];
      const isOutward = (corner.x - a.x) * (b.y - corner.y) - (corner.y - a.y) * (b.x - corner.x) > 0;
      // inside a bend there is less room than on its line, outside more
      const room = isOutward ? 1 - inward / RADIUS : 1 + inward / RADIUS;
      const count = Math.max(2, Math.round((BEND * Math.max(room, 0.2)) / pace));
      return bend(a, corner, b, count, inward, plan);
    });
  });
}

/** A closed line that bends at every point given, and passes half way between them. */
function softPath(points: readonly Point[]): string {
  const half = (a: Point, b: Point): string => `${at((a.x + b.x) / 2)} ${at((a.y + b.y) / 2)}`;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.map(
    (point, i) => `Q${at(point.x)} ${at(point.y)} ${half(point, points[i + 1] ?? first)}`,
  );
  return `M${half(last, first)}${bends.join('')}Z`;
}

/** The ground a set of hexes covers, as a hand would draw it; `swell` units larger, and moved by `by`. */
export function regionPath(plan: Plan, hexes: readonly Hex[], swell = 0, by: Point = { x: 0, y: 0 }): string {
  return edgesOf(plan, hexes, 9, -swell)
    .map((edge) => softPath(edge.map(({ p }) => ({ x: p.x + by.x, y: p.y + by.y }))))
    .join('');
}

/** The hexes of a set, piece by piece: those that hang together. */
export function piecesOf(hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  const left = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const pieces: Hex[][] = [];
  for (const first of left.values()) {
    const piece = [first];
    left.delete(hexKey(first));
    // the piece grows while it is gone through
    for (const hex of piece)
      for (const d of DIRECTIONS) {
        const next = left.get(hexKey(step(hex, d)));
        if (next && left.delete(hexKey(next))) piece.push(next);
      }
    pieces.push(piece);
  }
  return pieces;
}

/** Every point moved outward by `by` units, or inward when it is negative. */
export function swollen(loop: readonly Point[], by: number): readonly Point[] {
  if (by === 0) return loop;
  return loop.map((p, i) => {
    const n = outward(loop, i);
    return { x: p.x + n.x * by, y: p.y + n.y * by };
  });
}

/** The direction away from the region at a point of its outline, which keeps the region on the right. */
function outward(loop: readonly Point[], i: number): Point {
  const a = loop[(i - 1 + loop.length) % loop.length] ?? { x: 0, y: 0 };
  const b = loop[(i + 1) % loop.length] ?? { x: 1, y: 0 };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
}

/** The directions of the neighbours that belong to the set too. */
export function neighboursWithin(hex: Hex, within: ReadonlySet<number>): readonly number[] {
  return DIRECTIONS.filter((d) => within.has(hexKey(step(hex, d))));
}

/** Whether a point `dx`, `dy` from the middle of a hex lies deeper than `deep` inside the region it belongs to. */
export function isDeepWithin(plan: Plan, toward: readonly number[], { x, y }: Point, deep: number): boolean {
  const sign = plan.turned ? -1 : 1;
  return DIRECTIONS.every((d) => {
    if (toward.includes(d)) return true;
    const a = ((60 * d + 30) * Math.PI) / 180;
    return (x * Math.sin(a) - y * Math.cos(a)) * sign < (HEX_SIZE * Math.sqrt(3)) / 2 - deep;
  });
}
