/** A game saved and opened again: the file is the save, the replay, the share link and the problem report. */
import { stateHash } from '../engine/hash.ts';
import { fromRecord, type OnWay, toRecord } from '../engine/record.ts';
import { engine } from '../rules/rulebook.ts';
import type { Game } from '../rules/state/game.ts';
import { changedHouseRules } from '../rules/state/houseRuleKeys.ts';
import { asInVersion1 } from './migrate.ts';
import type { PlayedGame } from './newGame.ts';
import { type Problem, problem } from './problem.ts';
import { type SaveProblem, sinceThen } from './saveProblem.ts';
import { beginningOf } from './scenario.ts';
import type { GameFile, PositionFile } from './schema.ts';
import { VERSION } from './version.ts';

/** Saved states need not repeat the battle, which never changes. */
export function thinGame({ battle: _, ...rest }: Game): object {
  return rest;
}

/**
 * The fingerprint of a state in a file. Options at their default are left out, all but the two that files always had:
 * so a file keeps its fingerprint when the program learns an option.
 */
export function fingerprint(game: Game, version: number = VERSION): string {
  const { houseRules } = game.battle;
  const { turn_limit, break_point } = houseRules;
  const changed = Object.fromEntries(changedHouseRules(houseRules).map((key) => [key, houseRules[key]]));
  return stateHash({
    ...(version === 1 ? asInVersion1(game) : game),
    battle: { ...game.battle, houseRules: { turn_limit, break_point, ...changed } },
  });
}

/** The save. */
export function gameFileOf({ scenario, names, programs, standingOrders, history }: PlayedGame): GameFile {
  return {
    format: 'sabreur-hex/game',
    version: VERSION,
    names,
    ...(programs ? { programs } : {}),
    ...(standingOrders ? { standingOrders } : {}),
    scenario,
    ...toRecord(history, thinGame),
    hash: fingerprint(history.game),
  };
}

/**
 * Replays a save and verifies every answer, every saved state, every face from the seed, and the final state. `writtenIn`:
 * the version that wrote the file, whose rules may have been others.
 */
export function openGame(
  file: GameFile,
  writtenIn: number = VERSION,
  onWay?: OnWay,
): { readonly ok: true; readonly game: PlayedGame } | { readonly ok: false; readonly problem: SaveProblem } {
  const { scenario, names, programs, standingOrders } = file;
  const opened = fromRecord(engine, beginningOf(scenario), file, thinGame, onWay);
  const refused = (problem: SaveProblem): { readonly ok: false; readonly problem: SaveProblem } => ({
    ok: false,
    problem: writtenIn === VERSION ? problem : sinceThen(problem, file.cursor),
  });
  if (!opened.ok) return refused({ wrong: 'record', problem: opened.problem });
  if (fingerprint(opened.history.game, writtenIn) !== file.hash) return refused({ wrong: 'hash' });
  return { ok: true, game: { scenario, names, programs, standingOrders, history: opened.history } };
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
}: Pick<PositionFile, 'game'>):
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
