/** Faces from a seed: one stream for each game, rebuilt from the seed and the number of draws made. */
import seedrandom from 'seedrandom';
import { type Dice, facesOf } from './dice.ts';

export interface Generator {
  readonly seed: string;
  /** Faces drawn so far. */
  readonly draws: number;
  /** The next face, 1 to `sides`. */
  draw(sides: number): number;
}

/**
 * The stream of a seed after `draws` faces. Each face takes exactly one number of the stream, whatever its sides, so
 * that the count alone says where the stream stands.
 */
export function makeGenerator(seed: string, draws = 0): Generator {
  const next = seedrandom(seed);
  let drawn = 0;
  while (drawn < draws) {
    next();
    drawn++;
  }
  return {
    seed,
    get draws() {
      return drawn;
    },
    draw(sides) {
      drawn++;
      return Math.floor(next() * sides) + 1;
    },
  };
}

/** Faces for these dice, in order. */
export function rollFaces(dice: Dice, generator: Generator): readonly number[] {
  const { count, sides } = facesOf(dice);
  return Array.from({ length: count }, () => generator.draw(sides));
}
