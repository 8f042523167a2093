/** The languages of the game: everything a player reads. Each is fetched when it is first spoken. */
// what every language needs to write comes with the first file, not with one of the languages
import './diceNames.ts';
import './sentences.ts';
import type { explanations as english } from './en/explanations.ts';
import type { en } from './en.ts';
import { fetching } from './fetching.ts';
import type { HouseRuleWords } from './houseRuleWords.ts';
import { LOCALES, type Locale } from './locale.ts';

/** What a language brings: the same words and sentences as English does. */
export type Language = Readonly<typeof en>;
/** The sentences nobody reads before the first order: reasons, lines of sums, faults of files. */
export type Explanations = Readonly<typeof english>;

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/** Each language as far as the first orders: what a page begins with. */
const OPENINGS: Readonly<Record<Locale, () => Promise<Language>>> = {
  fr: async () => (await import('./frOpening.ts')).frOpening,
  en: async () => (await import('./enOpening.ts')).enOpening,
};

const wholeLanguageOf = fetching<Language>({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});

const spoken = new Map<Locale, Language>();

/**
 * Fetches as much of a language as is said before the first orders, so that `languageOf` can give it. The rest comes with
 * the rest of the rulebook, or with the first room that says more.
 */
export async function beginLanguage(locale: Locale): Promise<void> {
  const opening = await OPENINGS[locale]();
  if (!spoken.has(locale)) spoken.set(locale, opening);
}

/** Fetches the whole of a language, so that `languageOf` can give it. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const language = await wholeLanguageOf(locale);
  spoken.set(locale, language);
  return language;
}

/** The language of a locale, which must have been begun or loaded. */
export function languageOf(locale: Locale): Language {
  const language = spoken.get(locale);
  if (!language) throw new Error(`${locale} is not loaded`);
  return language;
}

/** The explanations of a language. */
export const explanationsOf = fetching<Explanations>({
  fr: async () => (await import('./fr/explanations.ts')).explanations,
  en: async () => (await import('./en/explanations.ts')).explanations,
});

/** What a language says of the options of the set-up. */
export const houseRuleWordsOf = fetching<HouseRuleWords>({
  fr: async () => (await import('./fr/houseRules.ts')).houseRules,
  en: async () => (await import('./en/houseRules.ts')).houseRules,
});

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
