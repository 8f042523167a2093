/** The die of Alexandre et Bayard: three hits, the special, the flag, and a sixth face. AB-T1, AB-40, AB-R-01. */
import type { Dice } from '../../../engine/dice.ts';
import type { Armour, Readings } from './state.ts';

/** More dice than are ever rolled at once: how many show a face is told by a digit of its own. */
const DIGIT = 64;
export const FACES = ['green', 'blue', 'red', 'special', 'flag', 'order'] as const;
export type Face = (typeof FACES)[number];

function weightOf(face: Face): number {
  return DIGIT ** FACES.indexOf(face);
}

/** The faces of the die. AB-R-01. */
export function facesBy({ flagFaces }: Readings): readonly Face[] {
  return ['green', 'blue', 'red', 'special', 'flag', flagFaces === 2 ? 'flag' : 'order'];
}

/** So many dice, each face counted by itself. The sixth is an order, or by the other reading a second flag. AB-R-01. */
export function combatDice(count: number, readings: Readings): Dice {
  return { dice: 'table', count, counts: facesBy(readings).map(weightOf), plus: 0 };
}

/** How many of the dice show each face. */
export function shownBy(outcome: number): Readonly<Record<Face, number>> {
  const of = (face: Face): number => Math.floor(outcome / weightOf(face)) % DIGIT;
  return {
    ...{ green: of('green'), blue: of('blue'), red: of('red') },
    ...{ special: of('special'), flag: of('flag'), order: of('order') },
  };
}

/** The faces that hit that armour; on very heavy armour the hit is not yet confirmed. AB-T2. */
const HITTING: Readonly<Record<Armour, readonly Face[]>> = {
  yellow: ['green', 'blue', 'red'],
  green: ['green', 'blue', 'red'],
  blue: ['blue', 'red'],
  red: ['red'],
  black: ['red'],
};

/** Whether that face hits that armour. AB-T2. */
export function isHit(armour: Armour, face: Face): boolean {
  return HITTING[armour].includes(face);
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
