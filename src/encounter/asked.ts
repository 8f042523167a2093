/** What is asked about encounters beside the page, and what comes back: plain data both ways. */
import type { Encounter, GivenInputs, Measures } from '../contract/encounter.ts';
import type { MeasuredAnswer } from './measured.ts';

/** An encounter, and what the system that is asked is told beside it. */
export interface EncounterCase {
  readonly encounter: Encounter;
  readonly given: GivenInputs;
}

/** What one system makes of an encounter. */
export interface EncounterAsk extends EncounterCase {
  readonly ask: 'encounter';
  readonly system: string;
}
/** The same of several, one after the other. */
export interface EncounterSweepAsk {
  readonly ask: 'encounterSweep';
  readonly system: string;
  readonly cases: readonly EncounterCase[];
}

/** One point of a curve: the measures of each row, or what the text lacks. */
export type SweptPoint =
  | {
      readonly kind: 'rows';
      readonly rows: readonly { readonly row: string; readonly measures: Measures<number> }[];
    }
  | { readonly kind: 'silent'; readonly silent: string };

export type AnyEncounterAsk = EncounterAsk | EncounterSweepAsk;

export interface EncounterReplyOf {
  readonly encounter: MeasuredAnswer<number>;
  readonly encounterSweep: readonly SweptPoint[];
}

/** The points known so far, in the order of the cases. */
export interface EncounterMeanwhileOf {
  readonly encounterSweep: readonly SweptPoint[];
}
