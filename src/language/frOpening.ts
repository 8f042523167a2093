import type { en } from './en.ts';
import { openingWords } from './fr/opening.ts';
import { openingRolls } from './fr/openingRolls.ts';
import { screens } from './fr/screens.ts';
import { table } from './fr/table.ts';
import { words } from './fr/words.ts';
import { french } from './fr/writing.ts';

/** What French says from the first screen to the first orders. */
export const frOpening: Readonly<typeof en> = {
  locale: 'fr',
  name: 'Français',
  writing: french,
  words,
  ...openingWords,
  factSentence: (fact, _names, _hexName, sideName = (side) => words.sides[side]) =>
    openingWords.factSentence(fact, sideName),
  ...openingRolls,
  screens,
  table,
};
