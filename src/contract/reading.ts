/** What the dice of a step come to, in codes of its system: so that whoever reads the step sees what is thrown for. */
import { type Dice, outcomesOf } from '../engine/dice.ts';

/** A total from the least to the most, both included, and what it comes to; null where there is no bound on that side. */
export interface TotalRead {
  readonly least: number | null;
  readonly most: number | null;
  readonly result: string;
}

/** What a face shows, and what it comes to in this throw. */
export interface FaceRead {
  readonly face: string;
  readonly result: string;
}

/** `dice`: what each die is that counts. `total`: from the lowest on. `faces`: of a die that bears no numbers, the first first. */
export type DiceReading =
  | { readonly of: 'dice'; readonly result: string }
  | { readonly of: 'total'; readonly totals: readonly TotalRead[] }
  | { readonly of: 'faces'; readonly faces: readonly FaceRead[] };

/** Everything that may be thrown, by what it comes to; of dice that are added up the first and the last have no bound. */
export function readTotals(dice: Dice, resultOf: (total: number) => string): DiceReading {
  const totals: { least: number; most: number; result: string }[] = [];
  for (const { outcome } of outcomesOf(dice)) {
    const result = resultOf(outcome);
    const last = totals.at(-1);
    if (last?.result === result) last.most = outcome;
    else totals.push({ least: outcome, most: outcome, result });
  }
  if (dice.dice !== 'sum') return { of: 'total', totals };
  const bounded = totals.map(
    ({ least, most, result }, n): TotalRead => ({
      least: n === 0 ? null : least,
      most: n === totals.length - 1 ? null : most,
      result,
    }),
  );
  return { of: 'total', totals: bounded };
}
