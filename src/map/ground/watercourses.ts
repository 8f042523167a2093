import type { Point } from '../../geometry/layout.ts';
import type { HexSide } from '../../geometry/side.ts';
import type { GroundSide } from '../../rules/state/game.ts';
import type { SideTerrain } from '../../rules/state/vocabulary.ts';
import { at } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { wander } from './land.ts';

/** Widths of watercourses in units of the sheet. */
const WIDTHS: Readonly<Partial<Record<SideTerrain, number>>> = { stream: 3.4, river: 8.5, largeRiver: 15 };

export interface Watercourse {
  readonly width: number;
  readonly path: string;
}

export interface BridgeOrFord {
  readonly kind: 'bridge' | 'ford';
  readonly at: Point;
  /** Degrees: the way across the side. */
  readonly angle: number;
  readonly width: number;
}

interface Reach {
  readonly ends: readonly [Point, Point];
  readonly mid: Point;
  readonly width: number;
  /** Nothing wanders where it is crossed. */
  readonly isCrossed: boolean;
}

const nameOf = ({ x, y }: Point): string => `${Math.round(x * 10)} ${Math.round(y * 10)}`;

function isWet(terrain: SideTerrain): boolean {
  return terrain === 'ford' || terrain === 'bridge' || WIDTHS[terrain] !== undefined;
}

/** The sides with water; a bridge or a ford is as wide as the widest water it continues. */
function reachesOf(plan: Plan, sides: readonly GroundSide[]): readonly Reach[] {
  const wet = sides.filter((side) => isWet(side.terrain));
  const widest = new Map<string, number>();
  for (const side of wet) {
    const width = WIDTHS[side.terrain] ?? 0;
    for (const end of plan.sideLine(side))
      widest.set(nameOf(end), Math.max(width, widest.get(nameOf(end)) ?? 0));
  }
  return wet.map((side) => {
    const [a, b] = plan.sideLine(side);
    const beside = Math.max(widest.get(nameOf(a)) ?? 0, widest.get(nameOf(b)) ?? 0);
    return {
      ends: [a, b],
      mid: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      width: WIDTHS[side.terrain] ?? (beside || 3.4),
      isCrossed: side.terrain === 'bridge' || side.terrain === 'ford',
    };
  });
}

/** How far a watercourse strays from its sides, and about how often it turns. */
const MEANDER = { far: 6.5, scale: 24 } as const;
/** How much of the corner it cuts where two sides meet. */
const EASE = 0.5;

const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const put = ({ x, y }: Point): string => `${at(x)} ${at(y)}`;

/** Where a watercourse goes that would be at `p`. On a turned sheet the same way on the land. */
function strayed(plan: Plan, p: Point): Point {
  const far = MEANDER.far * (plan.turned ? -1 : 1);
  return {
    x: p.x + wander(plan, p, MEANDER.scale, 31) * far,
    y: p.y + wander(plan, p, MEANDER.scale, 37) * far,
  };
}

/** The points that bend a reach: one in its middle, or two that lead it straight to a bridge or a ford. */
function middles(plan: Plan, { ends: [a, b], mid, isCrossed }: Reach): readonly [Point, Point] {
  if (isCrossed) return [between(mid, a, 0.4), between(mid, b, 0.4)];
  const one = strayed(plan, mid);
  return [one, one];
}

/** The last of a reach from the point that bends it in the middle: where it begins, and its way to the end. */
function ending(
  plan: Plan,
  reach: Reach,
  middle: Point,
  end: Point,
  others: readonly Reach[],
): { readonly from: Point; readonly by: Point; readonly goal: Point } {
  const [other] = others;
  // three meet at the vertex itself
  if (other === undefined || others.length > 1) {
    const from = between(middle, end, 0.4);
    return { from, by: between(from, end, 0.5), goal: end };
  }
  const corner = strayed(plan, between(end, halfway(reach.mid, other.mid), EASE));
  const from = halfway(middle, corner);
  const [up, down] = middles(plan, other);
  const theirs = halfway(corner, nameOf(other.ends[0]) === nameOf(end) ? up : down);
  // half of the bend only: the other side draws the other half
  return { from, by: halfway(from, corner), goal: halfway(halfway(from, corner), halfway(corner, theirs)) };
}

/** The watercourses by width: along each side, and round the vertices between in bends. */
export function watercourses(plan: Plan, sides: readonly GroundSide[]): readonly Watercourse[] {
  const reaches = reachesOf(plan, sides);
  const meeting = new Map<string, Reach[]>();
  for (const reach of reaches)
    for (const end of reach.ends) meeting.set(nameOf(end), [...(meeting.get(nameOf(end)) ?? []), reach]);
  const paths = new Map<number, string>();
  for (const reach of reaches) {
    const [up, down] = reach.ends;
    const [first, second] = middles(plan, reach);
    const othersAt = (end: Point) => (meeting.get(nameOf(end)) ?? []).filter((other) => other !== reach);
    const [head, foot] = [
      ending(plan, reach, first, up, othersAt(up)),
      ending(plan, reach, second, down, othersAt(down)),
    ];
    const midway = reach.isCrossed ? ` ${put(reach.mid)}Q${put(second)}` : '';
    const path = `M${put(head.goal)}Q${put(head.by)} ${put(head.from)}Q${put(first)}${midway} ${put(foot.from)}Q${put(foot.by)} ${put(foot.goal)}`;
    paths.set(reach.width, (paths.get(reach.width) ?? '') + path);
  }
  return [...paths].map(([width, path]) => ({ width, path })).sort((a, b) => a.width - b.width);
}

export function crossings(plan: Plan, sides: readonly GroundSide[]): readonly BridgeOrFord[] {
  const reaches = reachesOf(plan, sides);
  return sides
    .filter((side) => isWet(side.terrain))
    .flatMap((side, i): BridgeOrFord[] => {
      const reach = reaches[i];
      if (reach === undefined || (side.terrain !== 'bridge' && side.terrain !== 'ford')) return [];
      const [a, b] = reach.ends;
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
      return [{ kind: side.terrain, at: reach.mid, angle, width: reach.width }];
    });
}

/** A sheer drop: a hard edge with a comb of short strokes. */
export function cliffs(plan: Plan, sides: readonly HexSide[]): string {
  return sides
    .map((side) => {
      const [a, b] = plan.sideLine(side);
      const along = { x: (b.x - a.x) / 40, y: (b.y - a.y) / 40 };
      const n = { x: -along.y, y: along.x };
      const teeth = Array.from({ length: 10 }, (_, i) => {
        const t = 2 + i * 4;
        const long = i % 2 === 0 ? 7 : 5;
        return `M${at(a.x + along.x * t)} ${at(a.y + along.y * t)}l${at(n.x * long)} ${at(n.y * long)}`;
      });
      return `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}${teeth.join('')}`;
    })
    .join('');
}

/** Trees along a side, as round crowns. */
export function hedges(plan: Plan, sides: readonly HexSide[]): string {
  return sides
    .map((side) => {
      const [a, b] = plan.sideLine(side);
      return [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((t) => {
          const r = t === 0.5 ? 5.4 : 4.6;
          const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
          return `M${at(x - r)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
        })
        .join('');
    })
    .join('');
}
