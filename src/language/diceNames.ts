/** What both languages need to name dice. */
import type { Dice } from '../engine/dice.ts';

/** A die that counts 1 to n, each as often, is a Dn; any other is told by what its faces count. */
export function dieName(counts: readonly number[]): string {
  const most = Math.max(...counts);
  const often = (value: number) => counts.filter((count) => count === value).length;
  const isEven = counts.every((count) => count >= 1 && often(count) * most === counts.length);
  return isEven ? String(most) : `(${counts.join(', ')})`;
}

/** The faces as they are told: those of a Dn as the 1 to n that they count. GEN-08, R-11. */
export function facesTold(dice: Dice, faces: readonly number[]): readonly number[] {
  if (dice.dice !== 'table' || !/^\d+$/.test(dieName(dice.counts))) return faces;
  return faces.map((face) => dice.counts[face - 1] ?? face);
}

/** The command value that a test of morale is rolled against: what is taken from its dice. */
export function commandValue(dice: Dice): number {
  return 'plus' in dice ? 0 - dice.plus : 0;
}
