/** A policy with pins over everything that may follow: what is taken where, and how likely each situation is reached. */

import type { BySide } from '../../rules/state/vocabulary.ts';
import type { Aim } from '../aims.ts';
import type { Edge, Graph, Node } from '../explore.ts';
import { answersAfterFailure, type Failed } from '../failedTests.ts';
import { type Pin, withPins } from '../pinned.ts';
import { type Solution, solve } from '../solve.ts';
import { placesHeld, spreadPins } from './pins.ts';

export type { Pin } from '../pinned.ts';

/** How everything that is open is settled: the aims, what follows failed tests, and the pins. */
export interface Settling {
  readonly aims: BySide<Aim>;
  /** What whoever fails a test does, where nothing is pinned. */
  readonly failed: Failed;
  readonly pins: readonly Pin[];
}

/** A graph whose pinned nodes have one way only, with every decision taken. Its nodes keep their places. */
export interface SettledGraph {
  readonly graph: Graph;
  readonly solution: Solution;
  /** The pins, with what they stand for and what they hold, and what is done after failed tests. */
  readonly pins: readonly Pin[];
}

/** Everything decided: pinned where it is pinned, else as failed tests are, else for the aim of the side that decides. */
export function settled(graph: Graph, { aims, failed, pins }: Settling): SettledGraph {
  const spread = spreadPins(graph, pins);
  const own = new Set(spread.map(({ node }) => node));
  const after = answersAfterFailure(graph, failed).filter(({ node }) => !own.has(node));
  // what failed tests lead to is no wish of anybody's: no place is held for it
  const held = placesHeld(withPins(graph, after), aims, spread);
  const all = [...spread, ...held, ...after];
  const pinned = withPins(graph, all);
  return { graph: pinned, solution: solve(pinned, aims), pins: all };
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
export function chancesReached({ graph: { nodes }, solution: { taken } }: SettledGraph): Float64Array {
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
export function openDecisions({ graph }: SettledGraph, reach: Float64Array): number {
  return graph.nodes.filter(
    ({ kind, edges }, index) => kind === 'decision' && edges.length > 1 && (reach[index] ?? 0) > 0,
  ).length;
}
