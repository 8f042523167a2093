/**
 * The position as a side may see it. Where the players agreed not to show all, the enemy's strengths, skills and command
 * values are kept: what is put in their place is what such a unit mostly is, less the losses that everybody saw. R-150.
 */
import type { Game, Unit } from '../rules/state/game.ts';
import { openInformation } from '../rules/state/houseRules.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import { NORM_COMMAND_VALUE } from '../rules/units/price.ts';
import { UNIT_TABLE } from '../rules/units/units.ts';

/** The unit as its enemy takes it to be. */
function supposed(u: Unit): Unit {
  const { strength, cost } = UNIT_TABLE[u.type];
  const initialStrength = Math.round((strength.minimum + strength.maximum) / 2);
  const lost = u.initialStrength - u.strength;
  return {
    ...u,
    skills: [],
    commandValue: NORM_COMMAND_VALUE[u.quality],
    initialStrength,
    strength: u.strength <= 0 ? 0 : Math.max(1, initialStrength - lost),
    cost: initialStrength * cost[u.quality],
  };
}

/** The game with what the side may not know put otherwise. */
export function seenBy(game: Game, side: Side): Game {
  if (openInformation(game)) return game;
  return { ...game, units: game.units.map((u) => (u.side === side ? u : supposed(u))) };
}
