/** What the file of a game tells of a fault of the program: the answer the program broke over, and where it broke. */
import { generatorFor, type History } from '../engine/history.ts';
import { rollFaces } from '../engine/seed.ts';
import { engine } from '../rules/rulebook.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import type { Given } from './answerShapes.ts';
import { type FaultTold, LONGEST_LINE, LONGEST_MESSAGE, LONGEST_STACK } from './faultShapes.ts';
import { gameFileOf } from './gameFile.ts';
import type { PlayedGame } from './newGame.ts';
import { plainText } from './plainText.ts';
import type { GameFile } from './schema.ts';

/** What is known of a fault when it is met. */
export interface CrashMet {
  readonly error: unknown;
  /** The step of the rules that was run or asked last; none where a screen broke. */
  readonly step: string | null;
  /** What the game was given, after the answers of its file: `dice` for those of its seed. */
  readonly given: Given | 'dice' | null;
  readonly picked: FaultTold['picked'];
}

/** What an error says, as a file takes it. */
export function messageOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return plainText(said, LONGEST_MESSAGE) || 'no message';
}

/** The lines of the stack. From which machine the program came is nobody's business. */
export function stackOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .replaceAll(/\b(?:https?|file):\/\/[^\s/)]*/g, '')
    .split('\n')
    .map((line) => plainText(line, LONGEST_LINE))
    .filter((line) => line !== '')
    .slice(0, LONGEST_STACK);
}

/** The dice that the seed gives where the game stands; nothing where none are waited for, or asking breaks as well. */
function diceFromSeed(history: History<SabreurTypes>): Given | null {
  try {
    const pending = engine.pending(history.game);
    if (pending.wait !== 'roll') return null;
    return { faces: rollFaces(pending.roll.dice, generatorFor(history, null)), source: 'seed' };
  } catch {
    return null;
  }
}

/** The file of a game over which the program broke. */
export function crashFileOf(open: PlayedGame, { error, step, given, picked }: CrashMet): GameFile {
  const fault: FaultTold = {
    message: messageOf(error),
    step,
    attempted: given === 'dice' ? diceFromSeed(open.history) : given,
    picked,
    stack: stackOf(error),
  };
  return { ...gameFileOf(open), fault };
}
