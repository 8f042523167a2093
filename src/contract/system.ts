/**
 * What stands for a rule system in the list: enough to choose it by, and the way to each of its parts. A part that a
 * system does not have is null, and a room then does not offer it: no room asks which system it is.
 */

import type { EncounterPart } from './encounter.ts';
import type { FieldPart } from './field.ts';
import type { SystemTypes } from './systemTypes.ts';
import type { Tongue, Words } from './words.ts';

export type { Tongue, Words } from './words.ts';

/** The words for the codes that a system tells, by what they are codes of. */
export interface SystemWords {
  readonly terms: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
  /** Values of inputs and of what is mapped, results, faces of dice and what dice come to. */
  readonly values: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
  /** Whole sentences: what the text lacks. */
  readonly silences: Readonly<Record<string, string>>;
}

/** A chapter of a system's book. */
export interface SystemChapter {
  readonly title: string;
  readonly statements: readonly SystemStatement[];
}

export interface SystemStatement {
  readonly id: string;
  /** In our own words. */
  readonly text: string;
  /** The terms of the French original that it uses, in either language's book. */
  readonly terms: readonly string[];
  /** Its table, if it is one: a row of headings, then the rows. */
  readonly table?: readonly (readonly string[])[];
}

/** A rule system in the list. */
export interface RuleSystem<T extends SystemTypes> {
  readonly id: string;
  readonly title: Words;
  /** What it is, in a sentence. */
  readonly about: Words;
  readonly encounters: EncounterPart<T> | null;
  readonly field: FieldPart<T> | null;
  readonly words: (tongue: Tongue) => Promise<SystemWords>;
  /** Its part of the rulebook; null for the system that the rulebook itself is of. */
  readonly book: ((tongue: Tongue) => Promise<readonly SystemChapter[]>) | null;
  /** Whether an ID is one of its statements, tables, procedures or rulings: no two systems have one in common. */
  readonly isRule: (id: string) => boolean;
}

/** A system among others, its own types forgotten. */
export type AnySystem = RuleSystem<SystemTypes>;

/**
 * The system among others. Sound as long as a game, its choices and the system travel together: nothing is ever handed
 * from one system to another.
 */
export function sealed<T extends SystemTypes>(system: RuleSystem<T>): AnySystem {
  return system as unknown as AnySystem;
}
