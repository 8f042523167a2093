/** The worked encounters, each as its title says, and how they are written. */
import type { Combatant, Encounter } from '../../src/contract/encounter.ts';

/** A party at full strength, ordinary, alone, in the order it usually fights in; what is told is different. */
export function party(arm: Combatant['arm'], told: Partial<Combatant> = {}): Combatant {
  const foot = arm === 'line' || arm === 'light';
  return {
    ...{ arm, status: 'regular', formation: foot ? 'line' : 'none', left: 20, supports: 0, led: false },
    ...told,
  };
}

/** Heavy cavalry that charges a fresh line over three hexes of open ground, but for what is told. */
export function encounter(told: Partial<Encounter> = {}): Encounter {
  return {
    ...{ deed: 'charge', attacker: party('heavyCavalry'), target: party('line'), distance: 3 },
    ...{ onto: 'front', ground: 'open', answer: 'nothing' },
    ...told,
  };
}

/** The twelve worked encounters, by their names in the figures. */
export const WORKED: Readonly<Record<string, Encounter>> = {
  E01: encounter(),
  E02: encounter({ answer: 'fire' }),
  E03: encounter({ answer: 'square' }),
  E04: encounter({ target: party('line', { formation: 'square' }) }),
  E05: encounter({ attacker: party('cuirassiers') }),
  E06: encounter({ target: party('line', { status: 'recruits' }) }),
  E07: encounter({ target: party('line', { status: 'elite' }), answer: 'fire' }),
  E08: encounter({ target: party('line', { left: 10 }) }),
  E09: encounter({ onto: 'flank' }),
  E10: encounter({ target: party('lightCavalry') }),
  E11: encounter({ target: party('fieldGuns'), answer: 'fire' }),
  E12: encounter({ attacker: party('line', { formation: 'column' }), answer: 'fire' }),
};
