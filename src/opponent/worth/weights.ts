/** What a position is judged by, and how much each of it weighs: the one table that tempers and tuning change. */
import type { Temper } from '../levels.ts';

/** How much of a unit's price a quality of a position is worth; prices and points count as they are. */
export interface Weights {
  /** Of what remains of a unit, while it is panicked. */
  readonly panic: number;
  /** Of what one's own units could do to the enemy where they stand: they act only after he has. */
  readonly options: number;
  /** Of what the enemy could do to one's own units: he acts next. */
  readonly danger: number;
  /** For each turn that a unit is away from where it likes to stand in the fight. */
  readonly advance: number;
  /** For each friend beside it that looks the same way, up to two: one order moves them. ORD-03, ORD-06. */
  readonly company: number;
  /** For ground that suits the unit. */
  readonly ground: number;
  /** Of the points of an objective that is not held, for having a unit near it. */
  readonly approach: number;
  /** Of the format, at the end of the battle, for a lead in points that wins it. R-151. */
  readonly deciding: number;
  /** Of a unit's price, at the end of the battle, for its being ended where a threat is reckoned: what wins by points. R-151. */
  readonly finish: number;
  /** Whether the loss of a unit that would break its army counts for that, where a threat is reckoned. R-151. */
  readonly breaking: boolean;
}

/** What is there to be seen at once, without what either side could do from there: what the lower levels go by. */
export const MOMENTARY: Weights = {
  panic: 0.5,
  options: 0,
  danger: 0,
  advance: 0.08,
  company: 0.004,
  ground: 0.03,
  approach: 0.5,
  deciding: 0.2,
  finish: 0,
  breaking: false,
};

/** The same with one's own threats and the enemy's. */
export const SEEING: Weights = { ...MOMENTARY, options: 0.5, danger: 0.3 };

/**
 * The same, and threats count for the points that decide the battle: a lead of a tenth of the format is a fifth of it, and
 * a unit whose loss breaks its army is more than its price. Who sees threats so well goes nearer to what the battle is about.
 */
export const FORESEEING: Weights = { ...SEEING, approach: 0.8, finish: 2, breaking: true };

/** Bold players fear less and press more, careful ones the other way round; both within narrow limits. */
export function tempered(weights: Weights, temper: Temper): Weights {
  if (temper === 'even') return weights;
  const [fear, press] = temper === 'bold' ? [0.85, 1.2] : [1.15, 0.9];
  return { ...weights, danger: weights.danger * fear, advance: weights.advance * press };
}
