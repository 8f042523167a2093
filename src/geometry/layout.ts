import { Orientation, pointToCube } from 'honeycomb-grid';
import { DIRECTIONS, type Hex } from './hex.ts';
import { centreOf, endsOf, type LatticePoint, vertexOf } from './lattice.ts';
import { contains, hexesOf, type MapShape } from './shape.ts';
import type { HexSide } from './side.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where things lie on the drawn map: pure functions of the shape and the size of a hex, from centre to vertex. */
export interface Layout {
  readonly size: number;
  /** Of the whole map with its margin. */
  readonly width: number;
  readonly height: number;
  centre(hex: Hex): Point;
  /** The six vertices clockwise; number k is the one facing k looks at. Neighbours share identical numbers. */
  corners(hex: Hex): readonly Point[];
  sideLine(side: HexSide): readonly [Point, Point];
  /** The hex under the pointer; null off the map. */
  hexAtPoint(point: Point): Hex | null;
}

// The lattice is √3 narrower than the drawing; the vertices above and below a centre are 2 steps away.
const ACROSS = Math.sqrt(3) / 2;
const DOWN = 1 / 2;

/** The map's left, right, top and bottom on the lattice. */
function boundsOf(hexes: readonly Hex[]): { left: number; right: number; top: number; bottom: number } {
  const bounds = { left: 0, right: 0, top: 0, bottom: 0 };
  hexes.forEach((hex, n) => {
    const { X, Y } = centreOf(hex);
    bounds.left = n === 0 ? X - 1 : Math.min(bounds.left, X - 1);
    bounds.right = n === 0 ? X + 1 : Math.max(bounds.right, X + 1);
    bounds.top = n === 0 ? Y - 2 : Math.min(bounds.top, Y - 2);
    bounds.bottom = n === 0 ? Y + 2 : Math.max(bounds.bottom, Y + 2);
  });
  return bounds;
}

/** `size` is the length from a centre to a vertex, and of a side; the margin all round is half of it. */
export function makeLayout(shape: MapShape, size: number): Layout {
  const { left, right, top, bottom } = boundsOf(hexesOf(shape));
  const margin = size / 2;
  const atX = (X: number): number => margin + (X - left) * ACROSS * size;
  const atY = (Y: number): number => margin + (Y - top) * DOWN * size;
  const pointAt = ({ X, Y }: LatticePoint): Point => ({ x: atX(X), y: atY(Y) });
  const grid = {
    dimensions: { xRadius: size, yRadius: size },
    origin: { x: -atX(0), y: -atY(0) },
    orientation: Orientation.POINTY,
  };
  return {
    size,
    width: atX(right) + margin,
    height: atY(bottom) + margin,
    centre: (hex) => pointAt(centreOf(hex)),
    corners: (hex) => DIRECTIONS.map((k) => pointAt(vertexOf(hex, k))),
    sideLine: (side) => {
      const [a, b] = endsOf(side);
      return [pointAt(a), pointAt(b)];
    },
    hexAtPoint: (point) => {
      const { q, r } = pointToCube(grid, point);
      const hex = { q: q + 0, r: r + 0 };
      return contains(shape, hex) ? hex : null;
    },
  };
}
