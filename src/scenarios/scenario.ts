/** A battle ready to be played: the field, two armies on it, and the limits; and the game it begins. */
import type { Words } from '../contract/system.ts';
import type { Facing } from '../geometry/facing.ts';
import type { Hex } from '../geometry/hex.ts';
import { edgeHexes, type MapEdge } from '../geometry/shape.ts';
import type { MapDrawing } from '../mapmaking/drawing.ts';
import { battleFrame } from '../rules/procedures/battle.ts';
import { freshGame } from '../rules/state/freshGame.ts';
import { freshUnit } from '../rules/state/freshUnit.ts';
import type { Battle, BattleMap, Fate, Game, Objective, Reinforcements, Unit } from '../rules/state/game.ts';
import { completeHouseRules, type HouseRules } from '../rules/state/houseRuleKeys.ts';
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

/** A unit that its owner sets up before the first turn, or brings in later. */
export interface AwaitedUnit extends BoughtUnit {
  readonly hexes?: never;
  readonly worth?: number;
}

export type ScenarioUnit = DeployedUnit | AwaitedUnit;

export interface Army<U extends BoughtUnit = ScenarioUnit> {
  readonly name: Words;
  readonly nation: Nation;
  readonly units: readonly U[];
}

/**
 * An army of a scenario. Before the battle begins its player may have the choice of others, or be free to raise any at the
 * scenario's format: in a battle there is neither any more.
 */
export interface ScenarioArmy<U extends ScenarioUnit = ScenarioUnit> extends Army<U> {
  /** What is told of the army may then have no unit. */
  readonly free?: true;
  /** Others that may take its place. */
  readonly others?: readonly Army<BoughtUnit>[];
}

/**
 * A battle in its midst, for a scenario that begins there: how its units stand and what they remember, whose turn it is,
 * the orders left, and what is under way.
 */
export type Midst = Pick<Game, 'units' | 'side' | 'turn' | 'orderPoints' | 'objectives' | 'frames'>;

export interface Scenario<U extends ScenarioUnit = ScenarioUnit> {
  readonly id: string;
  readonly title: Words;
  readonly story: Words;
  readonly map: BattleMap;
  /** Roads and names on the map, which no rule asks for. */
  readonly drawing?: MapDrawing;
  readonly homeEdges: BySide<MapEdge>;
  /** Where each side sets up what is not set up already, if that is not the strip along its edge. R-150. */
  readonly zones?: BySide<readonly Hex[]>;
  /** What it gives points or the victory for besides losses, who comes later, and when night falls. R-151. */
  readonly objectives?: readonly Objective[];
  readonly reinforcements?: readonly Reinforcements[];
  readonly night?: NonNullable<Battle['night']>;
  /** Army points agreed for each side, R-12. */
  readonly format: number;
  readonly firstSide: Side | 'dice';
  /** Those that differ from the defaults; the others may be told too. */
  readonly houseRules: Partial<HouseRules>;
  /** Where it begins, if that is not the beginning: the armies are then as they were bought and set up. */
  readonly moment?: Midst;
  readonly armies: BySide<ScenarioArmy<U>>;
}

function battleOf(scenario: Scenario): Battle {
  const { map, homeEdges, zones, objectives, reinforcements, night, format, firstSide, houseRules } =
    scenario;
  return {
    map,
    homeEdges: {
      blue: edgeHexes(map.shape, homeEdges.blue),
      red: edgeHexes(map.shape, homeEdges.red),
    },
    ...(zones ? { zones } : {}),
    ...(objectives?.length ? { objectives } : {}),
    ...(reinforcements?.length ? { reinforcements } : {}),
    ...(night ? { night } : {}),
    format,
    firstSide,
    houseRules: completeHouseRules(houseRules),
  };
}

/** How a unit stands that is not set up yet: its owner is free to choose all of it. */
const UNPLACED = { hexes: [{ q: 0, r: 0 }], facing: 0, formation: 'none' } as const;

/** Whether the unit comes in the course of the battle. */
export function comesLater({ reinforcements = [] }: Pick<Scenario, 'reinforcements'>, id: string): boolean {
  return reinforcements.some(({ units }) => units.includes(id));
}

/** The unit at the start of the battle: at full strength, steady, its price by BLD-03. */
function mustered(side: Side, unit: ScenarioUnit, scenario: Scenario, rules: HouseRules): Unit {
  const { strength, ...given } = unit;
  const cost = unitCost(unit, rules).total;
  const fate: Fate = comesLater(scenario, unit.id) ? 'coming' : 'awaited';
  const place = given.hexes ? given : { ...given, ...UNPLACED, fate };
  return freshUnit({ ...place, side, initialStrength: strength, cost });
}

/** The game of a scenario before anything is settled: nobody has thrown for the first turn yet. */
export function startBattle(scenario: Scenario): Game {
  const battle = battleOf(scenario);
  const units = SIDES.flatMap((side) =>
    scenario.armies[side].units.map((unit) => mustered(side, unit, scenario, battle.houseRules)),
  );
  const side = scenario.firstSide === 'red' ? 'red' : 'blue';
  const deploys = units.some(({ fate }) => fate === 'awaited');
  return freshGame(battle, units, { side, frames: [battleFrame(deploys)] });
}

/** Where a game of the scenario begins: at its moment, or before anything is settled. */
export function beginningOf(scenario: Scenario): Game {
  return { ...startBattle(scenario), ...scenario.moment };
}
