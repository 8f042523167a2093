/** How long the table waits before the program acts: as long as it takes to see what has just happened, in milliseconds. */
import type { GameLogEntry, Preferences } from '../state.ts';

/** After dice, which are read first. */
const AFTER_DICE = 1200;
/** After something that is seen on the map. */
const AFTER_MOVES = 800;
/** After what only leads to the next question. */
const AFTER_WORDS = 350;
/** Whoever hurries still sees each piece where it comes to stand. */
const HURRIED = 60;

const SEEN: readonly string[] = [
  'move',
  'runEnd',
  'formation',
  'facing',
  'rallied',
  'putBack',
  'deploy',
  'group',
];

/** The wait after the last answer. */
export function paceAfter(last: GameLogEntry | undefined, speed: Preferences['speed']): number {
  if (speed === 'fast') return HURRIED;
  if (!last) return AFTER_WORDS;
  if (last.roll) return AFTER_DICE;
  return last.choice && SEEN.includes(last.choice.choose) ? AFTER_MOVES : AFTER_WORDS;
}
