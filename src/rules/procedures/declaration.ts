/** What a charge and an assault share: the declaration, the reactions that look back to it, the attack in vain. */

import { VAIN_LOSSES } from '../attack/vainAttacks.ts';
import { contactsOf, distanceBetween, isGrappled } from '../ground/engagement.ts';
import { friendsWithInCone } from '../ground/flanks.ts';
import { isTwofold } from '../ground/halves.ts';
import {
  type AssaultFrame,
  type ChargeFrame,
  type Declaration,
  DONE,
  type ReactionFrame,
} from '../state/frames.ts';
import { type Game, presentUnits, unitOf } from '../state/game.ts';
import type { Attack, RuleId } from '../state/vocabulary.ts';
import { reactionFrame } from './reaction.ts';
import { tollFrame } from './toll.ts';

/** What a declaration records, as both now stand. FLOW-CHARGE step 1, FLOW-ASSAULT step 1. */
export function declared(g: Game, attackerId: string, targetId: string): Declaration {
  const attacker = unitOf(g, attackerId);
  const target = unitOf(g, targetId);
  const targetInContact = isGrappled(g, target);
  return {
    distance: distanceBetween(attacker, target),
    targetInContact,
    inContact: presentUnits(g, target.side)
      .filter(
        ({ id }) =>
          (id !== targetId || !targetInContact) && contactsOf(g, attacker).some((enemy) => enemy.id === id),
      )
      .map((friend) => friend.id),
    protectors: friendsWithInCone(g, target.side, attacker).filter((id) => id !== targetId),
  };
}

/** The reactions to the attack, the target being where it stood when it was declared. CHG-13, ASL-11, R-41, R-88. */
export function reactionsTo(
  g: Game,
  attack: Attack,
  attacker: string,
  target: string,
  { distance, targetInContact, inContact, protectors }: Declaration,
): ReactionFrame {
  const stood = unitOf(g, target);
  const [hex] = stood.hexes;
  return reactionFrame({
    attack,
    attacker,
    target,
    distance,
    targetInContact,
    inContact,
    protectors,
    hexQ: hex.q,
    hexR: hex.r,
    ...(isTwofold(stood) ? { lineFacing: stood.facing } : {}),
  });
}

/** The step of an attack that no move can carry out: back in its place, at a cost. CHG-11, ASL-05, R-86. */
export function inVain<F extends ChargeFrame | AssaultFrame>(attackerOf: (f: F) => string, rule: RuleId) {
  return {
    call: (_g: Game, f: F) => tollFrame(attackerOf(f), VAIN_LOSSES, 'impossibleAttack', null, rule),
    then: (_g: Game, f: F) =>
      ({
        end: DONE,
        facts: [{ fact: 'attackEnded', unit: attackerOf(f), why: 'impossible', rule }],
      }) as const,
  };
}
