/** A cavalry charge by the movement chapter: what it does to the target's test, and the test it leaves to another chapter. WN-P2. */
import { type Fraction, fraction } from '../../../chances/fraction.ts';
import type { ToldSum } from '../../../contract/systemTypes.ts';
import { type Dice, outcomesOf } from '../../../engine/dice.ts';

/** A unit as far as a charge asks. `main`: its combat value, or the fire value of guns. WN-26. */
export interface Counter {
  readonly main: number;
  readonly morale: number;
}

/** WN-26: the target's test is worsened by 1 for each full 2 points of the charger's advantage, and never helped. WN-T4. */
export function chargeMalus(charger: Counter, target: Counter): ToldSum {
  const advantage = charger.main + charger.morale - target.main - target.morale;
  return {
    total: Math.max(0, Math.floor(advantage / 2)),
    terms: [
      { rule: 'WN-26', why: 'chargerMain', amount: charger.main },
      { rule: 'WN-26', why: 'chargerMorale', amount: charger.morale },
      { rule: 'WN-26', why: 'targetMain', amount: -target.main },
      { rule: 'WN-26', why: 'targetMorale', amount: -target.morale },
      { rule: 'WN-T4', why: 'halved', factor: 0.5 },
    ],
  };
}

/** The tests that may stand for the one that is missing: WN-R-25. */
export const TESTS = ['1D6', '2D6', 'chance'] as const;
export type TestKind = (typeof TESTS)[number];

/** The dice of a test that is thrown; a chance that was told has none. */
export function diceOf(test: TestKind): Dice | null {
  if (test === 'chance') return null;
  return { dice: 'sum', count: test === '1D6' ? 1 : 2, drop: 'none', plus: 0 };
}

/** `1D6`: passed on at most the morale less the malus. `2D6`: on at least 8, the malus added and the morale taken off. WN-R-25. */
export function isPassed(test: '1D6' | '2D6', thrown: number, morale: number, malus: number): boolean {
  return test === '1D6' ? thrown <= morale - malus : thrown >= 8 + malus - morale;
}

/** The chance to pass such a test. WN-R-25. */
export function chanceToPass(test: Exclude<TestKind, 'chance'>, morale: number, malus: number): Fraction {
  const outcomes = outcomesOf({ dice: 'sum', count: test === '1D6' ? 1 : 2, drop: 'none', plus: 0 });
  const throws = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  const passing = outcomes.filter(({ outcome }) => isPassed(test, outcome, morale, malus));
  return fraction(
    passing.reduce((sum, { weight }) => sum + weight, 0n),
    throws,
  );
}
