/** The options of the set-up, each read by one function here and nowhere else. */
import type { Game, HouseRules } from './game.ts';

/** How many turns each player has, R-151. */
export function turnLimit(g: Game): number {
  return g.battle.houseRules.turn_limit;
}

/** The percentage of an army's cost that loses the game once lost, or none; R-151. */
export function breakPoint(g: Game): HouseRules['break_point'] {
  return g.battle.houseRules.break_point;
}
