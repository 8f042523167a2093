/**
 * The vocabulary of a game that runs as procedures: tables of named steps whose run-time position is a frame of
 * plain data, frames forming a stack. Generic in everything a rule knows.
 */
import type { Dice } from './dice.ts';

/** Where one running procedure stands. Its other fields are few scalars. */
export interface Frame {
  readonly procedure: string;
  readonly at: string;
}

/** How many answers have been given and how many faces drawn from the seed: bookkeeping, never read by a rule. */
export interface Count {
  readonly answers: number;
  readonly draws: number;
}

/** What a game must be for the interpreter: a stack of frames (the last one runs) and the count. */
export interface Running {
  readonly frames: readonly Frame[];
  readonly count: Count;
}

/** The types one rulebook brings. */
export interface GameTypes {
  game: Running;
  frame: Frame;
  side: string;
  choice: object;
  question: object;
  refusal: object;
  about: object;
  fact: object;
  result: object;
  /** What both sides may agree on outside the rule. */
  agreed: object;
}

/** A choice that is not legal, with every reason. */
export interface RefusedChoice<T extends GameTypes> {
  readonly choice: T['choice'];
  readonly reasons: readonly T['refusal'][];
}

/** A question to one side. Derived from the state whenever needed, never stored in it. */
export interface Decision<T extends GameTypes> {
  readonly side: T['side'];
  readonly question: T['question'];
  /** Every legal answer, each once, in canonical order. */
  readonly legal: () => readonly T['choice'][];
  /** The near choices that are refused, with their reasons: for the screen, never needed to play. */
  readonly refused: () => readonly RefusedChoice<T>[];
  /** Why a choice that is neither legal nor among those refused is not taken, whatever it is made of. */
  readonly whyNot?: (choice: Readonly<Record<string, unknown>>) => readonly T['refusal'][];
}

/** Dice to be rolled by one side, and what they decide. */
export interface Roll<T extends GameTypes> {
  readonly side: T['side'];
  readonly about: T['about'];
  readonly dice: Dice;
}

/** Where a step leads: to another heading of the same procedure, or out of it with a result. */
export type Next<T extends GameTypes, F extends Frame> = (
  | { readonly to: F['at']; readonly set?: Partial<Omit<F, 'procedure' | 'at'>> }
  | { readonly end: T['result'] }
) & { readonly game?: T['game']; readonly facts?: readonly T['fact'][] };

// The steps are written as methods: TypeScript then takes a step that knows one frame for a step of any frame, which is
// what a table of procedures holds. The interpreter gives each step only the frame that names it.

interface Do<T extends GameTypes, F extends Frame> {
  do(g: T['game'], f: F): Next<T, F>;
  readonly ask?: never;
  readonly roll?: never;
  readonly call?: never;
  readonly then?: never;
}
/** A heading at which a player decides. */
export interface Ask<T extends GameTypes, F extends Frame> {
  ask(g: T['game'], f: F): Decision<T>;
  then(g: T['game'], f: F, choice: T['choice']): Next<T, F>;
  readonly do?: never;
  readonly roll?: never;
  readonly call?: never;
}
/** A heading at which dice decide. */
export interface Throw<T extends GameTypes, F extends Frame> {
  roll(g: T['game'], f: F): Roll<T>;
  then(g: T['game'], f: F, outcome: number): Next<T, F>;
  readonly do?: never;
  readonly ask?: never;
  readonly call?: never;
}
interface Call<T extends GameTypes, F extends Frame> {
  call(g: T['game'], f: F): T['frame'];
  then(g: T['game'], f: F, result: T['result']): Next<T, F>;
  readonly do?: never;
  readonly ask?: never;
  readonly roll?: never;
}

/** One heading of the rulebook: the rule alone, a player, the dice, or another procedure decides. */
export type Step<T extends GameTypes, F extends Frame> = Do<T, F> | Ask<T, F> | Throw<T, F> | Call<T, F>;

/** The table of contents is a type: a missing or misspelt heading does not compile. */
export type Procedure<T extends GameTypes, F extends Frame> = { readonly [Heading in F['at']]: Step<T, F> };

/** Every procedure of a rulebook, keyed by the name its frames carry. */
export type Procedures<T extends GameTypes> = {
  readonly [Name in T['frame']['procedure']]: Procedure<T, Extract<T['frame'], { procedure: Name }>>;
};

/**
 * Why what both sides agreed on is not taken: it is none of what they may agree on, a procedure is under way that it would
 * disturb, or it changes nothing.
 */
export type AgreementProblem = 'malformed' | 'underWay' | 'nothingChanged';

/** What comes of an agreement, with what was agreed on as the rulebook understands it. */
export type AgreementTaken<T extends GameTypes> =
  | {
      readonly ok: true;
      readonly agreed: T['agreed'];
      readonly game: T['game'];
      readonly facts: readonly T['fact'][];
    }
  | { readonly ok: false; readonly problem: AgreementProblem }
  | { readonly ok: false; readonly reasons: readonly T['refusal'][] };

/** A rulebook as the interpreter runs it. */
export interface Rulebook<T extends GameTypes> {
  readonly procedures: Procedures<T>;
  /** The fact that tells a choice taken because it was the only one. */
  readonly forced: (decision: Decision<T>, choice: T['choice']) => T['fact'];
  /**
   * Takes what both sides agreed on outside the rule, plain data of unknown origin. None where a rulebook knows of no such
   * thing.
   */
  readonly agree?: (game: T['game'], agreed: Readonly<Record<string, unknown>>) => AgreementTaken<T>;
  /**
   * The game with another stack of frames. A rulebook that is played ten thousand times in a second tells how, field by
   * field: objects that come from many places are slow to copy for whoever does not know what is in them.
   */
  readonly withFrames?: (game: T['game'], frames: readonly T['frame'][]) => T['game'];
}

/** Some of its procedures, and some of their steps: a game that comes to another step cannot go on by it. */
export interface PartOfRulebook<T extends GameTypes>
  extends Pick<Rulebook<T>, 'forced' | 'agree' | 'withFrames'> {
  readonly procedures: { readonly [Name in keyof Procedures<T>]?: Partial<Procedures<T>[Name]> };
}

/** What the game waits for. */
export type Pending<T extends GameTypes> =
  | { readonly wait: 'decision'; readonly decision: Decision<T> }
  | { readonly wait: 'roll'; readonly roll: Roll<T> }
  | { readonly wait: 'over' };
