/** What reads and writes files, and checks saves. Fetched when the first of them is: a new battle needs none of it. */
import type { Branch } from '../../engine/history.ts';
import { fromRecord, type HistoryRecord } from '../../engine/record.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurKit } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { checkFile, parseFile } from '../../scenarios/file.ts';
import { gameFileOf, openGame, positionFileOf, thinGame } from '../../scenarios/gameFile.ts';
import type { OpenGame } from '../../scenarios/newGame.ts';
import { type Problem, problem } from '../../scenarios/problem.ts';
import type { SaveProblem } from '../../scenarios/saveProblem.ts';
import { type Scenario, startBattle } from '../../scenarios/scenario.ts';
import { VERSION } from '../../scenarios/schema.ts';
import type { BattleHistory } from '../game/record.ts';

export interface Refused {
  readonly ok: false;
  readonly problem: Problem | null;
  readonly game: SaveProblem | null;
}
/** A file that can be played: a game, or a battle that has not begun. */
export type Read =
  | { readonly ok: true; readonly game: OpenGame }
  | { readonly ok: true; readonly scenario: Scenario }
  | Refused;

/** Reads and replays the text of a file. */
export function readFile(text: string): Read {
  const parsed = parseFile(text);
  if (!parsed.ok) return { ok: false, problem: parsed.problem, game: null };
  const { file, writtenIn } = parsed;
  if (file.format === 'sabreur-hex/scenario') return { ok: true, scenario: file.scenario };
  if (file.format !== 'sabreur-hex/game')
    return { ok: false, problem: problem('noGame', 'format', { received: file.format }), game: null };
  const opened = openGame(file, writtenIn);
  return opened.ok ? { ok: true, game: opened.game } : { ok: false, problem: null, game: opened.problem };
}

/** The text of a game's file. */
export function writeFile(open: OpenGame): string {
  return `${JSON.stringify(gameFileOf(open))}\n`;
}

/** The text of a position's file. */
export function writePosition(title: string, game: Game): string {
  return `${JSON.stringify(positionFileOf(title, game))}\n`;
}

/** What a save holds, of unknown make. */
export interface Stored extends Omit<HistoryRecord<SabreurKit>, 'snapshots' | 'branches'> {
  readonly names: BySide<string>;
  readonly scenario: unknown;
  readonly branches: unknown;
}

/** Checks and replays a save. */
export function readSave(
  stored: Stored,
): { readonly ok: true; readonly scenario: Scenario; readonly history: BattleHistory } | Refused {
  const checked = checkFile({
    format: 'sabreur-hex/game',
    version: VERSION,
    ...stored,
    snapshots: [],
    branches: stored.branches ?? ([] satisfies Branch<SabreurKit>[]),
    hash: '0'.repeat(64),
  });
  if (!checked.ok) return { ok: false, problem: checked.problem, game: null };
  const { file } = checked;
  if (file.format !== 'sabreur-hex/game') return { ok: false, problem: null, game: null };
  const opened = fromRecord(engine, startBattle(file.scenario), file, thinGame);
  return opened.ok
    ? { ok: true, scenario: file.scenario, history: opened.history }
    : { ok: false, problem: null, game: { wrong: 'record', problem: opened.problem } };
}
