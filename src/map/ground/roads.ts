import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at } from '../ornament.ts';
import { HEX_SIZE, type Plan } from '../plan.ts';

/** How far before a bend a road begins to turn: at the rim of the hex. */
const BEND = (HEX_SIZE * Math.sqrt(3)) / 2;

/** On the way from one point to another, not beyond the middle. */
function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(BEND, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A road from the middle of its first hex to that of its last, rounded where it turns. */
export function roadPath(plan: Plan, through: readonly Hex[]): string {
  const points = through.map((hex) => plan.centre(hex));
  const put = ({ x, y }: Point): string => `${at(x)} ${at(y)}`;
  return points
    .map((point, n) => {
      const [before, after] = [points[n - 1], points[n + 1]];
      if (!before) return `M${put(point)}`;
      if (!after) return `L${put(point)}`;
      return `L${put(toward(point, before))}Q${put(point)} ${put(toward(point, after))}`;
    })
    .join('');
}
