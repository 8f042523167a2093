/** Work that may take long: how far it is, and when it is too much. */

/** The sequences of `depth` answers, and how many of them end with a choice and how many with an outcome of dice. */
export interface Counted {
  readonly depth: number;
  readonly sequences: number;
  readonly choices: number;
  readonly outcomes: number;
}

/** How far it is: steps taken, and what is known already. */
export interface WorkDone {
  readonly steps: number;
  /** Of a count: the lengths that are counted to the end. */
  readonly depths?: readonly Counted[];
}

/** Hears how far the work is, after every so many steps. */
export type Report = (progress: WorkDone) => void;

/** For whoever does not want to know. */
export const UNHEARD: Report = () => {};

/** Steps from one report to the next. */
export const REPORT_EVERY = 200;
