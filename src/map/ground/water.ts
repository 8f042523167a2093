import type { Hex } from '../../geometry/hex.ts';
import { at } from '../ornament.ts';
import { closedPath, outlines, type Plan, rounded } from '../plan.ts';
import { swollen } from './region.ts';

/** How far inside the shore each line runs; the first is the shore itself. */
export const SHORE_LINES = [0, -3, -6.5, -10.5, -15] as const;

/** Waterlining: the shore, and inside it line after line, each fainter. */
export function waterlines(plan: Plan, hexes: readonly Hex[]): readonly string[] {
  const shores = outlines(plan, hexes).map((loop) => rounded(loop, 3));
  return SHORE_LINES.map((by) => shores.map((loop) => closedPath(swollen(loop, by))).join(''));
}

/** A bridge that fills a hex: its road from side to side, over the water. */
export function causeway(plan: Plan, hex: Hex, d: number): { readonly deck: string; readonly rails: string } {
  const c = plan.centre(hex);
  const corners = plan.corners(hex);
  const [a, b] = [corners[d] ?? c, corners[(d + 5) % 6] ?? c];
  const end = { x: (a.x + b.x) / 2 - c.x, y: (a.y + b.y) / 2 - c.y };
  const n = { x: -end.y / 34.6, y: end.x / 34.6 };
  const line = (off: number): string =>
    `M${at(c.x - end.x + n.x * off)} ${at(c.y - end.y + n.y * off)}L${at(c.x + end.x + n.x * off)} ${at(c.y + end.y + n.y * off)}`;
  return { deck: line(0), rails: line(10) + line(-10) };
}
