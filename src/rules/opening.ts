/**
 * The rulebook as far as a battle runs before anybody has chosen anything: up to the orders of the first turn. With it a
 * page begins, while rulebook.ts, which has every procedure, is fetched. No step it runs calls another procedure before
 * a choice.
 */
import { makeEngine } from '../engine/interpreter.ts';
import type { Procedures, Rulebook } from '../engine/procedure.ts';
import type { SabreurKit } from './frames.ts';
import { battle } from './procedures/battle.ts';
import { turn } from './procedures/turn.ts';

type Opening = Pick<Procedures<SabreurKit>, 'battle' | 'turn'>;

export const openingProcedures: Opening = { battle, turn };

/** How a choice is told that was the only one. */
export const forced: Rulebook<SabreurKit>['forced'] = ({ side, question }, choice) => ({
  fact: 'forced',
  side,
  question,
  choice,
});

/** Runs a battle up to the first choice, and no further. */
export const opening = makeEngine<SabreurKit>({ procedures: openingProcedures, forced });
