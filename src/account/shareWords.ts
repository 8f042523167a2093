/** What is said of a game that is shared, watched or printed: whatever asks for it waits until it is here, under the nearest Suspense. */
import { use } from 'react';
import type { ShareWords } from '../language/en/share.ts';
import { shareWordsOf } from '../language/share.ts';
import { useStore } from '../store/store.ts';

export function useShareWords(): ShareWords {
  return use(shareWordsOf.drawn(useStore((state) => state.preferences.locale)));
}
