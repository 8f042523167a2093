import { type Writing, writingOf } from '../figures.ts';

/** Numbers and lists as English writes them. */
export const english: Writing = writingOf('en-GB');
