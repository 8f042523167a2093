/** What the leaf of five systems says in each language, fetched when it is first opened. */
import type { SystemsWords } from './en/systems.ts';
import { fetching } from './fetching.ts';

export const systemsWordsOf = fetching<SystemsWords>({
  fr: async () => (await import('./fr/systems.ts')).systems,
  en: async () => (await import('./en/systems.ts')).systems,
});
