/**
 * Everything that keeps a scenario in the making from being a battle, each with the place where it is put right and, where
 * one change mends it, that change. What is wrong is said by the checks that files go through: they tell the first fault,
 * so what has it is put aside and they are asked again.
 */

import { hexKey } from '../../geometry/hex.ts';
import { contains, edgeHexes, hexesOf } from '../../geometry/shape.ts';
import { setupZone } from '../../rules/deployment/zones.ts';
import { mayEnter } from '../../rules/ground/terrain.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { armyProblems } from '../../rules/units/army.ts';
import { FORMATS } from '../../scenarios/armyLimits.ts';
import { fieldProblem } from '../../scenarios/checks.ts';
import type { Problem } from '../../scenarios/problem.ts';
import { type Scenario, startBattle } from '../../scenarios/scenario.ts';
import { bought, eachUnit, MAP_EDGES, modeOf, setLists, unitsOf, withMode, withRules } from './acts.ts';
import {
  withArrivalHexes,
  withArrivalTurn,
  withObjectiveChanged,
  withoutObjective,
  withUnitComing,
} from './objectives.ts';
import { withUnitLifted } from './placing.ts';

/** Where a fault is put right. */
export type FaultPlace =
  | {
      readonly at: 'army';
      readonly side: Side /** Of those to choose from. */;
      readonly other: number | null;
    }
  | { readonly at: 'unit'; readonly side: Side; readonly unit: string }
  | { readonly at: 'zone'; readonly side: Side }
  | { readonly at: 'objective'; readonly objective: string }
  | { readonly at: 'arrival'; readonly arrival: number };

/** The one change that mends a fault. */
export type PlanRemedy =
  | { readonly mend: 'format'; readonly to: number }
  | { readonly mend: 'fixArmy'; readonly side: Side }
  | { readonly mend: 'lift'; readonly unit: string }
  | { readonly mend: 'depth'; readonly to: number }
  | { readonly mend: 'clipObjective'; readonly objective: string }
  | { readonly mend: 'clipArrival'; readonly arrival: number }
  | { readonly mend: 'dropObjective'; readonly objective: string }
  | { readonly mend: 'noHolder'; readonly objective: string }
  | { readonly mend: 'arrivalTurn'; readonly arrival: number; readonly to: number }
  | { readonly mend: 'notComing'; readonly unit: string };

export interface PlanFault {
  /** A reason of the rule, a problem of the checks, or what only a scenario in the making lacks. */
  readonly why:
    | { readonly by: 'rule'; readonly refusal: Refusal }
    | { readonly by: 'check'; readonly problem: Problem }
    | { readonly by: 'plan'; readonly lacks: 'army' | 'choice' };
  readonly place: FaultPlace;
  readonly remedy: PlanRemedy | null;
}

/** The format that an army of that cost needs, if there is one. */
function formatFor({ reason, facts }: Refusal): PlanRemedy | null {
  const { cost } = facts;
  return reason === 'armyTooDear' && typeof cost === 'number' && cost <= FORMATS.most
    ? { mend: 'format', to: cost }
    : null;
}

function armyFaults(scenario: Scenario, side: Side): readonly PlanFault[] {
  const army = scenario.armies[side];
  const rules = completeHouseRules(scenario.houseRules);
  const place = { at: 'army', side, other: null } as const;
  const lacking = (other: number | null): PlanFault => ({
    why: { by: 'plan', lacks: 'army' },
    place: { ...place, other },
    remedy: null,
  });
  const refused = (units: Scenario['armies'][Side]['units'], other: number | null): readonly PlanFault[] =>
    armyProblems(units, scenario.format, rules).map((refusal) => ({
      why: { by: 'rule', refusal },
      place: { ...place, other },
      remedy: formatFor(refusal),
    }));
  const { units, others = [] } = army;
  const isChoiceless = modeOf(army) === 'chosen' && others.length === 0;
  return [
    ...(units.length === 0 && !army.free ? [lacking(null)] : refused(units, null)),
    ...others.flatMap((other, n) => (other.units.length === 0 ? [lacking(n)] : refused(other.units, n))),
    ...(isChoiceless
      ? [{ why: { by: 'plan', lacks: 'choice' }, place, remedy: { mend: 'fixArmy', side } } as const]
      : []),
  ];
}

/** The scenario as it is put to the checks, with what is left of its lists known by where it stood. */
interface Probe {
  readonly scenario: Scenario;
  /** Where each objective that is left stood, and each group that comes. */
  readonly objectives: readonly number[];
  readonly arrivals: readonly number[];
  /** Sides whose room can no longer be judged, for somebody of theirs has been put aside. */
  readonly unsure: ReadonlySet<Side>;
}

interface Found {
  readonly fault: PlanFault | null;
  readonly rest: Probe;
}

function onMapOrDropped(probe: Probe, keep: (scenario: Scenario) => Scenario): Probe {
  return { ...probe, scenario: keep(probe.scenario) };
}

/** A unit that stands where none can: its owner may set it up instead. */
function unitFault(probe: Probe, problem: Problem, side: Side, at: number): Found | null {
  const unit = probe.scenario.armies[side].units[at];
  // units that cannot be told apart are none that could be put aside
  if (!unit || problem.code === 'twice') return null;
  const scenario = eachUnit(probe.scenario, (one) => (one.id === unit.id ? bought(one) : one));
  return {
    fault: {
      why: { by: 'check', problem },
      place: { at: 'unit', side, unit: unit.id },
      remedy: { mend: 'lift', unit: unit.id },
    },
    rest: { ...probe, scenario, unsure: new Set([...probe.unsure, side]) },
  };
}

/** The depth at which the strips have room for everybody, if any has. */
function depthFor(scenario: Scenario, side: Side, units: number): PlanRemedy | null {
  if (scenario.zones) return null;
  const now = completeHouseRules(scenario.houseRules).setup_depth;
  const MOST_ROWS = 40;
  for (let to = now + 1; to <= MOST_ROWS; to++) {
    const game = startBattle(withRules(scenario, { ...scenario.houseRules, setup_depth: to }));
    const free = setupZone(game, side).filter((hex) => mayEnter(game, hex)).length;
    if (free >= units + unitsOf(scenario).filter(({ hexes }) => hexes).length) return { mend: 'depth', to };
  }
  return null;
}

function zoneFault(probe: Probe, problem: Problem, side: Side): Found {
  const { scenario, unsure } = probe;
  const everywhere = hexesOf(scenario.map.shape);
  const zones = { blue: everywhere, red: everywhere, ...scenario.zones, [side]: everywhere };
  const { units } = problem.facts;
  const remedy =
    problem.code === 'zoneTooSmall' && typeof units === 'number' ? depthFor(scenario, side, units) : null;
  const fault: PlanFault = { why: { by: 'check', problem }, place: { at: 'zone', side }, remedy };
  return {
    fault: unsure.has(side) ? null : fault,
    rest: onMapOrDropped(probe, (one) => ({ ...one, zones })),
  };
}

function objectiveRemedy(scenario: Scenario, objective: string, { code }: Problem): PlanRemedy | null {
  const one = scenario.objectives?.find(({ id }) => id === objective);
  if (!one) return null;
  if (code === 'unknownUnit') return { mend: 'dropObjective', objective };
  if (code === 'wonAtFirst')
    return one.kind === 'place' && one.holder ? { mend: 'noHolder', objective } : null;
  if (code === 'offMap' || code === 'notAtEdge') return { mend: 'clipObjective', objective };
  return null;
}

function objectiveFault(probe: Probe, problem: Problem, at: number): Found | null {
  const { objectives = [] } = probe.scenario;
  const one = objectives[at];
  if (!one) return null;
  return {
    fault: {
      why: { by: 'check', problem },
      place: { at: 'objective', objective: one.id },
      remedy: objectiveRemedy(probe.scenario, one.id, problem),
    },
    rest: {
      ...probe,
      scenario: setLists(probe.scenario, { objectives: objectives.toSpliced(at, 1) }),
      objectives: probe.objectives.toSpliced(at, 1),
    },
  };
}

function arrivalRemedy(
  { code, facts }: Problem,
  arrival: number,
  unit: string | undefined,
): PlanRemedy | null {
  if (code === 'comesTooLate' && typeof facts['most'] === 'number' && facts['most'] >= 2)
    return { mend: 'arrivalTurn', arrival, to: facts['most'] };
  if (code === 'offMap' || code === 'notAtEdge') return { mend: 'clipArrival', arrival };
  if (code === 'alreadyPlaced' && unit !== undefined) return { mend: 'lift', unit };
  if ((code === 'unknownUnit' || code === 'twice') && unit !== undefined) return { mend: 'notComing', unit };
  return null;
}

function arrivalFault(probe: Probe, problem: Problem, at: number): Found | null {
  const { reinforcements = [] } = probe.scenario;
  const [one, stood] = [reinforcements[at], probe.arrivals[at]];
  if (!one || stood === undefined) return null;
  const named = /\.units\.(\d+)$/.exec(problem.path);
  const unit = named ? one.units[Number(named[1])] : undefined;
  const sides = unitsOf(probe.scenario).flatMap(({ id, side }) => (one.units.includes(id) ? [side] : []));
  return {
    fault: {
      why: { by: 'check', problem },
      place: { at: 'arrival', arrival: stood },
      remedy: arrivalRemedy(problem, stood, unit),
    },
    rest: {
      ...probe,
      scenario: setLists(probe.scenario, { reinforcements: reinforcements.toSpliced(at, 1) }),
      arrivals: probe.arrivals.toSpliced(at, 1),
      unsure: new Set([...probe.unsure, ...sides]),
    },
  };
}

/** Army and place of a path such as `armies.blue.units.3.hexes`. */
function found(probe: Probe, problem: Problem): Found | null {
  const [list, second = '', third, fourth] = problem.path.split('.');
  const side = SIDES.find((one) => one === second);
  if (list === 'zones' && side) return zoneFault(probe, problem, side);
  if (list === 'armies' && side && third === 'units') return unitFault(probe, problem, side, Number(fourth));
  if (list === 'objectives') return objectiveFault(probe, problem, Number(second));
  if (list === 'reinforcements') return arrivalFault(probe, problem, Number(second));
  return null;
}

/** More are told once these are mended. */
const MOST_TOLD = 30;

function fieldFaults(scenario: Scenario): readonly PlanFault[] {
  const faults: PlanFault[] = [];
  let probe: Probe = {
    scenario,
    objectives: (scenario.objectives ?? []).map((_, at) => at),
    arrivals: (scenario.reinforcements ?? []).map((_, at) => at),
    unsure: new Set(),
  };
  for (let n = 0; n < MOST_TOLD; n++) {
    const first = fieldProblem(probe.scenario, '');
    if (!first) return faults;
    const problem = { ...first, path: first.path.replace(/^\./, '') };
    const next = found(probe, problem);
    // nowhere to put it right here: the checks would tell it for ever
    if (!next) return faults;
    if (next.fault) faults.push(next.fault);
    probe = next.rest;
  }
  return faults;
}

/** Everything that is to be put right before the battle can begin. */
export function planFaults(scenario: Scenario): readonly PlanFault[] {
  return [...SIDES.flatMap((side) => armyFaults(scenario, side)), ...fieldFaults(scenario)];
}

/** Those of the hexes that lie at the edge of the map, or the edge itself where none does. */
function atEdge(scenario: Scenario, hexes: Scenario['map']['hexes'] | readonly { q: number; r: number }[]) {
  const { shape } = scenario.map;
  const edge = new Set(MAP_EDGES.flatMap((one) => edgeHexes(shape, one)).map(hexKey));
  const kept = hexes.filter((hex) => edge.has(hexKey(hex))).map(({ q, r }) => ({ q, r }));
  return kept.length > 0 ? kept : edgeHexes(shape, 'north');
}

/** Changes what a remedy names. */
export function mended(scenario: Scenario, remedy: PlanRemedy): Scenario {
  switch (remedy.mend) {
    case 'format':
      return { ...scenario, format: remedy.to };
    case 'fixArmy':
      return withMode(scenario, remedy.side, 'fixed');
    case 'lift':
      return withUnitLifted(scenario, remedy.unit);
    case 'depth':
      return withRules(scenario, { ...scenario.houseRules, setup_depth: remedy.to });
    case 'dropObjective':
      return withoutObjective(scenario, remedy.objective);
    case 'noHolder':
      return withObjectiveChanged(scenario, remedy.objective, 'place', ({ holder: _, ...one }) => one);
    case 'clipObjective': {
      const { shape } = scenario.map;
      const exits = withObjectiveChanged(scenario, remedy.objective, 'exit', (one) => ({
        ...one,
        hexes: atEdge(scenario, one.hexes),
      }));
      return withObjectiveChanged(exits, remedy.objective, 'place', (one) => {
        const hexes = one.hexes.filter((hex) => contains(shape, hex));
        return { ...one, hexes: hexes.length > 0 ? hexes : hexesOf(shape).slice(0, 1) };
      });
    }
    case 'clipArrival': {
      const one = scenario.reinforcements?.[remedy.arrival];
      return one ? withArrivalHexes(scenario, remedy.arrival, atEdge(scenario, one.hexes)) : scenario;
    }
    case 'arrivalTurn':
      return withArrivalTurn(scenario, remedy.arrival, remedy.to);
    case 'notComing':
      return withUnitComing(scenario, remedy.unit, null);
  }
}
