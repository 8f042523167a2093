import { type Writing, writingOf } from '../sentences.ts';

/** Numbers and lists as English writes them. */
export const english: Writing = writingOf('en-GB');
