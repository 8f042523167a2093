/** A game copied field by field. Apart from the game itself: the page that begins needs no such haste. */
import type { Game } from './game.ts';

/**
 * The game with other units, frames and count. Its fields are named one by one, so that every game is an object of the same
 * make: those are quick to copy. One that is forgotten does not compile.
 */
export function remade(
  { battle, side, turn, orderPoints, outcome, objectives }: Game,
  units: Game['units'],
  frames: Game['frames'],
  count: Game['count'],
): Game {
  type Usual = Required<Omit<Game, 'objectives'>>;
  const usual: Usual = { battle, units, side, turn, orderPoints, outcome, frames, count };
  return objectives ? { ...usual, objectives } : usual;
}

/** The game with another stack of frames. */
export function withFrames(g: Game, frames: Game['frames']): Game {
  return remade(g, g.units, frames, g.count);
}
