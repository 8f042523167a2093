/** The door of the drawing table for maps. */
import type { ReactNode } from 'react';
import { languageOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import { mapEditorWordsOf } from '../language/mapEditor.ts';
import type { Speech } from './words.ts';

/** Fetches the drawing table and all that it says in a language; gives what draws it. */
export async function enter(locale: Locale): Promise<(languageSwitch: ReactNode) => ReactNode> {
  const [{ MapEditor }, say] = await Promise.all([import('./MapEditor.tsx'), mapEditorWordsOf(locale)]);
  const speech: Speech = { say, language: languageOf(locale) };
  return (languageSwitch) => <MapEditor speech={speech} languageSwitch={languageSwitch} />;
}
