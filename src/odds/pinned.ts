/** A graph in which some ways are settled beforehand. */
import type { Graph } from './explore.ts';

/** One branch taken at one node of the graph, by their indices. */
export interface Pin {
  readonly node: number;
  readonly edge: number;
}

/** The graph whose pinned nodes have one way only. */
export function withPins(graph: Graph, pins: readonly Pin[]): Graph {
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
