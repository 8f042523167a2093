import type { Nation } from '../rules/state/nations.ts';
import type { Language } from './language.ts';

/** A player who gave no name goes by his nation, in the language of whoever reads; his game calls him by its key. */
export function playerCalled({ words }: Language, name: string, nation: Nation): string {
  return name === nation ? words.nations[nation] : name;
}
