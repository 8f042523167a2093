/** Odds against games of the engine, a small part of `npm run soak:odds`; and the test that judges them. */
import { describe, expect, test } from 'vitest';
import { binomialChance, binomialTest } from '../../../src/command/binomial.ts';
import { oddsCases } from '../../../src/command/oddsPositions.ts';
import { compare, playMany } from '../../../src/command/oddsTrial.ts';

test('ten cases, 500 games each, are as likely as they should be', () => {
  const cases = oddsCases(10, 0);
  expect(cases).toHaveLength(10);
  const compared = cases.flatMap(({ name, game, script, chances }) =>
    compare(chances, playMany(game, script, 500, name), 500),
  );
  const tests = compared.filter(({ chance }) => chance > 0 && chance < 1);
  expect(tests.length).toBeGreaterThan(100);
  expect(compared.filter(({ likely }) => likely < 0.001 / tests.length)).toEqual([]);
});

test('odds a little wrong are found out', () => {
  const [one] = oddsCases(1, 0);
  const counts = one ? playMany(one.game, one.script, 500, 'wrong') : new Map<string, number>();
  const wrong = new Map([...(one?.chances ?? [])].map(([name, chance]) => [name, chance * 0.7] as const));
  expect(compare(wrong, counts, 500).some(({ likely }) => likely < 1e-6)).toBe(true);
});

describe('the exact binomial test', () => {
  // 10 throws of a coin: 10 heads or none, 2 of 1024.
  test('counts both tails', () => {
    expect(binomialTest(10, 0.5, 10)).toBeCloseTo(2 / 1024, 12);
    expect(binomialTest(10, 0.5, 5)).toBe(1);
  });

  // 4 sixes of 4: once in 1296, and nothing so far out on the other side counts but its double.
  test('is exact far from the middle', () => {
    expect(binomialTest(4, 1 / 6, 4)).toBeCloseTo(2 / 1296, 12);
    expect(binomialTest(100_000, 0.5, 48_000)).toBeLessThan(1e-30);
  });

  test('knows what cannot be', () => {
    expect(binomialTest(100, 0, 1)).toBe(0);
    expect(binomialTest(100, 1, 99)).toBe(0);
    expect(binomialTest(100, 0, 0)).toBe(1);
  });

  test('its chances sum to 1', () => {
    for (const n of [7, 300, 2000]) {
      let sum = 0;
      for (let k = 0; k <= n; k++) sum += binomialChance(n, 0.3, k);
      expect(sum).toBeCloseTo(1, 10);
    }
  });
});
