/** What is said while one looks back: whatever asks for it waits until it is here, under the nearest Suspense. */
import { use } from 'react';
import type { PastWords } from '../language/en/past.ts';
import { pastWordsOf } from '../language/past.ts';
import { useStore } from '../store/store.ts';

export function usePastWords(): PastWords {
  return use(pastWordsOf.drawn(useStore((state) => state.preferences.locale)));
}
