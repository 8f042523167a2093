/** The exact odds of an action in a small position, as a test reads them: fractions in lowest terms. */
import { FRACTIONS, type Fraction, fractionText } from '../../src/chances/fraction.ts';
import { exactDistribution, type Odds, oddsOf } from '../../src/odds/odds.ts';
import type { Runs } from '../../src/odds/places.ts';
import type { NamedPin, QuestionPart } from '../../src/odds/policy.ts';
import { type ActionChoice, actionOpened } from '../../src/odds/question.ts';
import type { Results, UnitResult } from '../../src/odds/results.ts';
import type { Policy } from '../../src/odds/solve.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Game } from '../../src/rules/state/game.ts';
import { type PositionSpec, position } from './position.ts';

export interface Asking {
  readonly pins?: readonly NamedPin[];
  readonly policy?: Policy;
  readonly runs?: Runs;
}

/** Whenever that is asked, this is answered. */
export function when(ask: QuestionPart['ask'], choice: Choice): NamedPin {
  return { question: { ask }, choice };
}

/** An action, without saying each time that it is one. */
type Action<A = ActionChoice> = A extends ActionChoice ? Omit<A, 'choose'> : never;

/** The action under way; fails if it is not legal. */
export function asked(spec: PositionSpec, unit: string, action: Action): Game {
  const question = actionOpened(position(spec), unit, { choose: 'action', ...action } as ActionChoice);
  if (!question.ok) throw new Error(`not legal: ${JSON.stringify(question.reasons)}`);
  return question.game;
}

export interface Answer {
  readonly odds: Odds;
  readonly results: Results<Fraction>;
  readonly of: (unit: string) => UnitResult<Fraction>;
  /** The chance of each number of strength points lost, as text. */
  readonly lost: (unit: string) => Readonly<Record<number, string>>;
  readonly ends: (unit: string) => Readonly<Record<string, string>>;
  /** The chance to end on each hex, by `q,r`. */
  readonly hexes: (unit: string) => Readonly<Record<string, string>>;
}

export function answerOf(game: Game, asking: Asking = {}): Answer {
  const odds = oddsOf(game, asking);
  const results = exactDistribution(odds);
  const of = (unit: string) => {
    const found = results.units.find((one) => one.unit === unit);
    if (!found) throw new Error(`nothing happens to ${unit}`);
    return found;
  };
  return {
    odds,
    results,
    of,
    lost: (unit) =>
      Object.fromEntries(of(unit).lost.map(({ points, chance }) => [points, fractionText(chance)])),
    ends: (unit) =>
      Object.fromEntries(
        Object.entries(of(unit).ends)
          .filter(([, chance]) => !FRACTIONS.isZero(chance))
          .map(([end, chance]) => [end, fractionText(chance)]),
      ),
    hexes: (unit) =>
      Object.fromEntries(
        of(unit).hexes.map(({ hex, chance }) => [`${hex.q},${hex.r}`, fractionText(chance)]),
      ),
  };
}

export function oddsFor(spec: PositionSpec, unit: string, action: Action, asking: Asking = {}): Answer {
  return answerOf(asked(spec, unit, action), asking);
}
