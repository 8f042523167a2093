import seedrandom from 'seedrandom';
import { generatorFor, play as giveAnswer, type History, roll } from '../../engine/history.ts';
import type { Generator } from '../../engine/seed.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { gameFileOf } from '../../scenarios/gameFile.ts';
import { newGame, type PlayedGame } from '../../scenarios/newGame.ts';
import type { ScenarioFile } from '../../scenarios/schema.ts';
import type { Printed } from './fault.ts';
import type { Read } from './positions.ts';

/** Plays on by uniformly random legal answers, for so many answers at most. The seed gives dice and choices. */
export function playOut(begun: PlayedGame, seed: string, most = Number.POSITIVE_INFINITY): PlayedGame {
  const pick = seedrandom(`${seed}/choices`);
  let history: History<SabreurTypes> = begun.history;
  let generator: Generator | null = null;
  while (history.length < most && engine.pending(history.game).wait !== 'over') {
    const legal = engine.legal(history.game);
    generator = generatorFor(history, generator);
    const played =
      legal.length > 0
        ? giveAnswer(engine, history, {
            at: history.length,
            choice: legal[Math.floor(pick() * legal.length)],
          })
        : roll(engine, history, generator);
    if (!played.ok) throw new Error(`a legal answer was refused: ${JSON.stringify(played.why)}`);
    history = played.history;
  }
  return { ...begun, history };
}

/** The battle of that seed before its first answer. */
export function begunOf({ file }: Read<ScenarioFile>, seed: string): PlayedGame {
  return newGame(file.scenario, seed, { blue: 'Blue', red: 'Red' }, engine);
}

/** `play`: a whole battle by random legal answers from where it stands, as the game file it leaves. */
export function play(begun: PlayedGame): Printed {
  return { status: 0, json: gameFileOf(playOut(begun, begun.history.seed)) };
}
