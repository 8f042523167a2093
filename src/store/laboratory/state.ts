/** The laboratory's own store: the set-up with its undo, what is picked, and what has been reckoned. */
import { create } from 'zustand';
import type { Hex } from '../../geometry/hex.ts';
import type { Progress, Trouble } from '../../odds/asked.ts';
import type { LaboratoryOdds } from '../../odds/laboratory/asked.ts';
import type { Side, SideTerrain, UnitType } from '../../rules/state/vocabulary.ts';
import { exampleOf } from './examples.ts';
import type { Barred, Ground, Sandbox } from './sandbox.ts';
import type { Setup } from './share.ts';

/** What a press on the map does. */
export type Tool =
  | { readonly tool: 'hand' }
  | { readonly tool: 'place'; readonly side: Side; readonly type: UnitType }
  | { readonly tool: 'ground'; readonly ground: Ground }
  | { readonly tool: 'edge'; readonly terrain: SideTerrain; readonly from: Hex | null }
  | { readonly tool: 'rubber' };

export type Reckoning =
  | { readonly is: 'nothing' }
  | { readonly is: 'working' }
  /** The first figures are there; more places are being weighed. */
  | { readonly is: 'weighing' }
  /** The first figures are there, and the player wants no others. */
  | { readonly is: 'stopped' }
  | { readonly is: 'refused' }
  | { readonly is: 'failed'; readonly why: Trouble }
  | { readonly is: 'done' };

/** A calculation set aside to be compared with. */
export interface KeptOdds {
  readonly odds: LaboratoryOdds;
  readonly setup: Setup;
}

export interface Laboratory {
  readonly setup: Setup;
  readonly past: readonly Setup[];
  readonly ahead: readonly Setup[];
  readonly tool: Tool;
  /** The unit whose card is opened beside those of the question. */
  readonly picked: string | null;
  readonly cursor: Hex | null;
  /** What was last tried on the map in vain; it is told as long as the field and the tool are the same. */
  readonly barred: { readonly why: Barred; readonly on: Sandbox; readonly by: Tool } | null;
  readonly reckoning: Reckoning;
  /** The last odds told; while others are reckoned they stay in view. */
  readonly odds: LaboratoryOdds | null;
  /** The set-up they are of: where they are told, so are its units and its action. */
  readonly oddsOf: Setup | null;
  /** What position and action they are about, however everybody decides. */
  readonly about: string;
  /** They are first figures: their tree is not the one that follows, and nothing in it can be pinned. */
  readonly isFirst: boolean;
  readonly a: KeptOdds | null;
  /** Another field was opened, and A went with the one before. */
  readonly isADropped: boolean;
  /** Opened out of a battle, whose table waits. */
  readonly fromBattle: boolean;
}

/** To choose and move: what is in the hand when nothing else is. */
export const HAND: Tool = { tool: 'hand' };

/** What stands on the field when the laboratory is first opened. */
export const FIRST: Setup = exampleOf('cuirassiers');

export function firstSetup(): Setup {
  return FIRST;
}

export const useLaboratory = create<Laboratory>()(() => ({
  setup: firstSetup(),
  past: [],
  ahead: [],
  tool: HAND,
  picked: null,
  cursor: null,
  barred: null,
  reckoning: { is: 'nothing' },
  odds: null,
  oddsOf: null,
  about: '',
  isFirst: false,
  a: null,
  isADropped: false,
  fromBattle: false,
}));

/** How far the odds are; apart, for it changes ten times a second, and only one line of the screen tells it. */
export const useProgress = create<{ readonly progress: Progress | null }>()(() => ({ progress: null }));
