import { english } from './writing.ts';

const { number } = english;

/** What the leaf of the register says that lists the choices, for those who do not see the map. */
export const listed = {
  nothing: 'Nothing is asked of you now.',
  draft: 'The answer in the making',
  facings: 'Which way it will look',
  formations: 'In which formation',
  units: 'Units that can be ordered',
  group: 'The group in the making',
  answers: 'Answers',
  refused: 'Refused, and why',
  places: (unit: string) => `Where ${unit} can go, nearest to the enemy first`,
  targets: (unit: string) => `What ${unit} can attack`,
  /** A unit with its place: "3rd Line, in line, facing north, in C7". */
  standing: (unit: string, hexes: readonly string[]) => `${unit}, in ${english.all(hexes)}`,
  away: (hexes: string) => `${hexes} away`,
  place: {
    clear: (hexes: string) => `${hexes} to go`,
    costly: (hexes: string) => `${hexes} to go, slowed by the ground`,
    forced: (hexes: string) => `${hexes} to go, by a forced march or with losses`,
    charge: (hexes: string) => `${hexes} to go, to the attack`,
  },
  here: 'where it stands',
  fromEnemy: (hexes: string, enemy: string) => `${hexes} from ${enemy}`,
  facingsOpen: (facings: number) => `${number(facings)} facings to choose from`,
  /** What belongs to one line. */
  line: (parts: readonly string[]) => parts.join('; '),
  /** What is refused, with the reasons. */
  why: (what: string, reasons: readonly string[]) => `${what}: ${reasons.join(' ')}`,
  from: (least: number, most: number) => `${number(least)} to ${number(most)} order points`,
};
