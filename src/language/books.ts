/** The rulebook in each language, fetched when it is first opened. */
import type { Locale } from './locale.ts';
import type { Book } from './rulebook.ts';

const BOOKS: Readonly<Record<Locale, () => Promise<Book>>> = {
  fr: async () => (await import('./fr/rulebook.ts')).rulebook,
  en: async () => (await import('./en/rulebook.ts')).rulebook,
};

const fetched = new Map<Locale, Promise<Book>>();

/** The rulebook of a language; the same promise every time, until it fails. */
export function bookOf(locale: Locale): Promise<Book> {
  const known = fetched.get(locale);
  if (known !== undefined) return known;
  const coming = BOOKS[locale]();
  fetched.set(locale, coming);
  coming.catch(() => fetched.delete(locale));
  return coming;
}
