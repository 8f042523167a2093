import { type Direction, type Hex, hexKey, step } from './hex.ts';

/** The side that hex (q, r) shares with its neighbour to the NE, E or SE: one name only for each side. */
export interface HexSide {
  readonly q: number;
  readonly r: number;
  readonly side: 0 | 1 | 2;
}

/** The side of a hex in a direction, under its one name. */
export function sideBetween(a: Hex, d: Direction): HexSide {
  if (d === 0 || d === 1 || d === 2) return { q: a.q, r: a.r, side: d };
  const { q, r } = step(a, d);
  return { q, r, side: OPPOSITE[d] };
}

const OPPOSITE = { 3: 0, 4: 1, 5: 2 } as const;

/** A small integer, unique as `hexKey` is; keys sort in canonical order. */
export function sideKey(side: HexSide): number {
  return hexKey(side) * 3 + side.side;
}

/** The two hexes that share a side; the first is the one that names it. */
export function hexesOfSide(side: HexSide): readonly [Hex, Hex] {
  return [{ q: side.q, r: side.r }, step(side, side.side)];
}
