/** What a rule system makes of an encounter, row by row, in one arithmetic. */
import type { Arithmetic } from '../chances/fraction.ts';
import {
  type Encounter,
  type EncounterAnswer,
  type EncounterPart,
  type FormulaRow,
  type GivenInputs,
  MEASURES,
  type Measures,
  type PlayedOut,
  type PlayedRow,
} from '../contract/encounter.ts';
import type { SystemTypes } from '../contract/systemTypes.ts';
import { type CourseStep, courseOf } from './course.ts';
import { weighedPlainly } from './everything.ts';

/** The measures under one policy or one reading, and what they rest on. */
export interface MeasuredRow<M> {
  readonly row: string;
  readonly measures: Measures<M>;
  readonly results: readonly { readonly result: string; readonly chance: M }[];
  readonly told: FormulaRow['told'];
  readonly steps: readonly CourseStep[];
}

/** A system's answer, or what its text lacks. */
export type MeasuredAnswer<M> =
  | { readonly kind: 'rows'; readonly rows: readonly MeasuredRow<M>[] }
  | { readonly kind: 'silent'; readonly silent: string };

/** The measures of a row in the way that its system has of going through everything. */
export function weighedRow<T extends SystemTypes, M>(
  played: PlayedOut<T>,
  row: PlayedRow<T>,
  by: Arithmetic<M>,
): Measures<M> {
  const measures = (played.weighed ?? weighedPlainly)(played, row, by);
  return Object.fromEntries(
    MEASURES.map((measure) => [measure, by.atMostOne(measures[measure])]),
  ) as Measures<M>;
}

function playedRows<T extends SystemTypes, M>(
  played: PlayedOut<T>,
  by: Arithmetic<M>,
): readonly MeasuredRow<M>[] {
  return played.rows.map((row) => ({
    row: row.row,
    measures: weighedRow(played, row, by),
    results: [],
    told: [],
    steps: courseOf(played, row),
  }));
}

function formulaRow<M>(
  { row, measures, results, told, steps }: FormulaRow,
  by: Arithmetic<M>,
): MeasuredRow<M> {
  const chanceOf = ({ over, under }: FormulaRow['results'][number]['chance']): M =>
    by.part(by.one, over, under, Number(over) / Number(under));
  return {
    row,
    measures: Object.fromEntries(
      MEASURES.map((measure) => [measure, chanceOf(measures[measure])]),
    ) as Measures<M>,
    results: results.map(({ result, chance }) => ({ result, chance: chanceOf(chance) })),
    told,
    steps: steps.map((step) => ({ ...step, outcome: null })),
  };
}

function rowsOf<T extends SystemTypes, M>(answer: EncounterAnswer<T>, by: Arithmetic<M>): MeasuredAnswer<M> {
  switch (answer.kind) {
    case 'played':
      return { kind: 'rows', rows: playedRows(answer.played, by) };
    case 'formula':
      return { kind: 'rows', rows: answer.rows.map((row) => formulaRow(row, by)) };
    case 'silent':
      return { kind: 'silent', silent: answer.silent };
  }
}

/**
 * The answer of a system in numbers or in fractions; inputs that are not given are taken as the system takes them. Throws
 * BrokenInvariant where the system plays against its own rules.
 */
export function measured<T extends SystemTypes, M>(
  part: EncounterPart<T>,
  encounter: Encounter,
  given: GivenInputs,
  by: Arithmetic<M>,
): MeasuredAnswer<M> {
  return rowsOf(part.answer(encounter, given), by);
}
