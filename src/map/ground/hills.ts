import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at, wobble } from '../ornament.ts';
import { outlines, type Plan, rounded } from '../plan.ts';
import { paces, swollen } from './region.ts';

/** Light falls from the upper left, as on engraved maps. */
const LIGHT = { x: -0.62, y: -0.78 };

/** One tapering stroke down the slope, thicker on the side away from the light. */
function stroke(p: Point, n: Point, from: number, to: number, weight: number): string {
  const side = { x: -n.y * weight, y: n.x * weight };
  const top = { x: p.x + n.x * from, y: p.y + n.y * from };
  const foot = { x: p.x + n.x * to, y: p.y + n.y * to };
  return `M${at(top.x + side.x)} ${at(top.y + side.y)}L${at(foot.x)} ${at(foot.y)}L${at(top.x - side.x)} ${at(top.y - side.y)}Z`;
}

function band(
  loop: readonly Point[],
  pace: number,
  from: number,
  to: number,
  weight: number,
  which: number,
): string {
  return paces(loop, pace)
    .map(({ p, n }, i) => {
      const key: Hex = { q: Math.round(p.x), r: Math.round(p.y) };
      const shade = 0.5 - 0.5 * (n.x * LIGHT.x + n.y * LIGHT.y);
      const longer = wobble(key, which + i) * 2.2;
      return stroke(p, n, from + longer * 0.4, to + longer + shade * 2, weight * (0.42 + 0.9 * shade));
    })
    .join('');
}

/** How much further in the edge of each higher level lies, and how far in at most: a single hex must keep a crown. */
const TERRACE = 4;
const INMOST = 22;

/** How far inside the outline of its hexes the edge of a level is drawn, in units of the sheet. */
export function terraceOf(level: number): number {
  return Math.min(6 + (level - 1) * TERRACE, INMOST);
}

/** One band of strokes round the hexes of a higher level: where it comes close to the foot of the hill, the slope is steep. */
export function terrace(plan: Plan, hexes: readonly Hex[], level: number): string {
  return outlines(plan, hexes)
    .map((loop) => band(swollen(rounded(loop, 3), -terraceOf(level)), 2.9, -8, 5, 0.9, level))
    .join('');
}

/** Hachures: strokes down the slope round the crown of each hill, in two bands. */
export function hachures(plan: Plan, hexes: readonly Hex[]): string {
  return outlines(plan, hexes)
    .map((loop) => {
      const edge = swollen(rounded(loop, 3), -6);
      return band(edge, 2.9, -8, 6, 1, 0) + band(swollen(edge, -12), 4, -6, 2, 0.6, 7);
    })
    .join('');
}
