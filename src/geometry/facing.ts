import { type Direction, type Hex, step, turnDirection } from './hex.ts';

/** GEO-03: facing k looks at the vertex between d(k) and d(k+1); 5 is straight up, 2 straight down. */
export const FACINGS = [0, 1, 2, 3, 4, 5] as const;
export type Facing = (typeof FACINGS)[number];

/** GEO-04, GEO-10: where a hex lies for a unit with a facing. */
export type Zone = 'front' | 'rear' | 'left' | 'right';

/** GEO-05: `by` times 60° clockwise; negative is anticlockwise. */
export function turn(f: Facing, by: number): Facing {
  return turnDirection(f, by);
}

/** The directions of the left front hex and of the right one. GEO-04. */
export function frontDirections(f: Facing): readonly [Direction, Direction] {
  return [f, turnDirection(f, 1)];
}

/** The direction of the right flank hex. GEO-04. */
export function rightFlankDirection(f: Facing): Direction {
  return turnDirection(f, 2);
}

/** The directions of the right rear hex and of the left one. GEO-04. */
export function rearDirections(f: Facing): readonly [Direction, Direction] {
  return [turnDirection(f, 3), turnDirection(f, 4)];
}

/** The direction of the left flank hex. GEO-04. */
export function leftFlankDirection(f: Facing): Direction {
  return turnDirection(f, 5);
}

/** Left front hex, right front hex. GEO-04. */
export function frontHexes(hex: Hex, f: Facing): readonly [Hex, Hex] {
  const [left, right] = frontDirections(f);
  return [step(hex, left), step(hex, right)];
}

/** Right rear hex, left rear hex: clockwise, as the front hexes. GEO-04. */
export function rearHexes(hex: Hex, f: Facing): readonly [Hex, Hex] {
  const [right, left] = rearDirections(f);
  return [step(hex, right), step(hex, left)];
}

const ZONES_CLOCKWISE: Readonly<Record<Direction, Zone>> = [
  'front',
  'front',
  'right',
  'rear',
  'rear',
  'left',
];

/** The zone of the neighbour in direction d. */
export function neighbourZone(d: Direction, f: Facing): Zone {
  return ZONES_CLOCKWISE[turnDirection(d, -f)];
}
