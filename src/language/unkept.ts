/** What is said where the browser keeps nothing of what is made in a room: fetched when that happens. */
import type { UnkeptWords } from './en/unkept.ts';
import { fetching } from './fetching.ts';

export type { UnkeptWords };

export const unkeptWordsOf = fetching<UnkeptWords>({
  fr: async () => (await import('./fr/unkept.ts')).unkept,
  en: async () => (await import('./en/unkept.ts')).unkept,
});
