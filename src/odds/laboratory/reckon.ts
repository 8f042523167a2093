/** The one place where the laboratory meets the odds: positions in, figures out, in slices that can be left off. */

import { FRACTIONS, type Fraction, fractionNumber, fractionText } from '../../chances/fraction.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { OnTheWay, Progress } from '../asked.ts';
import { type Graph, SLICE, TooLarge } from '../explore.ts';
import { resultsOf } from '../results.ts';
import type {
  BranchAsk,
  Exact,
  LaboratoryOdds,
  Matter,
  ReactionRow,
  SweepAsk,
  SweepPoint,
  SweepTold,
} from './asked.ts';
import { figuresOf, outcomeSums, outcomesFrom, type Pin } from './figures.ts';
import { graphOf, type LastPlayed, makeExplorer, type PlacedGraph } from './graphs.ts';
import { firstReactions, reactionPinAt } from './pins.ts';
import { outcomeRanges } from './ranges.ts';
import { rollsSeen } from './rollsSeen.ts';
import { chancesReached, openDecisions, type SettledGraph, settled } from './settle.ts';
import { type Grown, nextFork, type TreeNode, treeFrom, waysToPins } from './tree.ts';
import { unweighedOf, type Width } from './widths.ts';

export { rolls } from './games.ts';
export { startOf } from './graphs.ts';

/** The reaction asked first, each answer with its figures, wherever it is asked. */
function* reactionsOf(
  graph: Graph,
  matter: Matter,
  base: SettledGraph,
  reach: Float64Array,
): Generator<undefined, readonly ReactionRow[]> {
  const { policy } = matter;
  const asked = firstReaction(graph, reach);
  const pin = asked < 0 ? undefined : reactionPinAt(graph, policy.pins, asked);
  const index = pin?.node ?? asked;
  const node = graph.nodes[index];
  if (node?.kind !== 'decision') return [];
  const taken = pin?.edge ?? base.solution.taken[index] ?? 0;
  const others = policy.pins.filter((one) => one.node !== index);
  const rows: ReactionRow[] = [];
  for (const [edge, choice] of node.choices.entries()) {
    const row = settled(graph, { ...policy, pins: [...others, { node: index, edge }] });
    rows.push({ choice, node: index, edge, taken: taken === edge, figures: figuresOf(row, matter) });
    yield;
  }
  return rows;
}

/** The node that asks for a reaction first, among those that are reached; −1 where none does. */
function firstReaction(graph: Graph, reach: Float64Array): number {
  return firstReactions(graph).find((index) => (reach[index] ?? 0) > 0) ?? -1;
}

/** The last tree told, and what it is of: most of what is asked below a node is asked of it. */
let last: { readonly matter: string; readonly grown: Grown } | null = null;

function nameOf({ game, pair, action, policy, placing, places }: Matter): string {
  return canonicalText([game, pair, action, policy, placing, places]);
}

function grownFrom(graph: Graph, matter: Matter, base: SettledGraph): Grown {
  const { policy } = matter;
  const pins = new Map(policy.pins.map(({ node, edge }) => [node, edge]));
  return {
    graph,
    asked: matter,
    settled: base,
    chances: outcomesFrom(base, matter),
    pins,
    ways: waysToPins(graph, pins),
  };
}

/** Everything the screen shows of what has been gone through. */
function* shownOf(
  { graph, placed }: PlacedGraph,
  matter: Matter,
  isMeanwhile: boolean,
): Generator<undefined, LaboratoryOdds> {
  const { policy, places } = matter;
  const base = settled(graph, policy);
  yield;
  const figures = figuresOf(base, matter);
  yield;
  const reach = chancesReached(base);
  const grown = grownFrom(graph, matter, base);
  // as wide as both sides may decide, after failed tests as well
  const free = policy.failed === 'aim' ? base : settled(graph, { ...policy, failed: 'aim' });
  const ranges = outcomeRanges(free, matter);
  yield;
  const reactions = yield* reactionsOf(graph, matter, base, reach);
  if (!isMeanwhile) last = { matter: nameOf(matter), grown };
  return {
    figures,
    ranges,
    tree: treeFrom(grown, nextFork(graph, graph.nodes.length - 1)),
    rolls: rollsSeen(base, reach),
    placed: placed.filter(({ choices }) => choices.length > 1),
    unweighed: unweighedOf(graph, base.graph, policy.pins, places),
    reactions,
    open: openDecisions(base, reach),
    states: graph.nodes.length,
  };
}

/** So many slices of an exploration, in steps. */
function steps(slices: number): Progress {
  return { done: slices * SLICE, of: null };
}

/** Everything the screen shows of a question; none where it may not be done. */
export function* odds(matter: Matter): Generator<OnTheWay<LaboratoryOdds>, LaboratoryOdds | null> {
  const search = graphOf(matter);
  for (let slices = 1; ; slices++) {
    const step = search.next();
    if (step.done) return step.value && (yield* shownOf(step.value, matter, false));
    if (step.value) yield { meanwhile: yield* shownOf(step.value, matter, true) };
    else yield steps(slices);
  }
}

/** All that may follow, where nobody looks at what is known meanwhile. */
function* explored(matter: Matter): Generator<Progress, PlacedGraph | null> {
  const search = graphOf(matter);
  for (let slices = 1; ; slices++) {
    const step = search.next();
    if (step.done) return step.value;
    yield steps(slices);
  }
}

function fractionTexts(chances: Readonly<Record<string, Fraction>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(chances).map(([key, chance]) => [key, fractionText(chance)]));
}

/** The figures in fractions, true to the last throw. */
export function* exact(matter: Matter): Generator<Progress, Exact | null> {
  const found = yield* explored(matter);
  if (!found) return null;
  const { graph, solution } = settled(found.graph, matter.policy);
  const { total, finals, units } = resultsOf(graph, solution, FRACTIONS, fractionNumber);
  return {
    total: fractionText(total),
    outcomes: fractionTexts(outcomeSums(graph.root, matter, finals, FRACTIONS)),
    units: units.map(({ unit, ends, lost }) => ({
      unit,
      ends: fractionTexts(ends),
      lost: Object.fromEntries(lost.map(({ points, chance }) => [points, fractionText(chance)])),
    })),
  };
}

/** What lies below a node of the tree of that question. */
export function* branch({ node, ...matter }: BranchAsk): Generator<Progress, TreeNode | null> {
  const name = nameOf(matter);
  if (last?.matter !== name) {
    const found = yield* explored(matter);
    if (!found) return null;
    const base = settled(found.graph, matter.policy);
    last = { matter: name, grown: grownFrom(found.graph, matter, base) };
  }
  return treeFrom(last.grown, node, 1, 6);
}

function reactionPin(graph: Graph, reaction: Choice): readonly Pin[] {
  const text = canonicalText(reaction);
  for (const index of firstReactions(graph)) {
    const node = graph.nodes[index];
    if (node?.kind !== 'decision') continue;
    const edge = node.choices.findIndex((choice) => canonicalText(choice) === text);
    if (edge >= 0) return [{ node: index, edge }];
  }
  return [];
}

interface Point extends SweepPoint {
  readonly weighed: boolean;
}

const NO_POINT: Point = { figures: null, isTooLarge: false, weighed: true };

/** A point of a sweep; no figures where the action is not allowed, or the reaction not open. */
function pointOn(graph: Graph | null, matter: Matter, reaction: Choice | null): Point {
  const { policy, places } = matter;
  if (!graph) return NO_POINT;
  const pins = reaction === null ? [] : reactionPin(graph, reaction);
  if (reaction !== null && pins.length === 0) return NO_POINT;
  const base = settled(graph, { ...policy, pins });
  return {
    figures: figuresOf(base, matter),
    isTooLarge: false,
    weighed: unweighedOf(graph, base.graph, pins, places).length === 0,
  };
}

interface Swept {
  readonly points: readonly Point[];
  /** How many slices all points took together. */
  readonly slices: number;
}

/** All points at that width, what they share gone through once; nothing where that takes more slices. */
export function* pointsAt(
  width: Width,
  most: number,
  cases: SweepAsk['cases'],
  lately: LastPlayed = { of: null },
): Generator<Progress, Swept | null> {
  const explore = makeExplorer(width, lately);
  const points: Point[] = [];
  let slices = 0;
  for (const one of cases) {
    try {
      const search = explore(one);
      let step = search.next();
      while (!step.done) {
        slices++;
        if (slices > most) return null;
        yield { done: points.length, of: cases.length };
        step = search.next();
      }
      points.push(pointOn(step.value, one, one.reaction));
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      points.push({ ...NO_POINT, isTooLarge: true });
    }
    yield { done: points.length, of: cases.length };
  }
  return { points, slices };
}

function toldOf({ points }: Swept): SweepTold {
  return {
    points: points.map(({ figures, isTooLarge }) => ({ figures, isTooLarge })),
    weighed: points.every(({ weighed }) => weighed),
  };
}

/** Slices that all points of a sweep together may take at a width. */
const AFFORDABLE = { every: 15, alike: 40 } as const;
/** A sweep that takes more slices at its first look is shown so until it is done. */
const SOON = 10;

/**
 * All points of a sweep, with the same places looked into at each; yields how many are done. What takes too long with few
 * places takes too long with more: the fewest come first. A point too large has no figures.
 */
export function* sweepPoints(cases: SweepAsk['cases']): Generator<OnTheWay<SweepTold>, SweepTold> {
  const lately: LastPlayed = { of: null };
  const glance = yield* pointsAt('glance', Number.POSITIVE_INFINITY, cases, lately);
  if (glance && glance.slices > SOON) yield { meanwhile: { ...toldOf(glance), weighed: false } };
  const quick = yield* pointsAt('quick', Number.POSITIVE_INFINITY, cases, lately);
  if (!quick) return { points: [], weighed: true };
  if (cases.some(({ placing }) => placing === 'first')) return toldOf(quick);
  for (const width of ['every', 'alike'] as const) {
    if (quick.slices > AFFORDABLE[width]) continue;
    const wider = yield* pointsAt(width, AFFORDABLE[width], cases, lately);
    if (wider) return toldOf(wider);
  }
  return toldOf(quick);
}
