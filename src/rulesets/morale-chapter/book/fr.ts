/** The statements of the morale chapter that its encounters rest on, in French: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { losses } from './fr/losses.ts';
import { occasions } from './fr/occasions.ts';
import { rulings } from './fr/rulings.ts';

export const chapters: readonly SystemChapter[] = [...occasions, ...losses, ...rulings];
