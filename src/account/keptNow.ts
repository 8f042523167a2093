/** How a press came out by which something is kept. */
import { useRef, useState } from 'react';
import type { ShelfName, Where } from '../store/library/library.ts';
import { type KeptMade, useIsOnShelf } from '../store/library/shelves.ts';
import type { SaveState } from '../store/state.ts';

interface Press {
  readonly where: Where;
  /** What was to be kept. */
  readonly of: readonly unknown[];
  readonly keeping: Promise<KeptMade>;
}

interface Came extends KeptMade {
  readonly of: readonly unknown[];
}

export interface KeptNow {
  /** How the last press came out; null before the first. */
  readonly came: SaveState | null;
  /** A press. One that is made twice, before the first has come out, keeps once. */
  readonly press: (where: Where) => Promise<KeptMade>;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((part, at) => part === other[at]);
}

/**
 * How the last press came out, as long as what is made there, `made`, is still the same as it was at the press, and lies on
 * that shelf.
 */
export function useKeptNow(
  shelf: ShelfName,
  keep: (where: Where) => Promise<KeptMade>,
  ...made: readonly unknown[]
): KeptNow {
  const [came, setCame] = useState<Came | null>(null);
  const pending = useRef<Press | null>(null);
  const isThere = useIsOnShelf(shelf, came?.id ?? null);
  const isTold = came !== null && isSame(came.of, made) && (came.saved !== 'saved' || isThere);
  return {
    came: isTold ? came.saved : null,
    press: async (where) => {
      const before = pending.current;
      if (before?.where === where && isSame(before.of, made)) return before.keeping;
      // what is told a second time is told anew
      setCame(null);
      const keeping = keep(where);
      const mine: Press = { where, of: made, keeping };
      pending.current = mine;
      const kept = await keeping;
      // another press may have come, and gone, meanwhile: the last is told
      if (pending.current !== mine) return kept;
      pending.current = null;
      setCame({ ...kept, of: made });
      return kept;
    },
  };
}
