/** The odds of an action: position, pins and aims in; everything that may follow, and what it comes to, out. */
import type { Game } from '../rules/game.ts';
import type { Side } from '../rules/vocabulary.ts';
import { type Bounds, exploring, type Graph } from './explore.ts';
import { FRACTIONS, type Fraction, fractionNumber, NUMBERS } from './fraction.ts';
import { boundsOf, type Pin, type Runs } from './policy.ts';
import { type Results, resultsOf } from './results.ts';
import { type Policy, type Solution, solve } from './solve.ts';

export interface Asked {
  readonly pins?: readonly Pin[];
  /** What each side aims at where nothing is pinned; by default to keep its strength. */
  readonly policy?: Policy;
  readonly runs?: Runs;
  /** Sides whose decisions are left open in the ranges. */
  readonly open?: readonly Side[];
}

export const DEFAULT_POLICY: Policy = { blue: 'keepStrength', red: 'keepStrength' };

export interface Odds {
  readonly graph: Graph;
  readonly solution: Solution;
}

/** Works the odds out step by step: whoever drives it may leave it off after each. */
export function* working(game: Game, asked: Asked = {}): Generator<undefined, Odds> {
  const bounds: Bounds = boundsOf(asked.pins ?? [], asked.runs ?? 'plain');
  const graph = yield* exploring(game, bounds);
  return { graph, solution: solve(graph, asked.policy ?? DEFAULT_POLICY) };
}

/** The same in one go. `game`: of a question (question.ts), its action under way. */
export function oddsOf(game: Game, asked: Asked = {}): Odds {
  const steps = working(game, asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What the odds come to, in numbers. */
export function distribution({ graph, solution }: Odds): Results<number> {
  return resultsOf(graph, solution, NUMBERS, (m) => m);
}

/** The same in fractions: slow, and true to the last throw. */
export function exactDistribution({ graph, solution }: Odds): Results<Fraction> {
  return resultsOf(graph, solution, FRACTIONS, fractionNumber);
}
