/** What teaches the game: whatever asks for it waits until it is here, under the nearest Suspense. */
import type { LearningWords } from '../language/en/learning.ts';
import { learningWordsOf } from '../language/learning.ts';
import { useFetched } from './words.ts';

export function useLearningWords(): LearningWords {
  return useFetched(learningWordsOf);
}
