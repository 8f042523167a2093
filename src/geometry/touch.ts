import { type Hex, hexKey } from './hex.ts';
import { centreOf, endsOf, type LatticePoint } from './lattice.ts';
import { type HexSide, hexesOfSide } from './side.ts';

// What the segment from the centre of (0, 0) to the centre of `to` touches, in exact integers.
// All lists are made in canonical order, and sorting along the segment leaves equals as they are.

/** Twice the area of the triangle (0, 0), a, b; its sign tells on which side of the ray to a the point b lies. */
function cross(a: LatticePoint, b: LatticePoint): number {
  return a.X * b.Y - a.Y * b.X;
}

/** Half the width of a hex seen along `way`, in the measure of `cross`: its vertices are (0, ±2), (±1, ±1). */
function halfWidth(way: LatticePoint): number {
  return Math.max(2 * Math.abs(way.X), Math.abs(way.X - way.Y), Math.abs(way.X + way.Y));
}

/**
 * the hexes touched, ends included, in canonical order. Each has its q and its r between those of the ends. A hex
 * in that box which touched the line only beyond an end would reach past the end in q, r or q + r, and so lie outside
 * the box. Within it, therefore, it is enough to touch the line: to be no further from it than half a hex.
 */
function touchedWithEnds(to: Hex): Hex[] {
  const way = centreOf(to);
  const reach = halfWidth(way);
  const [top, bottom] = to.r < 0 ? [to.r, 0] : [0, to.r];
  const [west, east] = to.q < 0 ? [to.q, 0] : [0, to.q];
  const touched: Hex[] = [];
  for (let r = top; r <= bottom; r++) {
    for (let q = west; q <= east; q++) {
      const hex = { q, r };
      if (Math.abs(cross(way, centreOf(hex))) <= reach) touched.push(hex);
    }
  }
  return touched;
}

/** How far along the segment a point lies, in true lengths. */
function along(way: LatticePoint, point: LatticePoint): number {
  return 3 * way.X * point.X + way.Y * point.Y;
}

/** the hexes touched, both ends left out, in order along the segment. */
export function hexesTouchedFromOrigin(to: Hex): Hex[] {
  const way = centreOf(to);
  return touchedWithEnds(to)
    .filter(({ q, r }) => (q !== 0 || r !== 0) && (q !== to.q || r !== to.r))
    .sort((a, b) => along(way, centreOf(a)) - along(way, centreOf(b)));
}

/** The hexes between two ends by how the line meets them: an option of R-118 tells them apart. */
export interface HexesMet {
  /** Those whose inside it crosses. */
  readonly crossed: readonly Hex[];
  /** Those along whose common side it runs, two and two. What it touches at a corner only is in neither list. */
  readonly grazed: readonly (readonly [Hex, Hex])[];
}

/** Whether lines of that way can run along sides: then two vertices on either side lie farthest out. */
function runsAlongSides(way: LatticePoint): boolean {
  const far = halfWidth(way);
  return [2 * way.X, way.X - way.Y, way.X + way.Y].filter((one) => Math.abs(one) === far).length > 1;
}

/** the same hexes as `hexesTouchedFromOrigin`, by how they are met. */
export function hexesMetFromOrigin(to: Hex): HexesMet {
  const way = centreOf(to);
  const reach = halfWidth(way);
  const offset = (hex: Hex): number => cross(way, centreOf(hex));
  const touched = hexesTouchedFromOrigin(to);
  const beside = runsAlongSides(way) ? touched.filter((hex) => offset(hex) === reach) : [];
  return {
    crossed: touched.filter((hex) => Math.abs(offset(hex)) < reach),
    grazed: beside.flatMap((hex) => {
      const level = along(way, centreOf(hex));
      const across = touched.find(
        (other) => offset(other) === -reach && along(way, centreOf(other)) === level,
      );
      return across ? [[hex, across] as const] : [];
    }),
  };
}

function meetsLine(way: LatticePoint, side: HexSide): boolean {
  const [a, b] = endsOf(side);
  return Math.sign(cross(way, a)) * Math.sign(cross(way, b)) <= 0;
}

function sideAlong(way: LatticePoint, side: HexSide): number {
  const [a, b] = endsOf(side);
  return along(way, a) + along(way, b);
}

/**
 * the hex sides crossed or touched, those of both ends included, in order along the segment. They are the
 * sides between two hexes touched that meet the line; beyond an end, a side has a hex that is not touched.
 */
export function sidesTouchedFromOrigin(to: Hex): HexSide[] {
  const way = centreOf(to);
  const hexes = touchedWithEnds(to);
  const touched = new Set(hexes.map(hexKey));
  return hexes
    .flatMap(({ q, r }) => ([0, 1, 2] as const).map((side): HexSide => ({ q, r, side })))
    .filter((side) => touched.has(hexKey(hexesOfSide(side)[1])) && meetsLine(way, side))
    .sort((a, b) => sideAlong(way, a) - sideAlong(way, b));
}
