/** The leaves and the binding of the rulebook, so that it opens at once. */
import type { ReactNode } from 'react';
import { bookOf } from '../language/books.ts';
import { languageOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import type { Volume } from './bookContext.ts';

/** Draws the book open at a place; `beside` a game it leaves the dispatch in view. */
export type OpenBook = (at: string, beside: boolean, languageSwitch: ReactNode) => ReactNode;

/** Fetches the book in a language; gives what draws it. */
export async function enter(locale: Locale): Promise<OpenBook> {
  const [{ Book }, book] = await Promise.all([import('./Book.tsx'), bookOf(locale)]);
  const volume: Volume = { book, language: languageOf(locale) };
  return (at, beside, languageSwitch) => (
    <Book at={at} volume={volume} beside={beside} languageSwitch={languageSwitch} />
  );
}
