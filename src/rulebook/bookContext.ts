/** The book that is open and the words of its language, for every leaf of it. */
import { createContext, use } from 'react';
import type { Language } from '../language/language.ts';
import type { Book } from '../language/rulebook.ts';
import type { BookParts } from '../store/book/parts.ts';

/** The book in one language. */
export interface Volume {
  readonly book: Book;
  readonly language: Language;
}

/** The book as it lies open. */
interface OpenVolume extends Volume {
  /** What the other rule systems bring; null before their list is here. */
  readonly parts: BookParts | null;
}

export const BookContext = createContext<OpenVolume | null>(null);

export function useBook(): OpenVolume {
  const open = use(BookContext);
  if (!open) throw new Error('a leaf of the rulebook stands outside the book');
  return open;
}
