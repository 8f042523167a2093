/** What is said of a game that is shared, and of what is printed of it: fetched when somebody wants it. */
import type { ShareWords } from './en/share.ts';
import { fetching } from './fetching.ts';

export const shareWordsOf = fetching<ShareWords>({
  fr: async () => (await import('./fr/share.ts')).share,
  en: async () => (await import('./en/share.ts')).share,
});
