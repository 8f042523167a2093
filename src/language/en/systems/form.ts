/** The words of an encounter: each value so that it reads on from the one before. */
import type { Arm, Encounter, OrderOfBattle, Status } from '../../../contract/encounter.ts';
import { english } from '../writing.ts';

const { count } = english;

const arms: Readonly<Record<Arm, string>> = {
  line: 'Line infantry',
  light: 'Light infantry',
  heavyCavalry: 'Heavy cavalry',
  cuirassiers: 'Cuirassiers',
  lightCavalry: 'Light cavalry',
  lancers: 'Lancers',
  fieldGuns: 'Field battery',
  heavyGuns: 'Heavy battery',
  horseGuns: 'Horse battery',
};

const statuses: Readonly<Record<Status, string>> = {
  guard: 'of the guard',
  elite: 'elite',
  regular: 'regulars',
  recruits: 'recruits',
};

const formations: Readonly<Record<OrderOfBattle, string>> = {
  line: 'in line',
  column: 'in column',
  square: 'in square',
  skirmish: 'in skirmish order',
  none: 'in no formation',
};

const deeds: Readonly<Record<Encounter['deed'], string>> = {
  charge: 'charges',
  assault: 'assaults',
  fire: 'fires',
};

const onto: Readonly<Record<Encounter['onto'], string>> = {
  front: 'in front',
  flank: 'in flank',
  rear: 'in the rear',
};

const grounds: Readonly<Record<Encounter['ground'], string>> = {
  open: 'in the open',
  wood: 'in a wood',
  village: 'in a village',
  redoubt: 'in a redoubt',
  uphill: 'higher up the slope',
  stream: 'behind a stream',
};

const answers: Readonly<Record<Encounter['answer'], string>> = {
  nothing: 'does nothing',
  fire: 'fires',
  square: 'tries to form square',
  evade: 'evades',
  counterCharge: 'counter-charges',
};

const examples = {
  E01: 'Heavy cavalry charges a fresh line',
  E02: 'The same; the line fires',
  E03: 'The same; the line tries to form square',
  E04: 'Heavy cavalry charges a square',
  E05: 'Cuirassiers charge a fresh line',
  E06: 'Heavy cavalry charges recruits',
  E07: 'Heavy cavalry charges an elite line, which fires',
  E08: 'Heavy cavalry charges a line worn to half',
  E09: 'Heavy cavalry charges a line in flank',
  E10: 'Heavy cavalry charges light cavalry',
  E11: 'Heavy cavalry charges a battery, which fires',
  E12: 'A column charges a fresh line, which fires',
};

export const encounterForm = {
  encounter: 'The encounter',
  parties: { attacker: 'The attacker', target: 'The target' },
  deed: 'What it does',
  arms,
  statuses,
  formations,
  left: (n: number) => (n === 20 ? 'at full strength' : `with ${n}/20 of its strength left`),
  supports: (n: number) => (n === 0 ? 'no friend beside it' : `${count(n, 'friend', 'friends')} beside it`),
  led: (led: boolean): string => (led ? 'an officer with it' : 'no officer with it'),
  deeds,
  onto,
  distance: (n: number) => `from ${count(n, 'hex', 'hexes')} away`,
  grounds,
  answers,
  /** What a field is called, alone. */
  fields: {
    arm: 'arm',
    status: 'status',
    formation: 'formation',
    left: 'strength left',
    supports: 'friends beside it',
    led: 'officer',
    deed: 'Deed',
    distance: 'Distance',
    onto: 'Front, flank or rear',
    ground: 'Ground under the target',
    answer: 'Answer of the target',
  },
  fieldOf: (party: string, field: string) => `${party}: ${field}`,
  fromField: 'From the field',
  fromFieldNote: 'Takes the pair that stands on the field of the laboratory.',
  swap: 'Swap',
  startOver: 'Start again',
  examplesTitle: 'Worked encounters',
  examples,
  /** A party in brackets behind its arm. */
  partyTold: (arm: string, more: readonly string[]) => `${arm} (${more.join(', ')})`,
  leftTold: (n: number) => `${n}/20`,
  /** The encounter in one sentence. */
  told: (told: {
    readonly attacker: string;
    readonly deed: string;
    readonly target: string;
    readonly distance: string;
    readonly onto: string;
    readonly ground: string;
    readonly answer: string;
  }) =>
    `${told.attacker} ${told.deed} ${told.distance}, ${told.onto}; the target, ${told.target}, ${told.ground}, ${told.answer}.`,
};
