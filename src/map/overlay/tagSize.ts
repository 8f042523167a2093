/** How large a tag is, in units of the sheet: the drawing and the search for its place go by the same. */
import type { TargetMark } from '../marks.ts';
import { widthOf } from './figureWidth.ts';

export interface TagSize {
  /** Half its width. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
}

/** The line under the figure is written smaller. */
const SMALL = 15 / 21;
/** The sign of the attack, and air. */
const SIGN = 28;
const AIR = 10;

/** A tag with its figure, and under it what it may come to where somebody's answer decides. */
export function tagSize({ value, range }: Pick<TargetMark, 'value' | 'range'>): TagSize {
  const figure = SIGN + widthOf(value);
  if (range === undefined) return { half: figure / 2, up: 12, down: 12 };
  return { half: Math.max(figure, AIR + widthOf(range) * SMALL) / 2, up: 12, down: 27 };
}

/** The disc of an attack that is refused, the coin of a unit that may join a group. */
export const DISC: TagSize = { half: 12, up: 12, down: 12 };
export const PRICE: TagSize = { half: 11, up: 11, down: 11 };
