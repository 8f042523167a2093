/** What is said of battles that the player keeps for himself: fetched when one is kept, or some are there. */
import type { MomentWords } from './en/moment.ts';
import { fetching } from './fetching.ts';

export const momentWordsOf = fetching<MomentWords>({
  fr: async () => (await import('./fr/moment.ts')).moment,
  en: async () => (await import('./en/moment.ts')).moment,
});
