/** The odds of an action: position, pins and aims in; everything that may follow, and what it comes to, out. */

import { FRACTIONS, type Fraction, fractionNumber, NUMBERS } from '../chances/fraction.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import type { Game } from '../rules/state/game.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import { type Bounds, exploring, type Graph, MOST_STEPS, TooLarge } from './explore.ts';
import { RUNS, type Runs } from './places.ts';
import { boundsOf, type NamedPin, pinnedAnswer } from './policy.ts';
import { type Results, resultsOf } from './results.ts';
import { type Policy, type Solution, solve } from './solve.ts';
import { type Unweighed, unweighedIn } from './unweighed.ts';

export interface OddsOptions {
  readonly pins?: readonly NamedPin[];
  /** What each side aims at where nothing is pinned; by default to keep its strength. */
  readonly policy?: Policy;
  readonly runs?: Runs;
  /** After how many steps the question is given up as too large; MOST_STEPS unless told. */
  readonly most?: number;
  /** Sides whose decisions are left open in the ranges. */
  readonly open?: readonly Side[];
}

/** What each side plays for unless asked otherwise. */
export const DEFAULT_POLICY: Policy = { blue: 'keepStrength', red: 'keepStrength' };

export interface Odds {
  readonly graph: Graph;
  readonly solution: Solution;
}

/** Works the odds out step by step: whoever drives it may leave it off after each. Throws TooLarge. */
function* working(game: Game, asked: OddsOptions = {}): Generator<undefined, Odds> {
  const bounds: Bounds = {
    ...boundsOf(asked.pins ?? [], asked.runs ?? 'plain'),
    most: asked.most ?? MOST_STEPS,
  };
  const graph = yield* exploring(game, bounds);
  return { graph, solution: solve(graph, asked.policy ?? DEFAULT_POLICY) };
}

/** The odds with as many places looked into as can be afforded, and what was left out. */
export interface WeighedOdds extends Odds {
  readonly runs: Runs;
  readonly unweighed: readonly Unweighed[];
}

/** Steps that are spent on looking into more places before fewer are tried: well under a second. */
const AFFORDABLE = 40_000;

/**
 * Works the odds out with decisions about places weighed like all others as far as that can be afforded; where it cannot,
 * with fewer of their answers, `asked.runs` where that is told. Throws TooLarge.
 */
export function* weighing(game: Game, asked: OddsOptions = {}): Generator<undefined, WeighedOdds> {
  const pins = asked.pins ?? [];
  const limit = asked.most ?? MOST_STEPS;
  const isPinned = (question: Question, legal: readonly Choice[]) =>
    pinnedAnswer(pins, question, legal) !== undefined;
  const tried: readonly Runs[] = asked.runs ? [asked.runs] : RUNS;
  for (const [n, runs] of tried.entries()) {
    const isLast = n === tried.length - 1;
    try {
      const most = isLast ? limit : Math.min(limit, AFFORDABLE);
      const graph = yield* exploring(game, { ...boundsOf(pins, runs), most });
      const solution = solve(graph, asked.policy ?? DEFAULT_POLICY);
      return { graph, solution, runs, unweighed: unweighedIn(graph, isPinned) };
    } catch (error) {
      if (isLast || !(error instanceof TooLarge)) throw error;
    }
  }
  throw new TooLarge(`more than ${limit} steps`);
}

/** The odds in one go, places as `asked.runs` says. `game`: of a question (question.ts), its action under way. */
export function oddsOf(game: Game, asked: OddsOptions = {}): Odds {
  return drained(working(game, asked));
}

/** The odds weighed as widely as can be afforded, in one go. */
export function weighedOdds(game: Game, asked: OddsOptions = {}): WeighedOdds {
  return drained(weighing(game, asked));
}

function drained<T>(steps: Generator<undefined, T>): T {
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
