/** How rare dice are that did so well, or so badly, in words. */
import type { AfterWords } from '../../language/en/after.ts';
import type { Luck } from '../../store/after/luck.ts';

/** What happens nearly every other time is nothing to tell of. */
const USUAL = 1 / 3;

/** How rare dice like these are, in words. */
export function rarityOf({ gave, expected, chance }: Luck, words: AfterWords['luck']): string {
  if (chance > USUAL) return words.asExpected;
  const battles = Math.round(1 / Math.max(chance, Number.MIN_VALUE));
  return gave > expected ? words.well(battles) : words.badly(battles);
}
