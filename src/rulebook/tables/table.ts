/** A table of the book, drawn from the engine's own tables so that the two cannot disagree. */
import type { Language } from '../../language/language.ts';
import type { BookWords } from '../../language/rulebook.ts';

export interface DrawnRow {
  /** The first cell is the head of the row. */
  readonly cells: readonly string[];
  /** A variant of the row above. */
  readonly under?: boolean;
}

export interface DrawnTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly DrawnRow[];
}

/** What a table is written with. */
export interface TableSpeaker {
  readonly language: Language;
  readonly words: BookWords;
}
