/** Work that may take long: how far it is, and when it is too much. */
import type { Counted } from './count.ts';

/** How far it is: steps taken, and what is known already. */
export interface Progress {
  readonly steps: number;
  /** Of a count: the lengths that are counted to the end. */
  readonly depths?: readonly Counted[];
}

/** Hears how far the work is, after every so many steps. */
export type Report = (progress: Progress) => void;

/** For whoever does not want to know. */
export const UNHEARD: Report = () => {};

/** Steps from one report to the next. */
export const REPORT_EVERY = 200;
