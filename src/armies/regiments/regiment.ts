/** Real regiments of the period, each as the rule would buy it. */
import type { Quality, Skill, UnitType } from '../../rules/state/vocabulary.ts';

/** The wars a regiment is remembered for: before 1789, or those of the Republic and the Empire. */
export type Century = 'eighteenth' | 'napoleonic';

/** A regiment as it was called at home, and what history suggests to buy it with. */
export interface Regiment {
  readonly name: string;
  readonly type: UnitType;
  readonly quality: Quality;
  readonly skills: readonly Skill[];
  readonly century: Century;
}

interface Suggested {
  readonly quality?: Quality;
  readonly skills?: readonly Skill[];
  readonly century?: Century;
}

/** Regiments of one kind: their names stand in one text, with commas between. */
export function regiments(type: UnitType, names: string, suggested: Suggested = {}): readonly Regiment[] {
  const { quality = 'ordinary', skills = [], century = 'napoleonic' } = suggested;
  return names.split(', ').map((name) => ({ name, type, quality, skills, century }));
}
