/** How far decisions left open may carry each outcome. */

import type { Game } from '../../rules/state/game.ts';
import type { Graph, Node } from '../explore.ts';
import { leastAndMost } from '../solve.ts';
import { type AskedOfPair, type EndOutcome, outcomesAfter } from './figures.ts';
import { honest } from './honest.ts';
import type { SettledGraph } from './settle.ts';

/** Whether something holds at the first situation, told from the ends on: of answers and of rolls by one way or by all. */
function holds(
  { nodes }: Graph,
  atEnd: (index: number) => boolean,
  byAnswers: 'one' | 'all',
  byRolls: 'one' | 'all',
): boolean {
  const held: boolean[] = [];
  const at = (node: Node, index: number): boolean => {
    if (node.kind === 'end') return atEnd(index);
    const way = node.kind === 'decision' ? byAnswers : byRolls;
    return way === 'one' ? node.edges.some(({ to }) => held[to]) : node.edges.every(({ to }) => held[to]);
  };
  nodes.forEach((node, index) => {
    held.push(at(node, index));
  });
  return held.at(-1) ?? false;
}

/** The least and the greatest chance of each outcome, whatever is answered where nothing is pinned. */
export function outcomeRanges(
  { graph, solution }: SettledGraph,
  asked: AskedOfPair,
): Readonly<Record<EndOutcome, readonly [worst: number, best: number]>> {
  const last = graph.nodes.length - 1;
  const outcomeOf = outcomesAfter(graph.root, asked);
  const told = graph.nodes.map((node) => (node.kind === 'end' ? outcomeOf(node.game) : null));
  const ends = new Map(graph.nodes.map((node, index) => [node.game, told[index] ?? null]));
  const rangeFor = (outcome: EndOutcome): readonly [number, number] => {
    const measure = { end: (game: Game) => (ends.get(game) === outcome ? 1 : 0), loss: () => 0 };
    const { least, most } = leastAndMost(graph, solution, measure, ['blue', 'red']);
    const isIt = (index: number) => told[index] === outcome;
    const isNot = (index: number) => !isIt(index);
    // what the sums cannot tell, nearly certain from certain, the ways can
    const avoidable = holds(graph, isNot, 'one', 'all');
    const open = holds(graph, isIt, 'one', 'one');
    const worst = avoidable ? 0 : Math.max(least[last] ?? 0, Number.MIN_VALUE);
    const best = open ? Math.max(most[last] ?? 0, Number.MIN_VALUE) : 0;
    return [
      honest(worst, holds(graph, isNot, 'one', 'one') ? 1 : 0),
      honest(best, holds(graph, isIt, 'one', 'all') ? 0 : 1),
    ];
  };
  return {
    attacker: rangeFor('attacker'),
    both: rangeFor('both'),
    target: rangeFor('target'),
    nobody: rangeFor('nobody'),
  };
}
