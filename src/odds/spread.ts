/** How likely each situation is, and with how many strength points lost so far, when all decisions are taken. */

import type { Arithmetic } from '../chances/fraction.ts';
import type { Edge, Graph, Lost } from './explore.ts';
import type { Solution } from './solve.ts';

/** The chance of each number of strength points lost; below 0: regained. */
export type Losses<M> = ReadonlyMap<number, M>;

/** Units whose losses are added up. */
export type Party = (place: number) => boolean;

export interface Spread<M> {
  /** For each node the chance to come there. */
  readonly chance: readonly M[];
  /** For each party its losses at the end. */
  readonly losses: readonly Losses<M>[];
}

function lostBy(party: Party, lost: readonly Lost[]): number {
  let sum = 0;
  for (const { place, points } of lost) if (party(place)) sum += points;
  return sum;
}

/**
 * Pushes the whole chance, 1, from the first situation through the graph to its ends. The losses of each party are
 * carried along apart from one another, for no situation depends on them: what depends on a strength tells it apart.
 */
export function spread<M>(
  { nodes, outset }: Graph,
  { taken }: Solution,
  parties: readonly Party[],
  by: Arithmetic<M>,
): Spread<M> {
  const chance: M[] = new Array(nodes.length).fill(by.zero);
  const carried: (Map<number, M>[] | null)[] = new Array(nodes.length).fill(null);
  const ends = parties.map(() => new Map<number, M>());

  const add = (to: Map<number, M>, key: number, more: M): void => {
    const before = to.get(key);
    to.set(key, before === undefined ? more : by.plus(before, more));
  };

  const push = (from: number, edge: Edge, throws: bigint, whole = false): void => {
    const part = (m: M): M => by.part(m, edge.weight, throws, edge.share);
    chance[edge.to] = by.plus(chance[edge.to] ?? by.zero, part(chance[from] ?? by.zero));
    let there = carried[edge.to];
    // a decision taken leads to one place: what is carried goes along, as nobody else needs it
    if (!there && whole && edge.lost.length === 0) {
      carried[edge.to] = carried[from] ?? null;
      return;
    }
    if (!there) {
      there = parties.map(() => new Map());
      carried[edge.to] = there;
    }
    const shifts = parties.map((party) => lostBy(party, edge.lost));
    carried[from]?.forEach((losses, n) => {
      const onto = there[n];
      if (onto) for (const [points, m] of losses) add(onto, points + (shifts[n] ?? 0), part(m));
    });
  };

  const first = nodes.length - 1;
  chance[first] = by.one;
  carried[first] = parties.map((party) => new Map([[lostBy(party, outset), by.one]]));
  for (let n = first; n >= 0; n--) {
    const node = nodes[n];
    if (!node || !carried[n]) continue;
    if (node.kind === 'end')
      carried[n]?.forEach((losses, p) => {
        const end = ends[p];
        if (end) for (const [points, m] of losses) add(end, points, m);
      });
    else if (node.kind === 'roll') for (const edge of node.edges) push(n, edge, node.throws);
    else {
      const edge = node.edges[taken[n] ?? 0];
      if (edge) push(n, edge, 1n, true);
    }
    carried[n] = null;
  }
  return { chance, losses: ends };
}
