/** What the screen where armies are raised says in each language, fetched when it is first opened. */
import type { ArmyWords } from './en/army.ts';
import { fetching } from './fetching.ts';

export const armyWordsOf = fetching<ArmyWords>({
  fr: async () => (await import('./fr/army.ts')).armyScreen,
  en: async () => (await import('./en/army.ts')).armyScreen,
});
