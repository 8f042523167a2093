/** A step back that one side may not take alone: both are asked, each on his own button. */
import { create } from 'zustand';
import type { BattleHistory, OpenGame } from '../state.ts';
import { gestureBefore } from './session.ts';

interface Asked {
  /** The game as it stood when it was asked for: once it has gone on, nobody is asked any more. */
  readonly history: BattleHistory;
  /** How many answers are left then. */
  readonly to: number;
}

export const useTakeBack = create<{ readonly asked: Asked | null }>()(() => ({ asked: null }));

/** Whether the entry only tells that something was taken back. */
function isTakeBack({ log }: OpenGame, length: number): boolean {
  return log[length - 1]?.agreed?.agree === 'takeBack';
}

/** Where the next step back leads: over the last gesture, or the last answer before earlier steps back were agreed on. */
export function stepBackTo(open: OpenGame): number {
  let { length } = open.history;
  if (!isTakeBack(open, length)) return length - gestureBefore(open);
  while (isTakeBack(open, length)) length--;
  return length - 1;
}

/** Asks both sides whether the game goes back to where it had so many answers. */
export function askTakeBack({ history }: OpenGame, to: number): void {
  useTakeBack.setState({ asked: { history, to } });
}
