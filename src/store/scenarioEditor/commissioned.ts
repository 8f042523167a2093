/**
 * What the plan of battle has asked of another room, as that room knows it: the plan itself is fetched on the way back. The
 * entry of the browser's history tells it: it is known again after a reload, and on the way forward to it.
 */
import { create } from 'zustand';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { amend, markHere } from '../address/address.ts';

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

/** What an entry of the history says that was asked; null where it says nothing of the kind. */
function commissionIn(asked: unknown): Commission | null {
  const { of, side, other }: Readonly<Record<string, unknown>> = Object(asked);
  if (of === 'map') return { of };
  const known = SIDES.find((one) => one === side);
  if (of !== 'army' || known === undefined) return null;
  return {
    of,
    side: known,
    other: other === 'anew' || (typeof other === 'number' && Number.isInteger(other)) ? other : null,
  };
}

/** That is asked of the room which has just been opened. */
export function commission(asked: Commission): void {
  amend({}, { ...markHere(), asked });
  useCommission.setState({ commission: asked });
}

/** What is asked of the room that is open. To be called whenever it opens. */
export function knowCommission(): void {
  useCommission.setState({ commission: commissionIn(markHere().asked) });
}

/** What was asked is done: the way back to that room does not ask for it again. */
export function commissionDone(): void {
  amend({}, { ...markHere(), asked: null });
  forgetCommission();
}

/** Nothing is asked any more. */
export function forgetCommission(): void {
  useCommission.setState({ commission: null });
}
