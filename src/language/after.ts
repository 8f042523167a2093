/** What is said of a battle that is over, in each language: fetched when one is. */
import type { AfterWords } from './en/after.ts';
import { fetching } from './fetching.ts';

export const afterWordsOf = fetching<AfterWords>({
  fr: async () => (await import('./fr/after.ts')).aftermath,
  en: async () => (await import('./en/after.ts')).aftermath,
});
