/** From the worst to the best: what the figures may come to, whatever the sides that are left open decide. */
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { groundOf, holderOf, type Measure } from './aims.ts';
import type { Graph } from './explore.ts';
import { leastAndMost, type Solution } from './solve.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Ranges {
  readonly open: Side[];
  /** The chance that the side holds the ground in the end. */
  readonly ground: { readonly blue: Range; readonly red: Range };
  /** The strength points it may expect to lose. */
  readonly expectedStrength: { readonly blue: Range; readonly red: Range };
}

/** The ranges of a solution; each figure by itself, so that no single play need come to all the bests together. */
export function rangesOf(graph: Graph, solution: Solution, open: readonly Side[]): Ranges {
  const { root, nodes } = graph;
  const ground = groundOf(root);
  const first = nodes.length - 1;
  const of = (measure: Measure): Range => {
    const { least, most } = leastAndMost(graph, solution, measure, open);
    return { least: least[first] ?? 0, most: most[first] ?? 0 };
  };
  const held = (side: Side): Range =>
    of({ end: (game) => (holderOf(game, ground) === side ? 1 : 0), loss: () => 0 });
  const lost = (side: Side): Range =>
    of({ end: () => 0, loss: ({ place, points }) => (root.units[place]?.side === side ? points : 0) });
  return {
    open: SIDES.filter((side) => open.includes(side)),
    ground: { blue: held('blue'), red: held('red') },
    expectedStrength: { blue: lost('blue'), red: lost('red') },
  };
}
