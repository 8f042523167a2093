/** What can be done now, as values: the ends of moves, the attacks, the answers listed, the group and the draft. */
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { AttackKind } from '../../rules/attack/attackDice.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { Refusal, Sum } from '../../rules/state/reasons.ts';
import type { Formation } from '../../rules/state/vocabulary.ts';

/** `clear` is within the allowance; `costly` was slowed by the ground; `forced` is a forced march or loses points; `charge` attacks. */
export type ReachKind = 'clear' | 'costly' | 'forced' | 'charge';

/** The hexes the unit holds at an end of its move, and those on which that end is offered. */
export interface Place {
  readonly hexes: Unit['hexes'];
  readonly handles: readonly Hex[];
}

/** One end of a move, with the answers that make it. */
export interface Way {
  readonly lead: readonly Choice[];
  /** The last answer; the whole of it when the end is forced. */
  readonly choice: Choice;
  /** The hex of the end, or that of the left half there. */
  readonly to: Hex;
  readonly place: Place;
  readonly facing: Facing;
  readonly route: readonly Hex[];
  readonly cost: number;
  readonly kind: ReachKind;
  /** The formation in which a unit is set up there. R-150. */
  readonly formation?: Formation;
}

/** One answer on offer. `key`: the digit that gives it. A refused one says why. */
export interface OfferedChoice {
  readonly choice: Choice;
  readonly key: number | null;
  readonly enabled: boolean;
  readonly reasons: readonly Refusal[];
}

/** A hex where the unit's move can end. `cost` in hexes; 0 where the rule counts none. */
export interface Reach {
  readonly hex: Hex;
  readonly facings: readonly Facing[];
  readonly cost: number;
  readonly kind: ReachKind;
}

/** An attack that may be made, with the dice it would throw. `lead` and `choice` make it. */
export interface Target {
  readonly unit: string;
  readonly kind: AttackKind;
  readonly dice: Sum;
  readonly lead: readonly Choice[];
  readonly choice: Choice;
}

export interface RefusedTarget {
  readonly unit: string;
  readonly kind: AttackKind;
  readonly reasons: readonly Refusal[];
}

/** A group in the making: what it costs, why it may not be, and who may still join it, with the cost it would then have. */
export interface GroupPreview {
  readonly units: readonly string[];
  readonly cost: Sum;
  readonly refusals: readonly Refusal[];
  readonly groupable: readonly { readonly unit: string; readonly cost: number }[];
  /** Units that come beside the group at no cost, and those that still may. ORD-09, ORD-10. */
  readonly riders: readonly string[];
  readonly rideable: readonly string[];
  /** Impetuous units among them that will have to attack. ORD-12. */
  readonly duties: readonly string[];
  /** What the map marks: everyone picked; everyone who may be, with the cost. */
  readonly picked: readonly string[];
  readonly offers: readonly { readonly unit: string; readonly cost: number }[];
}

/** The answer in the making. `others`: itself, the same end by other routes, or other attacks on the same enemy; `turnDraft` goes through them. */
export interface DraftView {
  readonly choice: Choice;
  readonly lead: readonly Choice[];
  readonly hex: Hex | null;
  readonly facing: Facing | null;
  readonly facings: readonly Facing[];
  readonly others: readonly Choice[];
  /** Friends that must make way for it, CHG-39, CHG-40. */
  readonly lifts: readonly string[];
}

/** The ends of a unit's moves and its attacks. */
export interface Possibilities {
  readonly ways: readonly Way[];
  readonly reach: readonly Reach[];
  readonly targets: readonly Target[];
  readonly refusedTargets: readonly RefusedTarget[];
}

export const NOTHING_POSSIBLE: Possibilities = { ways: [], reach: [], targets: [], refusedTargets: [] };
