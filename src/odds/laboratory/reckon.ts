/** The one place where the laboratory meets the odds: positions in, figures out, in slices that can be left off. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type Graph, TooLarge } from '../explore.ts';
import { FRACTIONS, type Fraction, fractionNumber, fractionText } from '../fraction.ts';
import { resultsOf } from '../results.ts';
import type { Exact, Matter, Odds, ReactionRow, SweepAsk, SweepPoint, SweepTold } from './asked.ts';
import { figuresOf, outcomesFrom, type Pin } from './figures.ts';
import { graphOf, makeExplorer, type PlacedGraph } from './graphs.ts';
import { firstReactions, reactionPinAt } from './pins.ts';
import { rangesOf } from './ranges.ts';
import { rollsSeen } from './rollsSeen.ts';
import { openDecisions, reachOf, type Settled, settled } from './settle.ts';
import { type Grown, nextFork, type TreeNode, treeFrom } from './tree.ts';
import { unweighedOf, type Width } from './widths.ts';

export { rolls } from './games.ts';
export { startOf } from './graphs.ts';

/** The reaction asked first, each answer with its figures, wherever it is asked. */
function* reactionsOf(
  graph: Graph,
  { pair, policy }: Matter,
  base: Settled,
  reach: Float64Array,
): Generator<undefined, readonly ReactionRow[]> {
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
    rows.push({ choice, node: index, edge, taken: taken === edge, figures: figuresOf(row, pair) });
    yield;
  }
  return rows;
}

/** The node that asks for a reaction first, among those that are reached; −1 where none does. */
function firstReaction(graph: Graph, reach: Float64Array): number {
  return firstReactions(graph).find((index) => (reach[index] ?? 0) > 0) ?? -1;
}

let last: Grown | null = null;

/** Everything the screen shows of what has been gone through. */
function* shownOf({ graph, placed }: PlacedGraph, matter: Matter): Generator<undefined, Odds> {
  const { pair, policy, places } = matter;
  const base = settled(graph, policy);
  yield;
  const figures = figuresOf(base, pair);
  yield;
  const reach = reachOf(base);
  const pins = new Map(policy.pins.map(({ node, edge }) => [node, edge]));
  const grown: Grown = { graph, pair, settled: base, chances: outcomesFrom(base, pair), pins };
  last = grown;
  // as wide as both sides may decide, after failed tests as well
  const free = policy.failed === 'aim' ? base : settled(graph, { ...policy, failed: 'aim' });
  const ranges = rangesOf(free, pair);
  yield;
  const reactions = yield* reactionsOf(graph, matter, base, reach);
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

/** Everything the screen shows of a question; none where it may not be done. What is yielded is known meanwhile. */
export function* odds(matter: Matter): Generator<Odds | undefined, Odds | null> {
  const search = graphOf(matter);
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value && (yield* shownOf(step.value, matter));
    yield step.value && (yield* shownOf(step.value, matter));
  }
}

function fractionTexts(chances: Readonly<Record<string, Fraction>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(chances).map(([key, chance]) => [key, fractionText(chance)]));
}

/** The figures in fractions, true to the last throw. */
export function* exact(matter: Matter): Generator<undefined, Exact | null> {
  const search = graphOf(matter);
  let step = search.next();
  while (!step.done) {
    yield;
    step = search.next();
  }
  const found = step.value;
  if (!found) return null;
  const { graph, solution } = settled(found.graph, matter.policy);
  const { total, ground, units } = resultsOf(graph, solution, FRACTIONS, fractionNumber);
  return {
    total: fractionText(total),
    ground: fractionTexts(ground),
    units: units.map(({ unit, ends, lost }) => ({
      unit,
      ends: fractionTexts(ends),
      lost: Object.fromEntries(lost.map(({ points, chance }) => [points, fractionText(chance)])),
    })),
  };
}

/** What lies below a node of the last odds. */
export function branch(node: number): TreeNode | null {
  return last && treeFrom(last, node, 1, 6);
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

const NO_POINT: Point = { figures: null, weighed: true };

/** A point of a sweep; no figures where the action is not allowed, or the reaction not open. */
function pointOn(graph: Graph | null, { pair, policy, places }: Matter, reaction: Choice | null): Point {
  if (!graph) return NO_POINT;
  const pins = reaction === null ? [] : reactionPin(graph, reaction);
  if (reaction !== null && pins.length === 0) return NO_POINT;
  const base = settled(graph, { ...policy, pins });
  return {
    figures: figuresOf(base, pair),
    weighed: unweighedOf(graph, base.graph, pins, places).length === 0,
  };
}

/** Slices that all points of a sweep together may take at a width before a narrower one is tried. */
const AFFORDABLE: readonly (readonly [Width, number])[] = [
  ['every', 15],
  ['alike', 40],
  ['quick', Number.POSITIVE_INFINITY],
];

/** All points at that width, what they share gone through once; nothing where that takes more slices. */
export function* pointsAt(
  width: Width,
  most: number,
  cases: SweepAsk['cases'],
): Generator<number, readonly Point[] | null> {
  const explore = makeExplorer(width);
  const points: Point[] = [];
  let slices = 0;
  for (const one of cases) {
    try {
      const steps = explore(one);
      let step = steps.next();
      while (!step.done) {
        slices++;
        if (slices > most) return null;
        yield points.length;
        step = steps.next();
      }
      points.push(pointOn(step.value, one, one.reaction));
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      points.push(NO_POINT);
    }
    yield points.length;
  }
  return points;
}

/**
 * All points of a sweep, with the same places looked into at each; yields how many are done. A point too large has no
 * figures.
 */
export function* sweepPoints(cases: SweepAsk['cases']): Generator<number, SweepTold> {
  const quick = cases.some(({ placing }) => placing === 'first');
  for (const [width, most] of AFFORDABLE) {
    if (quick && width !== 'quick') continue;
    const points = yield* pointsAt(width, most, cases);
    if (points)
      return {
        points: points.map(({ figures }) => ({ figures })),
        weighed: points.every(({ weighed }) => weighed),
      };
  }
  throw new TooLarge('too large at every width');
}
