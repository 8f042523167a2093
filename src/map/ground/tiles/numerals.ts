import type { Point } from '../../../geometry/layout.ts';
import { at } from '../../ornament.ts';

/** The figures 1 to 9 as strokes of a pen, 7 wide and 11 high: where each begins, and how it goes on from there. */
const NUMERALS: readonly (readonly [x: number, y: number, stroke: string])[] = [
  [1, -9, 'l3 -2v11'],
  [0, -8.5, 'q.5 -2.5 3.5 -2.5q3.5 0 3.5 3q0 2 -3 4.5l-4 3.5h7'],
  [0.5, -10.3, 'q1.5 -.7 3 -.7q3 0 3 2.6q0 2.4 -3.3 2.4q3.8 0 3.8 3q0 3 -3.6 3q-1.9 0 -3.4 -1'],
  [5.5, 0, 'v-11l-5.5 7.5h7.5'],
  [6.5, -11, 'h-5.3l-.4 5q1.2 -.8 2.8 -.8q3.4 0 3.4 3.4q0 3.4 -3.8 3.4q-1.7 0 -3.2 -.8'],
  [6, -10.4, 'q-1 -.6 -2 -.6q-4 0 -4 6.5q0 4.5 3.6 4.5q3.4 0 3.4 -3.4q0 -3.2 -3.2 -3.2q-2.8 0 -3.8 2.6'],
  [0, -11, 'h7l-4.5 11'],
  [
    3.5,
    -6,
    'q-2.9 -.4 -2.9 -2.5q0 -2.5 2.9 -2.5q2.9 0 2.9 2.5q0 2.1 -2.9 2.5q-3.5 .4 -3.5 3q0 3 3.5 3q3.5 0 3.5 -3q0 -2.6 -3.5 -3',
  ],
  [7, -7, 'q-1 2.6 -3.7 2.6q-3.3 0 -3.3 -3.2q0 -3.4 3.5 -3.4q3.5 0 3.5 4.5q0 6.5 -4 6.5q-1.2 0 -2 -.6'],
];

/** Left of the middle of its hex and below it, where the words of the table stand. */
const ASIDE = { x: -26, y: 22 };

/**
 * How high a hex is, as strokes and not as words: a browser goes through every word of a thousand whenever one mark
 * changes.
 */
export function numeralAt({ x, y }: Point, level: number): string {
  const numeral = NUMERALS[level - 1];
  if (!numeral) return '';
  const [dx, dy, stroke] = numeral;
  return `M${at(x + ASIDE.x + dx)} ${at(y + ASIDE.y + dy)}${stroke}`;
}
