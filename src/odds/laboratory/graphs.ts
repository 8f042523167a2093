/** Everything that may follow from a question, gone through once and kept for other aims and pins. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import { type Exploration, exploringOn, type Graph, type Node, TooLarge, unexplored } from '../explore.ts';
import { questionOf, questionUnderWay } from '../question.ts';
import type { Matter, Placed, Places } from './asked.ts';
import { boundsAt, unweighedOf, type Width } from './widths.ts';

/** Slices of the exploration after which it is given up. */
const MOST_SLICES = 1500;

/** The game in which the action is under way; none if it is not allowed. */
export function startOf({ game, pair, action }: Matter): Game | null {
  if (action === null) return questionUnderWay(game);
  const question = questionOf(game, pair.attacker, action);
  return question.ok ? question.game : null;
}

/** A graph, with the questions about places that were met and how widely they were looked into. */
export interface PlacedGraph {
  readonly graph: Graph;
  readonly placed: readonly Placed[];
  readonly width: Width;
}

/** What has been gone through so far, with the questions about places met on the way. */
interface Begun {
  readonly ground: Exploration;
  readonly placed: Map<string, Placed>;
  readonly width: Width;
}

function begunAt(start: Game, places: Places, width: Width): Begun {
  const placed = new Map<string, Placed>();
  return { ground: unexplored(start, boundsAt(width, places, placed)), placed, width };
}

function* exploredOn({ ground, placed, width }: Begun, start: Game): Generator<undefined, PlacedGraph> {
  const steps = exploringOn(ground, start);
  for (let slice = 0; ; slice++) {
    const step = steps.next();
    if (step.done) return { graph: step.value, placed: [...placed.values()], width };
    if (slice > MOST_SLICES) throw new TooLarge(`more than ${MOST_SLICES} slices`);
    yield;
  }
}

/** Slices spent on each width before a narrower one is tried: a second or two in all, on a slow machine. */
const AFFORDABLE: readonly (readonly [Width, number])[] = [
  ['every', 40],
  ['plain', 100],
  ['alike', 100],
];
/** Slices after which figures are told that can be had at once. */
const SOON = 20;

/** With as many places as can be afforded; where that takes a while, yields what fewer come to. */
function* widest(
  start: Game,
  { places, placing, policy }: Matter,
): Generator<PlacedGraph | undefined, PlacedGraph> {
  if (placing === 'first') return yield* exploredOn(begunAt(start, places, 'quick'), start);
  let quick: PlacedGraph | null = null;
  for (const [width, most] of AFFORDABLE) {
    const search = exploredOn(begunAt(start, places, width), start);
    for (let slice = 0; slice < most; slice++) {
      const step = search.next();
      if (step.done) return step.value;
      if (slice === SOON && !quick) {
        quick = yield* exploredOn(begunAt(start, places, 'quick'), start);
        if (unweighedOf(quick.graph, quick.graph, [], places).length === 0) return quick;
        // pins are of the graph that comes in the end
        if (policy.pins.length === 0) yield quick;
      }
      yield;
    }
  }
  return quick ?? (yield* exploredOn(begunAt(start, places, 'quick'), start));
}

/** The last calculations, by position and action: other aims and pins go over the same graph again. */
const KEPT = 4;
const kept = new Map<string, PlacedGraph>();

function keyOf({ game, pair, action, placing, places }: Matter): string {
  return canonicalText([game, pair, action, placing, places]);
}

/** Nothing where the action may not be done. What is yielded is known meanwhile. */
export function* graphOf(matter: Matter): Generator<PlacedGraph | undefined, PlacedGraph | null> {
  const key = keyOf(matter);
  const before = kept.get(key);
  if (before) return before;
  const start = startOf(matter);
  if (!start) return null;
  const found = yield* widest(start, matter);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

/** Only what follows from the last situation of all; what other positions led to is left out. */
function following({ root, nodes, outset }: Graph): Graph {
  const places = new Int32Array(nodes.length).fill(-1);
  places[nodes.length - 1] = 0;
  for (let n = nodes.length - 1; n >= 0; n--)
    if (places[n] === 0) for (const { to } of nodes[n]?.edges ?? []) places[to] = 0;
  const own: Node[] = [];
  nodes.forEach((node, n) => {
    if (places[n] !== 0) return;
    places[n] = own.length;
    own.push({ ...node, edges: node.edges.map((edge) => ({ ...edge, to: places[edge.to] ?? 0 })) });
  });
  return { root, nodes: own, outset };
}

/** The same units with the strengths of others, if they differ in nothing else. */
function withStrengths(units: readonly Unit[], others: readonly Unit[]): readonly Unit[] | null {
  const bare = (list: readonly Unit[]) => canonicalText(list.map((unit) => ({ ...unit, strength: 0 })));
  if (bare(units) !== bare(others)) return null;
  return units.map((unit, at) => ({ ...unit, strength: others[at]?.strength ?? unit.strength }));
}

/**
 * Goes through one position after another at that width. What a position shares with one before that differs from it in
 * strengths alone is not gone through again; the graphs are not kept.
 */
export function makeExplorer(width: Width): (matter: Matter) => Generator<undefined, Graph | null> {
  let before: { readonly matter: Matter; readonly begun: Begun } | null = null;
  return function* explore(matter) {
    const known = kept.get(keyOf(matter));
    if (known?.width === width) return known.graph;
    const units = before && withStrengths(before.matter.game.units, matter.game.units);
    if (before && units) {
      const same = { ...before.matter, game: { ...before.matter.game, units } };
      if (keyOf(same) === keyOf(matter)) {
        const start = startOf(same);
        return start && following((yield* exploredOn(before.begun, start)).graph);
      }
    }
    const start = startOf(matter);
    if (!start) return null;
    before = { matter, begun: begunAt(start, matter.places, width) };
    return (yield* exploredOn(before.begun, start)).graph;
  };
}
