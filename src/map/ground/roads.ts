import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { wander } from './land.ts';

/** About how long a stretch of a road is between two bends, and how far it strays from the straight way. */
const STRETCH = 46;
const STRAYING = { far: 9, scale: 70 } as const;

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** What draws a road to and fro on its way; the hexes it is led through it meets. */
function bends(plan: Plan, points: readonly Point[]): readonly Point[] {
  return points.flatMap((a, n) => {
    const b = points[n + 1];
    if (!b) return [a];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [across, down] = [-(b.y - a.y) / length, (b.x - a.x) / length];
    const count = Math.max(1, Math.round(length / STRETCH));
    const between = Array.from({ length: count - 1 }, (_, i) => {
      const t = (i + 1) / count;
      const p = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
      const off = wander(plan, p, STRAYING.scale, 61) * STRAYING.far;
      return { x: p.x + across * off, y: p.y + down * off };
    });
    return [a, ...between];
  });
}

/** A road from the middle of its first hex to that of its last, which bends as the land would have it. */
export function roadPath(plan: Plan, through: readonly Hex[]): string {
  const points = bends(
    plan,
    through.map((hex) => plan.centre(hex)),
  );
  const put = ({ x, y }: Point): string => `${at(x)} ${at(y)}`;
  return points
    .map((point, n) => {
      const next = points[n + 1];
      if (n === 0) return `M${put(point)}${next ? `L${put(halfway(point, next))}` : ''}`;
      return next ? `Q${put(point)} ${put(halfway(point, next))}` : `L${put(point)}`;
    })
    .join('');
}
