/** A test of the morale chapter: a base, a die of 0 to 2, the circumstances, and the result that the points read. MC-P1. */
import { type Fraction, fraction } from '../../../chances/fraction.ts';
import type { ToldSum, ToldTerm } from '../../../contract/systemTypes.ts';
import { type Dice, outcomesOf } from '../../../engine/dice.ts';

export const MC_STATUSES = ['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'] as const;
export type Status = (typeof MC_STATUSES)[number];

/** Uncontrolled advance, obey, halt, retreat, rout, flight. */
export const RESULTS = ['UA', 'OB', 'HA', 'RE', 'RO', 'FL'] as const;
export type Result = (typeof RESULTS)[number];

type Row = readonly [Result, Result, Result, Result, Result, Result];

/** MC-T9: the least points of each row, and the result for each status in the order of MC_STATUSES. MC-R-24 for the last. */
export const MC_T9: readonly (readonly [least: number, Row])[] = [
  [11, ['OB', 'UA', 'UA', 'UA', 'UA', 'UA']],
  [9, ['OB', 'OB', 'UA', 'UA', 'UA', 'UA']],
  [7, ['OB', 'OB', 'OB', 'OB', 'OB', 'UA']],
  [5, ['OB', 'OB', 'OB', 'OB', 'OB', 'OB']],
  [3, ['OB', 'OB', 'OB', 'OB', 'HA', 'OB']],
  [1, ['OB', 'OB', 'OB', 'HA', 'HA', 'RE']],
  [0, ['HA', 'HA', 'HA', 'RE', 'RE', 'RO']],
  [-2, ['HA', 'HA', 'RE', 'RO', 'RO', 'FL']],
  [-4, ['RE', 'RE', 'RO', 'RO', 'FL', 'FL']],
  [-6, ['RE', 'RO', 'FL', 'FL', 'FL', 'FL']],
  [Number.NEGATIVE_INFINITY, ['RO', 'FL', 'FL', 'FL', 'FL', 'FL']],
];

/** The result of so many points. MC-T9. */
export function resultOf(status: Status, points: number): Result {
  const row = MC_T9.find(([least]) => points >= least);
  return row?.[1][MC_STATUSES.indexOf(status)] ?? 'FL';
}

/** The die of MC-P1: 1 and 2 count nothing, 3 and 4 one, 5 and 6 two. */
export const MORALE_DIE: Dice = { dice: 'table', count: 1, counts: [0, 0, 1, 1, 2, 2], plus: 0 };

/** The chance of each result, those that cannot be left out. */
export function chancesOf(
  status: Status,
  points: number,
): readonly { readonly result: Result; readonly chance: Fraction }[] {
  const outcomes = outcomesOf(MORALE_DIE);
  const throws = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  return RESULTS.map((result) => {
    const over = outcomes
      .filter(({ outcome }) => resultOf(status, points + outcome) === result)
      .reduce((sum, { weight }) => sum + weight, 0n);
    return { result, chance: fraction(over, throws) };
  }).filter(({ chance }) => chance.over > 0n);
}

/** What one loses strength by, and how far: 2/3 or 1/2 of the figures left. MC-T4, MC-27. */
const WORN: Readonly<Record<Status, { readonly twoThirds: number; readonly half: number }>> = {
  guard: { twoThirds: -1, half: -2 },
  elite: { twoThirds: -1, half: -2 },
  regular: { twoThirds: -3, half: -5 },
  semiRegular: { twoThirds: -4, half: -6 },
  militia: { twoThirds: -5, half: -7 },
  irregular: { twoThirds: -5, half: -7 },
};

/** A figure is so many men. */
export const MEN_A_FIGURE = 40;

/** Figures left of so many after so many men. MC-T8. */
export function figuresAfter(initialFigures: number, losses: number): number {
  return initialFigures - Math.floor(losses / MEN_A_FIGURE);
}

/** The figures left at which two thirds and half of the strength are reached. MC-27. */
export function thresholdsOf(initialFigures: number): {
  readonly twoThirds: number;
  readonly half: number;
} {
  return { twoThirds: Math.floor((2 * initialFigures) / 3), half: Math.floor(initialFigures / 2) };
}

/** The points that losses cost for good: tranches of 5 men a figure of those it began with, and the worse threshold. MC-25, MC-26, MC-27. */
export function lossTerms(status: Status, initialFigures: number, losses: number): readonly ToldTerm[] {
  const left = figuresAfter(initialFigures, losses);
  const { twoThirds, half } = thresholdsOf(initialFigures);
  const tranches = Math.floor(losses / (5 * initialFigures));
  const terms: ToldTerm[] = [];
  if (tranches > 0) terms.push({ rule: 'MC-T7', why: 'tranches', amount: -tranches });
  if (left <= half) terms.push({ rule: 'MC-T8', why: 'half', amount: WORN[status].half });
  else if (left <= twoThirds) terms.push({ rule: 'MC-T8', why: 'twoThirds', amount: WORN[status].twoThirds });
  return terms;
}

/**
 * What the responsible general adds for each band of distance, in hexes; near the unit one up or, where its owner will hold it
 * back, one down. MC-22, MC-23, MC-T4, MC-T6, A-03 of the chapter.
 */
export function generalTerms(distance: number, near: number): readonly ToldTerm[] {
  const amount = distance <= 3 ? near : distance <= 6 ? -1 : -Math.floor(distance / 3);
  return [{ rule: 'MC-T6', why: 'generalAway', amount }];
}

/** The sum of base and circumstances, before the die. MC-P1, MC-T4. */
export function pointsOf(terms: readonly ToldTerm[]): ToldSum {
  return {
    total: terms.reduce((sum, term) => sum + ('amount' in term ? term.amount : 0), 0),
    terms,
  };
}
