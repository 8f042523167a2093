import { describe, expect, test } from 'vitest';
import { explained, leastSquares } from '../../../src/command/opponent/leastSquares.ts';
import { FITTED_PARTS, seenInBattle, weightsFitted } from '../../../src/command/opponent/tuning.ts';
import { rothmuehle } from '../../../src/scenarios/library/rothmuehle.ts';

describe('the worth fitted to games', () => {
  const grid = Array.from({ length: 40 }, (_, n) => [(n % 5) - 2, (n % 7) - 3, (n % 3) - 1]);

  test('what is a sum of features is found again, and explained', () => {
    const seen = grid.map((features) => ({
      features,
      came: 2 * (features[0] ?? 0) - 0.5 * (features[1] ?? 0),
    }));
    const found = leastSquares(seen);
    [2, -0.5, 0].forEach((weight, n) => {
      expect(found[n]).toBeCloseTo(weight, 1);
    });
    expect(explained(seen, found)).toBeGreaterThan(0.99);
    expect(explained(seen, [0, 0, 0])).toBe(0);
  });

  test('a feature that never varies has no weight', () => {
    const seen = grid.map(([a = 0]) => ({ features: [0, a], came: a }));
    const [first, second] = leastSquares(seen);
    expect(first).toBe(0);
    expect(second).toBeCloseTo(1, 1);
  });

  test('a battle tells how each turn ended: what is lost is the measure of all weights', () => {
    const seen = seenInBattle(rothmuehle, { levels: { blue: 'lot', red: 'lot' }, seed: 'tuning' });
    expect(seen.length).toBeGreaterThan(4);
    for (const { features } of seen) expect(features).toHaveLength(FITTED_PARTS.length);
    expect(seenInBattle(rothmuehle, { levels: { blue: 'lot', red: 'lot' }, seed: 'tuning' })).toEqual(seen);
    const { weights } = weightsFitted(seen);
    expect(weights.map(([part]) => part)).toEqual([...FITTED_PARTS]);
  });
});
