/** The book that is open and the words of its language, for every leaf of it. */
import { createContext, use } from 'react';
import type { Language } from '../language/language.ts';
import type { Book } from '../language/rulebook.ts';

/** The book in one language. */
export interface Volume {
  readonly book: Book;
  readonly language: Language;
}

export const BookContext = createContext<Volume | null>(null);

export function useBook(): Volume {
  const open = use(BookContext);
  if (!open) throw new Error('a leaf of the rulebook stands outside the book');
  return open;
}
