/** The state of a game: plain data, changed only by making a new one that shares the rest. */

import type { Words } from '../../contract/system.ts';
import type { Count } from '../../engine/procedure.ts';
import type { Facing } from '../../geometry/facing.ts';
import { type Hex, hexKey } from '../../geometry/hex.ts';
import type { MapShape } from '../../geometry/shape.ts';
import type { HexSide } from '../../geometry/side.ts';
import { altered, lessened } from '../../records/records.ts';
import type { GameFrame } from './frames.ts';
import type { HouseRules } from './houseRuleKeys.ts';
import type {
  BySide,
  Formation,
  HexTerrain,
  Quality,
  Side,
  SideTerrain,
  Skill,
  UnitType,
} from './vocabulary.ts';

/** A hex that is not bare open ground. */
export interface GroundHex extends Hex {
  readonly terrain: HexTerrain;
  readonly hill: boolean;
  /** How high the hill is, where a scenario has hills of several levels; 1 unless told. R-134. */
  readonly level?: number;
}

/** A hex side that carries something. */
export interface GroundSide extends HexSide {
  readonly terrain: SideTerrain;
}

/** The battlefield. Hexes and sides that are not listed are open. */
export interface BattleMap {
  readonly shape: MapShape;
  readonly hexes: readonly GroundHex[];
  readonly sides: readonly GroundSide[];
}

/** What every objective has. R-151 lets a scenario give points besides the enemy's losses; what for, the rule leaves to it. */
interface Prize {
  readonly id: string;
  readonly name: Words;
  /** What it brings: once while it is held, each turn, or for each unit that leaves. */
  readonly points: number;
}

/**
 * Hexes to hold, a group of them being one place: a side holds it that has a steady unit there while its enemy has none,
 * judged at the end of every turn. Where both stand, nobody does.
 */
export interface PlaceObjective extends Prize {
  readonly kind: 'place';
  readonly hexes: readonly Hex[];
  /** Points for whoever holds it in the end, or for each turn at the end of which its player holds it. */
  readonly when: 'end' | 'eachTurn';
  /** The one side it profits; the other can only deny it. */
  readonly side?: Side;
  /** Whoever held it last keeps it when nobody stands there. */
  readonly keeps?: true;
  /** Who holds it before the first turn. */
  readonly holder?: Side;
  /** Whoever it profits wins by holding it at the end of a turn. */
  readonly sudden?: true;
}

/** Hexes at the edge of the map by which units of a side may leave it: points for each, and the victory for so many. */
export interface ExitObjective extends Prize {
  readonly kind: 'exit';
  readonly side: Side;
  readonly hexes: readonly Hex[];
  readonly enough?: number;
}

/** A unit that must survive: its loss, by blows or by flight off the map, brings the enemy points, or the victory. */
export interface SurvivalObjective extends Prize {
  readonly kind: 'survival';
  readonly unit: string;
  readonly sudden?: true;
}

export type Objective = PlaceObjective | ExitObjective | SurvivalObjective;

/** Units that come in the course of the battle: from the start of their side's turn with that number, over those hexes. */
export interface Reinforcements {
  readonly turn: number;
  readonly units: readonly string[];
  readonly hexes: readonly Hex[];
}

/** What is fixed before the first turn. */
export interface Battle {
  readonly map: BattleMap;
  /** The hexes each side flees toward without a danger, R-75. */
  readonly homeEdges: BySide<readonly Hex[]>;
  /** Where each side may set up, if that is not the strip along its home edge. R-150. */
  readonly zones?: BySide<readonly Hex[]>;
  /** Army points agreed for each side, R-12. */
  readonly format: number;
  /** Who takes the first turn; `dice` leaves it to a throw, R-150. */
  readonly firstSide: Side | 'dice';
  /** Where a scenario has any: absent otherwise, as is all that only scenarios add. R-151. */
  readonly objectives?: readonly Objective[];
  readonly reinforcements?: readonly Reinforcements[];
  /** Night falls after that turn of a side, that of the second player if none is named: the battle ends then, if no limit ends it earlier. */
  readonly night?: { readonly turn: number; readonly side?: Side };
  readonly houseRules: HouseRules;
}

/**
 * What became of a unit: on the map, destroyed, fled off the map (half value, MAN-26), not set up yet, on its way
 * to the field, or marched off it by an exit of the scenario, in good order and no loss.
 */
export type Fate = 'present' | 'eliminated' | 'fledOffMap' | 'awaited' | 'coming' | 'exited';

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly type: UnitType;
  readonly quality: Quality;
  readonly commandValue: number;
  readonly skills: readonly Skill[];
  /** Strength points at the start, UNI-03. */
  readonly initialStrength: number;
  /** Army points paid, BLD-03. */
  readonly cost: number;
  /** Victory points, where the scenario has its own; R-151. */
  readonly worth?: number;
  /** Strength points now. */
  readonly strength: number;
  readonly fate: Fate;
  /** The hex it stands on (two for an extended line, left half first). A unit no longer present keeps its last; one not set up yet, or still on its way, has none, and any stands here. */
  readonly hexes: readonly [Hex] | readonly [Hex, Hex];
  /** Always 0 in square or closed column, which have no facing (GEO-12). */
  readonly facing: Facing;
  readonly formation: Formation;
  readonly panicked: boolean;
  /** Activated this turn, ORD-15. */
  readonly activated: boolean;
  /** Has had its action, or passed, this turn, SEQ-06. */
  readonly acted: boolean;
  /** Made way for a friend as skirmishers this turn, and does nothing more of its own will in it; CHG-39. */
  readonly displaced: boolean;
  /** Failed its Tenacious activation test this turn, ORD-11. */
  readonly mayNotManoeuvre: boolean;
  /** Made its return fire in this player's turn, FIR-15. */
  readonly returnedFire: boolean;
  /** Made its one shot of this player's turn, if a square, FIR-14. */
  readonly squareFired: boolean;
  /** Has fired defensively in this player's turn; kept only where an option counts it, R-102. */
  readonly firedDefensively?: boolean;
  /** Became panicked in this player's turn, and whether out of skirmish order, MAN-24. */
  readonly panickedThisTurn: 'no' | 'formed' | 'skirmishing';
  /** Enemies that inflicted losses on it since the end of its owner's previous turn, in order of id, MAN-22. */
  readonly hurtBy: readonly string[];
}

/** How a battle ended, R-151. */
export interface Outcome {
  readonly winner: Side | 'draw';
  readonly by: 'breakPoint' | 'turnLimit' | 'night' | 'objective';
  readonly points: BySide<number>;
  /** The objective that won it at once. */
  readonly objective?: string;
}

/** How an objective stands: who holds the place, and the points it counts for each side now. */
export interface ObjectiveState {
  readonly holder: Side | null;
  readonly points: BySide<number>;
}

export interface Game {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  /** Whose turn it is. */
  readonly side: Side;
  /** The number of the player's turn, from 1; both players have each number once. */
  readonly turn: number;
  /** Order points left. */
  readonly orderPoints: number;
  readonly outcome: Outcome | null;
  /** In the order of the battle's objectives; absent where it has none, and before they are counted for the first time. */
  readonly objectives?: readonly ObjectiveState[];
  readonly frames: readonly GameFrame[];
  readonly count: Count;
}

const positions = new WeakMap<readonly Unit[], ReadonlyMap<number, Unit>>();
const indices = new WeakMap<Battle, ReadonlyMap<string, number>>();

/** The other side. */
export function enemyOf(side: Side): Side {
  return side === 'blue' ? 'red' : 'blue';
}

function indexOf(g: Game, id: string): number {
  let index = indices.get(g.battle);
  if (!index) {
    index = new Map(g.units.map((unit, at) => [unit.id, at]));
    indices.set(g.battle, index);
  }
  return index.get(id) ?? -1;
}

/** The unit with that id, whatever its fate. Units are never taken off the list; an unknown id is a broken invariant. */
export function unitOf(g: Game, id: string): Unit {
  const unit = g.units[indexOf(g, id)];
  if (unit?.id !== id) throw new Error(`no unit ${id}`);
  return unit;
}

/** The same, or nothing for what comes from outside and is no unit's id. */
export function findUnit(g: Game, id: unknown): Unit | undefined {
  return g.units.find((unit) => unit.id === id);
}

/** A game in which one unit has changed. */
export function changeUnit(g: Game, id: string, change: Partial<Unit>): Game {
  const at = indexOf(g, id);
  return { ...g, units: g.units.with(at, altered(unitOf(g, id), change)) };
}

/** A game in which one unit has lost so many strength points, fewer than it has, and has changed besides. */
export function weakenUnit(g: Game, id: string, points: number, change: Partial<Unit>): Game {
  const at = indexOf(g, id);
  const weaker = lessened(unitOf(g, id), 'strength', points, change);
  return { ...g, units: g.units.with(at, weaker) };
}

/** Units on the map, in the game's order. */
export function presentUnits(g: Game, side?: Side): readonly Unit[] {
  return g.units.filter((unit) => unit.fate === 'present' && (side === undefined || unit.side === side));
}

/** Who stands on each hex, by its key. GEO-02. */
export function unitsByHex(g: Game): ReadonlyMap<number, Unit> {
  const known = positions.get(g.units);
  if (known) return known;
  const map = new Map<number, Unit>();
  for (const unit of g.units)
    if (unit.fate === 'present') for (const hex of unit.hexes) map.set(hexKey(hex), unit);
  positions.set(g.units, map);
  return map;
}

/** The unit on a hex, GEO-02. During a flight the passing unit may share a hex: then the one listed last is given. */
export function unitAt(g: Game, hex: Hex): Unit | undefined {
  return unitsByHex(g).get(hexKey(hex));
}

/** The order of units by id. */
export function compareIds(a: Unit, b: Unit): number {
  return Number(a.id > b.id) - Number(a.id < b.id);
}

/** Whether the two are of opposing sides. */
export function areEnemies(a: Unit, b: Unit): boolean {
  return a.side !== b.side;
}
