import type { History } from '../../engine/history.ts';
import { fromRecord } from '../../engine/record.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { victoryPoints } from '../../rules/victory.ts';
import type { FaultTold, ProblemReported } from '../../scenarios/faultShapes.ts';
import { fingerprint, openGame, openPosition, thinGame } from '../../scenarios/gameFile.ts';
import { type SaveProblem, saveTrouble } from '../../scenarios/saveProblem.ts';
import { startBattle } from '../../scenarios/scenario.ts';
import type { GameFile, PositionFile } from '../../scenarios/schema.ts';
import { commandFault, fileFault, type Printed, saveSentence } from './fault.ts';
import { type FaultMet, faultAgain, faultInReplay, replayFault, takenUp } from './faultAgain.ts';
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

/** A fault of the program as it was told, and as it is met here. */
function faultsOf(told: FaultTold | null, found: FaultMet | null): object | null {
  if (!told && !found) return null;
  const said = { told: told?.message ?? '', found: found?.message ?? '' };
  // screens do not ask in this order: of a query the message alone tells which it was
  const isThere = told?.step === null || found?.over === 'query' || told?.step === found?.step;
  const isSame = told?.message === found?.message && isThere;
  const elsewhere = told?.step === null ? 'faultInDrawing' : 'faultGone';
  const reason = !told ? 'faultFound' : !found ? elsewhere : isSame ? 'faultSame' : 'faultOther';
  return {
    reason,
    message: commandFault(reason, 'fault', said).message,
    told: told && { message: told.message, step: told.step },
    found,
  };
}

/** The history of a game in whose replay the program does not break, or where it does. */
function replayed(
  file: GameFile,
  writtenIn: number,
):
  | { readonly opened: ReturnType<typeof openGame>; readonly history: History<SabreurTypes> | null }
  | FaultMet {
  try {
    const opened = openGame(file, writtenIn);
    return { opened, history: opened.ok ? opened.game.history : replayable(file, opened.problem) };
  } catch (error) {
    return faultInReplay(file) ?? replayFault(file.cursor, error);
  }
}

/** What is said of a state, as far as one was reached. */
function reachedIn(state: Game | null, writtenIn: number): object {
  return {
    hash: state && fingerprint(state, writtenIn),
    points: state && victoryPoints(state),
    outcome: state?.outcome ?? null,
  };
}

/** What the player reports, where the file is a report. */
function saidIn({ report }: GameFile): { readonly report?: ProblemReported } {
  return report ? { report } : {};
}

function verifyGame({ file, writtenIn }: Read<GameFile>): Printed {
  const told = file.fault ?? null;
  const replay = replayed(file, writtenIn);
  const answers = file.answers.length;
  if ('over' in replay) {
    const fault = faultsOf(told, replay);
    const reached = { ...reachedIn(null, writtenIn), conclusion: file.conclusion };
    const json = {
      verified: false,
      writtenIn,
      answers,
      replayed: replay.at,
      ...reached,
      divergence: null,
      fault,
      ...saidIn(file),
    };
    return { status: 1, json };
  }
  const { opened, history } = replay;
  const state = history?.game;
  const found = told && history ? faultAgain(history, told) : null;
  return {
    status: opened.ok && !found ? 0 : 1,
    json: {
      verified: opened.ok,
      writtenIn,
      answers,
      replayed: history?.length ?? 0,
      ...reachedIn(state ?? null, writtenIn),
      conclusion: file.conclusion,
      divergence: opened.ok ? null : divergenceOf(opened.problem, file.cursor),
      fault: faultsOf(told, found),
      ...saidIn(file),
    },
  };
}

/** A position has no past to replay: without a fault it is only looked at, whether it can be played on. */
function verifyPosition({ file, writtenIn }: Read<PositionFile>): Printed {
  const told = file.fault ?? null;
  const opened = openPosition(file);
  if (!told && !opened.ok) return { status: 2, json: fileFault(opened.problem) };
  const history = takenUp(file);
  const isTakenUp = !('over' in history);
  const found = isTakenUp ? told && faultAgain(history, told) : history;
  const json = {
    verified: isTakenUp,
    writtenIn,
    answers: 0,
    replayed: 0,
    ...reachedIn(isTakenUp ? history.game : null, writtenIn),
    conclusion: null,
    divergence: null,
    fault: faultsOf(told, found),
  };
  return { status: found ? 1 : 0, json };
}

/**
 * `verify`: replays a saved game, and says what state it comes to and where it first differs from what was saved. Where
 * the file, of a game or a position, tells a fault of the program, the answer attempted is given too, and the fault met
 * here is told beside it.
 */
export function verify({ file, writtenIn }: Read<GameFile | PositionFile>): Printed {
  return file.format === 'sabreur-hex/game'
    ? verifyGame({ file, writtenIn })
    : verifyPosition({ file, writtenIn });
}
