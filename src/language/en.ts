import { choices } from './en/choices.ts';
import { facts } from './en/facts.ts';
import { guide } from './en/guide.ts';
import { problems } from './en/problems.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { rolls } from './en/rolls.ts';
import { screens } from './en/screens.ts';
import { table } from './en/table.ts';
import { terms } from './en/terms.ts';
import { words } from './en/words.ts';
import { english } from './en/writing.ts';
import type { Locale } from './locale.ts';

/** Every sentence of the game in English. Its type is what any other language must bring. */
export const en = {
  locale: 'en' as Locale,
  name: 'English',
  writing: english,
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
