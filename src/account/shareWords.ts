/** What is said of a game that is shared, watched or printed: whatever asks for it waits until it is here, under the nearest Suspense. */
import type { ShareWords } from '../language/en/share.ts';
import { shareWordsOf } from '../language/share.ts';
import { useFetched } from './words.ts';

export function useShareWords(): ShareWords {
  return useFetched(shareWordsOf);
}
