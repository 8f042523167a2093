/** What a file of the right shape must still keep to: hexes on the map, one unit each, armies as the rule allows. */
import { rightFlankDirection } from '../geometry/facing.ts';
import { type Hex, hexKey, sameHex } from '../geometry/hex.ts';
import { contains } from '../geometry/shape.ts';
import { hexesOfSide, sideKey } from '../geometry/side.ts';
import type { MapDrawing } from '../mapmaking/drawing.ts';
import { roomIn } from '../rules/deployment/placement.ts';
import { lineFrom } from '../rules/ground/halves.ts';
import { mayCross } from '../rules/ground/sides.ts';
import { isRough } from '../rules/ground/terrain.ts';
import { type BattleMap, enemyOf } from '../rules/state/game.ts';
import { completeHouseRules, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import type { Refusal } from '../rules/state/reasons.ts';
import { type HexTerrain, SIDES, type Side } from '../rules/state/vocabulary.ts';
import { armyProblems, profileProblems } from '../rules/units/army.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { isSquare } from '../rules/units/units.ts';
import { type Found, firstOf, offMapProblem, repeated } from './found.ts';
import { beginningProblem, scenarioMattersProblem } from './objectiveChecks.ts';
import { idsOf, openSides, settledWith } from './openArmies.ts';
import { problem } from './problem.ts';
import {
  type Army,
  type BoughtUnit,
  comesLater,
  type DeployedUnit,
  type Scenario,
  type ScenarioUnit,
  startBattle,
} from './scenario.ts';

/** Hexes and sides on the map, each once; a side lies between two hexes of the map. */
export function mapProblem({ shape, hexes, sides }: BattleMap, path: string): Found {
  return (
    firstOf(hexes, (hex, at) => offMapProblem(shape, hex, `${path}.hexes.${at}`)) ??
    repeated(hexes, hexKey, `${path}.hexes`) ??
    firstOf(sides, (side, at) =>
      firstOf(hexesOfSide(side), (hex) => offMapProblem(shape, hex, `${path}.sides.${at}`)),
    ) ??
    repeated(sides, sideKey, `${path}.sides`)
  );
}

/** Roads and names on the map, one name a hex; no road stands still. */
export function drawingProblem(
  { roads, names }: MapDrawing,
  { shape }: Pick<BattleMap, 'shape'>,
  path: string,
): Found {
  return (
    firstOf(roads, ({ through }, at) =>
      firstOf(through, (hex, n) => {
        const place = `${path}.roads.${at}.through.${n}`;
        const before = through[n - 1];
        return before && sameHex(before, hex) ? problem('twice', place) : offMapProblem(shape, hex, place);
      }),
    ) ??
    firstOf(names, (name, at) => offMapProblem(shape, name, `${path}.names.${at}`)) ??
    repeated(names, hexKey, `${path}.names`)
  );
}

function notAllowed([first]: readonly Refusal[], path: string): Found {
  return first
    ? problem('notAllowed', path, { ...first.facts, rule: first.rule, reason: first.reason })
    : null;
}

/** Bought as the rule allows, BLD. */
export function boughtProblem(unit: BoughtUnit, path: string): Found {
  return notAllowed(profileProblems(unit), path);
}

/** An army of that format: each unit allowed, ids different, not too dear, Elite units within their limit. */
function armyProblem(army: Army<BoughtUnit>, armyPoints: number, path: string, rules?: HouseRules): Found {
  return (
    firstOf(army.units, (unit, at) => boughtProblem(unit, `${path}.units.${at}`)) ??
    repeated(army.units, ({ id }) => id, `${path}.units`) ??
    notAllowed(armyProblems(army.units, armyPoints, rules), `${path}.units`)
  );
}

function terrainOf(map: BattleMap): (hex: Hex) => HexTerrain {
  const terrain = new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain]));
  return (hex) => terrain.get(hexKey(hex)) ?? 'open';
}

const PLACE = ['hexes', 'facing', 'formation'] as const;

/** Whoever says where a unit stands says how, and the other way round. */
function halfPlacedProblem(unit: ScenarioUnit, path: string): Found {
  const missing = PLACE.filter((key) => !(key in unit));
  const [first] = missing;
  return first && missing.length < PLACE.length ? problem('missingKey', `${path}.${first}`) : null;
}

/** A place a unit may stand in: on the map, passable, its facing and formation possible there (FRM-01, FRM-04, GEO-12). */
function placeProblem(unit: DeployedUnit, map: BattleMap, path: string): Found {
  if (!allowedFormations(unit).includes(unit.formation))
    return problem('formationNotAllowed', `${path}.formation`, { formation: unit.formation });
  return standingProblem(unit, map, path);
}

/** An extended line, and nothing else, stands on two hexes: the right half on the right flank hex of the left. R-41. */
function standsInOrder({ hexes, facing, formation }: Pick<DeployedUnit, 'hexes' | 'facing' | 'formation'>) {
  const [left, right] = hexes;
  if (right === undefined || formation !== 'extendedLine')
    return right === undefined && formation !== 'extendedLine';
  return sameHex(lineFrom(left, facing)[1], right);
}

/** The same without its formation being one of its own: for units whose state is given. */
export function standingProblem(
  unit: Pick<DeployedUnit, 'hexes' | 'facing' | 'formation'>,
  map: BattleMap,
  path: string,
): Found {
  const terrain = terrainOf(map);
  if (!standsInOrder(unit)) return problem('wrongHexes', `${path}.hexes`);
  if (isSquare(unit) && unit.facing !== 0) return problem('inconsistent', `${path}.facing`);
  return firstOf(unit.hexes, (hex, at) => {
    if (!contains(map.shape, hex)) return problem('offMap', `${path}.hexes.${at}`);
    if (terrain(hex) === 'impassable') return problem('impassableHex', `${path}.hexes.${at}`);
    if (isSquare(unit) && isRough(terrain(hex)))
      return problem('formationNotAllowed', `${path}.formation`, { formation: unit.formation });
    return null;
  });
}

/** Whether another stands on a hex of the unit; its hexes are taken then. GEO-02. */
export function takenProblem(
  { id, hexes }: Pick<DeployedUnit, 'id' | 'hexes'>,
  taken: Set<number>,
  path: string,
): Found {
  const keys = hexes.map(hexKey);
  if (keys.some((key) => taken.has(key))) return problem('sharedHex', path, { id });
  for (const key of keys) taken.add(key);
  return null;
}

/**
 * No extended line is formed across an impassable side, so none is drawn up so. In a battle one may come to lie so
 * by marching beside such a side with both halves: R-43 asks only for the sides they cross.
 */
function partedProblem(scenario: Scenario, path: string): Found {
  const game = startBattle(scenario);
  return firstOf(SIDES, (side) =>
    firstOf(scenario.armies[side].units, (unit, at) => {
      if (!unit.hexes) return null;
      const [left, right] = unit.hexes;
      return right && !mayCross(game, left, rightFlankDirection(unit.facing))
        ? problem('linePartedAtFirst', `${path}.armies.${side}.units.${at}.hexes`)
        : null;
    }),
  );
}

/** Zones lie on the map and have room for all that is to be set up in them, one unit a hex. R-150. */
function zonesProblem(scenario: Scenario, path: string): Found {
  const { shape } = scenario.map;
  const game = startBattle(scenario);
  return firstOf(SIDES, (side) => {
    const awaited = scenario.armies[side].units.filter(
      ({ id, hexes }) => !hexes && !comesLater(scenario, id),
    ).length;
    const zone = scenario.zones?.[side] ?? [];
    const zonePath = `${path}.zones.${side}`;
    return (
      firstOf(zone, (hex, at) => (contains(shape, hex) ? null : problem('offMap', `${zonePath}.${at}`))) ??
      repeated(zone, hexKey, zonePath) ??
      (roomIn(game, side) < awaited
        ? problem('zoneTooSmall', zonePath, { units: awaited, room: roomIn(game, side) })
        : null)
    );
  });
}

/** What objectives, reinforcements and zones have against the armies as they are told there. */
function mattersProblem(scenario: Scenario, path: string): Found {
  const game = startBattle(scenario);
  return scenarioMattersProblem(game, path) ?? beginningProblem(game, path) ?? zonesProblem(scenario, path);
}

/** The other armies a side may come with: the scenario must go with each as with the one told first. */
function othersProblem(scenario: Scenario, side: Side, path: string): Found {
  const { free, others = [] } = scenario.armies[side];
  const enemies = idsOf(scenario, enemyOf(side));
  const nobody = { ...scenario.armies[side], units: [] };
  return (
    firstOf(
      others,
      (other, n) =>
        firstOf(other.units, ({ id }, at) =>
          enemies.has(id) ? problem('twice', `${path}.armies.${side}.others.${n}.units.${at}`, { id }) : null,
        ) ?? mattersProblem(settledWith(scenario, side, other), path),
    ) ??
    // whoever raises an army of his own has none of the units told here
    (free ? mattersProblem(settledWith(scenario, side, nobody), path) : null)
  );
}

/** Armies that the rule allows at the format, none without a unit but one that its player is to raise. */
function armiesProblem({ armies, format, houseRules }: Scenario, path: string): Found {
  const rules = completeHouseRules(houseRules);
  return firstOf(SIDES, (side) => {
    const { units, free, others = [] } = armies[side];
    const armyPath = `${path}.armies.${side}`;
    if (units.length === 0 && !free) return problem('tooShort', `${armyPath}.units`, { least: 1 });
    return (
      armyProblem(armies[side], format, armyPath, rules) ??
      firstOf(others, (other, n) =>
        other.units.length === 0
          ? problem('tooShort', `${armyPath}.others.${n}.units`, { least: 1 })
          : armyProblem(other, format, `${armyPath}.others.${n}`, rules),
      )
    );
  });
}

/** Where everybody stands or may stand, and what the battle is about; what armies cost is not looked at. */
export function fieldProblem(scenario: Scenario, path: string): Found {
  const { map, armies } = scenario;
  const ids = new Set<string>();
  const taken = new Set<number>();
  return (
    firstOf(SIDES, (side) =>
      firstOf(armies[side].units, (unit, at) => {
        const unitPath = `${path}.armies.${side}.units.${at}`;
        if (ids.has(unit.id)) return problem('twice', unitPath, { id: unit.id });
        ids.add(unit.id);
        const half = halfPlacedProblem(unit, unitPath);
        if (half || !unit.hexes) return half;
        const found = placeProblem(unit, map, unitPath);
        if (found) return found;
        return takenProblem(unit, taken, `${unitPath}.hexes`);
      }),
    ) ??
    partedProblem(scenario, path) ??
    mattersProblem(scenario, path) ??
    firstOf(SIDES, (side) => othersProblem(scenario, side, path))
  );
}

/** A battle that can begin, once each side that has the choice of its army has chosen. */
export function scenarioProblem(scenario: Scenario, path: string): Found {
  const { map, drawing } = scenario;
  return (
    mapProblem(map, `${path}.map`) ??
    (drawing ? drawingProblem(drawing, map, `${path}.drawing`) : null) ??
    armiesProblem(scenario, path) ??
    fieldProblem(scenario, path)
  );
}

/** What a scenario must keep to even while it is made: a map, and units that can be told apart. */
export function draftProblem({ map, drawing, armies }: Scenario, path: string): Found {
  const seen = new Set<string>();
  return (
    mapProblem(map, `${path}.map`) ??
    (drawing ? drawingProblem(drawing, map, `${path}.drawing`) : null) ??
    firstOf(SIDES, (side) =>
      firstOf(armies[side].units, ({ id }, at) => {
        if (seen.has(id)) return problem('twice', `${path}.armies.${side}.units.${at}`, { id });
        seen.add(id);
        return null;
      }),
    )
  );
}

/** A battle that can begin now: nobody has the choice of his army any more. */
export function battleProblem(scenario: Scenario, path: string): Found {
  const [open] = openSides(scenario);
  return open ? problem('armyOpen', `${path}.armies.${open}`) : scenarioProblem(scenario, path);
}
