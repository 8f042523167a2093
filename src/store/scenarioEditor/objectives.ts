/** Objectives and reinforcements of a scenario in the making. None is ever without a hex, nobody comes twice. */
import type { Hex } from '../../geometry/hex.ts';
import { contains, edgeHexes, hexAt, hexesOf } from '../../geometry/shape.ts';
import { newObjective } from '../../language/newScenario.ts';
import { sizeOfShape } from '../../mapmaking/frame.ts';
import type { Objective, Reinforcements } from '../../rules/state/game.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { hexesPainted, setLists, unitIn, unitsOf } from './acts.ts';
import { withUnitLifted } from './placing.ts';

/** As many as files take, of either. */
const MOST = 30;
const USUAL_POINTS = 50;

/** Each kind of objective alone. */
type Of<K extends Objective['kind']> = Extract<Objective, { kind: K }>;

function freshId(objectives: readonly Objective[]): string {
  const taken = new Set(objectives.map(({ id }) => id));
  let n = objectives.length + 1;
  while (taken.has(`o${n}`)) n++;
  return `o${n}`;
}

/** The hex in the middle of the map. */
function middleOf({ map }: Scenario): readonly Hex[] {
  const { columns, rows } = sizeOfShape(map.shape);
  const middle = hexAt(columns >> 1, rows >> 1);
  return contains(map.shape, middle) ? [middle] : hexesOf(map.shape).slice(0, 1);
}

/** The objective as it is made; none where nobody could be spared. */
function made(scenario: Scenario, kind: Objective['kind'], id: string, number: number): Objective | null {
  const prize = { id, name: newObjective(kind, number), points: USUAL_POINTS };
  if (kind === 'place') return { kind, ...prize, hexes: middleOf(scenario), when: 'end' };
  if (kind === 'exit')
    return { kind, ...prize, side: 'blue', hexes: edgeHexes(scenario.map.shape, scenario.homeEdges.red) };
  const [unit] = unitsOf(scenario);
  return unit ? { kind, ...prize, unit: unit.id } : null;
}

/** One more; its id, or nothing where there can be no more. */
export function withObjective(
  scenario: Scenario,
  kind: Objective['kind'],
): { readonly scenario: Scenario; readonly id: string | null } {
  const { objectives = [] } = scenario;
  const id = freshId(objectives);
  const one = objectives.length < MOST ? made(scenario, kind, id, objectives.length + 1) : null;
  return one
    ? { scenario: setLists(scenario, { objectives: [...objectives, one] }), id }
    : { scenario, id: null };
}

export function withoutObjective(scenario: Scenario, id: string): Scenario {
  const { objectives = [] } = scenario;
  return setLists(scenario, { objectives: objectives.filter((one) => one.id !== id) });
}

/** That objective changed. */
export function withObjectiveChanged<K extends Objective['kind']>(
  scenario: Scenario,
  id: string,
  kind: K,
  change: (one: Of<K>) => Of<K>,
): Scenario {
  const { objectives = [] } = scenario;
  const isIt = (one: Objective): one is Of<K> => one.id === id && one.kind === kind;
  const next = objectives.map((one) => (isIt(one) ? change(one) : one));
  return next.every((one, n) => one === objectives[n]) ? scenario : setLists(scenario, { objectives: next });
}

/** The hexes of a place or an exit painted; the last is not rubbed out. */
export function withObjectivePainted(
  scenario: Scenario,
  id: string,
  by: readonly Hex[],
  lays: boolean,
): Scenario {
  const { objectives = [] } = scenario;
  const one = objectives.find((other) => other.id === id);
  if (!one || one.kind === 'survival') return scenario;
  const hexes = hexesPainted(one.hexes, by, lays);
  if (hexes === one.hexes || hexes.length === 0) return scenario;
  return setLists(scenario, {
    objectives: objectives.map((other) => (other === one ? { ...one, hexes } : other)),
  });
}

/** Nobody comes in the first turn. */
const FIRST_COMING = 2;
const LAST_COMING = 100;

/** Those units come together, over their home edge, in the second turn; nobody of them stands on the map then. */
export function withArrival(scenario: Scenario, unit: string): Scenario {
  const { reinforcements = [] } = scenario;
  const one = unitIn(scenario, unit);
  if (!one || reinforcements.length >= MOST || reinforcements.some(({ units }) => units.includes(unit)))
    return scenario;
  const hexes = edgeHexes(scenario.map.shape, scenario.homeEdges[one.side]);
  const lifted = withUnitLifted(scenario, unit);
  return setLists(lifted, {
    reinforcements: [...reinforcements, { turn: FIRST_COMING, units: [unit], hexes }],
  });
}

/** The unit comes with that group, or with none. */
export function withUnitComing(scenario: Scenario, unit: string, at: number | null): Scenario {
  const { reinforcements = [] } = scenario;
  const next = reinforcements.map((one, n) => {
    const others = one.units.filter((id) => id !== unit);
    return n === at ? { ...one, units: [...others, unit] } : { ...one, units: others };
  });
  const lifted = at === null ? scenario : withUnitLifted(scenario, unit);
  return setLists(lifted, { reinforcements: next.filter(({ units }) => units.length > 0) });
}

function withArrivalChanged(
  scenario: Scenario,
  at: number,
  change: (one: Reinforcements) => Reinforcements,
): Scenario {
  const { reinforcements = [] } = scenario;
  const one = reinforcements[at];
  return one ? setLists(scenario, { reinforcements: reinforcements.with(at, change(one)) }) : scenario;
}

/** They come in that turn. */
export function withArrivalTurn(scenario: Scenario, at: number, turn: number): Scenario {
  const within = Math.min(LAST_COMING, Math.max(FIRST_COMING, turn));
  return withArrivalChanged(scenario, at, (one) => ({ ...one, turn: within }));
}

/** They come over those hexes. */
export function withArrivalHexes(scenario: Scenario, at: number, hexes: readonly Hex[]): Scenario {
  return hexes.length === 0 ? scenario : withArrivalChanged(scenario, at, (one) => ({ ...one, hexes }));
}

/** The way in painted; the last hex is not rubbed out. */
export function withArrivalPainted(
  scenario: Scenario,
  at: number,
  by: readonly Hex[],
  lays: boolean,
): Scenario {
  const one = scenario.reinforcements?.[at];
  if (!one) return scenario;
  const hexes = hexesPainted(one.hexes, by, lays);
  return hexes === one.hexes ? scenario : withArrivalHexes(scenario, at, hexes);
}

/** They do not come later: their owner sets them up. */
export function withoutArrival(scenario: Scenario, at: number): Scenario {
  return setLists(scenario, { reinforcements: (scenario.reinforcements ?? []).toSpliced(at, 1) });
}
