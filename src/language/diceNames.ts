/** What both languages need to name dice. */
import type { Dice } from '../engine/dice.ts';

/** A die that counts 1 to n, each as often, is a Dn; any other is told by what its faces count. */
export function dieName(counts: readonly number[]): string {
  const most = Math.max(...counts);
  const often = (value: number) => counts.filter((count) => count === value).length;
  const isEven = counts.every((count) => count >= 1 && often(count) * most === counts.length);
  return isEven ? String(most) : `(${counts.join(', ')})`;
}

/** The command value that a test of morale is rolled against: what is taken from its dice. */
export function commandValue(dice: Dice): number {
  return 'plus' in dice ? 0 - dice.plus : 0;
}
