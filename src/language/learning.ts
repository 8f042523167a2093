/** What teaches the game: the legend, the pictures of how to play, the guided battle and the lessons; fetched when wanted. */
import type { LearningWords } from './en/learning.ts';
import { fetching } from './fetching.ts';

export const learningWordsOf = fetching<LearningWords>({
  fr: async () => (await import('./fr/learning.ts')).learning,
  en: async () => (await import('./en/learning.ts')).learning,
});
