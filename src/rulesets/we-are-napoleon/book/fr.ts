/** The statements of We Are Napoléon that its encounters rest on, in French: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { charges } from './fr/charges.ts';
import { moves } from './fr/moves.ts';
import { rulings } from './fr/rulings.ts';

export const chapters: readonly SystemChapter[] = [...moves, ...charges, ...rulings];
