/** FIR-19, SKL-08.3: infantry with Controlled fire, in line, may fire and then charge or assault the same enemy. */
import type { RefusedChoice } from '../../engine/procedure.ts';
import { fireRefusals, fireTargetRefusals, fireTargets } from '../fire/targets.ts';
import type { Choice } from '../state/answers.ts';
import type { SabreurTypes } from '../state/frames.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { ATTACKS, type Attack } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isInLine } from '../units/units.ts';
import { assaultRefusals, mayAssault } from './assaultConditions.ts';
import { chargeRefusals, mayCharge } from './chargeConditions.ts';

function isControlled(u: Unit): boolean {
  return u.skills.length > 0 && hasSkill(u, 'controlledFire');
}

/** Whether the unit may now declare that attack: judged before the shot, and again after it. FIR-19, R-127, R-156. */
export function mayFollowUp(g: Game, u: Unit, target: Unit, attack: Attack): boolean {
  return attack === 'charge' ? mayCharge(g, u, target) : mayAssault(g, u, target);
}

/**
 * The enemies the unit may both shoot at now, priority included, and attack as things stand; by attack, then by id.
 * Nobody without the skill. SEQ-07 row 11, FIR-19, R-127.
 */
export function fireThenAttackChoices(g: Game, u: Unit): readonly Choice[] {
  if (!isControlled(u) || !isInLine(u) || u.panicked || fireRefusals(g, u, 'none').length > 0) return [];
  const targets = fireTargets(g, u);
  return ATTACKS.flatMap((attack) =>
    targets
      .filter((target) => mayFollowUp(g, u, unitOf(g, target), attack))
      .map((target): Choice => ({ choose: 'action', action: 'fireThenAttack', attack, target })),
  );
}

/** Every reason against firing at that enemy and then attacking it so; empty exactly when the action is legal. FIR-19, R-127. */
export function fireThenAttackRefusals(g: Game, u: Unit, target: Unit, attack: Attack): readonly Refusal[] {
  if (!isControlled(u) || !isInLine(u)) return [refusal('SKL-08.3', 'controlledLineOnly', { unit: u.id })];
  const silent = fireRefusals(g, u, 'none');
  const shot = silent.length > 0 ? silent : fireTargetRefusals(g, u, target);
  return [...shot, ...(attack === 'charge' ? chargeRefusals(g, u, target) : assaultRefusals(g, u, target))];
}

/** The same as refused choices, for a unit that has the skill: to others the action is nothing to think of. */
export function refusedFireThenAttack(g: Game, u: Unit): readonly RefusedChoice<SabreurTypes>[] {
  if (!isControlled(u)) return [];
  return presentUnits(g)
    .filter((enemy) => enemy.side !== u.side)
    .flatMap((enemy) =>
      ATTACKS.map((attack) => ({
        choice: { choose: 'action', action: 'fireThenAttack', attack, target: enemy.id } as const,
        reasons: fireThenAttackRefusals(g, u, enemy, attack),
      })),
    )
    .filter(({ reasons }) => reasons.length > 0);
}
