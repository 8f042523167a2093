/** Who plays a side that no person plays. It is of the game, not of its rules: nothing that is decided depends on it. */
import type { Rung, Temper } from '../opponent/levels.ts';
import type { Side } from '../rules/state/vocabulary.ts';

/** The program at a level. */
export interface Program {
  readonly level: Rung;
  readonly temper: Temper;
  /** A person has taken the side over, and may give it back. */
  readonly replaced?: true;
}

/** The sides that the program plays; the others are played by persons. */
export type Programs = Readonly<Partial<Record<Side, Program>>>;

/** The program that plays a side, unless a person has taken the side over. */
export function programOf(
  { programs }: { readonly programs?: Programs | undefined },
  side: Side | null,
): Program | null {
  const program = side && programs?.[side];
  return program && !program.replaced ? program : null;
}
