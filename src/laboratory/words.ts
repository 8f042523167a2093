/** What every component of the laboratory speaks with: the language, its explanations, the names on the field. */
import { createContext, use } from 'react';
import type { Hex } from '../geometry/hex.ts';
import { hexName } from '../geometry/shape.ts';
import type { LaboratoryWords } from '../language/en/laboratory.ts';
import type { Explanations, Language } from '../language/language.ts';
import { capital } from '../language/sentences.ts';
import type { Game, Unit } from '../rules/state/game.ts';

/** All that is fetched before the laboratory opens. */
export interface Speech {
  readonly language: Language;
  readonly explain: Explanations;
  readonly say: LaboratoryWords;
}

export interface LabSpeaker extends Speech {
  readonly name: (unit: string) => string;
  readonly hex: (hex: Hex) => string;
}

/** Whether somebody has given the unit a name; else it is called by its type, in whatever language is spoken. */
export function isNamed({ id, name }: Unit): boolean {
  return name !== id;
}

/** Numbered where several of a type have no name. */
function calledByType({ language }: Speech, game: Game, unit: Unit): string {
  const type = capital(language.words.unitTypes[unit.type]);
  const alike = game.units.filter((one) => one.type === unit.type && !isNamed(one));
  return alike.length > 1 ? `${type} ${alike.indexOf(unit) + 1}` : type;
}

export function labSpeakerOf(speech: Speech, game: Game): LabSpeaker {
  const names = new Map<string, string>();
  for (const unit of game.units)
    names.set(unit.id, isNamed(unit) ? unit.name : calledByType(speech, game, unit));
  return { ...speech, name: (unit) => names.get(unit) ?? unit, hex: hexName };
}

export const LabSpeakerContext = createContext<LabSpeaker | null>(null);

export function useLabSpeaker(): LabSpeaker {
  const speaker = use(LabSpeakerContext);
  if (!speaker) throw new Error('the laboratory has no words yet');
  return speaker;
}
