/** What the types of every rule system have in common, as far as the rooms above read them. */
import type { GameTypes } from '../engine/procedure.ts';

/** One line of a sum: something added, multiplied, or a limit. The words for `why` are the system's own. */
export type ToldTerm = { readonly rule: string; readonly why: string } & (
  | { readonly amount: number }
  | { readonly factor: number }
  | { readonly cap: number }
);

/** A number with the lines it comes from. */
export interface ToldSum {
  readonly total: number;
  readonly terms: readonly ToldTerm[];
}

/** The types of a rule system whose procedures run on the engine. */
export interface SystemTypes extends GameTypes {
  question: { readonly ask: string };
  choice: { readonly choose: string };
  about: { readonly about: string };
  fact: { readonly fact: string };
}
