/** The statements of We Are Napoléon that its encounters rest on, in English: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { charges } from './en/charges.ts';
import { moves } from './en/moves.ts';
import { rulings } from './en/rulings.ts';

export const chapters: readonly SystemChapter[] = [...moves, ...charges, ...rulings];
