/** A small field where two random armies of all types begin among each other, by the default rulings. */
import type { Game } from '../rules/state/game.ts';
import { type RandomBattleSize, randomBattle } from './randomBattle.ts';
import { ALL_ALIKE } from './randomThemes.ts';

const SIZE: RandomBattleSize = { columns: 13, rows: 11, units: 8, turns: 8 };

/** The close battle of that seed, before its first answer. */
export function closeBattle(seed: string): Game {
  return randomBattle(`close ${seed}`, SIZE, { theme: () => ALL_ALIKE, unusual: 0 });
}
