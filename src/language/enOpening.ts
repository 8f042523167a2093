import { openingWords } from './en/opening.ts';
import { openingRolls } from './en/openingRolls.ts';
import { screens } from './en/screens.ts';
import { table } from './en/table.ts';
import { words } from './en/words.ts';
import { english } from './en/writing.ts';
import type { en } from './en.ts';

/** What English says from the first screen to the first orders. */
export const enOpening: Readonly<typeof en> = {
  locale: 'en',
  name: 'English',
  writing: english,
  words,
  ...openingWords,
  factSentence: (fact, _names, _hexName, sideName = (side) => words.sides[side]) =>
    openingWords.factSentence(fact, sideName),
  ...openingRolls,
  screens,
  table,
};
