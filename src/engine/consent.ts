/** Which answers may be taken back without asking the other side. */
import { links } from './chain.ts';
import { entriesOf, type History, type LogEntry } from './history.ts';
import type { GameTypes } from './procedure.ts';

/** The index of the answer that bars a step back, and why. */
export interface Barrier {
  readonly at: number;
  readonly why: 'dice' | 'otherSide' | 'agreement' | 'start';
}

export type StepBack = { readonly free: true } | { readonly free: false; readonly barrier: Barrier };

/**
 * Whether the last `n` answers may be taken back freely: only a side's own choice, and only while no dice were rolled
 * and the other side gave no answer since. What was stepped back over still counts: it has been seen. Of several
 * barriers the last one given is named, otherwise the first one ahead.
 */
export function canStepBack<T extends GameTypes>(history: History<T>, n = 1): StepBack {
  if (n < 1) return { free: true };
  const oldest = history.length - n;
  if (oldest < 0) return { free: false, barrier: { at: 0, why: 'start' } };
  const taken = entriesOf(history, oldest);
  const side = taken[0]?.side;
  for (const entry of [...taken].reverse()) {
    const barrier = barring(entry, side);
    if (barrier) return { free: false, barrier };
  }
  for (const { entry } of links(history.ahead)) {
    const barrier = barring(entry, side);
    if (barrier) return { free: false, barrier };
  }
  return { free: true };
}

/** Where single steps back will stop being free, told before one gets there; null while none would be barred. */
export function barrierBehind<T extends GameTypes>({ past }: History<T>): Barrier | null {
  const side = past?.head.entry.side;
  for (const { entry } of links(past)) {
    const barrier = barring(entry, side);
    if (barrier) return barrier;
  }
  return null;
}

function barring<T extends GameTypes>(entry: LogEntry<T>, side: T['side'] | undefined): Barrier | null {
  if (entry.waited === 'roll') return { at: entry.at, why: 'dice' };
  // what both agreed on, neither takes back alone
  if (entry.waited === 'agreement') return { at: entry.at, why: 'agreement' };
  return entry.side === side ? null : { at: entry.at, why: 'otherSide' };
}
