import type { Facing } from '../geometry/facing.ts';
import type { Hex } from '../geometry/hex.ts';
import type { Side } from '../rules/state/vocabulary.ts';

/**
 * Everything laid over the pieces, as values: the map draws what it is told and works out no rule. Lists that have
 * not changed should keep their identity, for each layer is drawn anew only when its own lists change.
 */
export interface MapMarks {
  /** Hexes the selected unit can end its move in, each with its cost in hexes. */
  readonly reach: readonly ReachMark[];
  /** Units that may be attacked, with what the attacker would throw or his odds, shown at all times. */
  readonly targets: readonly TargetMark[];
  /** Units near enough to be thought targets, which the rule refuses; the screen tells the reason. */
  readonly refusedTargets: readonly { readonly unit: string }[];
  readonly arrows: readonly ArrowMark[];
  /** The units that a pending question is about, in the colour of a side. */
  readonly rings: readonly { readonly unit: string; readonly side: Side }[];
  /** The way of the move under consideration, first hex included. */
  readonly route: readonly Hex[];
  /** Units as they would stand after the move under consideration: those that fill two hexes. */
  readonly ghosts: readonly GhostMark[];
  /** The way of the last move made: origin, hexes passed, goal. */
  readonly lastMove: readonly Hex[];
  /** Facings offered for a unit on a hex; the chosen one, if any, is drawn full. */
  readonly facingChoices: readonly FacingMark[];
  /** Units that may join the group, with the order points the group would then cost. */
  readonly groupable: readonly { readonly unit: string; readonly cost: number }[];
  /** Units of the group so far. */
  readonly group: readonly string[];
  /** Units outflanked now. */
  readonly outflanked: readonly string[];
  /** Hexes a side threatens, for the key held down. */
  readonly threat: readonly Hex[];
  /** A field of fire, or any set of hexes to outline. */
  readonly field: readonly Hex[];
  /** Lines of sight asked for; one that is blocked stops being solid at `blockedAt`. */
  readonly sights: readonly SightMark[];
  /** Hexes a question offers, without a cost: deployment, a flight, a pursuit. */
  readonly offered: readonly Hex[];
  /** Where armies are set up: the zone of whoever does so now, and the other's. R-150. */
  readonly zones?: readonly ZoneMark[];
  /** Hexes by a chance: where a unit may end. */
  readonly heat?: readonly HeatMark[];
  /** What enemies could do to a unit that went to a hex: drawn from them to it. */
  readonly dangers?: readonly DangerMark[];
  /** Hexes to march to, each with how many enemies could fire there, how many could charge or assault, and the worst chance. */
  readonly menaced?: readonly MenacedMark[];
}

/**
 * `clear` costs what the manoeuvre allows; `costly` is slowed by terrain or spends more; `forced` needs a forced march
 * or another risk; `charge` ends in contact.
 */
export type ReachKind = 'clear' | 'costly' | 'forced' | 'charge';

export interface ReachMark {
  readonly hex: Hex;
  readonly cost: number;
  readonly kind: ReachKind;
}

export interface TargetMark {
  readonly unit: string;
  readonly kind: 'fire' | 'charge' | 'assault';
  /** Number of dice, or odds: a few characters; with odds, all of them in the same measure. */
  readonly value: string;
  /** What the figure may come to, where it rests on what somebody will answer. */
  readonly range?: string | undefined;
}

export interface DangerMark {
  /** The enemy. */
  readonly unit: string;
  readonly at: Hex;
  readonly kind: TargetMark['kind'];
  readonly value: string;
  readonly range?: string | undefined;
}

export interface MenacedMark {
  readonly hex: Hex;
  readonly fire: number;
  readonly shock: number;
  /** The worst of the chances to break there, where any is known. */
  readonly breaks: string | null;
}

export type ArrowKind = 'charge' | 'march' | 'fire' | 'pursuit' | 'flight' | 'assault';

export interface ArrowMark {
  readonly from: Hex;
  readonly to: Hex;
  readonly kind: ArrowKind;
}

export interface FacingMark {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly chosen?: boolean;
}

export interface GhostMark {
  readonly unit: string;
  readonly hexes: readonly Hex[];
  readonly facing: Facing;
}

export interface SightMark {
  readonly from: Hex;
  readonly to: Hex;
  /** The hex that hides the goal; null when it is seen. */
  readonly blockedAt: Hex | null;
}

export interface ZoneMark {
  readonly hexes: readonly Hex[];
  /** Of the side that sets up now. */
  readonly own: boolean;
}

/** `share`: how dark, from 0 to 1; `chance`: the figure written there. */
export interface HeatMark {
  readonly hex: Hex;
  readonly share: number;
  readonly chance: number;
}

/** Nothing marked; start from this and give only what there is. */
export const NO_MARKS: MapMarks = {
  reach: [],
  targets: [],
  refusedTargets: [],
  arrows: [],
  rings: [],
  route: [],
  ghosts: [],
  lastMove: [],
  facingChoices: [],
  groupable: [],
  group: [],
  outflanked: [],
  threat: [],
  field: [],
  sights: [],
  offered: [],
};
