import type { History } from '../../engine/history.ts';
import { fromRecord } from '../../engine/record.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { victoryPoints } from '../../rules/victory.ts';
import { fingerprint, openGame, thinGame } from '../../scenarios/gameFile.ts';
import { type SaveProblem, saveTrouble } from '../../scenarios/saveProblem.ts';
import { startBattle } from '../../scenarios/scenario.ts';
import type { GameFile } from '../../scenarios/schema.ts';
import { saveSentence, type Told } from './fault.ts';
import type { Read } from './positions.ts';

/** Where and how the replay left the record; `at` is the index of the answer, of the branch named or of the game. */
function divergenceOf(found: SaveProblem, cursor: number): object {
  const { code, facts } = saveTrouble(found);
  const told = { reason: code, message: saveSentence({ code, facts }) };
  if (found.wrong === 'hash') return { at: cursor, branch: null, ...told, why: null };
  if (found.wrong === 'rulesChanged') return { at: found.at, branch: null, ...told, why: found.why };
  return { at: found.problem.at, branch: found.problem.branch, ...told, why: found.problem.why };
}

/** The longest beginning of the game that can be replayed, up to the cursor. */
function replayable(file: GameFile, found: SaveProblem): History<SabreurTypes> | null {
  const wrongAt = found.wrong === 'record' && found.problem.branch === null ? found.problem.at : null;
  const changedAt = found.wrong === 'rulesChanged' ? found.at : null;
  const cursor = Math.min(file.cursor, wrongAt ?? changedAt ?? file.cursor, file.answers.length);
  const beginning = { ...file, answers: file.answers.slice(0, cursor), cursor, snapshots: [], branches: [] };
  const opened = fromRecord(engine, startBattle(file.scenario), beginning, thinGame);
  return opened.ok ? opened.history : null;
}

/** `verify`: replays a saved game, and says what state it comes to and where it first differs from what was saved. */
export function verify({ file, writtenIn }: Read<GameFile>): Told {
  const opened = openGame(file, writtenIn);
  const history = opened.ok ? opened.game.history : replayable(file, opened.problem);
  const state = history?.game;
  return {
    status: opened.ok ? 0 : 1,
    json: {
      verified: opened.ok,
      writtenIn,
      answers: file.answers.length,
      replayed: history?.length ?? 0,
      hash: state ? fingerprint(state, writtenIn) : null,
      points: state ? victoryPoints(state) : null,
      outcome: state?.outcome ?? null,
      conclusion: file.conclusion,
      divergence: opened.ok ? null : divergenceOf(opened.problem, file.cursor),
    },
  };
}
