/** The battle that the commands play. */
import type { Game } from '../rules/state/game.ts';
import { gersbach } from '../scenarios/gersbach.ts';
import { startBattle } from '../scenarios/scenario.ts';

/** The first battle, ready for its first answer. */
export function theBattle(): Game {
  return startBattle(gersbach);
}
