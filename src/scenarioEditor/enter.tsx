/** The door of the plan of battle. */
import type { ReactNode } from 'react';
import { explanationsOf, languageOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import { scenarioEditorWordsOf } from '../language/scenarioEditor.ts';
import type { PlanSpeech } from './words.ts';

/** Fetches the screen and all that it says in a language; gives what draws it. */
export async function enter(locale: Locale): Promise<(languageSwitch: ReactNode) => ReactNode> {
  const [{ ScenarioEditor }, say, explain] = await Promise.all([
    import('./ScenarioEditor.tsx'),
    scenarioEditorWordsOf(locale),
    explanationsOf(locale),
  ]);
  const speech: PlanSpeech = { say, explain, language: languageOf(locale) };
  return (languageSwitch) => <ScenarioEditor speech={speech} languageSwitch={languageSwitch} />;
}
