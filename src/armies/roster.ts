/**
 * An army as a roster: a text with one unit a line, to be read by people, and read again to the letter. The words are
 * handed in; a line that cannot be read is told with its place.
 */
import type { Tongue, Words } from '../contract/words.ts';
import type { Nation } from '../rules/state/nations.ts';
import { type Quality, SKILLS, type Skill, type UnitType } from '../rules/state/vocabulary.ts';
import { NORM_COMMAND_VALUE } from '../rules/units/price.ts';
import {
  COMMANDS,
  FORMATS,
  ID,
  LONGEST_ID,
  LONGEST_NAME,
  LONGEST_TITLE,
  MOST_IN_ARMY,
  STRENGTHS,
} from '../scenarios/armyLimits.ts';
import { HIDDEN } from '../scenarios/plainText.ts';
import type { Army, BoughtUnit } from '../scenarios/scenario.ts';
import {
  nearestWord,
  plainWord,
  type RosterTongues,
  type RosterVocabulary,
  type RosterWords,
  vocabularyOf,
} from './rosterWords.ts';

export const ROSTER_PROBLEMS = [
  'tooLong',
  'tooManyUnits',
  'tooManySkills',
  'noColon',
  'unknownWord',
  'unknownNation',
  'fieldTwice',
  'typeMissing',
  'strengthMissing',
  'badNumber',
  'badId',
  'idTwice',
  'badName',
  'headTwice',
  'badFormat',
  'nameMissing',
  'nationMissing',
  'formatMissing',
] as const;
export type RosterProblemCode = (typeof ROSTER_PROBLEMS)[number];

/** What is wrong with a roster: in which line, from 1, and between which letters of it, from 0. */
export interface RosterProblem {
  readonly code: RosterProblemCode;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** An army with the format it is raised for. */
export interface WrittenArmy {
  readonly army: Army<BoughtUnit>;
  readonly armyPoints: number;
}

export type RosterRead =
  | ({ readonly ok: true } & WrittenArmy)
  | { readonly ok: false; readonly problems: readonly [RosterProblem, ...RosterProblem[]] };

const LONGEST_ROSTER = 100_000;
/** More problems than this nobody mends at once. */
const MOST_PROBLEMS = 50;
/** What is quoted of a text is cut. */
const QUOTE = 60;

/** A name that could be taken for something else stands between quotation marks. */
function written(name: string): string {
  const isPlain = name.trim() === name && !/^[#"]|[:[\]]/.test(name);
  return isPlain ? name : `"${name}"`;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"')
    ? trimmed.slice(1, -1)
    : trimmed;
}

function unitLine(unit: BoughtUnit, words: RosterWords): string {
  const fields = [
    words.unitTypes[unit.type],
    words.qualities[unit.quality],
    `${words.strength} ${unit.strength}`,
    `${words.commandValue} ${unit.commandValue}`,
    ...unit.skills.map((skill) => words.skills[skill]),
  ];
  return `${written(unit.name)} [${unit.id}]${words.colon}${fields.join(', ')}`;
}

/** The army as a text in that language; `readRoster` makes the same army of it. */
export function rosterText({ army, armyPoints }: WrittenArmy, words: RosterWords, tongue: Tongue): string {
  const { en, fr } = army.name;
  const [own, other] = tongue === 'en' ? [en, fr] : [fr, en];
  const lines = [
    `${words.army}${words.colon}${written(own)}`,
    ...(own === other ? [] : [`${words.otherName}${words.colon}${written(other)}`]),
    `${words.nation}${words.colon}${words.nations[army.nation]}`,
    `${words.format}${words.colon}${armyPoints} ${words.armyPoints}`,
    '',
    ...army.units.map((unit) => unitLine(unit, words)),
  ];
  return `${lines.join('\n')}\n`;
}

const visible = new RegExp(`^[^${HIDDEN}]*[^${HIDDEN}\\s][^${HIDDEN}]*$`, 'u');

function isName(text: string, most: number): boolean {
  return text.length <= most && visible.test(text);
}

/** A piece of a line, with where it begins. */
interface Piece {
  readonly text: string;
  readonly from: number;
}

/** The piece without the spaces around it. */
function trimmed({ text, from }: Piece): Piece {
  return { text: text.trim(), from: from + (text.length - text.trimStart().length) };
}

function piecesOf({ text, from }: Piece): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const part of text.split(/[,;]/)) {
    pieces.push(trimmed({ text: part, from: at }));
    at += part.length + 1;
  }
  return pieces.filter((piece) => piece.text !== '');
}

/** Where the name ends, with its id if it has one: no word after that has a bracket, whatever the name has. */
function colonOf(text: string): number {
  const afterId = [...text.matchAll(/\](\s*):/g)].at(-1);
  if (!afterId) return text.lastIndexOf(':');
  return afterId.index + 1 + (afterId[1] ?? '').length;
}

interface Unread {
  type?: UnitType;
  quality?: Quality;
  strength?: number;
  commandValue?: number;
  readonly skills: Skill[];
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/** Reads line after line and gathers what is told and what is wrong. */
class Reader {
  readonly problems: RosterProblem[] = [];
  readonly names: Partial<Record<Tongue, string>> = {};
  nation: Nation | undefined;
  format: number | undefined;
  readonly units: (Omit<BoughtUnit, 'id'> & { readonly id: string | null })[] = [];
  private readonly firstLineOf = new Map<string, number>();
  private readonly headsRead = new Set<string>();
  private readonly vocabulary: RosterVocabulary;

  constructor(vocabulary: RosterVocabulary) {
    this.vocabulary = vocabulary;
  }

  private tell(code: RosterProblemCode, line: Line, piece: Piece | null, facts: RosterProblem['facts'] = {}) {
    const { text, from } = piece ?? { text: line.text, from: 0 };
    this.problems.push({ code, line: line.number, from, to: from + text.length, facts });
  }

  read(line: Line): void {
    const first = line.text.indexOf(':');
    const head = first < 0 ? undefined : this.vocabulary.heads.get(plainWord(line.text.slice(0, first)));
    const rest = trimmed({ text: line.text.slice(first + 1), from: first + 1 });
    if (head === undefined) {
      this.readUnit(line);
      return;
    }
    const key = head.tells === 'name' ? head.tongue : head.tells;
    if (this.headsRead.has(key)) {
      this.tell('headTwice', line, null, { word: line.text.slice(0, first).trim().slice(0, QUOTE) });
      return;
    }
    this.headsRead.add(key);
    if (head.tells === 'name') this.readArmyName(line, rest, head.tongue);
    else if (head.tells === 'nation') this.readNation(line, rest);
    else this.readFormat(line, rest);
  }

  private readArmyName(line: Line, rest: Piece, tongue: Tongue): void {
    const name = unquoted(rest.text);
    if (isName(name, LONGEST_TITLE)) this.names[tongue] = name;
    else this.tell('badName', line, rest, { most: LONGEST_TITLE });
  }

  private readNation(line: Line, rest: Piece): void {
    const { nations } = this.vocabulary;
    this.nation = nations.get(plainWord(rest.text));
    if (this.nation === undefined)
      this.tell('unknownNation', line, rest, {
        word: rest.text.slice(0, QUOTE),
        near: nearestWord(rest.text, nations.keys()),
      });
  }

  private readFormat(line: Line, rest: Piece): void {
    const [, digits = '', unit = ''] = /^(\d[\d\s]*)(.*)$/.exec(rest.text) ?? [];
    const format = Number(digits.replace(/\s/g, ''));
    const isKnownUnit = unit === '' || this.vocabulary.armyPoints.has(plainWord(unit));
    if (digits !== '' && isKnownUnit && format >= FORMATS.least && format <= FORMATS.most)
      this.format = format;
    else this.tell('badFormat', line, rest, { ...FORMATS });
  }

  private readUnit(line: Line): void {
    const colon = colonOf(line.text);
    if (colon < 0) {
      this.tell('noColon', line, null, { near: nearestWord(line.text, this.vocabulary.heads.keys()) });
      return;
    }
    const before = this.problems.length;
    const told: Unread = { skills: [] };
    const fields = { text: line.text.slice(colon + 1), from: colon + 1 };
    for (const piece of piecesOf(fields)) this.readField(line, piece, told);
    const who = this.readWho(line, { text: line.text.slice(0, colon), from: 0 });
    const { type, quality = 'ordinary', strength, skills } = told;
    // what is not understood may have been what is missing
    if (this.problems.length === before) {
      if (type === undefined) this.tell('typeMissing', line, trimmed(fields));
      if (strength === undefined) this.tell('strengthMissing', line, trimmed(fields));
    }
    if (skills.length > SKILLS.length)
      this.tell('tooManySkills', line, trimmed(fields), { most: SKILLS.length });
    if (type === undefined || strength === undefined || who === null) return;
    const { commandValue = NORM_COMMAND_VALUE[quality] } = told;
    this.units.push({ ...who, type, quality, commandValue, skills, strength });
  }

  private readWho(line: Line, piece: Piece): { readonly id: string | null; readonly name: string } | null {
    const [, called = piece.text, id] = /^(.*)\[([^[\]]*)\]\s*$/s.exec(piece.text) ?? [];
    const name = unquoted(called);
    if (!isName(name, LONGEST_NAME)) {
      this.tell('badName', line, { text: called, from: 0 }, { most: LONGEST_NAME });
      return null;
    }
    if (id === undefined) return { id: null, name };
    const place = { text: id, from: called.length + 1 };
    const trim = id.trim();
    if (trim.length > LONGEST_ID || !ID.test(trim)) {
      this.tell('badId', line, place, { id: trim.slice(0, QUOTE) });
      return null;
    }
    const earlier = this.firstLineOf.get(trim);
    if (earlier !== undefined) this.tell('idTwice', line, place, { id: trim, first: earlier });
    else this.firstLineOf.set(trim, line.number);
    return { id: trim, name };
  }

  private readField(line: Line, piece: Piece, told: Unread): void {
    const { fields } = this.vocabulary;
    const known = fields.get(plainWord(piece.text));
    const [, word = '', number = ''] = /^(.*?)\s*[:=]?\s*([-+−]?\d.*)$/s.exec(piece.text) ?? [];
    const counted = fields.get(plainWord(word));
    const twice = () => this.tell('fieldTwice', line, piece, { word: piece.text.slice(0, QUOTE) });
    if (known?.tells === 'skill') told.skills.push(known.skill);
    else if (known?.tells === 'type') {
      if (told.type === undefined) told.type = known.type;
      else twice();
    } else if (known?.tells === 'quality') {
      if (told.quality === undefined) told.quality = known.quality;
      else twice();
    } else if (counted?.tells === 'strength' || counted?.tells === 'commandValue') {
      const { least, most } = counted.tells === 'strength' ? STRENGTHS : COMMANDS;
      const value = /^\d{1,3}$/.test(number) ? Number(number) : Number.NaN;
      if (told[counted.tells] !== undefined) twice();
      else if (value >= least && value <= most) told[counted.tells] = value;
      else this.tell('badNumber', line, piece, { word: piece.text.slice(0, QUOTE), least, most });
    } else {
      const near = nearestWord(word === '' ? piece.text : word, fields.keys());
      this.tell('unknownWord', line, piece, { word: piece.text.slice(0, QUOTE), near });
    }
  }
}

/** Ids for the units that were written without one. */
function withIds(units: Reader['units']): readonly BoughtUnit[] {
  const taken = new Set(units.map(({ id }) => id));
  let next = 1;
  return units.map(({ id, ...unit }) => {
    if (id !== null) return { id, ...unit };
    while (taken.has(`u${next}`)) next++;
    return { id: `u${next++}`, ...unit };
  });
}

function headProblem(code: RosterProblemCode): RosterProblem {
  return { code, line: 1, from: 0, to: 0, facts: {} };
}

/** The name of the army in both languages; one stands for the other. */
function nameOf({ en, fr }: Reader['names']): Words | null {
  if (en !== undefined) return { en, fr: fr ?? en };
  return fr === undefined ? null : { en: fr, fr };
}

/**
 * The army of a roster, in any of the languages given, or everything that is wrong with it. Spaces, capitals and accents
 * are as one likes; a quality or command value that is left out is the usual one (QUA-01, CMD-01); lines that begin with #
 * are passed over. Whether the army is legal is for the rule to say. `known` fills in what stands before the units.
 */
export function readRoster(
  text: string,
  languages: RosterTongues,
  known?: Pick<Army, 'name' | 'nation'> & Pick<WrittenArmy, 'armyPoints'>,
): RosterRead {
  if (text.length > LONGEST_ROSTER) {
    const facts = { length: text.length, most: LONGEST_ROSTER };
    return { ok: false, problems: [{ ...headProblem('tooLong'), facts }] };
  }
  const reader = new Reader(vocabularyOf(languages));
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    reader.read({ text: line, number: at + 1 });
    if (reader.problems.length >= MOST_PROBLEMS) break;
    if (reader.units.length > MOST_IN_ARMY) {
      const place = { line: at + 1, from: 0, to: line.length };
      reader.problems.push({ code: 'tooManyUnits', ...place, facts: { most: MOST_IN_ARMY } });
      break;
    }
  }
  const { problems } = reader;
  const name = nameOf(reader.names) ?? known?.name;
  const nation = reader.nation ?? known?.nation;
  const armyPoints = reader.format ?? known?.armyPoints;
  // a line that could not be read is told already
  const isTold = (...codes: readonly RosterProblemCode[]) =>
    problems.some(({ code }) => codes.includes(code));
  if (name === undefined && !isTold('badName')) problems.push(headProblem('nameMissing'));
  if (nation === undefined && !isTold('unknownNation')) problems.push(headProblem('nationMissing'));
  if (armyPoints === undefined && !isTold('badFormat')) problems.push(headProblem('formatMissing'));
  const [first, ...others] = problems;
  if (first) return { ok: false, problems: [first, ...others] };
  if (name === undefined || nation === undefined || armyPoints === undefined)
    return { ok: false, problems: [headProblem('nameMissing')] };
  return { ok: true, army: { name, nation, units: withIds(reader.units) }, armyPoints };
}
