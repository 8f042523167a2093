import type { en } from './en.ts';
import { choices } from './fr/choices.ts';
import { facts } from './fr/facts.ts';
import { guide } from './fr/guide.ts';
import { problems } from './fr/problems.ts';
import { questions } from './fr/questions.ts';
import { refusals } from './fr/refusals.ts';
import { rolls } from './fr/rolls.ts';
import { screens } from './fr/screens.ts';
import { table } from './fr/table.ts';
import { terms } from './fr/terms.ts';
import { words } from './fr/words.ts';
import { french } from './fr/writing.ts';

/** Every sentence of the game in French. */
export const fr: typeof en = {
  locale: 'fr',
  name: 'Français',
  writing: french,
  words,
  terms: terms.labels,
  termLabel: terms.termLabel,
  termLine: terms.termLine,
  refusals: refusals.sentences,
  refusalSentence: refusals.sentence,
  ...facts,
  ...rolls,
  ...questions,
  ...choices,
  screens,
  table,
  ...problems,
  guide,
};
