/** The shape of the rulebook that players read: chapters of numbered statements, the same ones in every language. */
import type { ChapterCode } from '../rules/state/vocabulary.ts';
import type { words } from './en/rulebook/words.ts';
import type { Locale } from './locale.ts';

/** The chapters in the order of the book. */
export const CHAPTERS = [
  'GEN',
  'GEO',
  'SEQ',
  'ORD',
  'UNI',
  'QUA',
  'CMD',
  'SKL',
  'FRM',
  'MAN',
  'CHG',
  'ASL',
  'FIR',
  'CBT',
  'SAV',
  'LOS',
  'MOR',
  'RAL',
  'TER',
  'BLD',
  'VIC',
] as const satisfies readonly ChapterCode[];

/**
 * One statement. `text` is plain text with a little markup, read by src/rulebook/markup.ts:
 * - an empty line parts paragraphs; the indentation of the lines does not matter;
 * - `- ` begins an item of a list, `1. ` a numbered step, `a. ` a part of the step before it, `> ` an example, which goes on in the lines after it;
 * - lines that begin and end with `|` are the rows of a table, the first of them its head;
 * - `{table factors}` alone on a line is one of the tables drawn from the engine's own (src/rulebook/tables);
 * - `[CHG-10]` is a link to a statement, `[R-14]` to what rests on a ruling, `*word*` is emphasis.
 */
export interface Statement {
  /** Two or three words for the eye that runs down the page; parts of a skill have none. */
  readonly head?: string;
  readonly text: string;
}

export interface Chapter<Id extends string> {
  readonly title: string;
  /** What the chapter is about, in one sentence. */
  readonly about: string;
  /** What holds for the whole chapter, in the markup of the statements. */
  readonly preface?: string;
  /** In the order of the book. The key is the number of the statement, or the name of a flowchart. */
  readonly statements: Readonly<Record<Id, Statement>>;
}

/** The chapter another language has to write: the same IDs, none more and none less. */
export type SameChapter<C extends Chapter<string>> = Chapter<Extract<keyof C['statements'], string>>;

/** Keeps the IDs of a chapter as its type. */
export function chapter<Id extends string>(written: Chapter<Id>): Chapter<Id> {
  return written;
}

/** What the screens of the book say. */
export type BookWords = Readonly<typeof words>;

/** The whole rulebook in one language, fetched when it is first opened. */
export interface Book {
  readonly locale: Locale;
  readonly chapters: Readonly<Record<ChapterCode, Chapter<string>>>;
  /** What each ruling decides, in a line. */
  readonly rulings: Readonly<Record<string, string>>;
  readonly words: BookWords;
  /** What the positions are called and what to see in them, by the ids of scenarios/demonstrations. */
  readonly shown: Readonly<Record<string, Shown>>;
}

/** A position of the book: its title, and a sentence on what to see. */
export interface Shown {
  readonly title: string;
  readonly text: string;
}

/** The positions another language has to name. */
export type SameShown<S> = Readonly<Record<keyof S, Shown>>;
