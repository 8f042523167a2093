import type { Facing } from '../geometry/facing.ts';
import { type Direction, type Hex, hexKey, step } from '../geometry/hex.ts';
import { type Layout, makeLayout, type Point } from '../geometry/layout.ts';
import type { MapShape } from '../geometry/shape.ts';
import { at } from './ornament.ts';

/** From the centre of a hex to its vertices, in units of the sheet. */
export const HEX_SIZE = 40;
/** Paper outside the map's own margin, for the border and its letters. */
export const BORDER = 26;

/** Paper below the border for the title, where the sheet has one. */
export const FOOT = 78;

/** The layout of the sheet, turned by half a circle or not. */
export interface Plan extends Layout {
  readonly shape: MapShape;
  readonly turned: boolean;
  /** Degrees clockwise from straight up. */
  angle(facing: Facing): number;
}

export function makePlan(shape: MapShape, turned: boolean): Plan {
  const layout = makeLayout(shape, HEX_SIZE);
  const angle = (facing: Facing): number => ((facing + 1) * 60 + (turned ? 180 : 0)) % 360;
  if (!turned) return { ...layout, shape, turned, angle };
  const over = ({ x, y }: Point): Point => ({ x: layout.width - x, y: layout.height - y });
  return {
    ...layout,
    shape,
    turned,
    angle,
    centre: (hex) => over(layout.centre(hex)),
    corners: (hex) => layout.corners(hex).map(over),
    sideLine: (side) => {
      const [a, b] = layout.sideLine(side);
      return [over(a), over(b)];
    },
    hexAtPoint: (point) => layout.hexAtPoint(over(point)),
  };
}

/** The outline of a hex as a path, drawn in by `inset` units. */
export function hexPath(plan: Plan, hex: Hex, inset = 0): string {
  const c = plan.centre(hex);
  const by = 1 - (inset * 2) / (HEX_SIZE * Math.sqrt(3));
  return `${plan
    .corners(hex)
    .map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${at(c.x + (x - c.x) * by)} ${at(c.y + (y - c.y) * by)}`)
    .join('')}Z`;
}

export function hexesPath(plan: Plan, hexes: readonly Hex[], inset = 0): string {
  return hexes.map((hex) => hexPath(plan, hex, inset)).join('');
}

/** Closed lines round a set of hexes, the hexes on their right hand: where two hexes touch nothing is drawn. */
export function outlines(plan: Plan, hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(hexKey));
  const next = new Map<string, Point[]>();
  const name = (p: Point): string => `${at(p.x)} ${at(p.y)}`;
  for (const hex of hexes) {
    const corners = plan.corners(hex);
    for (let d = 0; d < 6; d++) {
      if (inside.has(hexKey(step(hex, d as Direction)))) continue;
      // Side d runs from the vertex before it to vertex d.
      const a = corners[(d + 5) % 6];
      const b = corners[d];
      if (a === undefined || b === undefined) continue;
      const from = name(a);
      next.set(from, [...(next.get(from) ?? []), b]);
    }
  }
  const loops: Point[][] = [];
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const loop: Point[] = [];
      let key = start;
      for (let b = next.get(key)?.pop(); b !== undefined; b = next.get(key)?.pop()) {
        loop.push(b);
        key = name(b);
        if (key === start) break;
      }
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}

/** Corners cut `times` times (Chaikin). */
export function rounded(loop: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return loop;
  const cut: Point[] = [];
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a;
    cut.push(
      { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
      { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
    );
  });
  return rounded(cut, times - 1);
}

export function closedPath(loop: readonly Point[]): string {
  return `${loop.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')}Z`;
}

/** Where a unit stands: the centre of its hex, or between its two. */
export function middleOf(plan: Plan, unit: { readonly hexes: readonly Hex[] }): Point {
  const points = unit.hexes.map((hex) => plan.centre(hex));
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}
