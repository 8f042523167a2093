/** Branches pinned in what may follow: what a pin stands for elsewhere, and which places are held so that it is met. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Graph } from '../explore.ts';
import { type Pin, withPins } from '../pinned.ts';
import { isAboutPlace } from '../places.ts';
import { type Policy, solve } from '../solve.ts';

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

function isSameQuestion({ nodes }: Graph, one: number, other: number): boolean {
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
      if (node?.kind !== 'decision' || !isSameQuestion(graph, index, pin.node)) return [];
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
  return pins.find(({ node }) => first.includes(node) && isSameQuestion(graph, node, index));
}

function isPlace({ nodes }: Graph, index: number): boolean {
  const node = nodes[index];
  return node?.kind === 'decision' && node.edges.length > 1 && isAboutPlace(node.decision.question);
}

/**
 * Places that would be chosen if what follows were not pinned, and lead to what is: they are held, else a pin would make
 * its side, or the other, go elsewhere, where much the same happens and nothing is pinned.
 */
export function placesHeld(graph: Graph, aims: Policy, pins: readonly Pin[]): readonly Pin[] {
  const first = new Set(firstReactions(graph));
  const later = pins.filter(({ node }) => !first.has(node));
  if (later.length === 0) return [];
  const { nodes } = graph;
  const pinned = new Set(pins.map(({ node }) => node));
  const free = withPins(
    graph,
    pins.filter(({ node }) => first.has(node) || isPlace(graph, node)),
  );
  const { taken } = solve(free, aims);
  const leads = new Uint8Array(nodes.length);
  for (const { node } of later) leads[node] = 1;
  const held: Pin[] = [];
  nodes.forEach(({ edges }, index) => {
    if (edges.some(({ to }) => leads[to] === 1)) leads[index] = 1;
    const edge = taken[index] ?? 0;
    const to = edges[edge]?.to;
    if (to === undefined || leads[to] !== 1 || pinned.has(index) || !isPlace(graph, index)) return;
    held.push({ node: index, edge });
  });
  return held;
}
