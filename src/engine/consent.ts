/** Which answers may be taken back without asking the other side. */
import { links } from './chain.ts';
import { entriesOf, type History, type LogEntry } from './history.ts';
import type { Kit } from './procedure.ts';

export type StepBack =
  | { readonly free: true }
  | {
      readonly free: false;
      /** The index of the answer that bars it, and why. */
      readonly barrier: { readonly at: number; readonly why: 'dice' | 'otherSide' | 'start' };
    };

/**
 * Whether the last `n` answers may be taken back freely: only a side's own choice, and only while no dice were rolled
 * and the other side gave no answer since. What was stepped back over still counts: it has been seen. Of several
 * barriers the last one given is named, otherwise the first one ahead.
 */
export function canStepBack<K extends Kit>(history: History<K>, n = 1): StepBack {
  if (n < 1) return { free: true };
  const oldest = history.length - n;
  if (oldest < 0) return { free: false, barrier: { at: 0, why: 'start' } };
  const taken = entriesOf(history, oldest);
  const side = taken[0]?.side;
  for (const entry of [...taken].reverse()) {
    const barred = barring(entry, side);
    if (barred) return barred;
  }
  for (const { entry } of links(history.ahead)) {
    const barred = barring(entry, side);
    if (barred) return barred;
  }
  return { free: true };
}

function barring<K extends Kit>(entry: LogEntry<K>, side: K['side'] | undefined): StepBack | null {
  if (entry.waited === 'roll') return { free: false, barrier: { at: entry.at, why: 'dice' } };
  if (entry.side === side) return null;
  return { free: false, barrier: { at: entry.at, why: 'otherSide' } };
}
