/** What is said while one looks back, in each language: fetched when somebody first does. */
import type { PastWords } from './en/past.ts';
import { fetching } from './fetching.ts';

export const pastWordsOf = fetching<PastWords>({
  fr: async () => (await import('./fr/past.ts')).past,
  en: async () => (await import('./en/past.ts')).past,
});
