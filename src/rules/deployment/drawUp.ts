/** R-150, VIC-04: a set-up played on by the program, as ordinary answers in the record of the game. */
import { type History, play } from '../../engine/history.ts';
import type { Engine } from '../../engine/interpreter.ts';
import { ownAnswer } from '../../engine/plainData.ts';
import type { SabreurTypes } from '../state/frames.ts';
import type { Side } from '../state/vocabulary.ts';
import { quickAnswer } from './quick.ts';

type BattleHistory = History<SabreurTypes>;

/** The side that is asked about its set-up; nobody where the game waits for anything else. */
export function whoSetsUp({ frames }: BattleHistory['game']): Side | null {
  const frame = frames.at(-1);
  return frame?.procedure === 'deployment' && (frame.at === 'unit' || frame.at === 'place')
    ? frame.side
    : null;
}

/**
 * The game after the program has answered for the sides that leave it the set-up, as long as one of them is asked; the
 * same history where none is. R-150.
 */
export function drawUp(
  engine: Engine<SabreurTypes>,
  begun: BattleHistory,
  leaves: (side: Side, history: BattleHistory) => boolean,
): BattleHistory {
  let history = begun;
  for (;;) {
    const side = whoSetsUp(history.game);
    if (side === null || !leaves(side, history)) return history;
    const { game } = history;
    const choice = quickAnswer(game, engine.legal(game));
    const played = choice && play(engine, history, ownAnswer({ at: game.count.answers, choice }));
    if (!played?.ok) return history;
    history = played.history;
  }
}
