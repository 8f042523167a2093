/** Whether a map lets both sides through: from one home edge to the other, for every arm, by the rules' own ground. */
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { hexesOf } from '../geometry/shape.ts';
import { type HexSide, sideBetween } from '../geometry/side.ts';
import { mayCross } from '../rules/ground/sides.ts';
import { hexPenalises, isOnMap, mayEnter, sidePenalises } from '../rules/ground/terrain.ts';
import { penalisedAllowance } from '../rules/movement/displacement.ts';
import { freshGame } from '../rules/state/freshGame.ts';
import { freshUnit } from '../rules/state/freshUnit.ts';
import type { Battle, BattleMap, Game, Unit } from '../rules/state/game.ts';
import { completeHouseRules, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import { UNIT_TYPES, type UnitType } from '../rules/state/vocabulary.ts';
import { movementFactor } from '../rules/units/factors.ts';
import { isInfantry } from '../rules/units/units.ts';

/** The house rules that leave the fewest ways: no water is crossed but by bridges and fords, and half a move is least. */
export const STRICTEST_GROUND: Partial<HouseRules> = {
  river_sides: 'bridges_and_fords_only',
  stream_as_river: 'yes',
  half_move_rounding: 'down',
};

export interface WaysAcross {
  /** The types of unit that get from somewhere on one home edge to somewhere on the other. */
  readonly mayCross: readonly UnitType[];
  /** The hexes of either home edge, among those that can be stood on, from which some type reaches none of the other. */
  readonly cutOff: readonly Hex[];
}

/** The type on the march, in the formation it marches in. UNI-01. */
function marching(type: UnitType): Unit {
  return freshUnit({
    ...{ id: type, side: 'blue', name: type, type, quality: 'ordinary', commandValue: 8, skills: [] },
    ...{ initialStrength: 1, cost: 0, hexes: [{ q: 0, r: 0 }], facing: 0 },
    formation: isInfantry({ type }) ? 'column' : 'none',
  });
}

/** Whether the type gets on where the ground penalises: whether half of its move is a hex at least. TER-08, R-59. */
function passesRough(g: Game, type: UnitType): boolean {
  const unit = marching(type);
  return penalisedAllowance(g, unit, movementFactor(unit)) >= 1;
}

/** The hexes that can be reached from these, step by step. TER-08, TER-11. */
function reachedFrom(g: Game, starts: readonly Hex[], rough: boolean): ReadonlySet<number> {
  const reached = new Map<number, Hex>();
  for (const hex of starts) if (mayEnter(g, hex)) reached.set(hexKey(hex), hex);
  for (const hex of reached.values())
    for (const d of DIRECTIONS) {
      const next = step(hex, d);
      if (reached.has(hexKey(next)) || !mayEnter(g, next) || !mayCross(g, hex, d)) continue;
      const penalised = hexPenalises(g, hex) || hexPenalises(g, next) || sidePenalises(g, hex, d);
      if (rough || !penalised) reached.set(hexKey(next), next);
    }
  return new Set(reached.keys());
}

/** All hexes of the map that hang together with the starts without a hex of those reached. */
function beyond(g: Game, starts: readonly Hex[], reached: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Map<number, Hex>();
  for (const hex of starts) if (!reached.has(hexKey(hex))) found.set(hexKey(hex), hex);
  for (const hex of found.values())
    for (const d of DIRECTIONS) {
      const next = step(hex, d);
      const key = hexKey(next);
      if (isOnMap(g, next) && !reached.has(key) && !found.has(key)) found.set(key, next);
    }
  return new Set(found.keys());
}

/** The sides at which the march from one home edge toward the other stops; none where it gets there. */
function frontOf(g: Game, from: readonly Hex[], toward: readonly Hex[], rough: boolean): readonly HexSide[] {
  const reached = reachedFrom(g, from, rough);
  if (toward.some((hex) => reached.has(hexKey(hex)))) return [];
  const others = beyond(g, toward, reached);
  return hexesOf(g.battle.map.shape)
    .filter((hex) => reached.has(hexKey(hex)))
    .flatMap((hex) =>
      DIRECTIONS.filter((d) => others.has(hexKey(step(hex, d)))).map((d) => sideBetween(hex, d)),
    );
}

/** The game that asks the rules of the ground, with nobody on it. */
function onGround(map: BattleMap, homeEdges: Battle['homeEdges'], rules: Partial<HouseRules>): Game {
  const houseRules = completeHouseRules(rules);
  return freshGame({ map, homeEdges, format: 2000, firstSide: 'blue', houseRules }, []);
}

/**
 * Where the way from edge to edge is barred, as the line at which the march from one side stops: for all arms, or where only
 * some are barred for those. No side where every arm gets through.
 */
export function barrierOf(
  map: BattleMap,
  homeEdges: Battle['homeEdges'],
  rules: Partial<HouseRules> = {},
): readonly HexSide[] {
  const g = onGround(map, homeEdges, rules);
  // who may go over rough ground is barred by less
  for (const rough of [true, false]) {
    if (!UNIT_TYPES.some((type) => passesRough(g, type) === rough)) continue;
    for (const [from, toward] of [
      [homeEdges.red, homeEdges.blue],
      [homeEdges.blue, homeEdges.red],
    ] as const) {
      const front = frontOf(g, from, toward, rough);
      if (front.length > 0) return front;
    }
  }
  return [];
}

/** Who gets from edge to edge, and from where nobody does. */
export function crossingOf(
  map: BattleMap,
  homeEdges: Battle['homeEdges'],
  rules: Partial<HouseRules> = {},
): WaysAcross {
  const g = onGround(map, homeEdges, rules);
  const cutOff = new Map<number, Hex>();
  const able = new Map<boolean, boolean>();
  for (const rough of new Set(UNIT_TYPES.map((type) => passesRough(g, type)))) {
    const reached = {
      blue: reachedFrom(g, homeEdges.red, rough),
      red: reachedFrom(g, homeEdges.blue, rough),
    };
    for (const side of ['blue', 'red'] as const)
      for (const hex of homeEdges[side])
        if (mayEnter(g, hex) && !reached[side].has(hexKey(hex))) cutOff.set(hexKey(hex), hex);
    able.set(
      rough,
      homeEdges.blue.some((hex) => reached.blue.has(hexKey(hex))),
    );
  }
  return {
    mayCross: UNIT_TYPES.filter((type) => able.get(passesRough(g, type))),
    cutOff: [...cutOff.values()],
  };
}

/** Whether every arm, guns included, gets from one home edge to the other. */
export function mayCrossOver(
  map: BattleMap,
  homeEdges: Battle['homeEdges'],
  rules: Partial<HouseRules> = {},
): boolean {
  return crossingOf(map, homeEdges, rules).mayCross.length === UNIT_TYPES.length;
}
