/** Looks for words and numbers in the book, without regard to accents and capitals. */
import MiniSearch from 'minisearch';
import type { SystemChapter } from '../contract/system.ts';
import { otherNamesIn } from '../language/bothNames.ts';
import type { Locale } from '../language/locale.ts';
import type { Book } from '../language/rulebook.ts';
import type { BookParts } from '../store/book/parts.ts';
import { blocksOf, linksOf, textOf } from './markup.ts';
import { numberedRuns, textsOf } from './partText.ts';
import { chapterAddress, isRead, type ReadPart } from './places.ts';

/** A statement made ready to be searched and found. */
export interface Entry {
  readonly id: string;
  readonly chapter: string;
  readonly head: string;
  /** Its text without markup. */
  readonly plain: string;
  /** What its terms are called in the other language. */
  readonly other?: string;
  /** The statements and rulings it cites. */
  readonly links: readonly string[];
}

/** Letters alone: no capitals, no accents, no ligatures; the apostrophe of the printer is the one of the keyboard. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll('−', '-');
}

/** What stands between the spaces of a query, folded. */
function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

function entry(locale: Locale, chapter: string, id: string, head: string, text: string): Entry {
  const blocks = blocksOf(text);
  const plain = textOf(blocks);
  return {
    id,
    chapter,
    head,
    plain,
    other: otherNamesIn(`${head} ${plain}`, locale),
    links: linksOf(blocks),
  };
}

/** Made when it is first asked for, and kept as long as what it is made of. */
function once<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const made = new WeakMap<Of, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}

/** Every statement of the book, in its order; a chapter that has a preface goes before them by its letters. */
export const bookEntries = once((book: Book): readonly Entry[] =>
  Object.entries(book.chapters).flatMap(([code, { title, preface, statements }]) => [
    ...(preface === undefined ? [] : [entry(book.locale, code, code, title, preface)]),
    ...Object.entries(statements).map(([id, { head, text }]) =>
      entry(book.locale, code, id, head ?? '', text),
    ),
  ]),
);

/** The parts of the book and their chapters have addresses in small letters. */
export function isNumber(id: string): boolean {
  return /^[A-Z]/.test(id);
}

/** A heading counts more than a number, a number more than the text. */
const BOOST = { head: 6, number: 4, other: 0.5 };

/** What is indexed of a field. The ids of charts, as FLOW-ASSAULT, and of parts are no numbers that anybody looks for. */
function fieldOf({ id, head, plain, other = '' }: Entry, field: string): string {
  if (field === 'head') return head;
  if (field === 'number') return id.startsWith('FLOW-') || !isNumber(id) ? '' : id;
  if (field === 'other') return other;
  return field === 'plain' ? plain : id;
}

/** The index of the words, and all the letters of each statement in the order of the statements. */
const indexOf = once((entries: readonly Entry[]) => {
  const words = new MiniSearch<Entry>({
    fields: ['head', 'number', 'plain', 'other'],
    extractField: fieldOf,
    processTerm: fold,
    searchOptions: { combineWith: 'AND', prefix: true, boost: BOOST },
  });
  words.addAll(entries);
  return {
    words,
    letters: entries.map(({ id, head, plain, other = '' }) =>
      fold(`${isNumber(id) ? id : ''} ${head} ${plain} ${other}`),
    ),
  };
});

/** The statements that cite a ruling or another statement. */
export function citing(book: Book, id: string): readonly Entry[] {
  return bookEntries(book).filter((entry) => entry.links.includes(id));
}

const NUMBER = /^([a-z]{3}|r)[\s-]?(\d{1,3}(?:\.\d*)?)$/;

/** "chg 4", "CHG-04" and "chg4" all mean CHG-04; null for what is no number. */
export function ruleNumberIn(query: string): string | null {
  const found = NUMBER.exec(fold(query.trim()));
  if (!found) return null;
  const [, letters = '', digits = ''] = found;
  const [whole = '', part] = digits.split('.');
  return `${letters.toUpperCase()}-${whole.padStart(2, '0')}${part ? `.${part}` : ''}`;
}

/** Those that hold every word of the query, best first, then those that hold one inside another word. */
function withWords(entries: readonly Entry[], query: string): readonly Entry[] {
  const sought = wordsOf(query);
  if (sought.length === 0) return [];
  const { words, letters } = indexOf(entries);
  const byId = new Map(entries.map((one) => [one.id, one]));
  const best = new Set(words.search(query).flatMap(({ id }) => byId.get(id) ?? []));
  const inside = entries.filter((_, at) => sought.every((word) => letters[at]?.includes(word)));
  return [...best, ...inside.filter((one) => !best.has(one))];
}

/**
 * The statements that hold every word of the query, best first, then those that hold one inside another word, as
 * "outflanked" holds "flank"; for a number, that statement and those that cite it.
 */
export function search(book: Book, query: string): readonly Entry[] {
  const entries = bookEntries(book);
  const number = ruleNumberIn(query);
  if (number !== null) {
    const own = entries.filter(({ id }) => id === number || id.startsWith(`${number}.`));
    const cited = citing(book, number).filter((one) => !own.includes(one));
    if (own.length + cited.length > 0) return [...own, ...cited];
  }
  return withWords(entries, query);
}

/** The terms that are not among the words already. */
function termsBeside(texts: readonly string[], terms: readonly string[]): readonly string[] {
  const said = fold(texts.join(' '));
  return terms.filter((term) => !said.includes(fold(term))).map((term) => `· ${term}`);
}

/** What a part holds, in its order: itself, and each chapter before its statements, which are headed by its title. */
function madeOf(part: ReadPart): readonly Entry[] {
  return [
    { id: part.id, chapter: part.title, head: part.title, plain: part.about, links: [] },
    ...part.chapters.flatMap(({ title, statements }, at) => [
      { id: chapterAddress(part, at), chapter: title, head: title, plain: '', links: [] },
      ...statements.map((statement) => {
        const texts = textsOf(statement);
        const numbers = texts.flatMap((text) => numberedRuns(text, part.isRule));
        return {
          ...{ id: statement.id, chapter: title, head: title },
          plain: [...texts, ...termsBeside(texts, statement.terms)].join(' '),
          links: numbers.flatMap((run) => (run.run === 'link' ? [run.to] : [])),
        };
      }),
    ]),
  ];
}

const partEntries = new WeakMap<readonly SystemChapter[], readonly Entry[]>();

/** The same, made when it is first asked for: the text stays what it is, whatever else comes. */
function entriesOf(part: ReadPart): readonly Entry[] {
  const known = partEntries.get(part.chapters) ?? madeOf(part);
  partEntries.set(part.chapters, known);
  return known;
}

/** The statements of a part that cite one of them. */
export function citingIn(part: ReadPart, id: string): readonly Entry[] {
  return entriesOf(part).filter((entry) => entry.links.includes(id));
}

/** A number however it is written: "cp 5", "cp05" and "CP-05". */
function keyOf(id: string): string {
  return fold(id)
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

/** The statement of a part that the query is the number of, then those that cite it. */
function numberedIn(part: ReadPart, query: string): readonly Entry[] {
  const key = keyOf(query);
  const own = entriesOf(part).find(({ id }) => isNumber(id) && keyOf(id) === key);
  return own ? [own, ...citingIn(part, own.id)] : [];
}

/** What was found of a rule, by its title. */
export interface FoundOf {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/**
 * What answers in the whole book: the rule itself first, then the parts that are here, in their order. The number of a
 * statement of a part is sought in the parts alone.
 */
export function searchWhole(book: Book, parts: BookParts | null, query: string): readonly FoundOf[] {
  const read = parts?.parts.filter(isRead) ?? [];
  const of = (search: (part: ReadPart) => readonly Entry[]): readonly FoundOf[] =>
    read.map((part) => ({ title: part.title, entries: search(part) }));
  const numbered = of((part) => numberedIn(part, query));
  const found = numbered.some(({ entries }) => entries.length > 0)
    ? numbered
    : [
        { title: parts?.own ?? '', entries: search(book, query) },
        ...of((part) => withWords(entriesOf(part), query)),
      ];
  return found.filter(({ entries }) => entries.length > 0);
}

/** A piece of text, and whether it is what was looked for. */
export interface MarkedText {
  readonly text: string;
  readonly found: boolean;
}

/** The letters of a text one by one with the folded letters each gives. */
function foldedLetters(text: string): { readonly folded: string; readonly at: readonly number[] } {
  let folded = '';
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const one = fold(letter);
    for (let i = 0; i < one.length; i += 1) at.push(place);
    folded += one;
    place += letter.length;
  }
  at.push(place);
  return { folded, at };
}

/** The text cut where the words of the query stand in it. */
export function marked(text: string, query: string): readonly MarkedText[] {
  const words = wordsOf(query);
  const { folded, at } = foldedLetters(text);
  const spans: [number, number][] = [];
  for (const word of words)
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
      spans.push([at[from] ?? 0, at[from + word.length] ?? text.length]);
  spans.sort(([a], [b]) => a - b);
  const pieces: MarkedText[] = [];
  let read = 0;
  for (const [from, to] of spans) {
    if (from < read) continue;
    if (from > read) pieces.push({ text: text.slice(read, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    read = to;
  }
  if (read < text.length) pieces.push({ text: text.slice(read), found: false });
  return pieces;
}

/** How much of a text is shown before the first word found, and in all, in letters. */
const BEFORE = 30;
const LENGTH = 130;

/** The part of a text round the first word of the query found in it. */
export function excerpt(text: string, query: string): string {
  if (text.length <= LENGTH) return text;
  const [first] = wordsOf(query);
  const { folded, at } = foldedLetters(text);
  const found = first === undefined ? -1 : folded.indexOf(first);
  const hit = at[Math.max(0, found)] ?? 0;
  const from = hit <= BEFORE * 2 ? 0 : text.indexOf(' ', hit - BEFORE) + 1;
  const cut = text.slice(from, from + LENGTH);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2));
  const rest = from + LENGTH >= text.length ? text.slice(from) : `${whole} …`;
  return from > 0 ? `… ${rest}` : rest;
}
