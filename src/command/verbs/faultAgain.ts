/** Tries a fault of the program again: replays the game of a crash file, or takes up its position, gives the answer attempted, asks what screens ask. */
import { beginHistory, givenAgain, type History, play } from '../../engine/history.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { presentUnits } from '../../rules/state/game.ts';
import { answerOf } from '../../scenarios/answerShapes.ts';
import { messageOf } from '../../scenarios/crash.ts';
import type { FaultTold } from '../../scenarios/faultShapes.ts';
import { startBattle } from '../../scenarios/scenario.ts';
import type { GameFile, PositionFile } from '../../scenarios/schema.ts';
import { possibilitiesOf } from '../../store/possible/whole.ts';

/** A fault met here: after how many answers of the game, over what, and the error that was thrown. */
export interface FaultMet {
  readonly at: number;
  readonly over: 'replay' | 'attempted' | 'query';
  readonly message: string;
  readonly step: string | null;
}

function met(at: number, over: FaultMet['over'], error: unknown): FaultMet {
  return { at, over, message: messageOf(error), step: engine.lastStep() };
}

/** A fault met while the game was replayed. */
export function replayFault(at: number, error: unknown): FaultMet {
  return met(at, 'replay', error);
}

/** The position of a crash file as a game that begins there, or the fault over which it cannot. */
export function takenUp({ game }: PositionFile): History<SabreurTypes> | FaultMet {
  try {
    return beginHistory(engine, { ...game, count: { answers: 0, draws: 0 } }, '');
  } catch (error) {
    return replayFault(0, error);
  }
}

/** Where the replay of the answers breaks; nothing where it does not. */
export function faultInReplay(file: GameFile): FaultMet | null {
  let at = 0;
  try {
    let history: History<SabreurTypes> = beginHistory(engine, startBattle(file.scenario), file.seed);
    for (const answer of file.answers) {
      const played = play(engine, history, givenAgain(at, answer));
      if (!played.ok) return null;
      history = played.history;
      at++;
    }
    return null;
  } catch (error) {
    return replayFault(at, error);
  }
}

/** Everything a screen asks of the rules about the state reached, what was picked first. */
function query({ game }: History<SabreurTypes>, picked: FaultTold['picked']): void {
  const pending = engine.pending(game);
  if (pending.wait === 'decision') {
    engine.legal(game);
    pending.decision.refused();
  }
  possibilitiesOf(game, picked.unit, picked);
  const nothing = { group: [], riders: [] };
  for (const { id } of presentUnits(game)) possibilitiesOf(game, id, nothing);
}

/** The fault of a file, met again on the history it holds; nothing where all goes well. */
export function faultAgain(history: History<SabreurTypes>, told: FaultTold): FaultMet | null {
  let reached = history;
  try {
    if (told.attempted !== null) {
      const played = play(engine, history, answerOf(history.length, told.attempted));
      if (played.ok) reached = played.history;
    }
  } catch (error) {
    return met(history.length, 'attempted', error);
  }
  try {
    query(reached, told.picked);
  } catch (error) {
    return met(reached.length, 'query', error);
  }
  return null;
}
