/** The statements of the morale chapter that its encounters rest on, in English: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { losses } from './en/losses.ts';
import { occasions } from './en/occasions.ts';
import { rulings } from './en/rulings.ts';

export const chapters: readonly SystemChapter[] = [...occasions, ...losses, ...rulings];
