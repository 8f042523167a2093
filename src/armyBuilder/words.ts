/** What every component of the screen speaks with: the language, its explanations, the names of the units. */
import { createContext, use } from 'react';
import type { ArmyWords } from '../language/en/army.ts';
import type { Explanations, Language } from '../language/language.ts';
import { capital } from '../language/sentences.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import { isUnitNamed } from '../store/armies/acts.ts';

/** All that is fetched before the screen opens. */
export interface ArmySpeech {
  readonly language: Language;
  readonly explain: Explanations;
  readonly say: ArmyWords;
}

export interface ArmySpeaker extends ArmySpeech {
  readonly name: (unit: string) => string;
}

/** How the units are called: by their names, and by their types, numbered, where nobody has named them. */
export function namesOf(
  { language }: Pick<ArmySpeech, 'language'>,
  units: readonly BoughtUnit[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const unit of units) {
    const type = capital(language.words.unitTypes[unit.type]);
    const alike = units.filter((one) => one.type === unit.type && !isUnitNamed(one));
    const number = alike.length > 1 ? ` ${alike.indexOf(unit) + 1}` : '';
    names.set(unit.id, isUnitNamed(unit) ? unit.name : type + number);
  }
  return names;
}

export const ArmySpeakerContext = createContext<ArmySpeaker | null>(null);

export function useArmySpeaker(): ArmySpeaker {
  const speaker = use(ArmySpeakerContext);
  if (!speaker) throw new Error('the screen has no words yet');
  return speaker;
}
