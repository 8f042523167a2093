/** A game saved and opened again: the file is the save, the replay, the share link and the problem report. */
import { stateHash } from '../engine/hash.ts';
import { fromRecord, type RecordProblem, toRecord } from '../engine/record.ts';
import type { SabreurKit } from '../rules/frames.ts';
import type { Game } from '../rules/game.ts';
import { engine } from '../rules/rulebook.ts';
import type { OpenGame } from './newGame.ts';
import { type Problem, problem } from './problem.ts';
import { startBattle } from './scenario.ts';
import { type GameFile, type PositionFile, VERSION } from './schema.ts';

/** What is wrong with the answers of a save: the record itself, or the state they lead to. */
export type SaveProblem =
  | { readonly wrong: 'record'; readonly problem: RecordProblem<SabreurKit> }
  | { readonly wrong: 'hash' };

/** Saved states need not repeat the battle, which never changes. */
export function thinGame({ battle: _, ...rest }: Game): object {
  return rest;
}

/** The save. */
export function gameFileOf({ scenario, names, history }: OpenGame): GameFile {
  return {
    format: 'sabreur-hex/game',
    version: VERSION,
    names,
    scenario,
    ...toRecord(history, thinGame),
    hash: stateHash(history.game),
  };
}

/** Replays a save and verifies every answer, every saved state, every face from the seed, and the final state. */
export function openGame(
  file: GameFile,
): { readonly ok: true; readonly game: OpenGame } | { readonly ok: false; readonly problem: SaveProblem } {
  const { scenario, names } = file;
  const opened = fromRecord(engine, startBattle(scenario), file, thinGame);
  if (!opened.ok) return { ok: false, problem: { wrong: 'record', problem: opened.problem } };
  if (stateHash(opened.history.game) !== file.hash) return { ok: false, problem: { wrong: 'hash' } };
  return { ok: true, game: { scenario, names, history: opened.history } };
}

/** The state alone, without its past. */
export function positionFileOf(title: string, { count: _, ...game }: Game): PositionFile {
  return { format: 'sabreur-hex/position', version: VERSION, title, game };
}

/**
 * The game of a position, settled, its counts beginning at 0. Frames can be of the right shape and yet make no sense
 * together; the rules then break, which is the file's fault here and not the program's.
 */
export function openPosition({
  game,
}: PositionFile):
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: Problem } {
  try {
    const settled = engine.settle({ ...game, count: { answers: 0, draws: 0 } });
    engine.pending(settled.game);
    engine.legal(settled.game);
    return { ok: true, game: settled.game };
  } catch {
    return { ok: false, problem: problem('inconsistent', 'game.frames') };
  }
}
