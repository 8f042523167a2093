/** Two units of Casques et Plumets who meet: plain data, changed only by making a new one. */
import type { Role } from '../../../contract/encounter.ts';
import type { SystemTypes, ToldSum } from '../../../contract/systemTypes.ts';
import type { Decision, Next, Procedure, Roll } from '../../../engine/procedure.ts';
import type { Options } from './options.ts';

export type Kind =
  | 'infantry'
  | 'lightInfantry'
  | 'lightCavalry'
  | 'heavyCavalry'
  | 'cuirassiers'
  | 'fieldGuns'
  | 'horseGuns'
  | 'heavyGuns';

/** CP-T2: guard, elite, regular and militia with their combat values. */
export type Status = 'guard' | 'elite' | 'regular' | 'militia';

/** CP-T3; skirmish order of foot is open order of horse, and guns stand unlimbered. */
export type Formation = 'line' | 'column' | 'square' | 'skirmish' | 'unlimbered' | 'house';

export interface Unit {
  readonly kind: Kind;
  readonly status: Status;
  readonly formation: Formation;
  /** Combat value at the beginning, and what is left of it: hits, dice and quality in one. CP-05. */
  readonly full: number;
  readonly value: number;
  readonly disordered: boolean;
  readonly lance: boolean;
  /** Foot that shoots with rifles. CP-T8. */
  readonly rifles: boolean;
  readonly numerous: boolean;
  /** Whether its first shot is still to come: the salvo. CP-R-38. */
  readonly salvo: boolean;
  readonly fought: boolean;
  /** Supporting friends on its flanks and behind it, in order. CP-R-54. */
  readonly supports: number;
  /** Whether an officer is placed in it, and the skill of its officer. CP-60, CP-T1. */
  readonly led: boolean;
  readonly skill: number;
  /** Off its ground: fallen back, or made to recoil. CP-P7, CP-P8. */
  readonly gone: boolean;
}

/** What stands between the two, and whence the attacker comes. */
export interface Field {
  readonly distance: number;
  readonly onto: 'front' | 'flank' | 'rear';
  readonly cover: 'none' | 'light' | 'hard';
  readonly uphill: boolean;
  /** Whether the target stands at the edge of a wood; the attacker comes as far as the hex before it. CP-66. */
  readonly wood: boolean;
  /** Whether the target's hex is difficult ground: a move from it or over it is as slow throughout. CP-T5, CP-R-35. */
  readonly difficult: boolean;
}

export type Reaction = 'nothing' | 'fire' | 'square' | 'fallBack';

export type Occasion = 'own' | 'charge' | 'assault';

interface ShotFrame {
  readonly procedure: 'shot';
  readonly at: 'fire' | 'save' | 'officer';
  readonly by: Role;
  /** Whether it is a reaction, to a charge or to an assault. CP-30, CP-R-49. */
  readonly occasion: Occasion;
  readonly hits: number;
}
interface ChargeFrame {
  readonly procedure: 'charge';
  readonly at: 'begin' | 'reaction' | 'shot' | 'square' | 'fallBack' | 'test' | 'melee';
  readonly assault: boolean;
}
interface SquareFrame {
  readonly procedure: 'square';
  readonly at: 'test';
}
interface MeleeFrame {
  readonly procedure: 'melee';
  readonly at: 'attackerStrikes' | 'targetStrikes' | 'targetSaves' | 'attackerSaves' | 'officer';
  /** Hits on each; and what the target has failed to save. */
  readonly onTarget: number;
  readonly onAttacker: number;
  readonly targetLost: number;
  readonly loser: Role;
}

export type CpFrame = ShotFrame | ChargeFrame | SquareFrame | MeleeFrame;

export interface CpGame {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly field: Field;
  readonly options: Options;
  readonly frames: readonly CpFrame[];
  readonly count: { readonly answers: number; readonly draws: number };
}

/** What a roll decides; `sum` tells the dice, or what is added to the two dice of a test. */
export interface CpAbout {
  readonly about: 'fire' | 'fireSaves' | 'test' | 'squareTest' | 'strike' | 'meleeSaves' | 'officer';
  readonly of: Role;
  readonly sum: ToldSum | null;
}

export type CpChoice =
  | { readonly choose: 'react'; readonly reaction: Reaction }
  | { readonly choose: 'stop' | 'pursue' };

/** The types that this rule brings to the engine. */
export interface CpTypes extends SystemTypes {
  game: CpGame;
  frame: CpFrame;
  side: Role;
  choice: CpChoice;
  question: { readonly ask: 'reaction' | 'pursuit' };
  refusal: { readonly reason: string };
  about: CpAbout;
  fact: { readonly fact: 'forced' };
  result: { readonly result: 'done' };
}

export type CpProcedure<F extends CpFrame> = Procedure<CpTypes, F>;
export type CpNext<F extends CpFrame> = Next<CpTypes, F>;
export type CpRoll = Roll<CpTypes>;
export type CpDecision = Decision<CpTypes>;
export type FrameOf<Name extends CpFrame['procedure']> = Extract<CpFrame, { procedure: Name }>;

export const DONE = { end: { result: 'done' } } as const;

/** The game with one of the two changed. */
export function changed(g: CpGame, role: Role, change: Partial<Unit>): CpGame {
  return { ...g, [role]: { ...g[role], ...change } };
}

/** Foot, light or not. CP-T3. */
export function isInfantry({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind === 'infantry' || kind === 'lightInfantry';
}

/** Horse of any kind. CP-T3. */
export function isCavalry({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind === 'lightCavalry' || kind === 'heavyCavalry' || kind === 'cuirassiers';
}

/** Whether it has flanks and a rear: a square has none, nor has who holds a house. CP-R-27, CP-R-60. */
export function hasFlanks({ formation }: Pick<Unit, 'formation'>): boolean {
  return formation !== 'square' && formation !== 'house';
}

/** Guns of any kind. CP-T7. */
export function isArtillery(unit: Pick<Unit, 'kind'>): boolean {
  return !isInfantry(unit) && !isCavalry(unit);
}
