/** Where in the book an address leads. */
import { type Book, CHAPTERS } from '../language/rulebook.ts';
import type { ChapterCode } from '../rules/state/vocabulary.ts';

export type BookPlace =
  | { readonly page: 'title' }
  | { readonly page: 'chapter'; readonly chapter: ChapterCode; readonly statement: string | null }
  | { readonly page: 'ruling'; readonly ruling: string }
  | { readonly page: 'unknown'; readonly name: string };

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

/** A statement, a ruling, a chapter by its letters, or the title page for ''. */
export function placeIn(book: Book, name: string): BookPlace {
  if (name === '') return { page: 'title' };
  if (Object.hasOwn(book.rulings, name)) return { page: 'ruling', ruling: name };
  const chapter = CHAPTERS.find((code) => code === name);
  if (chapter) return { page: 'chapter', chapter, statement: null };
  const holding = chaptersOf(book).get(name);
  return holding ? { page: 'chapter', chapter: holding, statement: name } : { page: 'unknown', name };
}

/** The heading of a statement; the heading of the skill for a part of one. */
export function headingOf(book: Book, id: string): string {
  const chapter = chaptersOf(book).get(id);
  const statement = chapter && book.chapters[chapter].statements[id];
  if (!statement) return '';
  return statement.head ?? headingOf(book, id.replace(/\.\d+$/, ''));
}
