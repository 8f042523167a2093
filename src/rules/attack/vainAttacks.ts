/** CHG-11, ASL-05: attacks that no move can carry out. The program offers none, unless an option lets them be tried. R-86. */

import { offerImpossibleCharges } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';
import type { Refusal, RefusalCode } from '../state/reasons.ts';
import type { Attack } from '../state/vocabulary.ts';
import { assaultRefusals } from './assaultConditions.ts';
import { chargeRefusals } from './chargeConditions.ts';

/** What it costs to try, in strength points. */
export const VAIN_LOSSES = 1;

/** What is wrong with the move alone, all other conditions being met. */
const NO_MOVE: readonly RefusalCode[] = [
  'noRouteToTarget',
  'frontContactOnly',
  'noAssaultMove',
  'engagedMustKeepContact',
];

function refusalsOf(g: Game, u: Unit, target: Unit, attack: Attack): readonly Refusal[] {
  return attack === 'charge' ? chargeRefusals(g, u, target) : assaultRefusals(g, u, target);
}

function lacksMoveOnly([only, ...others]: readonly Refusal[]): boolean {
  return only !== undefined && others.length === 0 && NO_MOVE.includes(only.reason);
}

/** Every enemy the unit may attack only in vain, by id: none without the option. R-86. */
export function vainTargets(g: Game, u: Unit, attack: Attack): readonly string[] {
  if (!offerImpossibleCharges(g)) return [];
  return g.units
    .filter((enemy) => lacksMoveOnly(refusalsOf(g, u, enemy, attack)))
    .map((enemy) => enemy.id)
    .sort();
}

/** Every reason against declaring the attack; that it would be in vain is none where the option allows it. R-86. */
export function declarationRefusals(g: Game, u: Unit, target: Unit, attack: Attack): readonly Refusal[] {
  const reasons = refusalsOf(g, u, target, attack);
  return offerImpossibleCharges(g) && lacksMoveOnly(reasons) ? [] : reasons;
}
