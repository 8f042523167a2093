/** Units placed by hand on the map of a scenario in the making. */
import type { Facing } from '../../geometry/facing.ts';
import { turn } from '../../geometry/facing.ts';
import { type Hex, sameHex } from '../../geometry/hex.ts';
import type { MapEdge } from '../../geometry/shape.ts';
import { lineFrom } from '../../rules/ground/halves.ts';
import type { Formation, Side } from '../../rules/state/vocabulary.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { isSquare } from '../../rules/units/units.ts';
import { comesLater, type DeployedUnit, type Scenario, type ScenarioUnit } from '../../scenarios/scenario.ts';
import { bought, eachUnit, setLists, unitsOf } from './acts.ts';

/** Away from the edge one comes from. */
const AHEAD: Readonly<Record<MapEdge, Facing>> = { north: 2, south: 5, east: 4, west: 1 };

/** The unit on a hex of the map, if one stands there. */
export function unitStanding(scenario: Scenario, hex: Hex): string | null {
  return unitsOf(scenario).find(({ hexes }) => hexes?.some((one) => sameHex(one, hex)))?.id ?? null;
}

function standing(unit: ScenarioUnit, hex: Hex, facing: Facing, formation: Formation): DeployedUnit {
  const towards = isSquare({ formation }) ? 0 : facing;
  const hexes = formation === 'extendedLine' ? lineFrom(hex, towards) : ([hex] as const);
  return { ...bought(unit), hexes, facing: towards, formation };
}

/** Who comes later has no place yet, R-151: whoever is placed comes with nobody any more. */
function notComing(scenario: Scenario, id: string): Scenario {
  if (!comesLater(scenario, id)) return scenario;
  const reinforcements = (scenario.reinforcements ?? [])
    .map((one) => ({ ...one, units: one.units.filter((unit) => unit !== id) }))
    .filter(({ units }) => units.length > 0);
  return setLists(scenario, { reinforcements });
}

function changed(
  scenario: Scenario,
  id: string,
  change: (unit: ScenarioUnit, side: Side) => ScenarioUnit,
): Scenario {
  return eachUnit(scenario, (unit, side) => (unit.id === id ? change(unit, side) : unit));
}

/** The unit on that hex, facing and formed as it was; at first as the rule lists its formations, towards the enemy. */
export function withUnitAt(scenario: Scenario, id: string, hex: Hex): Scenario {
  const placed = changed(scenario, id, (unit, side) => {
    if (unit.hexes && sameHex(unit.hexes[0], hex)) return unit;
    const [usual = 'none'] = allowedFormations(unit);
    const facing = unit.hexes && !isSquare(unit) ? unit.facing : AHEAD[scenario.homeEdges[side]];
    return standing(unit, hex, facing, unit.hexes ? unit.formation : usual);
  });
  return notComing(placed, id);
}

/** Off the map: its owner sets it up. */
export function withUnitLifted(scenario: Scenario, id: string): Scenario {
  return changed(scenario, id, (unit) => (unit.hexes ? bought(unit) : unit));
}

/** Facing that way. */
export function withFacing(scenario: Scenario, id: string, facing: Facing): Scenario {
  return changed(scenario, id, (unit) =>
    unit.hexes && unit.facing !== facing && !isSquare(unit)
      ? standing(unit, unit.hexes[0], facing, unit.formation)
      : unit,
  );
}

/** Turned by so many vertices, clockwise. */
export function withTurn(scenario: Scenario, id: string, by: number): Scenario {
  const unit = unitsOf(scenario).find((one) => one.id === id);
  return unit?.hexes ? withFacing(scenario, id, turn(unit.facing, by)) : scenario;
}

/** In that formation; out of a square it faces the enemy. */
export function withFormation(scenario: Scenario, id: string, formation: Formation): Scenario {
  return changed(scenario, id, (unit, side) => {
    if (!unit.hexes || unit.formation === formation) return unit;
    const facing = isSquare(unit) ? AHEAD[scenario.homeEdges[side]] : unit.facing;
    return standing(unit, unit.hexes[0], facing, formation);
  });
}

/** In the next of the formations open to it. */
export function withNextFormation(scenario: Scenario, id: string): Scenario {
  const unit = unitsOf(scenario).find((one) => one.id === id);
  if (!unit?.hexes) return scenario;
  const open = allowedFormations(unit);
  const next = open[(open.indexOf(unit.formation) + 1) % open.length];
  return next ? withFormation(scenario, id, next) : scenario;
}
