import { compareHexes, type Direction, type Hex, step } from './hex.ts';

/** A rectangle has its top left hex at (0, 0) and odd rows shifted right; a hexagon fits into such a rectangle. */
export type MapShape =
  | { readonly kind: 'rectangle'; readonly columns: number; readonly rows: number }
  | { readonly kind: 'hexagon'; readonly radius: number };

export type MapEdge = 'north' | 'south' | 'east' | 'west';

/** The hex of a column and a row, both counted from 0 at the top left. */
export function hexAt(column: number, row: number): Hex {
  return { q: column - (row - (row & 1)) / 2, r: row };
}

/** The column and the row of a hex, the same way. */
export function offsetOf(hex: Hex): { readonly column: number; readonly row: number } {
  return { column: columnOf(hex), row: hex.r };
}

function columnOf(hex: Hex): number {
  return hex.q + (hex.r - (hex.r & 1)) / 2;
}

/** The q of a hexagon's centre, which lies in column `radius` of row `radius`. */
function middleOf(radius: number): number {
  return radius - (radius - (radius & 1)) / 2;
}

/** Whether the hex lies on a map of that shape. */
export function contains(shape: MapShape, hex: Hex): boolean {
  if (shape.kind === 'rectangle') {
    const column = columnOf(hex);
    return column >= 0 && column < shape.columns && hex.r >= 0 && hex.r < shape.rows;
  }
  const dq = hex.q - middleOf(shape.radius);
  const dr = hex.r - shape.radius;
  return Math.abs(dq) <= shape.radius && Math.abs(dr) <= shape.radius && Math.abs(dq + dr) <= shape.radius;
}

/** The rectangle a shape lies in. */
function frameOf(shape: MapShape): { readonly columns: number; readonly rows: number } {
  if (shape.kind === 'rectangle') return shape;
  const across = 2 * shape.radius + 1;
  return { columns: across, rows: across };
}

const known = new WeakMap<MapShape, readonly Hex[]>();

/** All hexes of the map in canonical order. */
export function hexesOf(shape: MapShape): readonly Hex[] {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const { columns, rows } = frameOf(shape);
  const hexes = Array.from({ length: columns * rows }, (_, n) =>
    hexAt(n % columns, Math.floor(n / columns)),
  ).filter((hex) => contains(shape, hex));
  hexes.sort(compareHexes);
  known.set(shape, hexes);
  return hexes;
}

const OUTWARD: Readonly<Record<MapEdge, readonly Direction[]>> = {
  north: [0, 5],
  south: [2, 3],
  east: [1],
  west: [4],
};

/** The hexes of an edge, in canonical order: those with nothing of the map beyond them on that side. */
export function edgeHexes(shape: MapShape, edge: MapEdge): readonly Hex[] {
  return hexesOf(shape).filter((hex) => OUTWARD[edge].every((d) => !contains(shape, step(hex, d))));
}

/** What players read: column letters and row number, from A1; after Z comes AA. */
export function hexName(hex: Hex): string {
  let letters = '';
  for (let left = columnOf(hex); left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${hex.r + 1}`;
}
