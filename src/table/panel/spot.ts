/** What the pointer or the focus is on: the fixed panel explains it, nothing pops up under the pointer. */
import { createContext, useContext } from 'react';
import type { OfferedChoice } from '../../store/possible/possible.ts';

export type Spot =
  | { readonly on: 'choice'; readonly offered: OfferedChoice }
  | { readonly on: 'unit'; readonly unit: string };

export interface Spotlight {
  readonly spot: Spot | null;
  readonly look: (spot: Spot | null) => void;
}

export const SpotContext = createContext<Spotlight>({ spot: null, look: () => {} });

export function useSpotlight(): Spotlight {
  return useContext(SpotContext);
}

/** Handlers that turn the fixed panel to something while pointed at, focused or touched. */
export function lookHandlers(look: Spotlight['look'], spot: Spot) {
  return {
    onPointerEnter: () => look(spot),
    onPointerLeave: () => look(null),
    onFocus: () => look(spot),
    onBlur: () => look(null),
  };
}
