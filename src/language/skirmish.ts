/** What is said of a skirmish by lot in each language, fetched when one is first drawn. */
import type { SkirmishWords } from './en/skirmish.ts';
import { fetching } from './fetching.ts';

export const skirmishWordsOf = fetching<SkirmishWords>({
  fr: async () => (await import('./fr/skirmish.ts')).skirmish,
  en: async () => (await import('./en/skirmish.ts')).skirmish,
});
