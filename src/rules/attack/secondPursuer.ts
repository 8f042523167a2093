/** CHG-36, CHG-37: who a pursuer may attack, and which friend may pursue beside it. */

import { distanceBetween, engagedEnemies } from '../ground/engagement.ts';
import { mayPursueMove } from '../movement/run.ts';
import { type Game, type Unit, unitOf } from '../state/game.ts';
import { hasSkill } from '../units/skills.ts';
import { mayAttackAfterPursuit } from './attackLimits.ts';

/** Enemies, by id, that the pursuer engages and may attack. CHG-37, R-93, R-94. */
export function pursuitPrey(g: Game, u: Unit): readonly string[] {
  return engagedEnemies(g, u)
    .filter((enemy) => mayAttackAfterPursuit(g, u, enemy))
    .map((enemy) => enemy.id)
    .sort();
}

/**
 * The friends, by id, that may join the charger's pursuit, with the charger still where it was before it: foot or horse
 * with Tactical sense beside it, facing as it does, free of contact and of anything that keeps them from manoeuvring;
 * whether they have acted does not matter. CHG-36, SKL-18.4, R-71.
 */
export function joinersOf(g: Game, charger: Unit): readonly string[] {
  return g.units
    .filter(
      (u) =>
        hasSkill(u, 'tacticalSense') &&
        u.side === charger.side &&
        u.facing === charger.facing &&
        !u.mayNotManoeuvre &&
        !u.displaced &&
        distanceBetween(u, charger) === 1 &&
        mayPursueMove(g, u),
    )
    .map(({ id }) => id)
    .sort();
}

/** Those of the friends found before the pursuit that can still join it, the charger having moved. CHG-36. */
export function readyJoiners(g: Game, joiners: readonly string[] | undefined): readonly string[] {
  return joiners === undefined ? [] : joiners.filter((id) => mayPursueMove(g, unitOf(g, id)));
}
