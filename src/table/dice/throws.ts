import type { GameLogEntry } from '../../store/state.ts';

/** How many throws in a row are worth showing: hits, then saves. */
const SHOWN = 2;

/** The throws just made, none once another answer has followed. */
export function lastThrows(log: readonly GameLogEntry[]): readonly GameLogEntry[] {
  const throws: GameLogEntry[] = [];
  for (let at = log.length - 1; at >= 0 && throws.length < SHOWN; at--) {
    const entry = log[at];
    if (!entry?.roll) break;
    throws.unshift(entry);
  }
  return throws;
}
