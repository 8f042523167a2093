/** Worked encounters, to begin from: those whose figures are published. */
import type { Combatant, Encounter } from '../../contract/encounter.ts';

export const WORKED = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'E10',
  'E11',
  'E12',
] as const;
export type Worked = (typeof WORKED)[number];

const FULL = { status: 'regular', left: 20, supports: 0, led: false } as const;
const CAVALRY: Combatant = { ...FULL, arm: 'heavyCavalry', formation: 'none' };
const LINE: Combatant = { ...FULL, arm: 'line', formation: 'line' };

/** Heavy cavalry charges a fresh line over three hexes, which does nothing. */
const CHARGE: Encounter = {
  ...{ deed: 'charge', attacker: CAVALRY, target: LINE, distance: 3 },
  ...{ onto: 'front', ground: 'open', answer: 'nothing' },
};

/** What is different from that. */
const DIFFERENT: Readonly<Record<Worked, Partial<Encounter>>> = {
  E01: {},
  E02: { answer: 'fire' },
  E03: { answer: 'square' },
  E04: { target: { ...LINE, formation: 'square' } },
  E05: { attacker: { ...CAVALRY, arm: 'cuirassiers' } },
  E06: { target: { ...LINE, status: 'recruits' } },
  E07: { target: { ...LINE, status: 'elite' }, answer: 'fire' },
  E08: { target: { ...LINE, left: 10 } },
  E09: { onto: 'flank' },
  E10: { target: { ...CAVALRY, arm: 'lightCavalry' } },
  E11: { target: { ...CAVALRY, arm: 'fieldGuns' }, answer: 'fire' },
  E12: { attacker: { ...LINE, formation: 'column' }, answer: 'fire' },
};

export function workedEncounter(example: Worked): Encounter {
  return { ...CHARGE, ...DIFFERENT[example] };
}
