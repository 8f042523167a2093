/** What is said of a battle that is over: whatever asks for it waits until it is here, under the nearest Suspense. */
import { afterWordsOf } from '../language/after.ts';
import type { AfterWords } from '../language/en/after.ts';
import { useFetched } from './words.ts';

export function useAfterWords(): AfterWords {
  return useFetched(afterWordsOf);
}
