/** What reads and writes files, and checks saves. Fetched when the first of them is: a new battle needs none of it. */
import type { OnWay } from '../../engine/record.ts';
import type { Game } from '../../rules/state/game.ts';
import { parseFile } from '../../scenarios/file.ts';
import { gameFileOf, openGame, positionFileOf } from '../../scenarios/gameFile.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { type Problem, problem } from '../../scenarios/problem.ts';
import type { SaveProblem } from '../../scenarios/saveProblem.ts';
import type { Scenario } from '../../scenarios/scenario.ts';

import type { Raised } from '../armies/acts.ts';
import { ENCOUNTER_FORMAT, meetingOf } from '../encounter/read.ts';
import type { Meeting } from '../encounter/state.ts';

export { fingerprint } from '../../scenarios/gameFile.ts';
export { crashedText } from './crashed.ts';
export { exportStored } from './findStored.ts';

export interface FileRefused {
  readonly ok: false;
  readonly problem: Problem | null;
  readonly game: SaveProblem | null;
}
/**
 * A file that can be opened: a game, a battle that has not begun, an encounter, which is for the laboratory, or an army, for
 * the screen where armies are raised.
 */
export type FileRead =
  | { readonly ok: true; readonly game: PlayedGame }
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: true; readonly meeting: Meeting }
  | { readonly ok: true; readonly raised: Raised }
  | FileRefused;

/** Reads and replays the text of a file. */
export function readFile(text: string, onWay?: OnWay): FileRead {
  const parsed = parseFile(text);
  if (!parsed.ok) return { ok: false, problem: parsed.problem, game: null };
  const { file, writtenIn } = parsed;
  if (file.format === 'sabreur-hex/scenario') return { ok: true, scenario: file.scenario };
  if (file.format === ENCOUNTER_FORMAT) return { ok: true, meeting: meetingOf(file) };
  if (file.format === 'sabreur-hex/army')
    return { ok: true, raised: { armyPoints: file.armyPoints, army: file.army } };
  if (file.format !== 'sabreur-hex/game')
    return { ok: false, problem: problem('noGame', 'format', { received: file.format }), game: null };
  const opened = openGame(file, writtenIn, onWay);
  return opened.ok ? { ok: true, game: opened.game } : { ok: false, problem: null, game: opened.problem };
}

/** The text of a game's file. */
export function writeFile(open: PlayedGame): string {
  return `${JSON.stringify(gameFileOf(open))}\n`;
}

/** The text of a position's file. */
export function writePosition(title: string, game: Game): string {
  return `${JSON.stringify(positionFileOf(title, game))}\n`;
}
