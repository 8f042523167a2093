/** ORD-01, ORD-02: how many order points there can be at all. Nobody needs to know before the first orders. */
import { outcomesOf } from '../../engine/dice.ts';
import type { Game } from '../state/game.ts';
import { poFloorScope } from '../state/houseRules.ts';
import { orderFormulas, orderPointDice } from './orders.ts';

/** The most that the dice of the format can give for a turn. */
export function mostOrderPoints(g: Game): number {
  const { format } = g.battle;
  const outcomes = orderFormulas(format).flatMap((formula) =>
    outcomesOf(orderPointDice(format, formula, poFloorScope(g))),
  );
  return Math.max(...outcomes.map(({ outcome }) => outcome));
}
