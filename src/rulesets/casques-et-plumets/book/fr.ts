/** The statements of Casques et Plumets that its encounters rest on, in French: our own words. */
import type { SystemChapter } from '../../../contract/system.ts';
import { melee } from './fr/melee.ts';
import { rulings } from './fr/rulings.ts';
import { units } from './fr/units.ts';
import { zones } from './fr/zones.ts';

export const chapters: readonly SystemChapter[] = [...units, ...zones, ...melee, ...rulings];
