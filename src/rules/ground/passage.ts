/** MAN-15: who may pass through whom, and where a manoeuvre may end. */

import type { Hex } from '../../geometry/hex.ts';
import { altered } from '../../records/records.ts';
import { areEnemies, type Game, type Unit, unitAt } from '../state/game.ts';
import { isArtillery } from '../units/units.ts';
import { hexesAt } from './halves.ts';

/** Artillery and skirmishers let others through and go through others. */
function isLoose(u: Unit): boolean {
  return u.formation === 'skirmish' || isArtillery(u);
}

/**
 * Whether the unit may pass through the other in any move but a flight: never through an enemy nor through a panicked
 * friend; through a steady friend if either is artillery or in skirmish order. MAN-15, R-72.
 */
export function mayPassThrough(mover: Unit, other: Unit): boolean {
  if (areEnemies(mover, other) || other.panicked) return false;
  return isLoose(mover) || isLoose(other);
}

/** Whether nobody else stands on the hex: no manoeuvre ends on an occupied one. MAN-15. */
export function isFreeFor(g: Game, mover: Unit, hex: Hex): boolean {
  const other = unitAt(g, hex);
  return other === undefined || other.id === mover.id;
}

/**
 * Whether the other makes way for the unit to end a march or an attack where it stands: a steady friend in skirmish
 * order, lifted before the move and put back behind it. CHG-39, CHG-40, R-98.
 */
export function givesWay(mover: Unit, other: Unit): boolean {
  return (
    other.formation === 'skirmish' &&
    other.side === mover.side &&
    other.id !== mover.id &&
    !other.panicked &&
    !mover.panicked
  );
}

/** Whether a march or an attack may end on the hex: nobody else stands there, or only who makes way. CHG-39, CHG-40. */
export function mayEndOn(g: Game, mover: Unit, hex: Hex): boolean {
  const other = unitAt(g, hex);
  return other === undefined || other.id === mover.id || givesWay(mover, other);
}

/** The unit as it would stand at the end of a manoeuvre, for questions about that end: `to` is its left half, R-41. */
export function imagined(u: Unit, to: Hex, facing: Unit['facing']): Unit {
  return altered(u, { hexes: hexesAt(u, to, facing), facing });
}
