/** The language chosen, for whatever stands on several screens. */
import { use } from 'react';
import { type Explanations, explanationsOf, type Language, languageOf } from '../language/language.ts';
import { useStore } from '../store/store.ts';

/** The words alone, without names. */
export function useWords(): Language {
  return languageOf(useStore((state) => state.preferences.locale));
}

/** The sentences that explain; what asks for them waits until they are here, under the nearest Suspense. */
export function useExplanations(): Explanations {
  return use(explanationsOf.drawn(useStore((state) => state.preferences.locale)));
}
