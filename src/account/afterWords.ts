/** What is said of a battle that is over: whatever asks for it waits until it is here, under the nearest Suspense. */
import { use } from 'react';
import { afterWordsOf } from '../language/after.ts';
import type { AfterWords } from '../language/en/after.ts';
import { useStore } from '../store/store.ts';

export function useAfterWords(): AfterWords {
  return use(afterWordsOf.drawn(useStore((state) => state.preferences.locale)));
}
