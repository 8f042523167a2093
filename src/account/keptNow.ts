/** How a press came out by which something is kept. */
import { useState } from 'react';
import type { SaveState } from '../store/state.ts';

interface Came {
  readonly saved: SaveState;
  /** What was to be kept. */
  readonly of: readonly unknown[];
}

/** How it came out; null before the first press. Every press takes its keeping to `tell`, which gives that back. */
export interface KeptNow {
  readonly came: SaveState | null;
  readonly tell: (keeping: Promise<SaveState>) => Promise<SaveState>;
}

/** How the last press came out, as long as what is made there, `made`, is still the same as it was at the press. */
export function useKeptNow(...made: readonly unknown[]): KeptNow {
  const [came, setCame] = useState<Came | null>(null);
  return {
    came: came?.of.every((one, at) => one === made[at]) ? came.saved : null,
    tell: async (keeping) => {
      // what is told a second time is told anew
      setCame(null);
      const saved = await keeping;
      setCame({ saved, of: made });
      return saved;
    },
  };
}
