/** What the laboratory says in each language, fetched when it is first opened. */
import type { LaboratoryWords } from './en/laboratory.ts';
import { fetching } from './fetching.ts';

export const laboratoryWordsOf = fetching<LaboratoryWords>({
  fr: async () => (await import('./fr/laboratory.ts')).laboratory,
  en: async () => (await import('./en/laboratory.ts')).laboratory,
});
