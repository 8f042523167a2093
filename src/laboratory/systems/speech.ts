/** All that is fetched before the leaf of five systems opens: its words, and those of every system. */
import { createContext, use } from 'react';
import type { GivenInputs, InputValue } from '../../contract/encounter.ts';
import type { SystemWords } from '../../contract/system.ts';
import type { SystemsWords } from '../../language/en/systems.ts';
import type { Locale } from '../../language/locale.ts';
import { systemsWordsOf } from '../../language/systems.ts';
import type { ShownSystem } from '../../store/encounter/state.ts';
import { SHOWN } from '../../store/encounter/systems.ts';

/** A system with its words in the language spoken. */
export interface SpokenSystem extends Omit<ShownSystem, 'title' | 'about' | 'words'> {
  readonly title: string;
  readonly about: string;
  readonly words: SystemWords;
}

export interface SystemsSpeech {
  readonly locale: Locale;
  readonly say: SystemsWords;
  /** In the order of their columns. */
  readonly systems: readonly SpokenSystem[];
}

/** The words of the leaf and of all systems, once they are here. */
export async function speechOf(locale: Locale): Promise<SystemsSpeech> {
  const [say, systems] = await Promise.all([
    systemsWordsOf(locale),
    Promise.all(
      SHOWN.map(async (system) => ({
        ...system,
        title: system.title[locale],
        about: system.about[locale],
        words: await system.words(locale),
      })),
    ),
  ]);
  return { locale, say, systems };
}

export const SystemsContext = createContext<SystemsSpeech | null>(null);

export function useSystems(): SystemsSpeech {
  const speech = use(SystemsContext);
  if (!speech) throw new Error('the systems have no words yet');
  return speech;
}

/** A value of an input, or of what is mapped, in the words of its system. */
export function valueWords({ words }: SpokenSystem, value: InputValue): string {
  return typeof value === 'string' ? (words.values[value] ?? value) : String(value).replace('-', '−');
}

/** What nothing is told to. */
const NOTHING: GivenInputs = {};

/** What a system is told, of all that is told. */
export function givenTo(given: Readonly<Record<string, GivenInputs>>, { id }: SpokenSystem): GivenInputs {
  return given[id] ?? NOTHING;
}
