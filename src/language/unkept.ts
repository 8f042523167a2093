/** What is said where the browser keeps nothing of what is made in a room: in both languages at once, for it may be without a network. */
import { unkept as en, type UnkeptWords } from './en/unkept.ts';
import { unkept as fr } from './fr/unkept.ts';
import type { Locale } from './locale.ts';

export const UNKEPT_WORDS: Readonly<Record<Locale, UnkeptWords>> = { en, fr };
