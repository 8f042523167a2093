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
export interface Kit {
  game: Running;
  frame: Frame;
  side: string;
  choice: object;
  question: object;
  refusal: object;
  about: object;
  fact: object;
  result: object;
}

/** A choice that is not legal, with every reason. */
export interface RefusedChoice<K extends Kit> {
  readonly choice: K['choice'];
  readonly reasons: readonly K['refusal'][];
}

/** A question to one side. Derived from the state whenever needed, never stored in it. */
export interface Decision<K extends Kit> {
  readonly side: K['side'];
  readonly question: K['question'];
  /** Every legal answer, each once, in canonical order. */
  readonly legal: () => readonly K['choice'][];
  /** The near choices that are refused, with their reasons: for the screen, never needed to play. */
  readonly refused: () => readonly RefusedChoice<K>[];
  /** Why a choice that is neither legal nor among those refused is not taken, whatever it is made of. */
  readonly whyNot?: (choice: Readonly<Record<string, unknown>>) => readonly K['refusal'][];
}

/** Dice to be rolled by one side, and what they decide. */
export interface Roll<K extends Kit> {
  readonly side: K['side'];
  readonly about: K['about'];
  readonly dice: Dice;
}

/** Where a step leads: to another heading of the same procedure, or out of it with a result. */
export type Next<K extends Kit, F extends Frame> = (
  | { readonly to: F['at']; readonly set?: Partial<Omit<F, 'procedure' | 'at'>> }
  | { readonly end: K['result'] }
) & { readonly game?: K['game']; readonly facts?: readonly K['fact'][] };

// The steps are written as methods: TypeScript then takes a step that knows one frame for a step of any frame, which is
// what a table of procedures holds. The interpreter gives each step only the frame that names it.

interface Do<K extends Kit, F extends Frame> {
  do(g: K['game'], f: F): Next<K, F>;
  readonly ask?: never;
  readonly roll?: never;
  readonly call?: never;
  readonly then?: never;
}
/** A heading at which a player decides. */
export interface Ask<K extends Kit, F extends Frame> {
  ask(g: K['game'], f: F): Decision<K>;
  then(g: K['game'], f: F, choice: K['choice']): Next<K, F>;
  readonly do?: never;
  readonly roll?: never;
  readonly call?: never;
}
/** A heading at which dice decide. */
export interface Throw<K extends Kit, F extends Frame> {
  roll(g: K['game'], f: F): Roll<K>;
  then(g: K['game'], f: F, outcome: number): Next<K, F>;
  readonly do?: never;
  readonly ask?: never;
  readonly call?: never;
}
interface Call<K extends Kit, F extends Frame> {
  call(g: K['game'], f: F): K['frame'];
  then(g: K['game'], f: F, result: K['result']): Next<K, F>;
  readonly do?: never;
  readonly ask?: never;
  readonly roll?: never;
}

/** One heading of the rulebook: the rule alone, a player, the dice, or another procedure decides. */
export type Step<K extends Kit, F extends Frame> = Do<K, F> | Ask<K, F> | Throw<K, F> | Call<K, F>;

/** The table of contents is a type: a missing or misspelt heading does not compile. */
export type Procedure<K extends Kit, F extends Frame> = { readonly [Heading in F['at']]: Step<K, F> };

/** Every procedure of a rulebook, keyed by the name its frames carry. */
export type Procedures<K extends Kit> = {
  readonly [Name in K['frame']['procedure']]: Procedure<K, Extract<K['frame'], { procedure: Name }>>;
};

/** A rulebook as the interpreter runs it. */
export interface Rulebook<K extends Kit> {
  readonly procedures: Procedures<K>;
  /** The fact that tells a choice taken because it was the only one. */
  readonly forced: (decision: Decision<K>, choice: K['choice']) => K['fact'];
}

/** Some of its procedures, and some of their steps: a game that comes to another step cannot go on by it. */
export interface PartOfRulebook<K extends Kit> extends Pick<Rulebook<K>, 'forced'> {
  readonly procedures: { readonly [Name in keyof Procedures<K>]?: Partial<Procedures<K>[Name]> };
}

/** What the game waits for. */
export type Pending<K extends Kit> =
  | { readonly wait: 'decision'; readonly decision: Decision<K> }
  | { readonly wait: 'roll'; readonly roll: Roll<K> }
  | { readonly wait: 'over' };
