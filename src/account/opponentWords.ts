/** What is said of the program that plays: whatever asks for it waits until it is here, under the nearest Suspense. */
import type { OpponentWords } from '../language/en/opponent.ts';
import { opponentWordsOf } from '../language/opponent.ts';
import { useFetched } from './words.ts';

export function useOpponentWords(): OpponentWords {
  return useFetched(opponentWordsOf);
}
