/** What a file tells of a fault of the program: the answer the program broke over, and where it broke. */
import { generatorFor, type History } from '../engine/history.ts';
import { rollFaces } from '../engine/seed.ts';
import { engine } from '../rules/rulebook.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import type { Given } from './answerShapes.ts';
import { type FaultTold, LONGEST_LINE, LONGEST_MESSAGE, LONGEST_STACK } from './faultShapes.ts';
import { gameFileOf, positionFileOf } from './gameFile.ts';
import type { PlayedGame } from './newGame.ts';
import { plainText } from './plainText.ts';
import type { GameFile, PositionFile } from './schema.ts';

/** What is known of a fault when it is met. */
export interface CrashMet {
  readonly error: unknown;
  /** The step of the rules that was run or asked last; none where a screen broke. */
  readonly step: string | null;
  /** What the game or position of the file was given: `dice` for those of its seed. */
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

function faultOf({ error, step, given, picked }: CrashMet, history: History<SabreurTypes> | null): FaultTold {
  const attempted = given === 'dice' ? history && diceFromSeed(history) : given;
  return { message: messageOf(error), step, attempted, picked, stack: stackOf(error) };
}

/** The file of a game over which the program broke. */
export function crashFileOf(open: PlayedGame, met: CrashMet): GameFile {
  return { ...gameFileOf(open), fault: faultOf(met, open.history) };
}

/** A position that is no battle: of the rulebook, played on from its `history`, or of the laboratory. */
export interface CrashedPosition {
  readonly title: string;
  readonly game: Game;
  /** None where dice are never left to a seed. */
  readonly history: History<SabreurTypes> | null;
}

/** The file of a position over which the program broke. */
export function crashedPositionOf({ title, game, history }: CrashedPosition, met: CrashMet): PositionFile {
  return { ...positionFileOf(title, game), fault: faultOf(met, history) };
}
