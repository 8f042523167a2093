/** A game before anything has happened in it, for whoever begins one. */
import type { Battle, Game, Unit } from './game.ts';

/** The first turn of the blue side, with no procedure under way and no order points thrown for, unless told otherwise. */
export function freshGame(battle: Battle, units: readonly Unit[], more: Partial<Game> = {}): Game {
  return {
    battle,
    units,
    side: 'blue',
    turn: 1,
    orderPoints: 0,
    outcome: null,
    frames: [],
    count: { answers: 0, draws: 0 },
    ...more,
  };
}
