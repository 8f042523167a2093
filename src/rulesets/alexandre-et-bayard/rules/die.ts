/** The die of Alexandre et Bayard: three hits, the special, the flag, and a sixth face. AB-T1, AB-40, AB-R-01. */
import type { Dice } from '../../../engine/dice.ts';
import type { Armour, Readings } from './state.ts';

/** More dice than are ever rolled at once: how many show a face is told by a digit of its own. */
const DIGIT = 64;
const FACES = ['green', 'blue', 'red', 'special', 'flag', 'order'] as const;
export type Face = (typeof FACES)[number];

function weightOf(face: Face): number {
  return DIGIT ** FACES.indexOf(face);
}

/** So many dice, each face counted by itself. The sixth is an order, or by the other reading a second flag. AB-R-01. */
export function combatDice(count: number, { flagFaces }: Readings): Dice {
  const sixth: Face = flagFaces === 2 ? 'flag' : 'order';
  const shown: readonly Face[] = ['green', 'blue', 'red', 'special', 'flag', sixth];
  return { dice: 'table', count, counts: shown.map(weightOf), plus: 0 };
}

/** How many of the dice show each face. */
export function shownBy(outcome: number): Readonly<Record<Face, number>> {
  const of = (face: Face): number => Math.floor(outcome / weightOf(face)) % DIGIT;
  return {
    ...{ green: of('green'), blue: of('blue'), red: of('red') },
    ...{ special: of('special'), flag: of('flag'), order: of('order') },
  };
}

/** Hits on that armour; those on very heavy armour are not yet confirmed. AB-T2. */
export function hitsOn(armour: Armour, shown: Readonly<Record<Face, number>>): number {
  const { green, blue, red } = shown;
  if (armour === 'yellow' || armour === 'green') return green + blue + red;
  return armour === 'blue' ? blue + red : red;
}

/** Armour the other way round, as for whoever strikes at one who evades. AB-14, AB-50. */
export const INVERTED: Readonly<Record<Armour, Armour>> = {
  ...{ yellow: 'black', green: 'red', blue: 'blue', red: 'green', black: 'yellow' },
};

/** The dice that confirm red hits on very heavy armour: a hit of green or better. AB-41. */
export function confirmDice(count: number): Dice {
  return { dice: 'table', count, counts: [1, 1, 1, 0, 0, 0], plus: 0 };
}

/** One die for each hex that a panicking unit goes back: a special is a loss. AB-66. */
export function panicDice(count: number): Dice {
  return { dice: 'table', count, counts: [0, 0, 0, 1, 0, 0], plus: 0 };
}
