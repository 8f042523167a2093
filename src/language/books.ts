/** The rulebook in each language, fetched when it is first opened. */
import { fetching } from './fetching.ts';
import type { Book } from './rulebook.ts';

export const bookOf = fetching<Book>({
  fr: async () => (await import('./fr/rulebook.ts')).rulebook,
  en: async () => (await import('./en/rulebook.ts')).rulebook,
});
