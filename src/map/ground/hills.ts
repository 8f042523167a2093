import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { turnedOver, wander } from './land.ts';
import { edgesOf } from './region.ts';

/** Light falls from the upper left, as on engraved maps. */
const LIGHT = { x: -0.62, y: -0.78 };

/** One row of strokes down a slope. */
interface Row {
  /** How far inside the edge of the hexes its strokes lie in the middle, and how long they are. */
  readonly inward: number;
  readonly long: number;
  readonly pace: number;
  readonly weight: number;
  /** Where the land leaves it out: above 1 never. */
  readonly gaps: number;
}

/**
 * The slope of a hill, from its foot to its crown: strokes long and close below, shorter and fewer above, where the slope
 * eases, each row between those of the next, as they are laid on the sheets of the time.
 */
const SLOPE: readonly Row[] = [
  { inward: 6, long: 11.5, pace: 2.5, weight: 1.1, gaps: 2 },
  { inward: 15.5, long: 11, pace: 2.8, weight: 0.9, gaps: 2 },
  { inward: 24, long: 8, pace: 3.2, weight: 0.62, gaps: 0.35 },
];

/** One tapering stroke down the slope, thicker on the side away from the light. */
function stroke(p: Point, n: Point, half: number, weight: number): string {
  const side = { x: -n.y * weight, y: n.x * weight };
  const top = { x: p.x - n.x * half, y: p.y - n.y * half };
  const foot = { x: p.x + n.x * half, y: p.y + n.y * half };
  return `M${at(top.x + side.x)} ${at(top.y + side.y)}L${at(foot.x)} ${at(foot.y)}L${at(top.x - side.x)} ${at(top.y - side.y)}Z`;
}

function strokes(
  plan: Plan,
  hexes: readonly Hex[],
  { inward, long, pace, weight, gaps }: Row,
  keep: (p: Point) => boolean,
): string {
  return edgesOf(plan, hexes, pace, inward)
    .flatMap((edge) =>
      edge.map(({ p, n }) => {
        if (!keep(p) || wander(plan, p, 46, 23) > gaps) return '';
        const on = turnedOver(plan, p);
        const key: Hex = { q: Math.round(on.x * 3), r: Math.round(on.y * 3) };
        const shade = 0.5 - 0.5 * (n.x * LIGHT.x + n.y * LIGHT.y);
        // a little out of the straight way down, as the land is
        const a = wobble(key, 3) * 0.12 + wander(plan, p, 30, 29) * 0.2;
        const down = { x: n.x * Math.cos(a) - n.y * Math.sin(a), y: n.x * Math.sin(a) + n.y * Math.cos(a) };
        const half = (long * (0.78 + 0.4 * chance(key, 5)) * (0.85 + 0.25 * shade)) / 2;
        const off = wobble(key, 7) * 1.1;
        const middle = { x: p.x + down.x * off, y: p.y + down.y * off };
        return stroke(middle, down, half, weight * (0.34 + 0.78 * shade));
      }),
    )
    .join('');
}

/** How much further in the edge of each higher level lies, and how far in at most: a single hex must keep a crown. */
const TERRACE = 4;
const INMOST = 22;

/** How far inside the outline of its hexes the edge of a level is drawn, in units of the sheet. */
export function terraceOf(level: number): number {
  return Math.min(6 + (level - 1) * TERRACE, INMOST);
}

const everywhere: (p: Point) => boolean = () => true;

/** One row of strokes round the hexes of a higher level: where it comes close to the foot of the hill, the slope is steep. */
export function terrace(plan: Plan, hexes: readonly Hex[], level: number, keep = everywhere): string {
  return strokes(
    plan,
    hexes,
    { inward: terraceOf(level) - 1.5, long: 11, pace: 2.8, weight: 0.9, gaps: 2 },
    keep,
  );
}

/** Hachures: strokes down the slope round the crown of each hill, row above row. */
export function hachures(plan: Plan, hexes: readonly Hex[], keep = everywhere): string {
  return SLOPE.map((row) => strokes(plan, hexes, row, keep)).join('');
}
