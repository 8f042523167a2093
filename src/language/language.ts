/** The languages of the game: everything a player reads. */
// Both languages side by side, subject by subject: what they share lies close together and compresses well.
import './en/words.ts';
import './fr/words.ts';
import './en/terms.ts';
import './fr/terms.ts';
import './en/questions.ts';
import './fr/questions.ts';
import './en/choices.ts';
import './fr/choices.ts';
import './en/rolls.ts';
import './fr/rolls.ts';
import './en/facts.ts';
import './fr/facts.ts';
import './en/refusals.ts';
import './fr/refusals.ts';
import './en/problems.ts';
import './fr/problems.ts';
import './en/screens.ts';
import './fr/screens.ts';
import './en/guide.ts';
import './fr/guide.ts';

import { en } from './en.ts';
import { fr } from './fr.ts';
import { LOCALES, type Locale } from './locale.ts';

/** What a language brings: the same words and sentences as English does. */
export type Language = Readonly<typeof en>;

export const LANGUAGES: Readonly<Record<Locale, Language>> = { fr, en };

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

/** Whether a stored or written word names a language we speak. */
export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The first of the browser's languages that we speak, otherwise English. `en-US` is English, `fr-CA` French. */
export function browserLocale(navigatorLanguages: readonly string[]): Locale {
  for (const tag of navigatorLanguages) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLocale(primary)) return primary;
  }
  return 'en';
}

/** The name of a nation by the code a scenario gives; a name that is no code stays as it is written. */
export function nationName(language: Language, code: string): string {
  const names: Readonly<Record<string, string>> = language.words.nations;
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
