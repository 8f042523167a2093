/**
 * What can be done to a scenario in the making, each act a new one. It is at all times of the shape its files have; what it
 * still lacks to be a battle is told by faults.ts.
 */
import { type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import { contains, edgeHexes, hexesOf, type MapEdge } from '../../geometry/shape.ts';
import type { MapDrawing } from '../../mapmaking/drawing.ts';
import { setupZone } from '../../rules/deployment/zones.ts';
import { type BattleMap, enemyOf } from '../../rules/state/game.ts';
import type { HouseRules } from '../../rules/state/houseRuleKeys.ts';
import { type BySide, SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { idsOf, withOwnIds } from '../../scenarios/openArmies.ts';
import {
  type Army,
  type BoughtUnit,
  type DeployedUnit,
  type Scenario,
  type ScenarioArmy,
  type ScenarioUnit,
  startBattle,
} from '../../scenarios/scenario.ts';
import { wordsWritten } from './written.ts';

/** An army of the scenario is as it stands there, one of several, or what its player raises. */
export type ArmyMode = 'fixed' | 'chosen' | 'free';

/** Which of them it is. */
export function modeOf({ free, others }: ScenarioArmy): ArmyMode {
  if (free) return 'free';
  return others ? 'chosen' : 'fixed';
}

/** The edges of a map by their names. */
export const MAP_EDGES = ['north', 'east', 'south', 'west'] as const satisfies readonly MapEdge[];

/** A list without what is absent. */
export function unitsOf({
  armies,
}: Pick<Scenario, 'armies'>): readonly (ScenarioUnit & { readonly side: Side })[] {
  return SIDES.flatMap((side) => armies[side].units.map((unit) => ({ ...unit, side })));
}

/** Whose unit that is, if it is one of the scenario's. */
export function unitIn(
  scenario: Scenario,
  id: string | null,
): (ScenarioUnit & { readonly side: Side }) | null {
  return unitsOf(scenario).find((unit) => unit.id === id) ?? null;
}

/** Without its place: its owner sets it up, or it comes later. */
export function bought(unit: ScenarioUnit): ScenarioUnit {
  const { id, name, type, quality, commandValue, skills, strength, worth } = unit;
  const core = { id, name, type, quality, commandValue, skills, strength };
  return worth === undefined ? core : { ...core, worth };
}

function placeOf(unit: ScenarioUnit): Pick<DeployedUnit, 'hexes' | 'facing' | 'formation'> | null {
  if (!unit.hexes) return null;
  const { hexes, facing, formation } = unit;
  return { hexes, facing, formation };
}

/** Each unit of the scenario changed; the same scenario where none is. */
export function eachUnit(
  scenario: Scenario,
  change: (unit: ScenarioUnit, side: Side) => ScenarioUnit,
): Scenario {
  let changed = false;
  const army = (side: Side): ScenarioArmy => {
    const units = scenario.armies[side].units.map((unit) => {
      const next = change(unit, side);
      changed ||= next !== unit;
      return next;
    });
    return { ...scenario.armies[side], units };
  };
  const armies = { blue: army('blue'), red: army('red') };
  return changed ? { ...scenario, armies } : scenario;
}

function withArmyOf(scenario: Scenario, side: Side, army: ScenarioArmy): Scenario {
  return { ...scenario, armies: { ...scenario.armies, [side]: army } };
}

/** What may be left out, left out where there is nothing of it. */
function withLists(
  scenario: Scenario,
  lists: Partial<Pick<Scenario, 'objectives' | 'reinforcements'>>,
): Scenario {
  const { objectives = scenario.objectives, reinforcements = scenario.reinforcements } = lists;
  const { objectives: _o, reinforcements: _r, ...rest } = scenario;
  return {
    ...rest,
    ...(objectives?.length ? { objectives } : {}),
    ...(reinforcements?.length ? { reinforcements } : {}),
  };
}

/** Another list of objectives, or of reinforcements. */
export const setLists = withLists;

/** Nobody comes later who is in no army any more. */
function withoutLostArrivals(scenario: Scenario): Scenario {
  const { reinforcements = [] } = scenario;
  if (reinforcements.length === 0) return scenario;
  const known = new Set(unitsOf(scenario).map(({ id }) => id));
  const kept = reinforcements
    .map((one) => ({ ...one, units: one.units.filter((id) => known.has(id)) }))
    .filter(({ units }) => units.length > 0);
  return withLists(scenario, { reinforcements: kept });
}

/** The army in the place of the one there was. Units that come back from being raised again stand where they stood. */
export function withArmy(scenario: Scenario, side: Side, army: Army): Scenario {
  const before = new Map(scenario.armies[side].units.map((unit) => [unit.id, unit]));
  const { name, nation, units } = withOwnIds(army, side, idsOf(scenario, enemyOf(side)));
  const placed = units.map((unit): ScenarioUnit => {
    if (unit.hexes) return unit;
    const old = before.get(unit.id);
    const place = old?.type === unit.type && old.name === unit.name ? placeOf(old) : null;
    return place ? { ...unit, ...place } : unit;
  });
  return withoutLostArrivals(
    withArmyOf(scenario, side, { ...scenario.armies[side], name, nation, units: placed }),
  );
}

/** The army is as it stands there, one of several, or free. */
export function withMode(scenario: Scenario, side: Side, mode: ArmyMode): Scenario {
  const army = scenario.armies[side];
  if (modeOf(army) === mode) return scenario;
  const { free: _f, others = [], ...told } = army;
  const open = mode === 'fixed' ? {} : mode === 'free' ? { free: true as const } : { others };
  return withArmyOf(scenario, side, { ...told, ...open });
}

/** So many armies stand beside the one told first, as files take them. */
export const MOST_OTHERS = 5;

/** One army more to choose from, or another in the place of that one. */
export function withOther(
  scenario: Scenario,
  side: Side,
  army: Army<BoughtUnit>,
  at: number | null,
): Scenario {
  const { others = [] } = scenario.armies[side];
  const { name, nation, units } = withOwnIds(army, side, idsOf(scenario, enemyOf(side)));
  const one = { name, nation, units };
  // the plan may have changed since that place was named
  const place = at !== null && at in others ? at : null;
  if (place === null && others.length >= MOST_OTHERS) return scenario;
  const next = place === null ? [...others, one] : others.with(place, one);
  return withArmyOf(scenario, side, { ...scenario.armies[side], others: next });
}

/** One army less. */
export function withoutOther(scenario: Scenario, side: Side, at: number): Scenario {
  const { others = [] } = scenario.armies[side];
  return withArmyOf(scenario, side, { ...scenario.armies[side], others: others.toSpliced(at, 1) });
}

/** The edge that these hexes are, all of it and nothing besides. */
export function edgeOf(shape: BattleMap['shape'], hexes: readonly Hex[]): MapEdge | null {
  const keys = new Set(hexes.map(hexKey));
  return (
    MAP_EDGES.find((edge) => {
      const there = edgeHexes(shape, edge);
      return there.length === keys.size && there.every((hex) => keys.has(hexKey(hex)));
    }) ?? null
  );
}

/** Hexes of one map on another: a whole edge stays one, others stay where they are as far as there is map. */
function moved(from: BattleMap['shape'], to: BattleMap['shape'], hexes: readonly Hex[]): readonly Hex[] {
  const edge = edgeOf(from, hexes);
  return edge ? edgeHexes(to, edge) : hexes.filter((hex) => contains(to, hex));
}

/** Another map under everything: what lies beyond it is taken off, and nothing is left without a hex. */
export function withMap(scenario: Scenario, map: BattleMap, drawing: MapDrawing): Scenario {
  const { shape } = scenario.map;
  const { drawing: _d, zones, objectives = [], reinforcements = [], ...rest } = scenario;
  const isDrawn = drawing.roads.length > 0 || drawing.names.length > 0;
  const all = hexesOf(map.shape);
  const orMiddle = (hexes: readonly Hex[]) =>
    hexes.length > 0 ? hexes : all.slice(all.length >> 1, (all.length >> 1) + 1);
  const on = (hexes: readonly Hex[]) => moved(shape, map.shape, hexes);
  const orEdge = (hexes: readonly Hex[], edge: MapEdge) =>
    hexes.length > 0 ? hexes : edgeHexes(map.shape, edge);
  const next: Scenario = {
    ...rest,
    map,
    ...(isDrawn ? { drawing } : {}),
    ...(zones ? { zones: { blue: on(zones.blue), red: on(zones.red) } } : {}),
  };
  const lists = withLists(next, {
    objectives: objectives.map((one) => {
      if (one.kind === 'survival') return one;
      if (one.kind === 'place') return { ...one, hexes: orMiddle(on(one.hexes)) };
      return { ...one, hexes: orEdge(on(one.hexes), scenario.homeEdges[enemyOf(one.side)]) };
    }),
    reinforcements: reinforcements.map((one) => ({ ...one, hexes: orEdge(on(one.hexes), 'south') })),
  });
  return eachUnit(lists, (unit) =>
    unit.hexes && !unit.hexes.every((hex) => contains(map.shape, hex)) ? bought(unit) : unit,
  );
}

/** The strips along the home edges, or the zones that are painted. */
export function zonesOf(scenario: Scenario): BySide<readonly Hex[]> {
  const game = startBattle(scenario);
  return { blue: setupZone(game, 'blue'), red: setupZone(game, 'red') };
}

/** Zones to be painted begin as what they were. */
export function withZonesPainted(scenario: Scenario, painted: boolean): Scenario {
  if (painted === (scenario.zones !== undefined)) return scenario;
  const { zones: _z, ...rest } = scenario;
  return painted ? { ...rest, zones: zonesOf(scenario) } : rest;
}

/** The list with those hexes, or without them; the same list where that changes nothing. */
export function hexesPainted(hexes: readonly Hex[], by: readonly Hex[], lays: boolean): readonly Hex[] {
  const keys = new Set(hexes.map(hexKey));
  const fresh = by.filter(
    (hex, n) => !keys.has(hexKey(hex)) && by.findIndex((one) => sameHex(one, hex)) === n,
  );
  if (lays) return fresh.length === 0 ? hexes : [...hexes, ...fresh];
  const gone = new Set(by.map(hexKey));
  const kept = hexes.filter((hex) => !gone.has(hexKey(hex)));
  return kept.length === hexes.length ? hexes : kept;
}

/** Where a side flees to, and sets up unless zones are painted. */
export function withHomeEdge(scenario: Scenario, side: Side, edge: MapEdge): Scenario {
  if (scenario.homeEdges[side] === edge) return scenario;
  const other = enemyOf(side);
  // nobody flees where the enemy does: they change places then
  const enemies = scenario.homeEdges[other] === edge ? scenario.homeEdges[side] : scenario.homeEdges[other];
  const edges = { ...scenario.homeEdges, [side]: edge, [other]: enemies };
  return { ...scenario, homeEdges: edges };
}

/** House rules as they differ from the rule; told is only what somebody has chosen. */
export function withRules(scenario: Scenario, houseRules: Partial<HouseRules>): Scenario {
  return { ...scenario, houseRules };
}

/** The army is called so. */
export function writtenArmy(scenario: Scenario, side: Side, locale: 'en' | 'fr', text: string): Scenario {
  const army = scenario.armies[side];
  return withArmyOf(scenario, side, { ...army, name: wordsWritten(army.name, locale, text) });
}
