import { DIRECTIONS, type Hex, hexKey, step } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { closedPath, outlines, type Plan, rounded } from '../plan.ts';

/** The ground a set of hexes covers, with its corners rounded as a hand would draw it. */
export function regionPath(plan: Plan, hexes: readonly Hex[], swell = 0): string {
  return outlines(plan, hexes)
    .map((loop) => closedPath(swollen(rounded(loop, 2), swell)))
    .join('');
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

/** Points at even steps along a closed line, with the direction outward. */
export function paces(
  loop: readonly Point[],
  pace: number,
): readonly { readonly p: Point; readonly n: Point }[] {
  const found: { p: Point; n: Point }[] = [];
  let left = 0;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const n = outward(loop, i);
    for (; left < length; left += pace) {
      const t = left / length;
      found.push({ p: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, n });
    }
    left -= length;
  });
  return found;
}

/** The directions of the neighbours that belong to the set too. */
export function neighboursWithin(hex: Hex, within: ReadonlySet<number>): readonly number[] {
  return DIRECTIONS.filter((d) => within.has(hexKey(step(hex, d))));
}
