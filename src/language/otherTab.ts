/** What is said where two tabs draw, plan or raise the same: fetched when that happens. */
import type { OtherTabWords } from './en/otherTab.ts';
import { fetching } from './fetching.ts';

export type { OtherTabWords };

export const otherTabWordsOf = fetching<OtherTabWords>({
  fr: async () => (await import('./fr/otherTab.ts')).otherTab,
  en: async () => (await import('./en/otherTab.ts')).otherTab,
});
