/** Everything that may follow from a question, gone through once and kept for other aims and pins. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import { type Exploration, exploringOn, type Graph, MOST_STEPS, type Node, unexplored } from '../explore.ts';
import { type Recall, unplayed } from '../played.ts';
import { actionOpened, questionUnderWay } from '../question.ts';
import type { Matter, Placed, Places } from './asked.ts';
import { directed } from './fought.ts';
import { boundsAt, unweighedOf, type Width } from './widths.ts';

/** The game in which the action is under way; none if it is not allowed. */
export function startOf({ game, pair, action }: Matter): Game | null {
  if (action === null) return questionUnderWay(game);
  const question = actionOpened(game, pair.attacker, action);
  return question.ok ? directed(question.game, action, pair.target) : null;
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

/** `played`: what was played from there at other widths. */
function begunAt(start: Game, places: Places, width: Width, played: Recall): Begun {
  const placed = new Map<string, Placed>();
  const bounds = { ...boundsAt(width, places, placed), most: MOST_STEPS };
  return { ground: unexplored(start, bounds, played), placed, width };
}

/** Throws TooLarge. */
function* exploredOn({ ground, placed, width }: Begun, start: Game): Generator<undefined, PlacedGraph> {
  const graph = yield* exploringOn(ground, start);
  return { graph, placed: [...placed.values()], width };
}

/** Slices that may be spent on each width: a second or two in all, on a slow machine. */
const AFFORDABLE = { every: 40, plain: 100, alike: 100 } as const;
/** Slices after which what fewer places come to is told meanwhile. */
const SOON = 20;
/** A question that takes so many slices with the fewest places takes long with more: it is told meanwhile at once. */
const LONG = 8;

/** Where a question begins, and what has been played from there. */
interface Ground {
  readonly start: Game;
  readonly played: Recall;
}

interface Tried {
  readonly explored: PlacedGraph;
  readonly slices: number;
}

/** At that width, unless it takes more slices. */
function* within(
  width: keyof typeof AFFORDABLE,
  { start, played }: Ground,
  { places }: Matter,
): Generator<undefined, Tried | null> {
  const search = exploredOn(begunAt(start, places, width, played), start);
  for (let slices = 0; slices < AFFORDABLE[width]; slices++) {
    const step = search.next();
    if (step.done) return { explored: step.value, slices };
    yield;
  }
  return null;
}

/** Of every place if that can be afforded, else of as many as can; in the order that wastes least where little can. */
function* widerFirst(ground: Ground, matter: Matter): Generator<undefined, PlacedGraph | null> {
  const found =
    (yield* within('every', ground, matter)) ??
    (yield* within('plain', ground, matter)) ??
    (yield* within('alike', ground, matter));
  return found?.explored ?? null;
}

/** The same the other way round: what takes too long with some places takes too long with all of them. */
function* narrowerFirst(ground: Ground, matter: Matter): Generator<undefined, PlacedGraph | null> {
  const plain = yield* within('plain', ground, matter);
  if (!plain) return (yield* within('alike', ground, matter))?.explored ?? null;
  const every = plain.slices < AFFORDABLE.every ? yield* within('every', ground, matter) : null;
  return (every ?? plain).explored;
}

/** With as many places as can be afforded; where that takes a while, yields what the fewest come to. */
function* widest(start: Game, matter: Matter): Generator<PlacedGraph | undefined, PlacedGraph> {
  const { places, placing, policy } = matter;
  const ground: Ground = { start, played: unplayed(start) };
  const search = exploredOn(begunAt(start, places, 'quick', ground.played), start);
  let slices = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) {
    slices++;
    yield;
  }
  const quick = step.value;
  if (placing === 'first' || unweighedOf(quick.graph, quick.graph, [], places).length === 0) return quick;
  const isLong = slices >= LONG;
  // pins are of the graph that comes in the end
  let isTold = policy.pins.length > 0;
  const wider = isLong ? narrowerFirst(ground, matter) : widerFirst(ground, matter);
  for (; ; slices++) {
    if (!isTold && (isLong || slices >= SOON)) {
      isTold = true;
      yield quick;
    }
    const next = wider.next();
    if (next.done) return next.value ?? quick;
    yield;
  }
}

/** The last calculations, by position and action: other aims and pins go over the same graph again. */
const KEPT = 4;
const kept = new Map<string, PlacedGraph>();

function keyOf({ game, pair, action, placing, places }: Matter): string {
  return canonicalText([game, pair, action, placing, places]);
}

/** Nothing where the action may not be done. What is yielded is known meanwhile; each time nothing is, a slice is done. */
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

/** What was played last, for the same position at another width. */
export interface LastPlayed {
  of: { readonly key: string; readonly played: Recall } | null;
}

function playedFrom(last: LastPlayed, key: string, start: Game): Recall {
  if (last.of?.key !== key) last.of = { key, played: unplayed(start) };
  return last.of.played;
}

/**
 * Goes through one position after another at that width. What a position shares with one before that differs from it in
 * strengths alone is not gone through again; the graphs are not kept.
 */
export function makeExplorer(
  width: Width,
  last: LastPlayed,
): (matter: Matter) => Generator<undefined, Graph | null> {
  let before: { readonly matter: Matter; readonly begun: Begun } | null = null;
  return function* explore(matter) {
    const key = keyOf(matter);
    const known = kept.get(key);
    if (known?.width === width) return known.graph;
    const units = before && withStrengths(before.matter.game.units, matter.game.units);
    if (before && units) {
      const same = { ...before.matter, game: { ...before.matter.game, units } };
      if (keyOf(same) === key) {
        const start = startOf(same);
        return start && following((yield* exploredOn(before.begun, start)).graph);
      }
    }
    const start = startOf(matter);
    if (!start) return null;
    before = { matter, begun: begunAt(start, matter.places, width, playedFrom(last, key, start)) };
    return (yield* exploredOn(before.begun, start)).graph;
  };
}
