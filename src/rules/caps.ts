/** CBT-13 to CBT-16: the limits that ground and panic set to both factors. */
import type { Game, Unit } from './game.ts';
import type { Term } from './reasons.ts';
import { coveredAgainst, inRough } from './terrain.ts';
import { isInfantry } from './units.ts';

/** Dice at most against a unit in cover, and for infantry in rough ground. CBT-13, CBT-14. */
const SHELTERED = 3;
/** Dice at most for cavalry and artillery in rough ground. CBT-15. */
const HAMPERED = 1;

/**
 * Adds the lines that limit the dice of `u` against `enemy`; the lowest one counts (CBT-18). A wood on the side between
 * the two counts as a wood for both: TER-05, R-148.
 */
export function addCaps(terms: Term[], g: Game, u: Unit, enemy: Unit): void {
  if (coveredAgainst(g, enemy, u.hexes[0]))
    terms.push({ rule: 'CBT-13', why: 'targetInCover', cap: SHELTERED });
  if (inRough(g, u) || coveredAgainst(g, u, enemy.hexes[0]))
    terms.push(
      isInfantry(u)
        ? { rule: 'CBT-14', why: 'infantryInRough', cap: SHELTERED }
        : { rule: 'CBT-15', why: 'mountedOrGunsInRough', cap: HAMPERED },
    );
  if (u.panicked) terms.push({ rule: 'CBT-16', why: 'panicked', cap: 0 });
}
