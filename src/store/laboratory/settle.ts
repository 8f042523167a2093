/** A policy with pins over everything that may follow: what is taken where, and how likely each situation is reached. */
import { canonicalText } from '../../engine/interpreter.ts';
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

/** Where a reaction is asked before any other, whichever places are chosen before it. */
export function firstReactions({ nodes }: Graph): readonly number[] {
  const met = new Uint8Array(nodes.length);
  const found: number[] = [];
  met[nodes.length - 1] = 1;
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    if (!node || met[index] === 0) continue;
    if (node.kind === 'decision' && node.decision.question.ask === 'reaction' && node.edges.length > 1)
      found.push(index);
    else for (const { to } of node.edges) met[to] = 1;
  }
  return found;
}

function sameQuestion({ nodes }: Graph, one: number, other: number): boolean {
  const [a, b] = [nodes[one], nodes[other]];
  if (a?.kind !== 'decision' || b?.kind !== 'decision') return false;
  return canonicalText(a.decision.question) === canonicalText(b.decision.question);
}

/**
 * The pins with those they stand for: a first reaction that is pinned is given wherever it is asked for, else whoever
 * moves before it would go where it is not pinned.
 */
export function spreadPins(graph: Graph, pins: readonly Pin[]): readonly Pin[] {
  const { nodes } = graph;
  const isReaction = ({ node: index }: Pin) => {
    const node = nodes[index];
    return node?.kind === 'decision' && node.decision.question.ask === 'reaction';
  };
  if (!pins.some(isReaction)) return pins;
  const first = firstReactions(graph);
  const spread = pins.flatMap((pin) => {
    const pinned = nodes[pin.node];
    const choice = pinned?.kind === 'decision' ? pinned.choices[pin.edge] : undefined;
    if (!choice || !first.includes(pin.node)) return [];
    const text = canonicalText(choice);
    return first.flatMap((index): Pin[] => {
      const node = nodes[index];
      if (node?.kind !== 'decision' || !sameQuestion(graph, index, pin.node)) return [];
      if (pins.some((one) => one.node === index)) return [];
      const edge = node.choices.findIndex((one) => canonicalText(one) === text);
      return edge < 0 ? [] : [{ node: index, edge }];
    });
  });
  return [...pins, ...spread];
}

/** The pin that decides at the first reaction asked there, be it pinned there or spread from elsewhere. */
export function reactionPinAt(graph: Graph, pins: readonly Pin[], index: number): Pin | undefined {
  const own = pins.find(({ node }) => node === index);
  if (own) return own;
  const first = firstReactions(graph);
  return pins.find(({ node }) => first.includes(node) && sameQuestion(graph, node, index));
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
  const pinned = withPins(graph, spreadPins(graph, pins));
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
