/**
 * The ground of the rulebook told once more, for the tests alone: written from the chapter on terrain and its rulings, it
 * knows nothing of src/rules and nothing of how src/geometry names sides.
 */

interface AnyMap {
  readonly shape: { readonly kind: string; readonly columns?: number; readonly rows?: number };
  readonly hexes: readonly { readonly q: number; readonly r: number; readonly terrain: string }[];
  readonly sides: readonly {
    readonly q: number;
    readonly r: number;
    readonly side: number;
    readonly terrain: string;
  }[];
}

/** What may be asked of water: the ruling of R-144, or its strictest option together with that of R-147. */
export type Water = 'crossable' | 'bridgesAndFordsOnly';

const TOWARDS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

const at = (q: number, r: number): string => `${q}/${r}`;

/** Both ways over a side, by the two hexes it lies between. */
function waysOver(map: AnyMap): ReadonlyMap<string, string> {
  const over = new Map<string, string>();
  for (const { q, r, side, terrain } of map.sides) {
    const [dq, dr] = TOWARDS[side] ?? [0, 0];
    over.set(`${at(q, r)}>${at(q + dq, r + dr)}`, terrain);
    over.set(`${at(q + dq, r + dr)}>${at(q, r)}`, terrain);
  }
  return over;
}

/** TER-11: impassable sides are never crossed.: nor is water but by bridge and ford, where a battle says so. */
function isCrossed(carried: string | undefined, water: Water): boolean {
  if (carried === 'impassable') return false;
  return water === 'crossable' || !['stream', 'river', 'largeRiver'].includes(carried ?? '');
}

/**
 * Every hex from which a unit gets to a hex of the last row, step by step; TER-11: never onto impassable ground. TER-08,
 * half of a move is at least one hex for every arm on the march, so that no other ground stops it.
 */
export function reachingTheSouth(map: AnyMap, water: Water): ReadonlySet<string> {
  const { columns = 0, rows = 0 } = map.shape;
  const over = waysOver(map);
  const barred = new Set(
    map.hexes.filter(({ terrain }) => terrain === 'impassable').map(({ q, r }) => at(q, r)),
  );
  const isOn = (q: number, r: number): boolean => {
    const column = q + Math.floor(r / 2);
    return r >= 0 && r < rows && column >= 0 && column < columns;
  };
  const queue: (readonly [q: number, r: number])[] = [];
  const seen = new Set<string>();
  const visit = (q: number, r: number): void => {
    if (!isOn(q, r) || barred.has(at(q, r)) || seen.has(at(q, r))) return;
    seen.add(at(q, r));
    queue.push([q, r]);
  };
  for (let column = 0; column < columns; column++) visit(column - Math.floor((rows - 1) / 2), rows - 1);
  for (const [q, r] of queue)
    for (const [dq, dr] of TOWARDS)
      if (isCrossed(over.get(`${at(q, r)}>${at(q + dq, r + dr)}`), water)) visit(q + dq, r + dr);
  return seen;
}

/** The hexes of the first row, as the keys of `reachingTheSouth`. */
export function firstRow(map: AnyMap): readonly string[] {
  return Array.from({ length: map.shape.columns ?? 0 }, (_, column) => at(column, 0));
}
