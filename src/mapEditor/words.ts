/** What every component of the drawing table speaks with. */
import { createContext, use } from 'react';
import type { MapEditorWords } from '../language/en/mapEditor.ts';
import type { Language } from '../language/language.ts';

/** All that is fetched before the table opens. */
export interface Speech {
  readonly language: Language;
  readonly say: MapEditorWords;
}

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('the drawing table has no words yet');
  return speech;
}
