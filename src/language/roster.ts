/** What each language says of an army as a text, fetched when one is first read or written. */
import type { RosterLanguage } from './en/roster.ts';
import { fetching } from './fetching.ts';

export const rosterLanguageOf = fetching<RosterLanguage>({
  fr: async () => (await import('./fr/roster.ts')).roster,
  en: async () => (await import('./en/roster.ts')).roster,
});
