/** The door of the screen where armies are raised. */
import type { ReactNode } from 'react';
import { armyWordsOf } from '../language/army.ts';
import { explanationsOf, languageOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import type { ArmySpeech } from './words.ts';

/** Fetches the screen and all that it says in a language; gives what draws it. */
export async function enter(locale: Locale): Promise<(languageSwitch: ReactNode) => ReactNode> {
  const [{ ArmyBuilder }, say, explain] = await Promise.all([
    import('./ArmyBuilder.tsx'),
    armyWordsOf(locale),
    explanationsOf(locale),
  ]);
  const speech: ArmySpeech = { say, explain, language: languageOf(locale) };
  return (languageSwitch) => <ArmyBuilder speech={speech} languageSwitch={languageSwitch} />;
}
