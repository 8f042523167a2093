import type { Choice } from '../answers.ts';
import { mayAttackFrom } from '../attackLimits.ts';
import { mustTakeFront, routeIsOpen } from '../chargeConditions.ts';
import { isDoubled } from '../combatFactor.ts';
import {
  contactsOf,
  distanceBetween,
  engagedEnemies,
  engages,
  friendsWithInCone,
  isInContact,
} from '../engagement.ts';
import { breakOffEnds } from '../evade.ts';
import { type ChargeFrame, type Decision, DONE, type Next, type RuleProcedure } from '../frames.ts';
import { type Game, presentUnits, unitOf } from '../game.ts';
import { mayPursueMove } from '../run.ts';
import { isCavalry } from '../units.ts';
import { marchFrame } from './march.ts';
import { pursuitFrame } from './pursuit.ts';
import { reactionFrame } from './reaction.ts';
import { shockFrame } from './shock.ts';

/** What a declaration records, for a charge as for an assault. FLOW-CHARGE step 1, FLOW-ASSAULT step 1. */
export function recorded(g: Game, attackerId: string, targetId: string) {
  const attacker = unitOf(g, attackerId);
  const target = unitOf(g, targetId);
  return {
    distance: distanceBetween(attacker, target),
    targetInContact: isInContact(g, target),
    inContact: presentUnits(g, target.side)
      .filter(
        (friend) => friend.id !== targetId && contactsOf(g, attacker).some((enemy) => enemy.id === friend.id),
      )
      .map((friend) => friend.id),
    protectors: friendsWithInCone(g, target.side, attacker.hexes[0]).filter((id) => id !== targetId),
  };
}

export function chargeFrame(g: Game, charger: string, target: string): ChargeFrame {
  return {
    procedure: 'charge',
    at: 'declare',
    charger,
    target,
    ...recorded(g, charger, target),
    frontOnly: mustTakeFront(g, unitOf(g, charger), unitOf(g, target)),
    openRoute: true,
    counterCharged: false,
    squareFormed: false,
    targetLost: 0,
  };
}

function over(
  f: ChargeFrame,
  why: 'declined' | 'shaken' | 'targetGone' | 'brokeOff' | 'fought',
): Next<ChargeFrame> {
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: f.charger, why, rule: 'CHG-30' }] };
}

function attackChoice(g: Game, f: ChargeFrame): Decision {
  const charger = unitOf(g, f.charger);
  // CHG-31, R-104
  const mayBreakOff = f.squareFormed && isCavalry(charger);
  return {
    side: charger.side,
    question: { ask: 'attack', unit: f.charger, target: f.target, attack: 'charge' },
    legal: (): readonly Choice[] => [
      { choose: 'attack' },
      { choose: 'decline' },
      ...(mayBreakOff && breakOffEnds(g, charger).length > 0 ? [{ choose: 'breakOff' } as const] : []),
    ],
    refused: () => [],
  };
}

/** Enemies the pursuer engages and may attack. CHG-37, R-94. */
function pursuitTargets(g: Game, f: ChargeFrame): readonly string[] {
  const charger = unitOf(g, f.charger);
  return engagedEnemies(g, charger)
    .filter((enemy) => mayAttackFrom(g, charger, charger.hexes[0], enemy))
    .map((enemy) => enemy.id)
    .sort();
}

/** FLOW-CHARGE. */
export const charge: RuleProcedure<ChargeFrame> = {
  declare: {
    do: (_g, f) => ({
      to: 'move',
      facts: [
        { fact: 'chargeDeclared', unit: f.charger, target: f.target, distance: f.distance, rule: 'CHG-05' },
      ],
    }),
  },
  // CHG-10 to CHG-12
  move: {
    call: (_g, f) => marchFrame(f.charger, 'charge', { target: f.target, frontOnly: f.frontOnly }),
    then: (_g, _f, result) => ({
      to: 'reaction',
      set: { openRoute: result.result === 'moved' && result.openRoute },
    }),
  },
  // CHG-13 to CHG-29
  reaction: {
    call: (g, f) => {
      const hex = unitOf(g, f.target).hexes[0];
      const { target, distance, targetInContact, inContact, protectors } = f;
      return reactionFrame({
        attack: 'charge',
        attacker: f.charger,
        target,
        distance,
        targetInContact,
        inContact,
        protectors,
        hexQ: hex.q,
        hexR: hex.r,
      });
    },
    then: (_g, f, result) => {
      if (result.result !== 'reacted') return { end: DONE };
      if (result.ended) return over(f, 'shaken');
      const { counterCharged, squareFormed, targetLost } = result;
      return { to: result.gone ? 'aftermath' : 'attack', set: { counterCharged, squareFormed, targetLost } };
    },
  },
  // CHG-30
  attack: {
    ask: attackChoice,
    then: (_g, f, choice) => {
      if (choice.choose === 'attack') return { to: 'shock' };
      return choice.choose === 'breakOff' ? { to: 'breakOff' } : over(f, 'declined');
    },
  },
  breakOff: { call: (_g, f) => marchFrame(f.charger, 'breakOff'), then: (_g, f) => over(f, 'brokeOff') },
  // CHG-32
  shock: {
    call: (g, f) =>
      shockFrame(f.charger, f.target, 'charge', {
        doubled: isDoubled(g, unitOf(g, f.charger), unitOf(g, f.target), f),
        protectors: f.protectors,
        targetLost: f.targetLost,
      }),
    then: (_g, f, result) =>
      result.result === 'fought' && result.targetGone ? { to: 'aftermath' } : over(f, 'fought'),
  },
  // CHG-35, MAN-20, R-69: a third unit in contact forbids the pursuit; a target that could not get away is its object
  aftermath: {
    do: (g, f) => {
      const charger = unitOf(g, f.charger);
      const target = unitOf(g, f.target);
      if (charger.fate !== 'present' || charger.panicked) return { end: DONE };
      const contacts = contactsOf(g, charger);
      if (contacts.some((enemy) => enemy.id !== f.target))
        return { end: DONE, facts: [{ fact: 'noPursuit', unit: f.charger, rule: 'MAN-20' }] };
      if (contacts.length === 0) return { to: mayPursueMove(g, charger) ? 'pursue' : 'pursuitTargets' };
      return engages(g, charger, target)
        ? { to: 'pursuitTargets' }
        : { end: DONE, facts: [{ fact: 'noPursuit', unit: f.charger, rule: 'MAN-20' }] };
    },
  },
  pursue: {
    ask: (g, f) => ({
      side: unitOf(g, f.charger).side,
      question: { ask: 'pursue', unit: f.charger },
      legal: () => [{ choose: 'pursue' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (_g, f, choice) => (choice.choose === 'pursue' ? { to: 'pursuit' } : over(f, 'targetGone')),
  },
  pursuit: {
    call: (_g, f) => pursuitFrame(f.charger),
    then: (_g, f, result) => ({
      to: 'pursuitTargets',
      set: { openRoute: f.openRoute && result.result === 'moved' && result.openRoute },
    }),
  },
  pursuitTargets: {
    do: (g, f) => (pursuitTargets(g, f).length > 0 ? { to: 'pursuitAttack' } : over(f, 'targetGone')),
  },
  // CHG-37
  pursuitAttack: {
    ask: (g, f) => ({
      side: unitOf(g, f.charger).side,
      question: { ask: 'pursuitAttack', unit: f.charger, targets: pursuitTargets(g, f) },
      legal: () => [
        ...pursuitTargets(g, f).map((target): Choice => ({ choose: 'attackTarget', target })),
        { choose: 'decline' },
      ],
      refused: () => [],
    }),
    then: (_g, f, choice) =>
      choice.choose === 'attackTarget'
        ? { to: 'pursuitShock', set: { target: choice.target } }
        : over(f, 'declined'),
  },
  // CHG-37, CHG-38, R-70: a counter-charge against the first attack no longer matters; no second pursuit
  pursuitShock: {
    call: (g, f) => {
      const charger = unitOf(g, f.charger);
      const target = unitOf(g, f.target);
      const openRoute = f.openRoute && routeIsOpen(g, charger.hexes[0], []);
      return shockFrame(f.charger, f.target, 'pursuit', {
        doubled: isDoubled(g, charger, target, { openRoute, counterCharged: false, distance: f.distance }),
        protectors: [],
        targetLost: 0,
      });
    },
    then: (_g, f) => over(f, 'fought'),
  },
};
