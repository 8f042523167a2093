/**
 * The rulebook as far as a battle runs before anybody has chosen anything: up to the orders of the first turn. With it a
 * page begins, while rulebook.ts, which has everything, is fetched.
 */
import { makeEngine } from '../engine/interpreter.ts';
import type { Rulebook } from '../engine/procedure.ts';
import { battle } from './procedures/battle.ts';
import { openingOfTurn } from './procedures/turnOpening.ts';
import type { Decision, SabreurTypes } from './state/frames.ts';

/** How a choice is told that was the only one. */
export const forced: Rulebook<SabreurTypes>['forced'] = ({ side, question }, choice) => ({
  fact: 'forced',
  side,
  question,
  choice,
});

/** Whether an answer to that decision may lead beyond the opening: only the dice for the orders are chosen within it. */
export function leadsOn({ question }: Decision): boolean {
  return question.ask !== 'orderDice';
}

/** Runs a battle up to the first orders; what comes after them it does not know. */
export const opening = makeEngine<SabreurTypes>({ procedures: { battle, turn: openingOfTurn }, forced });
