/** What is said of the program that plays, in each language: fetched when it first plays, or advises. */
import type { OpponentWords } from './en/opponent.ts';
import { fetching } from './fetching.ts';

export const opponentWordsOf = fetching<OpponentWords>({
  fr: async () => (await import('./fr/opponent.ts')).opponent,
  en: async () => (await import('./en/opponent.ts')).opponent,
});
