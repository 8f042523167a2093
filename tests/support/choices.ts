/** Answers that many plays give. */
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Reaction } from '../../src/rules/state/vocabulary.ts';

export const ATTACK: Choice = { choose: 'attack' };
export const DECLINE: Choice = { choose: 'decline' };
export const PURSUE: Choice = { choose: 'pursue' };
export const STAY: Choice = { choose: 'stay' };
export const STRIKE_BACK: Choice = { choose: 'strikeBack' };
export const END_ORDERS: Choice = { choose: 'endOrders' };

/** The target of a charge or an assault reacts so. */
export function react(reaction: Reaction): Choice {
  return { choose: 'reaction', reaction };
}

/** It does nothing. */
export const STAND: Choice = react('nothing');
