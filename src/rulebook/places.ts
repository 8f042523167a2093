/** Where in the book an address leads. */
import type { SystemStatement } from '../contract/system.ts';
import { type Book, CHAPTERS } from '../language/rulebook.ts';
import type { ChapterCode } from '../rules/state/vocabulary.ts';
import type { BookPart, BookParts } from '../store/book/parts.ts';

/** A part whose text is here. */
export interface ReadPart extends BookPart {
  readonly chapters: NonNullable<BookPart['chapters']>;
}

export type BookPlace =
  | { readonly page: 'title' }
  | { readonly page: 'chapter'; readonly chapter: ChapterCode; readonly statement: string | null }
  | { readonly page: 'ruling'; readonly ruling: string }
  /** What another rule system brings. */
  | { readonly page: 'part'; readonly part: ReadPart }
  | {
      readonly page: 'partChapter';
      readonly part: ReadPart;
      /** Which of its chapters, from 0. */
      readonly chapter: number;
      readonly statement: string | null;
    }
  /** Nobody can say before the list, or the text of this part, is here. */
  | { readonly page: 'coming'; readonly part: BookPart | null }
  /** `part`: the one that would hold it, if any. */
  | { readonly page: 'unknown'; readonly name: string; readonly part: BookPart | null };

const chapters = new WeakMap<Book, ReadonlyMap<string, ChapterCode>>();

/** The chapter each statement stands in. */
function chaptersOf(book: Book): ReadonlyMap<string, ChapterCode> {
  const known = chapters.get(book);
  if (known) return known;
  const made = new Map(
    CHAPTERS.flatMap((code) => Object.keys(book.chapters[code].statements).map((id) => [id, code] as const)),
  );
  chapters.set(book, made);
  return made;
}

/** What is written between the name of a part and the number of its chapter. */
const OF_PART = '.';

/** The address of a chapter of a part, which is counted from 0. */
export function chapterAddress({ id }: Pick<BookPart, 'id'>, chapter: number): string {
  return `${id}${OF_PART}${chapter + 1}`;
}

export function isRead(part: BookPart): part is ReadPart {
  return part.chapters !== null;
}

/** The part that an address leads into: by its name, by a chapter of it or by a statement. */
export function partAt({ parts }: BookParts, name: string): BookPart | null {
  const [first = ''] = name.split(OF_PART);
  return parts.find(({ id, isRule }) => id === first || isRule(name)) ?? null;
}

function placeInPart(part: ReadPart, name: string): BookPlace {
  if (name === part.id) return { page: 'part', part };
  const chapter = part.chapters.findIndex(
    ({ statements }, at) => name === chapterAddress(part, at) || statements.some(({ id }) => id === name),
  );
  if (chapter < 0) return { page: 'unknown', name, part };
  return { page: 'partChapter', part, chapter, statement: part.isRule(name) ? name : null };
}

/** A statement, a ruling, a chapter, a part by its name, or the title page for ''. */
export function placeIn(book: Book, parts: BookParts | null, name: string): BookPlace {
  if (name === '') return { page: 'title' };
  if (Object.hasOwn(book.rulings, name)) return { page: 'ruling', ruling: name };
  const chapter = CHAPTERS.find((code) => code === name);
  if (chapter) return { page: 'chapter', chapter, statement: null };
  const holding = chaptersOf(book).get(name);
  if (holding) return { page: 'chapter', chapter: holding, statement: name };
  if (parts === null) return { page: 'coming', part: null };
  const part = partAt(parts, name);
  if (part === null) return { page: 'unknown', name, part };
  return isRead(part) ? placeInPart(part, name) : { page: 'coming', part };
}

/** Where the reader is, told so that the same place is the same whatever else has come since. */
export function leafOf(place: BookPlace): string {
  switch (place.page) {
    case 'chapter':
      return place.statement ?? place.chapter;
    case 'ruling':
      return place.ruling;
    case 'part':
      return place.part.id;
    case 'partChapter':
      return place.statement ?? chapterAddress(place.part, place.chapter);
    case 'unknown':
      return `? ${place.name}`;
    case 'title':
    case 'coming':
      return place.page;
  }
}

/** The heading of a statement; the heading of the skill for a part of one. */
export function headingOf(book: Book, id: string): string {
  const chapter = chaptersOf(book).get(id);
  const statement = chapter && book.chapters[chapter].statements[id];
  if (!statement) return '';
  return statement.head ?? headingOf(book, id.replace(/\.\d+$/, ''));
}

/** The statements of a part, in the order of its chapters. */
function statementsOf({ chapters }: ReadPart): readonly SystemStatement[] {
  return chapters.flatMap(({ statements }) => statements);
}

/**
 * Whether a number found in a text leads somewhere: to a statement of the rule itself, or of a part whose text is here;
 * what a part not yet here says it has is taken at its word, and the page tells if it has not.
 */
export function leadsSomewhere(book: Book, parts: BookParts | null, id: string): boolean {
  if (Object.hasOwn(book.rulings, id) || chaptersOf(book).has(id)) return true;
  const part = parts?.parts.find(({ isRule }) => isRule(id));
  return part !== undefined && (!isRead(part) || statementsOf(part).some((one) => one.id === id));
}

/** What a link to a statement tells of it: its heading, or the text of one that has none. */
export function toldOf(book: Book, parts: BookParts | null, id: string): string {
  const own = book.rulings[id] ?? headingOf(book, id);
  if (own !== '') return own;
  const part = parts?.parts.find(({ isRule }) => isRule(id));
  return part && isRead(part) ? (statementsOf(part).find((one) => one.id === id)?.text ?? '') : '';
}
