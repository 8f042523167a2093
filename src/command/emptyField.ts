/** Battles that begin with an empty map: both armies are set up by lot too. R-150. */
import seedrandom from 'seedrandom';
import { battleFrame } from '../rules/procedures/battle.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { HOUSE_RULES, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import { oneOf, whole } from './chance.ts';
import { OPEN, randomBattle, type Variety } from './randomBattle.ts';

/** Deep enough for the set-up, near enough that the armies soon meet. */
const FIELD = { ...OPEN, rows: 14 };

/** The random battle of that seed, its units still to be set up under options of the set-up by lot. */
export function emptyField(seed: string, variety?: Variety): Game {
  const game = randomBattle(seed, FIELD, variety);
  const stream = seedrandom(`empty field ${seed}`);
  const options: Partial<HouseRules> = {
    setup_depth: whole(2, 6, stream),
    setup_distance: whole(0, 6, stream),
    setup_order: oneOf(HOUSE_RULES.setup_order.values, stream),
    setup_first: oneOf(HOUSE_RULES.setup_first.values, stream),
    setup_hidden: oneOf(HOUSE_RULES.setup_hidden.values, stream),
  };
  const units = game.units.map(
    (unit): Unit => ({ ...unit, fate: 'awaited', hexes: [{ q: 0, r: 0 }], facing: 0, formation: 'none' }),
  );
  const battle = { ...game.battle, houseRules: { ...game.battle.houseRules, ...options } };
  return { ...game, battle, units, frames: [battleFrame(true)] };
}
