/** Decisions taken at their best, and what every situation is then worth. */
import type { BySide, Side } from '../rules/state/vocabulary.ts';
import { type Aim, type Measure, measureOf } from './aims.ts';
import type { Edge, Graph, Node } from './explore.ts';

/** How each side decides what is left open: for an aim, or by the first answer. */
export type Policy = BySide<Aim | 'first'>;

/** Two expectations this near are the same: the sums are numbers, the rule's chances are fractions. */
const SAME = 1e-9;

/** For each node the answer taken, by its place; 0 where nothing is decided. */
export interface Solution {
  readonly policy: Policy;
  readonly taken: Int32Array;
  /** For each side with an aim, its expectation at each node from there on. */
  readonly worth: BySide<Float64Array | null>;
}

function along(measure: Measure, lost: Edge['lost']): number {
  let sum = 0;
  for (const one of lost) sum += measure.loss(one);
  return sum;
}

/** What a number comes to at a node, once what its edges lead to is known and the decision there is taken. */
function expectation(measure: Measure, node: Node, taken: number, values: Float64Array): number {
  if (node.kind === 'end') return measure.end(node.game);
  if (node.kind === 'decision') {
    const edge = node.edges[taken];
    return edge ? (values[edge.to] ?? 0) + along(measure, edge.lost) : 0;
  }
  let sum = 0;
  for (const edge of node.edges) sum += edge.share * ((values[edge.to] ?? 0) + along(measure, edge.lost));
  return sum;
}

/** What each answer of a decision is worth. */
export function worthOfAnswers(measure: Measure, node: Node, values: Float64Array): readonly number[] {
  return node.edges.map((edge) => (values[edge.to] ?? 0) + along(measure, edge.lost));
}

/** The first of the greatest, or of the least. */
function bestOf(values: readonly number[], sign: 1 | -1 = 1): number {
  let best = 0;
  values.forEach((value, n) => {
    if (sign * (value - (values[best] ?? 0)) > SAME) best = n;
  });
  return best;
}

/**
 * Each side takes at each of its decisions the answer that is worth most to it, the later decisions of both being taken
 * so too; of equal answers the first in canonical order.
 */
export function solve(graph: Graph, policy: Policy): Solution {
  const { nodes } = graph;
  const taken = new Int32Array(nodes.length);
  const aims = (['blue', 'red'] as const).map((side) => {
    const aim = policy[side];
    if (aim === 'first') return null;
    return { side, measure: measureOf(aim, side, graph), values: new Float64Array(nodes.length) };
  });
  const of = (side: Side) => aims.find((one) => one?.side === side) ?? null;
  nodes.forEach((node, n) => {
    if (node.kind === 'decision' && node.edges.length > 1) {
      const own = of(node.decision.side);
      if (own) taken[n] = bestOf(worthOfAnswers(own.measure, node, own.values));
    }
    for (const one of aims)
      if (one) one.values[n] = expectation(one.measure, node, taken[n] ?? 0, one.values);
  });
  return { policy, taken, worth: { blue: of('blue')?.values ?? null, red: of('red')?.values ?? null } };
}

/** The first situation counts what came before it. */
function fromOutset({ nodes, outset }: Graph, measure: Measure, values: Float64Array): Float64Array {
  const first = nodes.length - 1;
  values[first] = (values[first] ?? 0) + along(measure, outset);
  return values;
}

/** What a number comes to at every node when all decisions are taken as solved. */
export function expectations(graph: Graph, solution: Solution, measure: Measure): Float64Array {
  const values = new Float64Array(graph.nodes.length);
  graph.nodes.forEach((node, n) => {
    values[n] = expectation(measure, node, solution.taken[n] ?? 0, values);
  });
  return fromOutset(graph, measure, values);
}

/** The least and the most a number may come to, whatever the sides that are left open decide. */
export function leastAndMost(
  graph: Graph,
  solution: Solution,
  measure: Measure,
  open: readonly Side[],
): { readonly least: Float64Array; readonly most: Float64Array } {
  const ends = [1, -1].map((sign) => {
    const values = new Float64Array(graph.nodes.length);
    graph.nodes.forEach((node, n) => {
      const isOpen = node.kind === 'decision' && open.includes(node.decision.side);
      const taken = isOpen
        ? bestOf(worthOfAnswers(measure, node, values), sign === 1 ? 1 : -1)
        : (solution.taken[n] ?? 0);
      values[n] = expectation(measure, node, taken, values);
    });
    return fromOutset(graph, measure, values);
  });
  const [most, least] = ends;
  return { least: least ?? new Float64Array(0), most: most ?? new Float64Array(0) };
}
