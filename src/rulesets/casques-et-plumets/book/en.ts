/** The statements of Casques et Plumets that its encounters rest on, in English: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { melee } from './en/melee.ts';
import { rulings } from './en/rulings.ts';
import { units } from './en/units.ts';
import { zones } from './en/zones.ts';

export const chapters: readonly SystemChapter[] = [...units, ...zones, ...melee, ...rulings];
