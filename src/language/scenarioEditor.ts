/** What the plan of battle says in each language, fetched when it is first opened. */
import type { ScenarioEditorWords } from './en/scenarioEditor.ts';
import { fetching } from './fetching.ts';

export const scenarioEditorWordsOf = fetching<ScenarioEditorWords>({
  fr: async () => (await import('./fr/scenarioEditor.ts')).scenarioEditor,
  en: async () => (await import('./en/scenarioEditor.ts')).scenarioEditor,
});
