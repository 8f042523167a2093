/** Whether a map lets both sides through: from one home edge to the other, for every arm, by the rules' own ground. */
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { mayCross } from '../rules/ground/sides.ts';
import { hexPenalises, mayEnter, sidePenalises } from '../rules/ground/terrain.ts';
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

/** Who gets from edge to edge, and from where nobody does. */
export function crossingOf(
  map: BattleMap,
  homeEdges: Battle['homeEdges'],
  rules: Partial<HouseRules> = {},
): WaysAcross {
  const houseRules = completeHouseRules(rules);
  const g = freshGame({ map, homeEdges, format: 2000, firstSide: 'blue', houseRules }, []);
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
