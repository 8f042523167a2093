/** What writes files, and checks saves. Fetched when the first of them is: a new battle needs none of it. */
import type { Game } from '../../rules/state/game.ts';
import { LONGEST_REPORT, type ProblemReported } from '../../scenarios/faultShapes.ts';
import { gameFileOf, positionFileOf } from '../../scenarios/gameFile.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { GameFile } from '../../scenarios/schema.ts';

export { fingerprint } from '../../scenarios/gameFile.ts';
export { crashedText } from './crashed.ts';
export { exportStored } from './findStored.ts';

/** The text of a game's file. */
export function writeFile(open: PlayedGame): string {
  return `${JSON.stringify(gameFileOf(open))}\n`;
}

/** What a link holds of a game: its file, but for the saved states, which replay finds again. */
export function linkedGame(open: PlayedGame): GameFile {
  return { ...gameFileOf(open), snapshots: [] };
}

/**
 * The text of a report: the game with what the player says of it. Where the program broke over this game, `crashed` is
 * the file of that moment, and the report is of that.
 */
export function writeReport(open: PlayedGame, crashed: string, program: string, said: string): string {
  const file: unknown = crashed === '' ? gameFileOf(open) : JSON.parse(crashed);
  const plain = plainText(said.replace(/\s+/g, ' '), LONGEST_REPORT);
  const report: ProblemReported = plain === '' ? { program } : { program, said: plain };
  return `${JSON.stringify({ ...(file as GameFile), report })}\n`;
}

/** The text of a position's file. */
export function writePosition(title: string, game: Game): string {
  return `${JSON.stringify(positionFileOf(title, game))}\n`;
}
