/** What the drawing table for maps says in each language, fetched when it is first opened. */
import type { MapEditorWords } from './en/mapEditor.ts';
import { fetching } from './fetching.ts';

export const mapEditorWordsOf = fetching<MapEditorWords>({
  fr: async () => (await import('./fr/mapEditor.ts')).mapEditor,
  en: async () => (await import('./en/mapEditor.ts')).mapEditor,
});
