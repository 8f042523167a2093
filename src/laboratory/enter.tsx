/** The door of the laboratory. */
import type { ReactNode } from 'react';
import { laboratoryWordsOf } from '../language/laboratory.ts';
import { explanationsOf, languageOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import type { Speech } from './words.ts';

/** Fetches the laboratory and all that it says in a language; gives what draws it. */
export async function enter(locale: Locale): Promise<(languageSwitch: ReactNode) => ReactNode> {
  const [{ Laboratory }, say, explain] = await Promise.all([
    import('./Laboratory.tsx'),
    laboratoryWordsOf(locale),
    explanationsOf(locale),
  ]);
  const speech: Speech = { say, explain, language: languageOf(locale) };
  return (languageSwitch) => <Laboratory speech={speech} languageSwitch={languageSwitch} />;
}
