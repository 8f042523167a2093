/** What writes files, and checks saves. Fetched when the first of them is: a new battle needs none of it. */
import type { Game } from '../../rules/state/game.ts';
import { gameFileOf, positionFileOf } from '../../scenarios/gameFile.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';

export { fingerprint } from '../../scenarios/gameFile.ts';
export { crashedText } from './crashed.ts';
export { exportStored } from './findStored.ts';

/** The text of a game's file. */
export function writeFile(open: PlayedGame): string {
  return `${JSON.stringify(gameFileOf(open))}\n`;
}

/** The text of a position's file. */
export function writePosition(title: string, game: Game): string {
  return `${JSON.stringify(positionFileOf(title, game))}\n`;
}
