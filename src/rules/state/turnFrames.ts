/** The frame of a turn, apart from its procedure: a turn can begin before the whole of it is fetched. */
import type { TurnFrame } from './frames.ts';

/** `last`: with it the battle ends. */
export function turnFrame(last: boolean): TurnFrame {
  return { procedure: 'turn', at: 'begin', last, dice: 'd3', group: [] };
}
