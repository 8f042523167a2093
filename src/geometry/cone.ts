import { FACINGS, type Facing, type Zone } from './facing.ts';
import { type Hex, turnDirection, VECTORS } from './hex.ts';

// `to` = `from` + a·d(k) + b·d(k+1). Two neighbouring directions span the hexes with determinant 1, so a and b
// are always integers; their signs tell the zone.

function leftSteps(from: Hex, f: Facing, to: Hex): number {
  const right = VECTORS[turnDirection(f, 1)];
  return (to.q - from.q) * right.r - (to.r - from.r) * right.q;
}

function rightSteps(from: Hex, f: Facing, to: Hex): number {
  const left = VECTORS[f];
  return (to.r - from.r) * left.q - (to.q - from.q) * left.r;
}

/** Degrees of both cones. The wider one, an option of R-01, reaches to the vertex directions on either side. */
export type ConeWidth = 60 | 120;

/** Whether a and b lie ahead. */
function isAhead(a: number, b: number, width: ConeWidth): boolean {
  return width === 60 ? a >= 0 && b >= 0 && a + b >= 1 : 2 * a + b >= 0 && a + 2 * b >= 0 && a + b >= 1;
}

/** GEO-10: exactly one zone for every hex but the unit's own, for which asking is a fault. */
export function zoneOf(from: Hex, f: Facing, to: Hex, width: ConeWidth = 60): Zone {
  const a = leftSteps(from, f, to);
  const b = rightSteps(from, f, to);
  if (a === 0 && b === 0) throw new RangeError(`zoneOf: (${from.q}, ${from.r}) lies in no zone of itself`);
  if (isAhead(a, b, width)) return 'front';
  if (isAhead(-a, -b, width)) return 'rear';
  return a < 0 ? 'right' : 'left';
}

/** GEO-08: the closed sector of 60° ahead, both border rows included, without the hex itself. */
export function inFrontalCone(from: Hex, f: Facing, to: Hex, width: ConeWidth = 60): boolean {
  return isAhead(leftSteps(from, f, to), rightSteps(from, f, to), width);
}

/** the part of the frontal cone straight ahead, as wide as one hex: the hexes it meets even in part. */
export function inCorridor(from: Hex, f: Facing, to: Hex): boolean {
  const a = leftSteps(from, f, to);
  const b = rightSteps(from, f, to);
  return isAhead(a, b, 60) && Math.abs(a - b) <= 1;
}

/** GEO-09: the same sector behind. */
export function inRearCone(from: Hex, f: Facing, to: Hex, width: ConeWidth = 60): boolean {
  return isAhead(-leftSteps(from, f, to), -rightSteps(from, f, to), width);
}

/** The steps to d(k) and to d(k+1) that lead straight ahead to a hex of the frontal cone; null outside it. */
export function coneSteps(from: Hex, f: Facing, to: Hex): readonly [number, number] | null {
  if (!inFrontalCone(from, f, to)) return null;
  // Adding 0 turns -0 into 0.
  return [leftSteps(from, f, to) + 0, rightSteps(from, f, to) + 0];
}

/** The facings that put `to` in the frontal cone: one, or two when `to` is on a straight row; more if it is wider. */
export function facingsWithInFrontalCone(from: Hex, to: Hex, width: ConeWidth = 60): Facing[] {
  return FACINGS.filter((f) => inFrontalCone(from, f, to, width));
}
