/** What is said while one looks back: whatever asks for it waits until it is here, under the nearest Suspense. */
import type { PastWords } from '../language/en/past.ts';
import { pastWordsOf } from '../language/past.ts';
import { useFetched } from './words.ts';

export function usePastWords(): PastWords {
  return useFetched(pastWordsOf);
}
