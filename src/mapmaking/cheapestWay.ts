/** The cheapest way over any net of places, by Dijkstra's search. */

export interface Net<P> {
  readonly keyOf: (place: P) => number;
  readonly neighbours: (place: P) => readonly P[];
  /** What a step costs, more than nothing; infinite where there is none. */
  readonly cost: (from: P, to: P) => number;
}

interface Open<P> {
  readonly place: P;
  readonly cost: number;
  readonly before: Open<P> | null;
}

function isDearer<P>(a: Open<P> | undefined, b: Open<P> | undefined): boolean {
  return (a?.cost ?? 0) > (b?.cost ?? 0);
}

function swap<T>(list: T[], a: number, b: number): void {
  const [one, other] = [list[a], list[b]];
  if (one === undefined || other === undefined) return;
  list[a] = other;
  list[b] = one;
}

function push<P>(heap: Open<P>[], item: Open<P>): void {
  heap.push(item);
  for (let at = heap.length - 1; at > 0; ) {
    const above = (at - 1) >> 1;
    if (!isDearer(heap[above], heap[at])) return;
    swap(heap, at, above);
    at = above;
  }
}

function pop<P>(heap: Open<P>[]): Open<P> | undefined {
  swap(heap, 0, heap.length - 1);
  const cheapest = heap.pop();
  for (let at = 0; ; ) {
    let least = at;
    for (const below of [2 * at + 1, 2 * at + 2])
      if (below < heap.length && isDearer(heap[least], heap[below])) least = below;
    if (least === at) return cheapest;
    swap(heap, at, least);
    at = least;
  }
}

/** The places from the first to the nearest that is a goal, both included; nothing where no way leads to any. */
export function cheapestWay<P>(net: Net<P>, from: P, isGoal: (place: P) => boolean): readonly P[] | null {
  const heap: Open<P>[] = [{ place: from, cost: 0, before: null }];
  const done = new Set<number>();
  const best = new Map<number, number>();
  for (let open = pop(heap); open; open = pop(heap)) {
    const key = net.keyOf(open.place);
    if (done.has(key)) continue;
    done.add(key);
    if (isGoal(open.place)) {
      const way: P[] = [];
      for (let at: Open<P> | null = open; at; at = at.before) way.unshift(at.place);
      return way;
    }
    for (const next of net.neighbours(open.place)) {
      const nextKey = net.keyOf(next);
      if (done.has(nextKey)) continue;
      const cost = open.cost + net.cost(open.place, next);
      if (cost >= (best.get(nextKey) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(nextKey, cost);
      push(heap, { place: next, cost, before: open });
    }
  }
  return null;
}
