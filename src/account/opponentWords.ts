/** What is said of the program that plays: whatever asks for it waits until it is here, under the nearest Suspense. */
import { use } from 'react';
import type { OpponentWords } from '../language/en/opponent.ts';
import { opponentWordsOf } from '../language/opponent.ts';
import { useStore } from '../store/store.ts';

export function useOpponentWords(): OpponentWords {
  return use(opponentWordsOf.drawn(useStore((state) => state.preferences.locale)));
}
