/** What the mind is asked, and what it answers: an ordinary choice, what it was weighed against, and why. */
import type { Choice } from '../rules/state/answers.ts';
import type { Game } from '../rules/state/game.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { Level, Temper } from './levels.ts';

/** A decision to be taken. The same asked again has the same answer, wherever it is worked out. */
export interface Asked {
  /** Settled, and waiting for a decision of `side`. What that side may not see is not looked at. */
  readonly game: Game;
  readonly side: Side;
  readonly level: Level;
  readonly temper: Temper;
  /** The most positions that are looked at: never a time. */
  readonly budget: number;
  /** For measuring only: whatever the level does about chances, so many times its courses are thrown for. */
  readonly thrown?: number;
  /** For measuring only: the answer alone, without reasons. */
  readonly bare?: boolean;
  /** For advice: what speaks for the next best answers, and what the enemy could do about them, is told too. */
  readonly counsel?: boolean;
  /** For what is drawn by lot: samples of dice, and the choice between answers of equal worth. */
  readonly seed: string;
}

/** An answer and its worth, in army points for the side that decides, against the position as it stands. */
export interface WeighedChoice {
  readonly choice: Choice;
  readonly worth: number;
  /** Of a next best answer, where counsel was asked for: its reasons. */
  readonly reasons?: readonly Reason[];
}

/** Why an answer was taken, with its figures; the words are the language's. */
export type Reason =
  /** The expected gain or loss of strength, in army points of the units concerned: the enemy's loss, one's own. */
  | { readonly reason: 'exchange'; readonly target: string; readonly theirs: number; readonly ours: number }
  /** The chance, as a share of 1, that the unit attacked is gone from its place: destroyed, in flight or panicked. */
  | { readonly reason: 'breaks'; readonly target: string; readonly chance: number }
  /** The danger in which a unit stands, as expected loss in army points in the enemy's next turn: before and after. */
  | { readonly reason: 'danger'; readonly unit: string; readonly before: number; readonly after: number }
  /** An objective that is won, denied or come nearer. */
  | { readonly reason: 'objective'; readonly objective: string; readonly points: number }
  /** What the enemy could do about it: the unit most in danger then, from whom, and its expected loss in army points. */
  | { readonly reason: 'threat'; readonly unit: string; readonly by: string; readonly points: number }
  /** The position is better in that respect, by so many army points. */
  | { readonly reason: 'better'; readonly in: string; readonly by: number }
  /** There is nothing to choose between: the answers come to the same. */
  | { readonly reason: 'alike' };

/** An answer with its reasons. */
export interface Thought {
  readonly choice: Choice;
  /** What was weighed, the best first; empty where nothing was weighed. */
  readonly weighed: readonly WeighedChoice[];
  /** Two or three, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** How many positions were looked at. */
  readonly positions: number;
}

/** Working at a thought: pauses now and then, so that whoever drives it may leave it off. */
export type Thinking = Generator<undefined, Thought, undefined>;
