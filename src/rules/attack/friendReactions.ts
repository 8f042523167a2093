import { friendMayFireDefensively } from '../fire/targets.ts';
import { grapplersOf } from '../ground/engagement.ts';
import { lineFrom, type Stand } from '../ground/halves.ts';
import type { Choice } from '../state/answers.ts';
import type { ReactionFrame } from '../state/frames.ts';
import { compareIds, findUnit, type Game, presentUnits, type Unit, unitOf } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { isCavalry, isInfantry } from '../units/units.ts';
import { preyRefusal } from './attackLimits.ts';
import { counterChargeEnds } from './counterCharge.ts';

type Attack = Pick<ReactionFrame, 'attacker' | 'target' | 'inContact' | 'hexQ' | 'hexR' | 'lineFacing'>;

/** Why this friend of the target may not counter-charge the attacker. CHG-04, CHG-25, CHG-27, MAN-28, R-92, R-93. */
export function friendCounterChargeRefusals(g: Game, friend: Unit, attacker: Unit): readonly Refusal[] {
  const reasons: Refusal[] = [];
  if (friend.panicked) reasons.push(refusal('CHG-25', 'panicked', { unit: friend.id }));
  if (!isCavalry(friend) && friend.formation !== 'column')
    reasons.push(refusal('CHG-27', isInfantry(friend) ? 'wrongFormation' : 'wrongType', { unit: friend.id }));
  if (grapplersOf(g, friend).some((enemy) => enemy.id !== attacker.id))
    reasons.push(refusal('CHG-25', 'friendInContact', { unit: friend.id }));
  if (reasons.length === 0 && counterChargeEnds(g, friend, attacker).length === 0)
    reasons.push(
      preyRefusal(g, friend, attacker) ??
        refusal('CHG-27', 'noRouteToTarget', { unit: friend.id, target: attacker.id }),
    );
  return reasons;
}

/** The hexes of the target before it reacts. R-88. */
export function targetStand(attack: Pick<Attack, 'hexQ' | 'hexR' | 'lineFacing'>): Stand {
  const stood = { q: attack.hexQ, r: attack.hexR };
  return { hexes: attack.lineFacing === undefined ? [stood] : lineFrom(stood, attack.lineFacing) };
}

/** Why that unit does not answer the attack so. CHG-24 to CHG-28. */
export function whyNotFriend(
  g: Game,
  attack: Attack,
  choice: Readonly<Record<string, unknown>>,
): readonly Refusal[] {
  const { choose, unit } = choice;
  const friend = findUnit(g, unit);
  const [attacker, target] = [unitOf(g, attack.attacker), unitOf(g, attack.target)];
  if (!friend || (choose !== 'friendCounterCharge' && choose !== 'friendDefensiveFire')) return [];
  if (friend.fate !== 'present') return [refusal('LOS-04', 'gone', { unit: friend.id })];
  if (friend.side !== target.side) return [refusal('CHG-24', 'notYours', { unit: friend.id })];
  if (choose === 'friendCounterCharge') return friendCounterChargeRefusals(g, friend, attacker);
  const stand = targetStand(attack);
  const fire = friendMayFireDefensively(g, friend, target, stand, attacker, attack.inContact);
  return fire.allowed ? [] : fire.reasons;
}

/** Every reaction a friend of the target may declare, by unit id; counter-charge before fire. CHG-24 to CHG-28. */
export function friendReactions(g: Game, attack: Attack): readonly Choice[] {
  const attacker = unitOf(g, attack.attacker);
  const target = unitOf(g, attack.target);
  const stand = targetStand(attack);
  return presentUnits(g, target.side)
    .filter((friend) => friend.id !== target.id)
    .sort(compareIds)
    .flatMap((friend): Choice[] => [
      ...(friendCounterChargeRefusals(g, friend, attacker).length === 0
        ? [{ choose: 'friendCounterCharge', unit: friend.id } as const]
        : []),
      ...(friendMayFireDefensively(g, friend, target, stand, attacker, attack.inContact).allowed
        ? [{ choose: 'friendDefensiveFire', unit: friend.id } as const]
        : []),
    ]);
}
