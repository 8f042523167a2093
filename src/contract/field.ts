/** The field of a system's own on which the two of an encounter can be set up, and from which one can be read. */
import type { GameTypes } from '../engine/procedure.ts';
import type { Encounter, GivenInputs } from './encounter.ts';
import type { Words } from './words.ts';

/** A position with what is done in it. */
export interface OnField<T extends GameTypes> {
  readonly game: T['game'];
  readonly attacker: string | null;
  readonly target: string | null;
  readonly action: T['choice'] | null;
  /** What the target answers, where it is told. */
  readonly reaction: T['choice'] | null;
}

export interface FieldPart<T extends GameTypes> {
  /** The format of the files that hold its positions: whoever opens those may use the field. */
  readonly format: string;
  /** The encounter on a field of at least that size. */
  readonly toField: (encounter: Encounter, given: GivenInputs, least: FieldSize) => OnField<T>;
  /**
   * The encounter that stands on a field, or the code of why none does. What no field tells, and what may stand for one
   * thing as well as another, is as it was `before`.
   */
  readonly fromField: (
    field: OnField<T>,
    before: Encounter,
  ) => { readonly ok: true; readonly encounter: Encounter } | { readonly ok: false; readonly why: string };
  /** Those codes in words. */
  readonly refusals: Readonly<Record<string, Words>>;
}

export interface FieldSize {
  readonly columns: number;
  readonly rows: number;
}
