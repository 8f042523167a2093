/** Every mark that the map may show, by what it is about. */
import type { LegendChapter } from '../../../language/en/learning.ts';
import type { LegendMark } from './mark.ts';
import { fightsMarks, goalsMarks, groundMarks, looksMarks, ordersMarks } from './marks.ts';
import { armsMarks, formationsMarks, statesMarks } from './pieces.ts';

export const LEGEND: readonly { readonly chapter: LegendChapter; readonly marks: readonly LegendMark[] }[] = [
  { chapter: 'arms', marks: armsMarks },
  { chapter: 'formations', marks: formationsMarks },
  { chapter: 'states', marks: statesMarks },
  { chapter: 'orders', marks: ordersMarks },
  { chapter: 'fights', marks: fightsMarks },
  { chapter: 'looks', marks: looksMarks },
  { chapter: 'ground', marks: groundMarks },
  { chapter: 'goals', marks: goalsMarks },
];
