/** Two units of Alexandre et Bayard who fight: plain data, changed only by making a new one. */
import type { Role } from '../../../contract/encounter.ts';
import type { SystemTypes, ToldSum } from '../../../contract/systemTypes.ts';
import type { Procedure, Roll } from '../../../engine/procedure.ts';

/** Only the classes that a Napoleonic encounter knows. */
export type Class = 'infantry' | 'cavalry' | 'artillery';

/** From very light to very heavy. AB-T2. */
export const ARMOURS = ['yellow', 'green', 'blue', 'red', 'black'] as const;
export type Armour = (typeof ARMOURS)[number];

export interface Unit {
  readonly class: Class;
  readonly armour: Armour;
  /** Elements at the beginning and left: its hits. */
  readonly full: number;
  readonly elements: number;
  /** Dice of the attacker who has moved, and in every other melee. AB-15. */
  readonly assault: number;
  readonly melee: number;
  /** Dice of its missile weapon, 0 for none. AB-11. */
  readonly missile: number;
  readonly elite: boolean;
  readonly supported: boolean;
  readonly led: boolean;
  /** Free hexes behind it; and how far it can still go back in this turn where it is artillery. AB-64, AB-67. */
  readonly room: number;
  readonly mobility: number;
  /** Hexes it may move and still fight; null where nobody has told: another chapter says it. AB-47. */
  readonly move: number | null;
  /** Whether it has left its hex in the combat at hand, and whether it ever has. */
  readonly gone: boolean;
  readonly gaveGround: boolean;
}

/** How the text is read where it leaves it open. */
export interface Readings {
  /** AB-R-01. */
  readonly flagFaces: 1 | 2;
  /** AB-R-07. */
  readonly cancels: 'one_each' | 'one_in_all';
  /** AB-R-27. */
  readonly specialOnYellow: 'melee_only' | 'fire_too';
  /** The factor of a pursuit. AB-R-10. */
  readonly pursuit: 'assault' | 'melee';
}

interface BlowsFrame {
  readonly procedure: 'blows';
  readonly at: 'strike' | 'confirm' | 'panic';
  readonly by: Role;
  /** Whom they fall on: guns that burst are hit by their own shot. AB-58. */
  readonly on: Role;
  /** `chase`: at one who evades. AB-50. */
  readonly how: 'assault' | 'melee' | 'fire' | 'chase';
  /** Hits so far, red ones that black armour has still to confirm, flags and specials. */
  readonly hits: number;
  readonly unconfirmed: number;
  readonly moral: number;
  /** Hexes that artillery went back: a die each. AB-66, AB-69. */
  readonly fled: number;
  readonly burst: boolean;
}
interface MeleeFrame {
  readonly procedure: 'melee';
  readonly at:
    | 'begin'
    | 'evade'
    | 'flight'
    | 'chase'
    | 'attack'
    | 'riposte'
    | 'answer'
    | 'followUp'
    | 'pursue';
  readonly moved: boolean;
  readonly pursued: boolean;
}
interface ShotFrame {
  readonly procedure: 'shot';
  readonly at: 'fire' | 'burst';
}
export type AbFrame = BlowsFrame | MeleeFrame | ShotFrame;

export interface AbGame {
  readonly attacker: Unit;
  readonly target: Unit;
  /** Hexes from one to the other. */
  readonly distance: number;
  readonly readings: Readings;
  readonly frames: readonly AbFrame[];
  readonly count: { readonly answers: number; readonly draws: number };
}

export type AbQuestion = { readonly ask: 'evade' | 'riposte' | 'followUp' | 'pursuit' };
export type AbChoice = { readonly choose: 'evade' | 'stand' | 'riposte' | 'followUp' | 'pursue' | 'decline' };

export interface AbAbout {
  readonly about: 'shot' | 'assault' | 'melee' | 'chase' | 'riposte' | 'confirm' | 'panic';
  readonly of: Role;
  readonly sum: ToldSum | null;
}

/** The types that this rule brings to the engine. */
export interface AbTypes extends SystemTypes {
  game: AbGame;
  frame: AbFrame;
  side: Role;
  choice: AbChoice;
  question: AbQuestion;
  refusal: { readonly reason: string };
  about: AbAbout;
  fact: { readonly fact: 'forced' };
  /** `burst`: a gun has burst in the shot. AB-58. */
  result: { readonly result: 'done'; readonly burst: boolean };
}

export type AbProcedure<F extends AbFrame> = Procedure<AbTypes, F>;
export type AbRoll = Roll<AbTypes>;
export type FrameOf<Name extends AbFrame['procedure']> = Extract<AbFrame, { procedure: Name }>;

export const DONE = { end: { result: 'done', burst: false } } as const;

/** The game with one of the two changed. */
export function changed(g: AbGame, role: Role, change: Partial<Unit>): AbGame {
  return { ...g, [role]: { ...g[role], ...change } };
}
