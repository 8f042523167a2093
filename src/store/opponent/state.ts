/** What the table shows of the program that plays: where it stands, and what it was asked beside. */
import { create } from 'zustand';
import type { Trouble } from '../../odds/asked.ts';
import type { Thought } from '../../opponent/thought.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { BattleHistory, GameLogEntry } from '../state.ts';

/**
 * How it stands with the program: nothing is asked of it; it thinks, or has thought and is about to act; it waits for
 * leave to go on; it has no answer; or it offers the end.
 */
export type Stage =
  | { readonly stage: 'idle' }
  | { readonly stage: 'thinks' | 'acts' | 'paused' | 'offers'; readonly side: Side }
  | { readonly stage: 'failed'; readonly side: Side; readonly why: Trouble };

/** Something asked beside the game, which is of one moment only. */
export interface AdviceAsked {
  /** The game as it stood. */
  readonly history: BattleHistory;
  readonly came: 'coming' | 'failed' | Thought;
}

export interface OpponentShown {
  readonly stage: Stage;
  /** The side that would not have the end a person offered, in that moment. */
  readonly declined: { readonly history: BattleHistory; readonly side: Side } | null;
  readonly advice: AdviceAsked | null;
}

export const useOpponent = create<OpponentShown>()(() => ({
  stage: { stage: 'idle' },
  declined: null,
  advice: null,
}));

/** What was thought before an answer was given, as long as the page is open. */
export const thoughts = new WeakMap<GameLogEntry, Thought>();
