/** The one place where the laboratory meets the odds: positions in, figures out, in slices that can be left off. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Graph } from '../../odds/explore.ts';
import { FRACTIONS, type Fraction, fractionNumber, fractionText } from '../../odds/fraction.ts';
import { resultsOf } from '../../odds/results.ts';
import type { Choice } from '../../rules/answers.ts';
import type { Exact, Matter, Odds, ReactionRow, SweepAsk, SweepPoint } from './asked.ts';
import { figuresOf, outcomesFrom, type Pin } from './figures.ts';
import { graphOf, makeExplorer, TooLarge } from './graphs.ts';
import { rangesOf } from './ranges.ts';
import { rollsSeen } from './rollsSeen.ts';
import { openDecisions, reachOf, type Settled, settled } from './settle.ts';
import { type Grown, nextFork, type TreeNode, treeFrom } from './tree.ts';

export { rolls } from './games.ts';
export { startOf } from './graphs.ts';
export { TooLarge };

/** The reaction asked first, each answer with its figures. */
function* reactionsOf(
  graph: Graph,
  { pair, policy }: Matter,
  base: Settled,
  reach: Float64Array,
): Generator<undefined, readonly ReactionRow[]> {
  const index = firstReaction(graph, reach);
  const node = graph.nodes[index];
  if (node?.kind !== 'decision') return [];
  const pin = policy.pins.find((one) => one.node === index);
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

/** The node that asks for a reaction first, among those that are reached if that is told; −1 where none does. */
function firstReaction({ nodes }: Graph, reach: Float64Array | null): number {
  return nodes.findLastIndex(
    (node, index) =>
      node.kind === 'decision' &&
      node.decision.question.ask === 'reaction' &&
      node.edges.length > 1 &&
      (reach === null || (reach[index] ?? 0) > 0),
  );
}

let last: Grown | null = null;

/** Everything the screen shows of a question; none where it may not be done. */
export function* odds(matter: Matter): Generator<undefined, Odds | null> {
  const found = yield* graphOf(matter);
  if (!found) return null;
  const { graph, placed } = found;
  const { pair, policy } = matter;
  const base = settled(graph, policy);
  yield;
  const figures = figuresOf(base, pair);
  yield;
  const reach = reachOf(base);
  const pins = new Map(policy.pins.map(({ node, edge }) => [node, edge]));
  const grown: Grown = { graph, pair, settled: base, chances: outcomesFrom(base, pair), pins };
  last = grown;
  const ranges = rangesOf(base, pair);
  yield;
  const reactions = yield* reactionsOf(graph, matter, base, reach);
  return {
    figures,
    ranges,
    tree: treeFrom(grown, nextFork(graph, graph.nodes.length - 1)),
    rolls: rollsSeen(base, reach),
    placed: placed.filter(({ choices }) => choices.length > 1),
    reactions,
    open: openDecisions(base, reach),
    states: graph.nodes.length,
  };
}

function fractionTexts(chances: Readonly<Record<string, Fraction>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(chances).map(([key, chance]) => [key, fractionText(chance)]));
}

/** The figures in fractions, true to the last throw. */
export function* exact(matter: Matter): Generator<undefined, Exact | null> {
  const found = yield* graphOf(matter);
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

function reactionPin(graph: Graph, reaction: Choice): Pin[] {
  const index = firstReaction(graph, null);
  const node = graph.nodes[index];
  if (node?.kind !== 'decision') return [];
  const text = canonicalText(reaction);
  const edge = node.choices.findIndex((choice) => canonicalText(choice) === text);
  return edge < 0 ? [] : [{ node: index, edge }];
}

/** A point of a sweep; no figures where the action is not allowed, or the reaction not open. */
function pointOn(graph: Graph | null, { pair, policy }: Matter, reaction: Choice | null): SweepPoint {
  if (!graph) return { figures: null };
  const pins = reaction === null ? [] : reactionPin(graph, reaction);
  if (reaction !== null && pins.length === 0) return { figures: null };
  return { figures: figuresOf(settled(graph, { aims: policy.aims, pins }), pair) };
}

/** One point alone. */
export function* sweepPoint(matter: Matter, reaction: Choice | null): Generator<undefined, SweepPoint> {
  const found = yield* graphOf(matter);
  return pointOn(found?.graph ?? null, matter, reaction);
}

/** All points in turn, what they share gone through once; yields how many are done. A point too large has no figures. */
export function* sweepPoints(cases: SweepAsk['cases']): Generator<number, readonly SweepPoint[]> {
  const explore = makeExplorer();
  const points: SweepPoint[] = [];
  for (const one of cases) {
    try {
      const steps = explore(one);
      let step = steps.next();
      while (!step.done) {
        yield points.length;
        step = steps.next();
      }
      points.push(pointOn(step.value, one, one.reaction));
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      points.push({ figures: null });
    }
    yield points.length;
  }
  return points;
}
