/** The language chosen, for whatever stands on several screens. */
import { use } from 'react';
import type { Fetching } from '../language/fetching.ts';
import { type Explanations, explanationsOf, type Language, languageOf } from '../language/language.ts';
import { useStore } from '../store/store.ts';

/** The words alone, without names. */
export function useWords(): Language {
  return languageOf(useStore((state) => state.preferences.locale));
}

/** A part of the language, under the nearest Suspense until it is here. */
export function useFetched<T>(part: Fetching<T>): T {
  return use(part.drawn(useStore((state) => state.preferences.locale)));
}

/** The sentences that explain; what asks for them waits until they are here, under the nearest Suspense. */
export function useExplanations(): Explanations {
  return useFetched(explanationsOf);
}
