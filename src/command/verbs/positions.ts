/** From any file that holds a game to the state it is in, its answers given. */
import { beginHistory, type History, type LogEntry, play } from '../../engine/history.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { answerOf, type Given } from '../../scenarios/answerShapes.ts';
import { battleProblem } from '../../scenarios/checks.ts';
import { openGame, openPosition } from '../../scenarios/gameFile.ts';
import { saveTrouble } from '../../scenarios/saveProblem.ts';
import { startBattle } from '../../scenarios/scenario.ts';
import type {
  GameFile,
  PositionFile,
  QuestionFile,
  SabreurFile,
  ScenarioFile,
} from '../../scenarios/schema.ts';
import { answerFault, fileFault, type Heard, saveSentence } from './fault.ts';

/** The formats that hold a game. */
export const PLAYABLE = [
  'sabreur-hex/position',
  'sabreur-hex/question',
  'sabreur-hex/game',
  'sabreur-hex/scenario',
] as const;
export type PlayableFile = PositionFile | QuestionFile | GameFile | ScenarioFile;

/** A file that was read, and the version that wrote it. */
export interface Read<F extends SabreurFile> {
  readonly file: F;
  readonly writtenIn: number;
}

/** A state, and what the answers of a question did to come to it. */
export interface Reached {
  readonly game: Game;
  readonly steps: readonly LogEntry<SabreurTypes>[];
}

function giveAll(start: Game, answers: readonly Given[]): Heard<Reached> {
  let history: History<SabreurTypes> = beginHistory(engine, start, '');
  const steps: LogEntry<SabreurTypes>[] = [];
  for (const [at, given] of answers.entries()) {
    const path = `answers.${at}`;
    const played = play(engine, history, answerOf(at, given));
    if (!played.ok) return { ok: false, fault: answerFault(path, played.why) };
    const { entry } = played;
    if ('side' in given && given.side !== undefined && given.side !== entry.side)
      return { ok: false, fault: fileFault({ code: 'inconsistent', path: `${path}.side`, facts: {} }) };
    steps.push(entry);
    history = played.history;
  }
  return { ok: true, value: { game: history.game, steps } };
}

/**
 * A position as it is; a question with its answers given; a saved game at its cursor; a scenario before its first
 * answer. An answer that is not legal is the file's fault.
 */
export function reachedBy({ file, writtenIn }: Read<PlayableFile>): Heard<Reached> {
  switch (file.format) {
    case 'sabreur-hex/scenario': {
      const open = battleProblem(file.scenario, 'scenario');
      if (open) return { ok: false, fault: fileFault(open) };
      return { ok: true, value: { game: engine.settle(startBattle(file.scenario)).game, steps: [] } };
    }
    case 'sabreur-hex/game': {
      const opened = openGame(file, writtenIn);
      if (opened.ok) return { ok: true, value: { game: opened.game.history.game, steps: [] } };
      const trouble = saveTrouble(opened.problem);
      const { at } = trouble.facts;
      const path = at === undefined ? 'hash' : `answers.${at}`;
      const message = saveSentence(trouble);
      return { ok: false, fault: { path, reason: trouble.code, facts: trouble.facts, message } };
    }
    case 'sabreur-hex/position':
    case 'sabreur-hex/question': {
      const opened = openPosition(file);
      if (!opened.ok) return { ok: false, fault: fileFault(opened.problem) };
      return giveAll(opened.game, file.format === 'sabreur-hex/question' ? file.answers : []);
    }
  }
}
