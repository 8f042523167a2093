/** How fast what happens is told: the scene on the map, the dice, and how long the program waits until it has been seen. */
import type { Preferences } from '../state.ts';

export type Speed = Preferences['speed'];

/** From the quickest to the slowest; off: nothing moves. */
export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const satisfies readonly Speed[];

/** By how much the usual times are multiplied. */
export const PACE: Readonly<Record<Speed, number>> = { off: 0, quick: 0.5, normal: 1, slow: 2 };

/** Until dice that were thrown lie, in milliseconds at the normal pace; the style sheet of the dice says the same. */
export const DICE_FALL = 700;
