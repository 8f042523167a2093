/** One encounter in words that all rule systems share, and what each makes of it. */
import type { Arithmetic, Fraction } from '../chances/fraction.ts';
import type { Dice } from '../engine/dice.ts';
import type { Engine } from '../engine/interpreter.ts';
import type { Decision, Roll } from '../engine/procedure.ts';
import type { DiceReading } from './reading.ts';
import type { SystemTypes, ToldSum } from './systemTypes.ts';

export const ARMS = [
  'line',
  'light',
  'heavyCavalry',
  'cuirassiers',
  'lightCavalry',
  'lancers',
  'fieldGuns',
  'heavyGuns',
  'horseGuns',
] as const;
export type Arm = (typeof ARMS)[number];

export const STATUSES = ['guard', 'elite', 'regular', 'recruits'] as const;
export type Status = (typeof STATUSES)[number];

/** Cavalry and guns have none. */
export const ORDERS_OF_BATTLE = ['line', 'column', 'square', 'skirmish', 'none'] as const;
export type OrderOfBattle = (typeof ORDERS_OF_BATTLE)[number];

/** The most friends that can stand on the flanks and behind a unit, next to it. */
export const MOST_SUPPORTS = 4;

/** One of the two who meet. */
export interface Combatant {
  readonly arm: Arm;
  readonly status: Status;
  readonly formation: OrderOfBattle;
  /** Twentieths of its full strength left, 1 to 20. */
  readonly left: number;
  /** Friends on its flanks or behind it, next to it. */
  readonly supports: number;
  /** Whether an officer is with it. */
  readonly led: boolean;
}

export const DEEDS = ['charge', 'assault', 'fire'] as const;
export const ONTO = ['front', 'flank', 'rear'] as const;
export const ENCOUNTER_GROUNDS = ['open', 'wood', 'village', 'redoubt', 'uphill', 'stream'] as const;
export const TARGET_ANSWERS = ['nothing', 'fire', 'square', 'evade', 'counterCharge'] as const;

/** The longest distance at which two may meet, in hexes: heavy guns of Casques et Plumets reach as far. */
export const FARTHEST = 14;

/** Two parties who meet, told in nobody's units. */
export interface Encounter {
  readonly deed: (typeof DEEDS)[number];
  readonly attacker: Combatant;
  readonly target: Combatant;
  /** Hexes from one to the other when it is declared: neighbours are 1 apart. */
  readonly distance: number;
  readonly onto: (typeof ONTO)[number];
  /** What the target stands in or behind. */
  readonly ground: (typeof ENCOUNTER_GROUNDS)[number];
  /** What the target does about it. */
  readonly answer: (typeof TARGET_ANSWERS)[number];
}

/** Which of the two. */
export type Role = 'attacker' | 'target';

/** The other of the two. */
export function otherRole(role: Role): Role {
  return role === 'attacker' ? 'target' : 'attacker';
}

/** A value that a system needs and the encounter does not say. */
export type InputValue = string | number;

/**
 * Such a need: its values, the one taken unless told, and where that comes from. `text`: the rule says it; `ruling`: a
 * ruling does; `assumed`: the text at hand is silent, so that figures which rest on it are marked.
 */
export interface Input {
  readonly input: string;
  readonly values: readonly InputValue[];
  readonly usual: InputValue;
  readonly from: 'text' | 'ruling' | 'assumed';
  readonly rule: string;
}

/** The inputs that were told, by their names. */
export type GivenInputs = Readonly<Record<string, InputValue>>;

/** The measures every system is told by. */
export const MEASURES = [
  /** The target is destroyed or off its ground. */
  'breaks',
  /** Of that, destroyed. */
  'destroyed',
  /** The target holds, and is the worse for it. */
  'shaken',
  /** The attacker never comes to blows. */
  'stopped',
  /** The attacker is destroyed, flees or recoils. */
  'thrown',
  /** What the target may expect to lose, as a share of its full strength. */
  'lossTarget',
  /** The same for the attacker. */
  'lossAttacker',
] as const;
export type MeasureName = (typeof MEASURES)[number];

/** Chances, and shares of full strength: numbers, or fractions. */
export type Measures<M> = Readonly<Record<MeasureName, M>>;

/** The measures that are events: each has come about at an end, or has not. */
export const EVENTS = ['breaks', 'destroyed', 'shaken', 'stopped', 'thrown'] as const;
export type EndEvents = Readonly<Record<(typeof EVENTS)[number], boolean>>;

/** Points that both have lost. */
export interface EndLosses {
  readonly target: number;
  readonly attacker: number;
}

/** How the system maps a party: lines of its own words, as the screen shows them. */
export interface Mapped {
  /** The word for what is told. */
  readonly label: string;
  /** A word of the system, or a number. */
  readonly value: InputValue;
  readonly rule: string;
  readonly from: Input['from'];
}

/** One thing that happens on the way: a test, a shot, a melee, with the numbers it rests on. */
export interface EncounterStep {
  readonly step: string;
  readonly by: Role;
  /** The statements it is done by. */
  readonly rules: readonly string[];
  /** How its dice or its number come about. */
  readonly sum: ToldSum | null;
  /** What is thrown; null where nothing is. */
  readonly dice: Dice | null;
  /** What that comes to; absent where the dice only draw lots. */
  readonly reading?: DiceReading;
}

/** The deed under way on the engine, and how its ends are read: for a system whose procedures run on the engine. */
export interface PlayedOut<T extends SystemTypes> {
  readonly engine: Engine<T>;
  /** One row for each way of deciding what the encounter leaves open, and for each reading of the text. */
  readonly rows: readonly PlayedRow<T>[];
  /** Whether the roll is of the attacker's blows: an attacker who never comes to one may have been stopped. */
  readonly isBlow: (roll: Roll<T>) => boolean;
  readonly events: (end: T['game'], struck: boolean) => EndEvents;
  readonly losses: (end: T['game']) => EndLosses;
  /** What the losses are shares of, in the same points. */
  readonly full: EndLosses;
  /** A roll as a step. */
  readonly step: (game: T['game'], roll: Roll<T>) => EncounterStep;
  /**
   * Its own way of going through everything that may happen, exact like the plain one, where there is so much of it that
   * the plain one would take too long; null for the plain one. Given the deed, so that its ends may be read otherwise.
   */
  readonly weighed: (<M>(played: PlayedOut<T>, row: PlayedRow<T>, by: Arithmetic<M>) => Measures<M>) | null;
}

export interface PlayedRow<T extends SystemTypes> {
  readonly row: string;
  /** The position in which the deed is under way. */
  readonly game: T['game'];
  /** The answer it takes, of the legal ones. */
  readonly takes: (game: T['game'], decision: Decision<T>) => T['choice'];
  /** The answer that the encounter tells of the target, where it tells one: whether a choice is it, and who allows it. */
  readonly answer: TargetAnswer<T> | null;
}

export interface TargetAnswer<T extends SystemTypes> {
  readonly isIt: (choice: T['choice']) => boolean;
  readonly rules: readonly string[];
}

/** The step of a course in which the target's answer is not allowed, or nobody asks for it. */
export const NOT_ANSWERED = 'notAnswered';

/** A row reckoned by a formula: its measures as fractions, with what else the system tells. */
export interface FormulaRow {
  readonly row: string;
  readonly measures: Measures<Fraction>;
  /** What the system calls the results, being destroyed among them, each with its chance: 1 in sum. */
  readonly results: readonly { readonly result: string; readonly chance: Fraction }[];
  /** Numbers that the system tells beside the chances. */
  readonly told: readonly { readonly label: string; readonly value: number }[];
  readonly steps: readonly EncounterStep[];
}

/** What a system makes of an encounter: it plays it out, reckons it by a formula, or its text lacks something. */
export type EncounterAnswer<T extends SystemTypes> =
  | { readonly kind: 'played'; readonly played: PlayedOut<T> }
  | { readonly kind: 'formula'; readonly rows: readonly FormulaRow[] }
  | { readonly kind: 'silent'; readonly silent: string };

/** What a system brings to an encounter. */
export interface EncounterPart<T extends SystemTypes> {
  /** The measures that it knows; the others are 0 in its rows, and a screen shows that it has no such thing. */
  readonly measures: (deed: Encounter['deed']) => readonly MeasureName[];
  /** Those of them that rest on nothing assumed: no value of an assumed input changes them. */
  readonly settled: (deed: Encounter['deed']) => readonly MeasureName[];
  readonly inputs: (encounter: Encounter) => readonly Input[];
  readonly mapped: (party: Combatant, role: Role, given: GivenInputs) => readonly Mapped[];
  readonly answer: (encounter: Encounter, given: GivenInputs) => EncounterAnswer<T>;
}
