import type { Point } from '../../geometry/layout.ts';

/** What lies of a convex polygon on the side of the line through `p` that `n` looks away from. */
export function cut(polygon: readonly Point[], p: Point, n: Point): readonly Point[] {
  const depth = (at: Point): number => (at.x - p.x) * n.x + (at.y - p.y) * n.y;
  if (polygon.every((a) => depth(a) <= 0)) return polygon;
  const left: Point[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const [from, to] = [depth(a), depth(b)];
    if (from <= 0) left.push(a);
    if (from <= 0 === to <= 0) return;
    const t = from / (from - to);
    left.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  });
  return left;
}
