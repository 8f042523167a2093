/** Who looks at whom, extended lines with either half. GEO-04, GEO-12, R-42. */
import { inFrontalCone } from '../../geometry/cone.ts';
import type { Unit } from '../../rules/state/game.ts';
import { isSquare } from '../../rules/units/units.ts';

/** Whether a hex of the other lies in the unit's frontal cone; a square looks all around. */
export function looksAt(u: Unit, other: Unit): boolean {
  if (isSquare(u)) return true;
  for (const from of u.hexes)
    for (const hex of other.hexes) if (inFrontalCone(from, u.facing, hex)) return true;
  return false;
}
