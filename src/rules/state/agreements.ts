/** What both sides may agree on outside the rule, and what a correction changed. */
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Formation } from './vocabulary.ts';

/** So many answers were taken back with the consent of both; the state is already the one before them. */
export interface TakenBack {
  readonly agree: 'takeBack';
  readonly answers: number;
}

/**
 * A unit is not as it should be: what is named is set right, the rest stays. `to` is the left half of an extended line. A
 * unit that panics is in disorder, and one that does so no longer needs a formation.
 */
export interface UnitCorrection {
  readonly agree: 'correctUnit';
  readonly unit: string;
  readonly strength?: number;
  readonly to?: Hex;
  readonly facing?: Facing;
  readonly formation?: Formation;
  readonly panicked?: boolean;
  /** In the players' own words. */
  readonly reason: string;
}

/** The side whose turn it is has so many order points left. */
export interface OrdersCorrection {
  readonly agree: 'correctOrders';
  readonly orderPoints: number;
  readonly reason: string;
}

export type Correction = UnitCorrection | OrdersCorrection;
export type Agreement = TakenBack | Correction;

/** One thing that a correction set right. */
export type CorrectedField =
  | { readonly what: 'strength'; readonly from: number; readonly to: number }
  | { readonly what: 'place'; readonly from: readonly Hex[]; readonly to: readonly Hex[] }
  | { readonly what: 'facing'; readonly from: Facing; readonly to: Facing }
  | { readonly what: 'formation'; readonly from: Formation; readonly to: Formation }
  | { readonly what: 'panic'; readonly to: boolean };

/** A reason is so long at most, in characters. */
export const LONGEST_REASON = 200;
/** No game has more answers. */
export const MOST_TAKEN_BACK = 100_000;
