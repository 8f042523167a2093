import type { Point } from '../../geometry/layout.ts';
import type { HexSide } from '../../geometry/side.ts';
import type { GroundSide } from '../../rules/state/game.ts';
import type { SideTerrain } from '../../rules/state/vocabulary.ts';
import { at } from '../ornament.ts';
import type { Plan } from '../plan.ts';

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
    };
  });
}

/** The watercourses by width: from the middle of each side to the next, round the vertex between as a bend. */
export function watercourses(plan: Plan, sides: readonly GroundSide[]): readonly Watercourse[] {
  const reaches = reachesOf(plan, sides);
  const meeting = new Map<string, Reach[]>();
  for (const reach of reaches)
    for (const end of reach.ends) meeting.set(nameOf(end), [...(meeting.get(nameOf(end)) ?? []), reach]);
  const paths = new Map<number, string>();
  const draw = (width: number, path: string): void => {
    paths.set(width, (paths.get(width) ?? '') + path);
  };
  for (const reach of reaches) {
    for (const end of reach.ends) {
      const others = (meeting.get(nameOf(end)) ?? []).filter((other) => other !== reach);
      const [other] = others;
      const from = `M${at(reach.mid.x)} ${at(reach.mid.y)}`;
      if (other === undefined || others.length > 1) draw(reach.width, `${from}L${at(end.x)} ${at(end.y)}`);
      else {
        // Half of the bend only: the other side draws the other half.
        const turn = {
          x: reach.mid.x / 4 + end.x / 2 + other.mid.x / 4,
          y: reach.mid.y / 4 + end.y / 2 + other.mid.y / 4,
        };
        const pull = { x: (reach.mid.x + end.x) / 2, y: (reach.mid.y + end.y) / 2 };
        draw(reach.width, `${from}Q${at(pull.x)} ${at(pull.y)} ${at(turn.x)} ${at(turn.y)}`);
      }
    }
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
