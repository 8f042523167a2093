/**
 * The rulebook as far as a battle runs before anybody has chosen anything: up to the orders of the first turn. With it a
 * page begins, while rulebook.ts, which has everything, is fetched.
 */
import { makeEngine } from '../engine/interpreter.ts';
import type { Rulebook } from '../engine/procedure.ts';
import { battle } from './procedures/battle.ts';
import { openingOfTurn } from './procedures/turnOpening.ts';
import type { SabreurKit } from './state/frames.ts';

/** How a choice is told that was the only one. */
export const forced: Rulebook<SabreurKit>['forced'] = ({ side, question }, choice) => ({
  fact: 'forced',
  side,
  question,
  choice,
});

/** Runs a battle up to the first orders; what comes after them it does not know. */
export const opening = makeEngine<SabreurKit>({ procedures: { battle, turn: openingOfTurn }, forced });
