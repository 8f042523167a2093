/** What the dice for the order points may come to. */
import { outcomesOf } from '../../engine/dice.ts';
import { orderPointDice } from '../../rules/orders/orders.ts';
import type { Game } from '../../rules/state/game.ts';
import { poFloorScope } from '../../rules/state/houseRules.ts';

/** The fewest and the most order points those dice give in this battle. ORD-02, R-11. */
export function orderPointRange(
  game: Game,
  formula: 'd3' | '2d6',
): { readonly least: number; readonly most: number } {
  const outcomes = outcomesOf(orderPointDice(game.battle.format, formula, poFloorScope(game)));
  return { least: outcomes[0]?.outcome ?? 0, most: outcomes.at(-1)?.outcome ?? 0 };
}
