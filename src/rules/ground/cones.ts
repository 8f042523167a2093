/** GEO-08 to GEO-12: what lies in whose cone. Nobody needs it before the first orders, unlike who engages whom. */
import { inCorridor, inFrontalCone, inRearCone } from '../../geometry/cone.ts';
import type { Hex } from '../../geometry/hex.ts';
import { coneWidth, directlyInFront } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';
import { isSquare } from '../units/units.ts';
import type { Stand } from './halves.ts';

/**
 * Whether the hex lies in the frontal cone, which for a square is the whole map, for a unit on two hexes the union of
 * its halves' cones. GEO-08, GEO-12, R-42.
 */
export function inConeOf(g: Game, u: Unit, hex: Hex): boolean {
  if (isSquare(u)) return true;
  const [one, other] = u.hexes;
  const width = coneWidth(g);
  return (
    inFrontalCone(one, u.facing, hex, width) ||
    (other !== undefined && inFrontalCone(other, u.facing, hex, width))
  );
}

/** Whether the other unit stands in the frontal cone: one of its hexes is enough. GEO-11, R-82. */
export function hasInCone(g: Game, u: Unit, other: Stand): boolean {
  const [hex, second] = other.hexes;
  return inConeOf(g, u, hex) || (second !== undefined && inConeOf(g, u, second));
}

/** Whether the other unit stands in the rear cone, by one of its hexes; a square has none. GEO-09, GEO-12, R-42. */
export function hasInRearCone(g: Game, u: Unit, other: Stand): boolean {
  if (isSquare(u)) return false;
  const width = coneWidth(g);
  return u.hexes.some((half) => other.hexes.some((hex) => inRearCone(half, u.facing, hex, width)));
}

/**
 * Whether the other unit stands directly in front, by one of its hexes: in the frontal cone, or by the option in the
 * corridor straight ahead. GEO-11, R-82.
 */
export function hasDirectlyInFront(g: Game, u: Unit, other: Stand): boolean {
  if (isSquare(u) || directlyInFront(g) === 'frontal_cone') return hasInCone(g, u, other);
  return u.hexes.some((half) => other.hexes.some((hex) => inCorridor(half, u.facing, hex)));
}
