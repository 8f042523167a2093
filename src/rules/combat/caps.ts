/** CBT-13 to CBT-16: the limits that ground and panic set to both factors. */

import { type HalvesLine, reversed } from '../ground/halves.ts';
import { coveredAgainst, hamperedAgainst } from '../ground/terrain.ts';
import { capBeforeMalus } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Sum, sumOf, type Term } from '../state/reasons.ts';
import { isInfantry } from '../units/units.ts';

/** Dice at most against a unit in cover, and for infantry in rough ground. CBT-13, CBT-14. */
const SHELTERED = 3;
/** Dice at most for cavalry and artillery in rough ground. CBT-15. */
const HAMPERED = 1;

/**
 * Adds the lines that limit the dice of `u` against `enemy`; the lowest one counts (CBT-18). A wood on the side between
 * the two counts as a wood for both: TER-05, R-148. `line`: the halves a shot goes between, R-46, R-47.
 */
export function addCaps(terms: Term[], g: Game, u: Unit, enemy: Unit, line: HalvesLine | null = null): void {
  if (coveredAgainst(g, enemy, u, reversed(line)))
    terms.push({ rule: 'CBT-13', why: 'targetInCover', cap: SHELTERED });
  if (hamperedAgainst(g, u, enemy, line))
    terms.push(
      isInfantry(u)
        ? { rule: 'CBT-14', why: 'infantryInRough', cap: SHELTERED }
        : { rule: 'CBT-15', why: 'mountedOrGunsInRough', cap: HAMPERED },
    );
  if (u.panicked) terms.push({ rule: 'CBT-16', why: 'panicked', cap: 0 });
}

/** Whether the line takes dice away, what skills take from the unit's own factor apart. */
function isMalus(term: Term): term is Term & { readonly amount: number } {
  return 'amount' in term && term.amount < 0 && term.why !== 'skill';
}

/**
 * The dice of a blow or a shot: base, modifiers, doubling, losses, then limits; by an option the limits come before what
 * takes dice away. CBT-18, CBT-19, R-128.
 */
export function diceOf(g: Game, terms: readonly Term[]): Sum {
  if (!capBeforeMalus(g)) return sumOf(terms);
  const maluses = terms.filter(isMalus);
  const limited = sumOf(terms.filter((term) => !isMalus(term))).total;
  const taken = maluses.reduce((sum, { amount }) => sum + amount, 0);
  return { total: Math.max(0, limited + taken), terms };
}
