/** What is laid over the pieces, as values the map draws. */
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { ReachKind } from '../possible/possible.ts';

export type ArrowKind = 'charge' | 'march' | 'fire' | 'pursuit' | 'flight' | 'assault';

/** The same fields as the map's own marks, which the store may not import. */
export interface Marks {
  readonly reach: readonly { readonly hex: Hex; readonly cost: number; readonly kind: ReachKind }[];
  readonly targets: readonly {
    readonly unit: string;
    readonly kind: 'fire' | 'charge' | 'assault';
    readonly value: string;
    readonly range?: string | undefined;
  }[];
  readonly refusedTargets: readonly { readonly unit: string }[];
  readonly arrows: readonly { readonly from: Hex; readonly to: Hex; readonly kind: ArrowKind }[];
  readonly rings: readonly { readonly unit: string; readonly side: Side }[];
  readonly route: readonly Hex[];
  readonly ghosts: readonly {
    readonly unit: string;
    readonly hexes: readonly Hex[];
    readonly facing: Facing;
  }[];
  readonly lastMove: readonly Hex[];
  readonly facingChoices: readonly {
    readonly hex: Hex;
    readonly facing: Facing;
    readonly chosen?: boolean;
  }[];
  readonly groupable: readonly { readonly unit: string; readonly cost: number }[];
  readonly group: readonly string[];
  readonly outflanked: readonly string[];
  readonly threat: readonly Hex[];
  readonly field: readonly Hex[];
  readonly sights: readonly { readonly from: Hex; readonly to: Hex; readonly blockedAt: Hex | null }[];
  readonly offered: readonly Hex[];
  readonly zones?: readonly { readonly hexes: readonly Hex[]; readonly own: boolean }[];
}
