import { choices } from './en/choices.ts';
import { facts } from './en/facts.ts';
import { questions } from './en/questions.ts';
import { rolls } from './en/rolls.ts';
import { screens } from './en/screens.ts';
import { table } from './en/table.ts';
import { words } from './en/words.ts';
import { english } from './en/writing.ts';
import type { Locale } from './locale.ts';

/** What English says from the first screen on. Its type is what any other language must bring. */
export const en = {
  locale: 'en' as Locale,
  name: 'English',
  writing: english,
  words,
  ...facts,
  ...rolls,
  ...questions,
  ...choices,
  screens,
  table,
};
