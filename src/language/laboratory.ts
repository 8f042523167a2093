/** What the laboratory says in each language, fetched when it is first opened. */
import type { laboratory as english } from './en/laboratory.ts';
import type { Locale } from './locale.ts';

export type LaboratoryWords = Readonly<typeof english>;

const WORDS: Readonly<Record<Locale, () => Promise<LaboratoryWords>>> = {
  fr: async () => (await import('./fr/laboratory.ts')).laboratory,
  en: async () => (await import('./en/laboratory.ts')).laboratory,
};

const fetched = new Map<Locale, Promise<LaboratoryWords>>();

/** The words of a language; the same promise every time, until it fails. */
export function laboratoryWordsOf(locale: Locale): Promise<LaboratoryWords> {
  const known = fetched.get(locale);
  if (known !== undefined) return known;
  const coming = WORDS[locale]();
  fetched.set(locale, coming);
  coming.catch(() => fetched.delete(locale));
  return coming;
}
