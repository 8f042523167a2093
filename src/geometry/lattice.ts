import type { Direction, Hex } from './hex.ts';
import type { HexSide } from './side.ts';

/**
 * The integer lattice on which every centre and every vertex of the hexes is a pair of integers. It is the true drawing
 * squeezed sideways by √3, which alters neither crossing nor touching; true lengths weigh X thrice: 3·dX² + dY².
 */
export interface LatticePoint {
  readonly X: number;
  readonly Y: number;
}

/** The centre of a hex. */
export function centreOf(hex: Hex): LatticePoint {
  return { X: 2 * hex.q + hex.r, Y: 3 * hex.r };
}

/** From the centre to the vertices, clockwise; number k is the one facing k looks at (GEO-03). */
const VERTICES: Readonly<Record<Direction, LatticePoint>> = [
  { X: 1, Y: -1 },
  { X: 1, Y: 1 },
  { X: 0, Y: 2 },
  { X: -1, Y: 1 },
  { X: -1, Y: -1 },
  { X: 0, Y: -2 },
];

/** The vertex at which facing k of the hex looks. GEO-03. */
export function vertexOf(hex: Hex, k: Direction): LatticePoint {
  const centre = centreOf(hex);
  return { X: centre.X + VERTICES[k].X, Y: centre.Y + VERTICES[k].Y };
}

const SIDE_VERTICES = [
  [5, 0],
  [0, 1],
  [1, 2],
] as const;

/** The two ends of a side, clockwise round the hex that names it. */
export function endsOf(side: HexSide): readonly [LatticePoint, LatticePoint] {
  const [first, second] = SIDE_VERTICES[side.side];
  return [vertexOf(side, first), vertexOf(side, second)];
}
