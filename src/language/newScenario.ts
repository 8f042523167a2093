/** How a scenario and what it is about are called before somebody names them, in both languages: its file speaks both. */
import type { Words } from '../contract/system.ts';
import type { Objective } from '../rules/state/game.ts';

export const NEW_SCENARIO = {
  title: { en: 'A new battle', fr: 'Une nouvelle bataille' } satisfies Words,
  story: {
    en: 'Nobody has written a briefing for this battle.',
    fr: 'Personne n’a écrit d’ordre du jour pour cette bataille.',
  } satisfies Words,
  armies: {
    blue: { en: 'The southern army', fr: 'L’armée du sud' } satisfies Words,
    red: { en: 'The northern army', fr: 'L’armée du nord' } satisfies Words,
  },
};

const OBJECTIVES: Readonly<Record<Objective['kind'], Words>> = {
  place: { en: 'Objective', fr: 'Objectif' },
  exit: { en: 'Exit', fr: 'Sortie' },
  survival: { en: 'To be spared', fr: 'À préserver' },
};

/** What the objective of that number is called at first. */
export function newObjective(kind: Objective['kind'], number: number): Words {
  const { en, fr } = OBJECTIVES[kind];
  return { en: `${en} ${number}`, fr: `${fr} ${number}` };
}
