/** What every rule system works out alike of an encounter: the values of its inputs, what is left of a party, its arm. */
import { BrokenInvariant } from '../engine/interpreter.ts';
import type { Arm, Combatant, GivenInputs, Input, InputValue } from './encounter.ts';

/** The value of an input, by its name. */
export type ValueOf = (input: string) => InputValue;

/** The values of the inputs: what is given, where it may be, else what is usual. */
export function valuesTaken(inputs: readonly Input[], given: GivenInputs): ValueOf {
  return (name) => {
    const input = inputs.find((one) => one.input === name);
    const told = given[name];
    return told !== undefined && input?.values.includes(told) ? told : (input?.usual ?? 0);
  };
}

/** Every whole number from the least to the most. */
export function wholeNumbers(most: number, least = 0): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

/** What a party has left of so many points: its twentieths of them, rounded up. */
export function leftOf(full: number, { left }: Pick<Combatant, 'left'>): number {
  return Math.ceil((full * left) / 20);
}

/** Foot, horse or guns. */
export const ARM_CLASSES: Readonly<Record<Arm, 'infantry' | 'cavalry' | 'artillery'>> = {
  line: 'infantry',
  light: 'infantry',
  heavyCavalry: 'cavalry',
  cuirassiers: 'cavalry',
  lightCavalry: 'cavalry',
  lancers: 'cavalry',
  fieldGuns: 'artillery',
  heavyGuns: 'artillery',
  horseGuns: 'artillery',
};

/** The legal answer that is wanted; where it is not allowed, and where none is, the first. Throws BrokenInvariant where there is no answer. */
export function wantedOrFirst<C>(legal: readonly C[], isWanted: (choice: C) => boolean): C {
  const found = legal.find(isWanted) ?? legal[0];
  if (found === undefined) throw new BrokenInvariant('nothing can be answered');
  return found;
}
