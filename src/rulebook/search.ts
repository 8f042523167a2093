/** Looks for words and numbers in the book, without regard to accents and capitals. */
import type { Book } from '../language/rulebook.ts';
import { blocksOf, linksOf, textOf } from './markup.ts';

/** A statement made ready to be searched and found. */
export interface Entry {
  readonly id: string;
  readonly chapter: string;
  readonly head: string;
  /** Its text without markup. */
  readonly plain: string;
  /** The statements and rulings it cites. */
  readonly links: readonly string[];
}

interface Indexed extends Entry {
  readonly foldedId: string;
  readonly foldedHead: string;
  readonly foldedText: string;
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

const indexes = new WeakMap<Book, readonly Indexed[]>();

function indexed(chapter: string, id: string, head: string, text: string): Indexed {
  const blocks = blocksOf(text);
  const plain = textOf(blocks);
  return {
    id,
    chapter,
    head,
    plain,
    links: linksOf(blocks),
    foldedId: fold(id),
    foldedHead: fold(head),
    foldedText: fold(plain),
  };
}

/** Every statement of the book, in its order; a chapter that has a preface goes before them by its letters. */
export function bookEntries(book: Book): readonly Entry[] {
  return indexOf(book);
}

function indexOf(book: Book): readonly Indexed[] {
  const known = indexes.get(book);
  if (known) return known;
  const made = Object.entries(book.chapters).flatMap(([code, { title, preface, statements }]) => [
    ...(preface === undefined ? [] : [indexed(code, code, title, preface)]),
    ...Object.entries(statements).map(([id, { head, text }]) => indexed(code, id, head ?? '', text)),
  ]);
  indexes.set(book, made);
  return made;
}

/** The statements that cite a ruling or another statement. */
export function citing(book: Book, id: string): readonly Entry[] {
  return indexOf(book).filter((entry) => entry.links.includes(id));
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

/** How well a statement answers to all the words; 0 when one is missing. A heading counts more than the text. */
function rank(entry: Indexed, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const here = entry.foldedHead.includes(word)
      ? 6
      : entry.foldedId.startsWith(word)
        ? 4
        : wordBegins(entry.foldedText, word)
          ? 2
          : entry.foldedText.includes(word)
            ? 1
            : 0;
    if (here === 0) return 0;
    total += here;
  }
  return total;
}

function wordBegins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** The statements that hold every word of the query, best first; for a number, that statement and those that cite it. */
export function search(book: Book, query: string): readonly Entry[] {
  const number = ruleNumberIn(query);
  if (number !== null) {
    const own = indexOf(book).filter(({ id }) => id === number || id.startsWith(`${number}.`));
    const cited = citing(book, number).filter((entry) => !own.includes(entry as Indexed));
    if (own.length + cited.length > 0) return [...own, ...cited];
  }
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return indexOf(book)
    .map((entry) => ({ entry, weight: rank(entry, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
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
  const words = fold(query).split(/\s+/).filter(Boolean);
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
  const [first] = fold(query).split(/\s+/).filter(Boolean);
  const { folded, at } = foldedLetters(text);
  const found = first === undefined ? -1 : folded.indexOf(first);
  const hit = at[Math.max(0, found)] ?? 0;
  const from = hit <= BEFORE * 2 ? 0 : text.indexOf(' ', hit - BEFORE) + 1;
  const cut = text.slice(from, from + LENGTH);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2));
  const rest = from + LENGTH >= text.length ? text.slice(from) : `${whole} …`;
  return from > 0 ? `… ${rest}` : rest;
}
