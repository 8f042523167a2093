/** What is said where two tabs draw, plan or raise the same: in both languages at once, for it may be without a network. */
import { otherTab as en, type OtherTabWords } from './en/otherTab.ts';
import { otherTab as fr } from './fr/otherTab.ts';
import type { Locale } from './locale.ts';

export const OTHER_TAB_WORDS: Readonly<Record<Locale, OtherTabWords>> = { en, fr };
