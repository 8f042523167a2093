/** A battle ready to be played: the field, two armies on it, and the limits; and the game it begins. */
import type { Words } from '../contract/system.ts';
import type { Facing } from '../geometry/facing.ts';
import type { Hex } from '../geometry/hex.ts';
import { edgeHexes, type MapEdge } from '../geometry/shape.ts';
import { battleFrame } from '../rules/procedures/battle.ts';
import { freshGame } from '../rules/state/freshGame.ts';
import { freshUnit } from '../rules/state/freshUnit.ts';
import type { Battle, BattleMap, Game, Unit } from '../rules/state/game.ts';
import type { HouseRules } from '../rules/state/houseRuleKeys.ts';
import { completeHouseRules } from '../rules/state/houseRuleKeys.ts';
import type { Nation } from '../rules/state/nations.ts';
import { type BySide, type Formation, SIDES, type Side } from '../rules/state/vocabulary.ts';
import { type Profile, unitCost } from '../rules/units/price.ts';

/** A unit as it is bought (BLD), with its name in its nation's language. */
export interface BoughtUnit extends Profile {
  readonly id: string;
  readonly name: string;
}

/** A unit where the battle finds it. `facing` is 0 in square (GEO-12); two hexes are an extended line's, left half first. */
export interface DeployedUnit extends BoughtUnit {
  readonly hexes: readonly [Hex] | readonly [Hex, Hex];
  readonly facing: Facing;
  readonly formation: Formation;
  /** What it is worth to the enemy, where that is not its cost; R-151. */
  readonly worth?: number;
}

export interface Army<U extends BoughtUnit = DeployedUnit> {
  readonly name: Words;
  readonly nation: Nation;
  readonly units: readonly U[];
}

export interface Scenario {
  readonly id: string;
  readonly title: Words;
  readonly story: Words;
  readonly map: BattleMap;
  readonly homeEdges: BySide<MapEdge>;
  /** Army points agreed for each side, R-12. */
  readonly format: number;
  readonly firstSide: Side | 'dice';
  /** Those that differ from the defaults; the others may be told too. */
  readonly houseRules: Partial<HouseRules>;
  readonly armies: BySide<Army>;
}

function battleOf({ map, homeEdges, format, firstSide, houseRules }: Scenario): Battle {
  return {
    map,
    homeEdges: {
      blue: edgeHexes(map.shape, homeEdges.blue),
      red: edgeHexes(map.shape, homeEdges.red),
    },
    format,
    firstSide,
    houseRules: completeHouseRules(houseRules),
  };
}

/** The unit at the start of the battle: at full strength, steady, its price by BLD-03. */
function mustered(side: Side, deployed: DeployedUnit, rules: HouseRules): Unit {
  const { strength, ...given } = deployed;
  return freshUnit({ ...given, side, initialStrength: strength, cost: unitCost(deployed, rules).total });
}

/** The game of a scenario before anything is settled: nobody has thrown for the first turn yet. */
export function startBattle(scenario: Scenario): Game {
  const battle = battleOf(scenario);
  const units = SIDES.flatMap((side) =>
    scenario.armies[side].units.map((unit) => mustered(side, unit, battle.houseRules)),
  );
  const side = scenario.firstSide === 'red' ? 'red' : 'blue';
  return freshGame(battle, units, { side, frames: [battleFrame()] });
}
