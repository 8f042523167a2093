/** What the plan of battle has asked of another room, as that room knows it: the plan itself is fetched on the way back. */
import { create } from 'zustand';
import type { Side } from '../../rules/state/vocabulary.ts';

export type Commission =
  | {
      readonly of: 'army';
      readonly side: Side /** Of those to choose from; `anew`: one more. */;
      readonly other: number | 'anew' | null;
    }
  | { readonly of: 'map' };

export const useCommission = create<{ readonly commission: Commission | null }>()(() => ({
  commission: null,
}));

/** Nothing is asked any more. */
export function forgetCommission(): void {
  useCommission.setState({ commission: null });
}
