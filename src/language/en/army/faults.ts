import type { Facts } from '../../sentences.ts';
import { worded } from '../../sentences.ts';
import { words } from '../words.ts';
import { english } from '../writing.ts';

const { count, number } = english;

const figure = (f: Facts, key: string) => number(Number(f[key] ?? 0));
const skill = (f: Facts, key: string) => worded(f, key, words.skills, 'this skill');
const between = (f: Facts) => `between ${figure(f, 'least')} and ${figure(f, 'most')}`;

/** What is to be changed in an army that the rule does not allow, by the reason it gives. */
const faultSentences = {
  strengthNotAllowed: (f: Facts) =>
    `${count(Number(f['strength'] ?? 0), 'strength point is', 'strength points are')} not sold: choose ${between(f)}.`,
  commandValueNotAllowed: (f: Facts) =>
    `This quality has no command value of ${figure(f, 'commandValue')}: choose ${between(f)}.`,
  skillReserved: (f: Facts) =>
    `${skill(f, 'skill')} is not open to ${worded(f, 'type', words.unitTypes, 'this type')}: take the skill away.`,
  skillRequires: (f: Facts) =>
    `${skill(f, 'skill')} is sold with ${skill(f, 'other')} only: add that, or take it away.`,
  skillExcludes: (f: Facts) =>
    `${skill(f, 'skill')} and ${skill(f, 'other')} exclude each other: take one of them away.`,
  skillTwice: () => 'A skill stands there twice: take one away.',
  armyTooDear: (f: Facts) =>
    `The army costs ${figure(f, 'cost')} of ${figure(f, 'format')} army points: weaken units or dismiss some, or agree on a larger format.`,
  tooManyElites: (f: Facts) =>
    `${count(Number(f['elites'] ?? 0), 'Elite unit', 'Elite units')}, and the format allows ${figure(f, 'limit')}: make others of them Ordinary, the last bought first:`,
};

/** What is said where something is to be put right. */
export const faults = {
  faults: 'To put right',
  faultsCount: (faults: number) => `${count(faults, 'thing', 'things')} to put right`,
  faultSentences,
  mending: {
    mend: (changes: readonly string[]) => `Mend it: ${changes.join(', ')}`,
    strength: (points: number) => `strength ${number(points)}`,
    command: (value: number) => `command value ${number(value)}`,
    with: (skill: string) => `add ${skill}`,
    without: (skill: string) => `take ${skill} away`,
    ordinary: (units: number) => `Make ${count(units, 'Elite unit', 'Elite units')} Ordinary`,
  },
  toLine: (unit: string) => `Go to the line of ${unit}`,
};
