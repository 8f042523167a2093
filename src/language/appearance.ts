/** What is said of how things look: fetched when a map has stood, or the choice is offered. */
import type { AppearanceWords } from './en/appearance.ts';
import { fetching } from './fetching.ts';

export const appearanceWordsOf = fetching<AppearanceWords>({
  fr: async () => (await import('./fr/appearance.ts')).appearance,
  en: async () => (await import('./en/appearance.ts')).appearance,
});
