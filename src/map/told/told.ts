/** What has just happened, as values the map draws; it works none of it out. */
import type { Hex } from '../../geometry/hex.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { ArrowKind } from '../marks.ts';

/** Times in milliseconds from the beginning, before the pace. */
interface Timed {
  readonly begins: number;
  readonly lasts: number;
}

export type ToldAct = Timed &
  (
    | {
        readonly act: 'move';
        readonly unit: string;
        /** Where it stood, and each place it goes to from there: a hex, or the two of an extended line. */
        readonly way: readonly (readonly Hex[])[];
        readonly gait: 'march' | 'attack' | 'flight' | 'pursuit';
      }
    | {
        readonly act: 'attack';
        readonly kind: Extract<ArrowKind, 'charge' | 'assault'>;
        readonly from: Hex;
        readonly to: Hex;
      }
    | { readonly act: 'volley'; readonly from: Hex; readonly to: Hex; readonly dice: number }
    | { readonly act: 'blow'; readonly from: Hex; readonly to: Hex }
    /** Strength points lost, below 0, or regained. */
    | { readonly act: 'points'; readonly at: readonly Hex[]; readonly points: number }
    | { readonly act: 'gone'; readonly unit: string }
  );

export interface ToldOnMap {
  /** Nothing as long as dice fall: the pieces stand as before. */
  readonly scene: { readonly acts: readonly ToldAct[]; readonly lasts: number } | null;
  /** All times are multiplied by this. */
  readonly pace: number;
  /** Nothing moves: tracks and results are shown at once. */
  readonly still: boolean;
}

/** Where a unit was destroyed. */
export interface FallenMark {
  readonly unit: string;
  readonly side: Side;
  readonly hex: Hex;
}
