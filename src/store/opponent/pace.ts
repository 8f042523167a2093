/** How long the table waits before the program acts: as long as it takes to see what has just happened, in milliseconds. */
import type { Unit } from '../../rules/state/game.ts';
import type { GameLogEntry } from '../state.ts';
import { DICE_FALL, PACE, type Speed } from '../told/pace.ts';
import { sceneOf } from '../told/scene.ts';

/** After dice, which are read first. */
const AFTER_DICE = 1200;
/** After something that is seen on the map. */
const AFTER_MOVES = 800;
/** After what only leads to the next question. */
const AFTER_WORDS = 350;
/** Whoever would have nothing told still sees each piece where it comes to stand. */
const AT_ONCE = 60;

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

/** The wait after the last answer: until its scene has been looked at, whichever units these are now. */
export function paceAfter(last: GameLogEntry | undefined, units: readonly Unit[], speed: Speed): number {
  if (speed === 'off') return AT_ONCE;
  const pace = PACE[speed];
  if (!last) return AFTER_WORDS * pace;
  const seen = sceneOf(units, last.facts)?.takes ?? 0;
  if (last.roll) return Math.max(AFTER_DICE, DICE_FALL + seen) * pace;
  const usual = last.choice && SEEN.includes(last.choice.choose) ? AFTER_MOVES : AFTER_WORDS;
  return Math.max(usual, seen) * pace;
}
