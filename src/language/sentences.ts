/** What both languages need to put figures and names into sentences. */
import type { Hex } from '../geometry/hex.ts';

/** The figures and names of a refusal or of a faulty file. */
export type Facts = Readonly<Record<string, number | string>>;
/** The name of the unit with that id. */
export type Names = (id: string) => string;
/** What players call a hex: C7. */
export type HexNames = (hex: Hex) => string;

/** The forms of a noun that is counted. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Numbers, counts and lists as one language writes them. */
export interface Writing {
  readonly number: (value: number) => string;
  /** With a sign, a true minus: +2, −3. */
  readonly signed: (value: number) => string;
  /** The form of a noun for a count, without the number. French 0 is singular. */
  readonly form: (count: number, forms: Forms) => string;
  /** The count and its noun: 3 hexes. */
  readonly count: (count: number, one: string, other: string) => string;
  /** a, b and c. */
  readonly all: (items: readonly string[]) => string;
  /** a, b or c. */
  readonly any: (items: readonly string[]) => string;
  /** What it is called, a colon, and what it is. French sets the colon apart. */
  readonly labelled: (label: string, what: string) => string;
}

/** The way of writing of a locale, such as en-GB. */
export function writingOf(locale: string): Writing {
  const plural = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const number = (value: number) => figures.format(value).replace('-', '−');
  const colon = locale === 'fr-FR' ? '\u202f: ' : ': ';
  const form = (count: number, forms: Forms) => (plural.select(count) === 'one' ? forms.one : forms.other);
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    form,
    count: (count, one, other) => `${number(count)} ${form(count, { one, other })}`,
    all: (items) => conjunction.format(items),
    any: (items) => disjunction.format(items),
    labelled: (label, what) => label + colon + what,
  };
}

/** What stands for a sentence that has not been fetched: nobody should come to read it. */
export const NOT_YET = '…';

/** A fact as text, or the words to put in its place when it is missing. */
export function said(facts: Facts, key: string, otherwise: string): string {
  const value = facts[key];
  return value === undefined || value === '' ? otherwise : String(value);
}

/** A fact that is a code of a vocabulary, in words; unknown codes as they are. */
export function worded(
  facts: Facts,
  key: string,
  words: Readonly<Record<string, string>>,
  otherwise: string,
): string {
  const code = said(facts, key, '');
  return code === '' ? otherwise : Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}

/** The figures that are known, in brackets: " (distance 5, range 4)"; nothing when none is. */
export function inBrackets(
  facts: Facts,
  labels: Readonly<Record<string, string>>,
  keys: readonly string[],
): string {
  const known = keys.filter((key) => facts[key] !== undefined);
  if (known.length === 0) return '';
  return ` (${known.map((key) => `${labels[key] ?? key} ${facts[key]}`).join(', ')})`;
}

/** The faces of a die that count, from the least one. */
export function facesFrom(from: number): readonly string[] {
  return [1, 2, 3, 4, 5, 6].filter((face) => face >= from).map(String);
}

/** The first letter in capitals: a name or a word at the head of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The facts that name a unit. */
const NAMED = ['unit', 'target', 'enemy', 'friend', 'nearer'];

/** The same facts with the names of the units for their ids. */
export function named(facts: Facts, names: Names): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      NAMED.includes(key) && typeof value === 'string' ? names(value) : value,
    ]),
  );
}
