/** The words of an army as a text, and what is wrong with one. */
import { type Facts, said } from '../sentences.ts';
import { words } from './words.ts';

const meant = (f: Facts) => {
  const near = said(f, 'near', '');
  return near === '' ? '' : `; perhaps “${near}” is meant`;
};
const quoted = (f: Facts, key: string) => `“${said(f, key, '…')}”`;
const limits = (f: Facts) => `from ${said(f, 'least', '…')} to ${said(f, 'most', '…')}`;

const sentences = {
  tooLong: (f: Facts) => `The text is too long for an army: keep it below ${said(f, 'most', '…')} letters.`,
  tooManyUnits: (f: Facts) => `An army has at most ${said(f, 'most', '…')} units: strike some out.`,
  tooManySkills: (f: Facts) => `A unit has at most ${said(f, 'most', '…')} skills: strike some out.`,
  noColon: (f: Facts) => `After the name of the unit a colon is missing, then what it is${meant(f)}.`,
  unknownWord: (f: Facts) =>
    `${quoted(f, 'word')} is no type of unit, quality, skill, strength or command value${meant(f)}: write it otherwise or strike it out.`,
  unknownNation: (f: Facts) => `There is no nation ${quoted(f, 'word')}${meant(f)}: name another.`,
  fieldTwice: (f: Facts) => `${quoted(f, 'word')} is told for the second time: strike one out.`,
  typeMissing: () => 'The type of the unit is missing: add it, such as “line infantry”.',
  strengthMissing: () => 'The strength of the unit is missing: add it, such as “strength 18”.',
  badNumber: (f: Facts) => `${quoted(f, 'word')} cannot be: write a whole number ${limits(f)}.`,
  badId: (f: Facts) =>
    `${quoted(f, 'id')} cannot stand between the brackets: use letters without accents, figures, - and _, at most 40.`,
  idTwice: (f: Facts) =>
    `${quoted(f, 'id')} stands in line ${said(f, 'first', '…')} already: write something else between the brackets.`,
  badName: (f: Facts) =>
    `This cannot be a name: write 1 to ${said(f, 'most', '…')} visible letters before the colon or the brackets.`,
  headTwice: (f: Facts) => `The line ${quoted(f, 'word')} is there already: strike one out.`,
  badFormat: (f: Facts) => `The format is a whole number of army points ${limits(f)}.`,
  nameMissing: () => 'The name of the army is missing: add a line “Army: …”.',
  nationMissing: () => 'The nation is missing: add a line “Nation: …”.',
  formatMissing: () => 'The format is missing: add a line “Format: 2000 army points”.',
};

/** What is wrong, in which line, and what to do. */
function problem(found: {
  readonly code: keyof typeof sentences;
  readonly line: number;
  readonly facts: Facts;
}): string {
  return `Line ${found.line}: ${sentences[found.code](found.facts)}`;
}

export const roster = {
  words: {
    nations: words.nations,
    unitTypes: words.unitTypes,
    qualities: words.qualities,
    skills: words.skills,
    army: 'Army',
    otherName: 'Army in French',
    nation: 'Nation',
    format: 'Format',
    armyPoints: 'army points',
    strength: 'strength',
    commandValue: 'command value',
    colon: ': ',
  },
  problem,
};
export type RosterLanguage = typeof roster;
