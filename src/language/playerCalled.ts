import type { Nation } from '../rules/state/nations.ts';
import type { BySide, Side } from '../rules/state/vocabulary.ts';
import type { Language } from './language.ts';

/**
 * What the player of that side goes by: the name he gave, or else his nation, in the language of whoever reads; his game calls
 * him by its key. Where that tells nobody who is asked, for both are of one nation, he goes by his side.
 */
export function playerCalled(
  { words }: Language,
  nations: BySide<Nation>,
  side: Side,
  name: string = nations[side],
): string {
  if (name !== nations[side]) return name;
  return nations.blue === nations.red ? words.sides[side] : words.nations[nations[side]];
}
