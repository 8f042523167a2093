/** The statements of Alexandre et Bayard that its encounters rest on, in French: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { fire } from './fr/fire.ts';
import { melee } from './fr/melee.ts';
import { rulings } from './fr/rulings.ts';

export const chapters: readonly SystemChapter[] = [...fire, ...melee, ...rulings];
