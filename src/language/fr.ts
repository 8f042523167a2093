import type { en } from './en.ts';
import { choices } from './fr/choices.ts';
import { facts } from './fr/facts.ts';
import { questions } from './fr/questions.ts';
import { rolls } from './fr/rolls.ts';
import { screens } from './fr/screens.ts';
import { table } from './fr/table.ts';
import { words } from './fr/words.ts';
import { french } from './fr/writing.ts';

/** What French says from the first screen on. */
export const fr: typeof en = {
  locale: 'fr',
  name: 'Français',
  writing: french,
  words,
  ...facts,
  ...rolls,
  ...questions,
  ...choices,
  screens,
  table,
};
