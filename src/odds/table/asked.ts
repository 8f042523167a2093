/** What the table asks of the worker and what comes back: plain data both ways. */
import type { Facing } from '../../geometry/facing.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { ActionChoice } from '../question.ts';

/** A unit as it would stand after a march. */
export interface Standing {
  readonly unit: string;
  readonly hexes: Unit['hexes'];
  readonly facing: Facing;
}

/** An attack that a unit may make now; or in its side's next turn, once the other unit has marched. */
export interface AttackAsk {
  readonly ask: 'attack';
  readonly game: Game;
  readonly attacker: string;
  readonly action: ActionChoice;
  readonly after: Standing | null;
}

/** What each answer to the question the game waits on leads to. */
export interface AnswersAsk {
  readonly ask: 'answers';
  readonly game: Game;
}

/** Who could attack the unit there in his next turn, and how. */
export interface DangersAsk {
  readonly ask: 'dangers';
  readonly game: Game;
  readonly after: Standing;
}

/** The same for each of several places the unit could march to. */
export interface DangersEachAsk {
  readonly ask: 'dangersEach';
  readonly game: Game;
  readonly afters: readonly Standing[];
}

/** Which answers to the question the game waits on lead to a test of morale, and how it ends. */
export interface TestsAsk {
  readonly ask: 'tests';
  readonly game: Game;
}

export type TableAsk = AttackAsk | AnswersAsk | DangersAsk | DangersEachAsk | TestsAsk;

/**
 * What an attack comes to. To break is to stand steady on the map no longer: to flee, to leave the map or to be
 * destroyed. Chances are 0 or 1 only where there is no other way. Losses are strength points to be expected.
 */
export interface AttackOdds {
  readonly of: 'attack';
  /** The chance that the target breaks; with the least and the most it may come to as both sides decide. */
  readonly breaks: number;
  readonly range: readonly [least: number, most: number];
  readonly attackerBreaks: number;
  /** Of the whole side attacked, and of the attacker's. */
  readonly lost: number;
  readonly attackerLost: number;
  /** The same if whoever fails a test stays and bears the losses. */
  readonly staying: { readonly breaks: number; readonly lost: number; readonly attackerLost: number };
}

/** One answer, as the side that gives it sees it. */
export interface AnswerOdds {
  readonly of: 'answer';
  readonly choice: Choice;
  /** The chance that its unit is steady in the end. */
  readonly holds: number;
  /** The chance that the enemy's unit breaks, if there is one; with what it may come to as both sides decide. */
  readonly breaks: number | null;
  readonly range: readonly [least: number, most: number] | null;
  readonly lost: number;
  readonly enemyLost: number;
}

/** Nothing in `rows` where all answers come to the same. */
export interface AnswersOdds {
  readonly of: 'answers';
  readonly rows: readonly AnswerOdds[];
}

/** An answer that a test of morale decides: a rally, a change of formation, an initiative. */
export interface TestOdds {
  readonly of: 'test';
  readonly choice: Choice;
  /** The chance that the test is passed; 1 where none is needed. */
  readonly passes: number;
  /** What the dice would be thrown for; none where none are. */
  readonly roll: MoraleRoll | null;
}

type MoraleRoll = Extract<RollAbout, { about: 'morale' }>;

export interface TestsOdds {
  readonly of: 'tests';
  readonly rows: readonly TestOdds[];
}

/** The attacks with a tag of their own on the map. */
export type DangerKind = 'charge' | 'assault' | 'fire';

export interface Danger {
  readonly enemy: string;
  readonly kind: DangerKind;
  /** What makes the most of that kind: an extended line fires twice. FIR-16. */
  readonly action: ActionChoice;
  /** Those of both shots of a double fire together. R-45. */
  readonly dice: number;
}

export interface DangersTold {
  readonly of: 'dangers';
  readonly dangers: readonly Danger[];
}

/** Those of each place, in the order of the places. */
export interface DangersEachTold {
  readonly of: 'dangersEach';
  readonly each: readonly (readonly Danger[])[];
}

/** What is told of the table's questions; null where there is nothing to tell. */
export interface TableReplyOf {
  readonly attack: AttackOdds | null;
  readonly answers: AnswersOdds | null;
  readonly dangers: DangersTold | null;
  readonly dangersEach: DangersEachTold | null;
  readonly tests: TestsOdds | null;
}

export type TableReply = TableReplyOf[TableAsk['ask']];
