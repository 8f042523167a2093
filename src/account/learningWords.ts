/** What teaches the game: whatever asks for it waits until it is here, under the nearest Suspense. */
import { use } from 'react';
import type { LearningWords } from '../language/en/learning.ts';
import { learningWordsOf } from '../language/learning.ts';
import { useStore } from '../store/store.ts';

export function useLearningWords(): LearningWords {
  return use(learningWordsOf.drawn(useStore((state) => state.preferences.locale)));
}
