/** What is said when a newer version of the program is there: fetched then. */
import type { OfflineWords } from './en/offline.ts';
import { fetching } from './fetching.ts';

export const offlineWordsOf = fetching<OfflineWords>({
  fr: async () => (await import('./fr/offline.ts')).offline,
  en: async () => (await import('./en/offline.ts')).offline,
});
