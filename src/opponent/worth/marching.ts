/** How many turns a unit is away from where it wants to be. MAN-03, MAN-09, FRM-17. */
import type { Unit } from '../../rules/state/game.ts';
import { movementFactor } from '../../rules/units/factors.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import { isInfantry } from '../../rules/units/units.ts';

/** Farther than this from the enemy one marches twice as far. MAN-09. */
const UNFORCED = 5;
/** Infantry in column, and a large battalion. UNI-01, SKL-13.2. */
const COLUMN = 3;
const LARGE_COLUMN = 2;
/** Nobody is reckoned farther away than this. */
const MOST = 9;

function turns(way: number, hexes: number, factor: number, forces: boolean): number {
  if (factor <= 0) return MOST;
  const forced = forces ? Math.min(way, Math.max(0, hexes - UNFORCED)) : 0;
  return Math.min(MOST, forced / (2 * factor) + (way - forced) / factor);
}

/**
 * Turns until the unit, so many hexes from the enemy, is as near as `near`: a line or a square that has far to go forms
 * column first.
 */
export function turnsAway(u: Unit, hexes: number, near: number): number {
  const way = hexes - near;
  if (way <= 0) return 0;
  const marches = !isInfantry(u) || u.formation === 'column' || u.formation === 'skirmish';
  const asItIs = turns(way, hexes, movementFactor(u), marches);
  if (marches) return asItIs;
  const column = hasSkill(u, 'largeBattalion') ? LARGE_COLUMN : COLUMN;
  return Math.min(asItIs, 1 + turns(way, hexes, column, true));
}
