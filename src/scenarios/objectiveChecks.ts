/** What objectives, reinforcements and nightfall must keep to, in a scenario and in a battle under way.. */
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { contains } from '../geometry/shape.ts';
import { mayEnter } from '../rules/ground/terrain.ts';
import { objectivesOf } from '../rules/objectiveStates.ts';
import { countObjectives, goneBy, isCountedRight, suddenVictories } from '../rules/objectives.ts';
import type { Game, Objective, Reinforcements } from '../rules/state/game.ts';
import { turnLimit } from '../rules/state/houseRules.ts';
import { type Found, firstOf, offMapProblem, repeated } from './found.ts';
import { problem } from './problem.ts';

type Hexes = { readonly hexes: readonly Hex[] };

/** On the map, each once, one at least where somebody can stand; `atEdge`: all at its edge. */
function hexesProblem(g: Game, { hexes }: Hexes, atEdge: boolean, path: string): Found {
  const { shape } = g.battle.map;
  const isInland = (hex: Hex) => DIRECTIONS.every((d) => contains(shape, step(hex, d)));
  return (
    firstOf(hexes, (hex, at) => offMapProblem(shape, hex, `${path}.${at}`)) ??
    repeated(hexes, hexKey, path) ??
    firstOf(hexes, (hex, at) => (atEdge && isInland(hex) ? problem('notAtEdge', `${path}.${at}`) : null)) ??
    (hexes.some((hex) => mayEnter(g, hex)) ? null : problem('closedWay', path))
  );
}

function objectiveProblem(g: Game, one: Objective, path: string): Found {
  if (one.kind === 'survival')
    return g.units.some(({ id }) => id === one.unit)
      ? null
      : problem('unknownUnit', `${path}.unit`, { id: one.unit });
  return hexesProblem(g, one, one.kind === 'exit', `${path}.hexes`);
}

/** A unit counts by one exit alone: no two of a side share a hex. */
function sharedExitProblem(objectives: readonly Objective[], path: string): Found {
  const taken = new Set<string>();
  return firstOf(objectives, (one, at) => {
    if (one.kind !== 'exit') return null;
    return firstOf(one.hexes, (hex, n) => {
      const key = `${one.side} ${hexKey(hex)}`;
      if (taken.has(key)) return problem('twice', `${path}.${at}.hexes.${n}`);
      taken.add(key);
      return null;
    });
  });
}

function arrivalProblem(g: Game, { units, hexes, turn }: Reinforcements, path: string): Found {
  const last = Math.min(turnLimit(g), g.battle.night?.turn ?? Number.POSITIVE_INFINITY);
  return (
    firstOf(units, (id, at) =>
      g.units.some((unit) => unit.id === id) ? null : problem('unknownUnit', `${path}.units.${at}`, { id }),
    ) ??
    hexesProblem(g, { hexes }, true, `${path}.hexes`) ??
    (turn > last ? problem('comesTooLate', `${path}.turn`, { most: last }) : null)
  );
}

/** Whether the objective goes with the units and the ground of the game. */
export function isObjectivePossible(g: Game, one: Objective): boolean {
  return objectiveProblem(g, one, '') === null;
}

/** Whether those units can still come that way. */
export function isArrivalPossible(g: Game, one: Reinforcements): boolean {
  return arrivalProblem(g, one, '') === null;
}

/** What a scenario and a battle under way have to keep to alike. */
export function scenarioMattersProblem(g: Game, path: string): Found {
  const { objectives = [], reinforcements = [] } = g.battle;
  const [prizes, arrivals] = [`${path}.objectives`, `${path}.reinforcements`];
  const named = reinforcements.flatMap(({ units }, n) => units.map((id, at) => ({ id, n, at })));
  const seen = new Set<string>();
  return (
    repeated(objectives, ({ id }) => id, prizes) ??
    firstOf(objectives, (one, at) => objectiveProblem(g, one, `${prizes}.${at}`)) ??
    sharedExitProblem(objectives, prizes) ??
    firstOf(reinforcements, (one, at) => arrivalProblem(g, one, `${arrivals}.${at}`)) ??
    firstOf(named, ({ id, n, at }) => {
      if (seen.has(id)) return problem('twice', `${arrivals}.${n}.units.${at}`, { id });
      seen.add(id);
      return null;
    })
  );
}

/** Nobody has won before the first turn, and who comes later has no place yet. */
export function beginningProblem(g: Game, path: string): Found {
  const { objectives = [], reinforcements = [] } = g.battle;
  const [won] = [...suddenVictories(g), ...suddenVictories(countObjectives(g).game)];
  return (
    firstOf(reinforcements, ({ units }, n) =>
      firstOf(units, (id, at) =>
        g.units.some((unit) => unit.id === id && unit.fate !== 'coming')
          ? problem('alreadyPlaced', `${path}.reinforcements.${n}.units.${at}`, { id })
          : null,
      ),
    ) ??
    firstOf(objectives, (one, at) =>
      one.id === won?.objective ? problem('wonAtFirst', `${path}.objectives.${at}`) : null,
    )
  );
}

/** The state of the objectives goes with the battle's; whoever comes is expected, whoever has left left by an exit. */
export function objectiveStateProblem(g: Game, path: string): Found {
  const { objectives = [], reinforcements = [] } = g.battle;
  if (g.objectives && (g.objectives.length !== objectives.length || objectives.length === 0))
    return problem('inconsistent', `${path}.objectives`);
  const exits = objectives.flatMap((one) => (one.kind === 'exit' ? [one] : []));
  return (
    firstOf(g.units, (unit, at) => {
      const expected = reinforcements.some(({ units }) => units.includes(unit.id));
      const impossible =
        (unit.fate === 'coming' && !expected) ||
        (unit.fate === 'awaited' && expected) ||
        (unit.fate === 'exited' && !exits.some((exit) => goneBy(g, exit).includes(unit)));
      return impossible ? problem('inconsistent', `${path}.units.${at}.fate`) : null;
    }) ??
    firstOf(objectivesOf(g), ({ one, state }, at) =>
      isCountedRight(g, one, state) ? null : problem('inconsistent', `${path}.objectives.${at}`),
    )
  );
}
