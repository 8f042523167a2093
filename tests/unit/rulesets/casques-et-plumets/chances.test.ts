/** The reference probabilities printed with the rule, from the procedures as they are played. */
import { describe, expect, test } from 'vitest';
import { fractionNumber } from '../../../../src/chances/fraction.ts';
import { outcomesOf } from '../../../../src/engine/dice.ts';
import { hurt, pool, testDice } from '../../../../src/rulesets/casques-et-plumets/rules/procedures.ts';
import { changed } from '../../../../src/rulesets/casques-et-plumets/rules/state.ts';
import { gameOf } from '../../../support/casques.ts';

/** Loss, no loss, two and more, disordered, in percent but the first, of so many dice that hit and save from a face on. */
function reckoned(dice: number, from: number): readonly number[] {
  const whole = changed(gameOf(), 'target', { full: 20, value: 20 });
  const sums = [0, 0, 0, 0];
  for (const { outcome: hits, weight } of outcomesOf(pool(dice, from)))
    for (const { outcome: saves, weight: of } of outcomesOf(pool(hits, from))) {
      const chance = fractionNumber({ over: weight * of, under: 6n ** BigInt(dice + hits) });
      const { value, disordered } = hurt(whole, 'target', hits, saves).target;
      const lost = 20 - value;
      const counts = [lost, 100 * Number(lost === 0), 100 * Number(lost >= 2), 100 * Number(disordered)];
      for (const [at, count] of counts.entries()) sums[at] = (sums[at] ?? 0) + chance * count;
    }
  return sums;
}

describe('the dice', () => {
  test.each([
    [1, 0.22, 77.8, 0.0, 22.2],
    [2, 0.44, 60.5, 4.9, 34.6],
    [3, 0.67, 47.1, 12.6, 40.6],
    [4, 0.89, 36.6, 21.6, 42.7],
    [5, 1.11, 28.5, 30.9, 42.3],
    [6, 1.33, 22.1, 39.9, 40.5],
    [7, 1.56, 17.2, 48.3, 38.0],
    [8, 1.78, 13.4, 56.0, 35.1],
    [9, 2.0, 10.4, 62.8, 32.0],
    [10, 2.22, 8.1, 68.8, 29.1],
  ])('CP-P4: %i dice of fire', (dice, lost, none, two, disordered) => {
    const [a, b, c, d] = reckoned(dice, 5);
    expect(Math.abs((a ?? Number.NaN) - lost)).toBeLessThanOrEqual(0.00501);
    for (const [found, told] of [
      [b, none],
      [c, two],
      [d, disordered],
    ] as const)
      expect(Math.abs((found ?? Number.NaN) - told)).toBeLessThanOrEqual(0.0501);
  });

  test.each([
    [1, 0.25, 75.0, 0.0, 25.0],
    [2, 0.5, 56.2, 6.2, 31.2],
    [3, 0.75, 42.2, 15.6, 29.7],
    [4, 1.0, 31.6, 26.2, 25.4],
    [5, 1.25, 23.7, 36.7, 20.6],
    [6, 1.5, 17.8, 46.6, 16.2],
    [7, 1.75, 13.3, 55.5, 12.6],
    [8, 2.0, 10.0, 63.3, 9.6],
    [9, 2.25, 7.5, 70.0, 7.3],
    [10, 2.5, 5.6, 75.6, 5.5],
  ])('CP-P8: %i dice of melee', (dice, lost, none, two, disordered) => {
    const [a, b, c, d] = reckoned(dice, 4);
    expect(a).toBeCloseTo(lost, 6);
    for (const [found, told] of [
      [b, none],
      [c, two],
      [d, disordered],
    ] as const)
      expect(Math.abs((found ?? Number.NaN) - told)).toBeLessThanOrEqual(0.0501);
  });

  test.each([
    [-5, 0],
    [-4, 2.8],
    [-3, 8.3],
    [-2, 16.7],
    [-1, 27.8],
    [0, 41.7],
    [1, 58.3],
    [2, 72.2],
    [3, 83.3],
    [4, 91.7],
    [5, 97.2],
    [6, 100],
  ])('CP-T6: with %i the test is passed in %f of 100', (plus, percent) => {
    const passed = outcomesOf(testDice(plus)).filter(({ outcome }) => outcome >= 8);
    const chance = Number(passed.reduce((sum, { weight }) => sum + weight, 0n)) / 36;
    expect(Math.abs(100 * chance - percent)).toBeLessThanOrEqual(0.0501);
  });
});
