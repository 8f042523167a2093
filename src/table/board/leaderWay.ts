/** The way of the line from the question to its unit: of several curves the one that crosses the fewest pieces. */
import type { Point } from '../../geometry/layout.ts';

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far below the unit the curve is aimed, and how far it goes on straight from the question: the plainest first. */
const BENDS = [0, -90, 90, -180, 180, -270, 270] as const;
const REACHES = [60, 180, 340] as const;
/** So many points of a curve are looked at. */
const POINTS = 48;

type Curve = readonly [Point, Point, Point, Point];

function curve(from: Point, to: Point, { right }: Extent, bend: number, reach: number): Curve {
  return [from, { x: right - reach, y: from.y }, { x: (to.x + right) / 2, y: to.y + bend }, to];
}

function along([a, b, c, d]: Curve, t: number): Point {
  const [u, v] = [1 - t, t];
  const mix = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * v * q + 3 * u * v * v * r + v * v * v * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function isIn({ x, y }: Point, { left, right, top, bottom }: Extent): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** How much of it crosses pieces, or leaves the window of the map above or below. */
export function crossed(way: Curve, port: Extent, pieces: readonly Extent[]): number {
  let count = 0;
  for (let n = 0; n <= POINTS; n++) {
    const point = along(way, n / POINTS);
    if (point.y < port.top || point.y > port.bottom || pieces.some((piece) => isIn(point, piece))) count++;
  }
  return count;
}

/** The plainest of the curves that cross least; with no `pieces` the plainest of all. */
export function leaderCurve(from: Point, to: Point, port: Extent, pieces: readonly Extent[]): Curve {
  const plain = curve(from, to, port, BENDS[0], REACHES[0]);
  let [best, least] = [plain, crossed(plain, port, pieces)];
  for (const bend of BENDS)
    for (const reach of REACHES) {
      const way = curve(from, to, port, bend, reach);
      const cost = least === 0 ? 0 : crossed(way, port, pieces);
      if (cost < least) [best, least] = [way, cost];
    }
  return best;
}

export function curveText([from, out, back, to]: Curve): string {
  return `M${from.x} ${from.y}C${out.x} ${out.y} ${back.x} ${back.y} ${to.x} ${to.y}`;
}
