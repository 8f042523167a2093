/** The statements of Alexandre et Bayard that its encounters rest on, in English: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { fire } from './en/fire.ts';
import { melee } from './en/melee.ts';
import { rulings } from './en/rulings.ts';

export const chapters: readonly SystemChapter[] = [...fire, ...melee, ...rulings];
