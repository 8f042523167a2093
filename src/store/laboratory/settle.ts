/** A policy with pins over everything that may follow: what is taken where, and how likely each situation is reached. */
import type { Aim } from '../../odds/aims.ts';
import type { Edge, Graph, Node } from '../../odds/explore.ts';
import { type Solution, solve } from '../../odds/solve.ts';
import type { BySide } from '../../rules/vocabulary.ts';

/** One branch taken at one node of the graph, by their indices. */
export interface Pin {
  readonly node: number;
  readonly edge: number;
}

export interface Policy {
  readonly aims: BySide<Aim>;
  readonly pins: readonly Pin[];
}

/** A graph whose pinned nodes have one way only, with every decision taken. Its nodes keep their places. */
export interface Settled {
  readonly graph: Graph;
  readonly solution: Solution;
}

function withPins(graph: Graph, pins: readonly Pin[]): Graph {
  if (pins.length === 0) return graph;
  const nodes = graph.nodes.slice();
  for (const { node: index, edge: at } of pins) {
    const node = nodes[index];
    const edge = node?.edges[at];
    if (!node || !edge || node.kind === 'end') continue;
    const edges = [{ ...edge, weight: 1n, share: 1 }];
    if (node.kind === 'roll') {
      const outcomes = node.outcomes.slice(at, at + 1);
      nodes[index] = { ...node, edges, outcomes, throws: 1n };
    } else nodes[index] = { ...node, edges, choices: node.choices.slice(at, at + 1) };
  }
  return { ...graph, nodes };
}

/** Everything decided: pinned where it is pinned, else for the aim of the side that decides. */
export function settled(graph: Graph, { aims, pins }: Policy): Settled {
  const pinned = withPins(graph, pins);
  return { graph: pinned, solution: solve(pinned, aims) };
}

/** The ways that are followed from a node, each with its chance. */
export function followed(
  node: Node,
  taken: number,
): readonly { readonly edge: Edge; readonly share: number }[] {
  if (node.kind !== 'decision') return node.edges.map((edge) => ({ edge, share: edge.share }));
  const edge = node.edges[taken];
  return edge ? [{ edge, share: 1 }] : [];
}

/** How likely each node is reached. */
export function reachOf({ graph: { nodes }, solution: { taken } }: Settled): Float64Array {
  const reach = new Float64Array(nodes.length);
  reach[nodes.length - 1] = 1;
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    const here = reach[index] ?? 0;
    if (!node || here === 0) continue;
    for (const { edge, share } of followed(node, taken[index] ?? 0))
      reach[edge.to] = (reach[edge.to] ?? 0) + here * share;
  }
  return reach;
}

/** Decisions that are reached and left open: what the figures rest on besides the dice. */
export function openDecisions({ graph }: Settled, reach: Float64Array): number {
  return graph.nodes.filter(
    ({ kind, edges }, index) => kind === 'decision' && edges.length > 1 && (reach[index] ?? 0) > 0,
  ).length;
}
