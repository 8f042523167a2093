import { describe, expect, test } from 'vitest';
import { type Dice, facesAreValid, outcomesOf, readFaces } from '../../../src/engine/dice.ts';
import { facesForOutcome } from '../../../src/engine/outcomeFaces.ts';
import { d3, d6, moraleTest, twoD6 } from '../../../src/rules/state/dice.ts';

const pools = [0, 1, 2, 5, 24].flatMap((count) =>
  [1, 3, 4, 5, 6, 7].flatMap((from) =>
    ([1, 2] as const).map((six): Dice => ({ dice: 'pool', count, from, six })),
  ),
);
const others: Dice[] = [
  moraleTest('none', 7),
  moraleTest('highest', 5),
  moraleTest('lowest', -3),
  d3(-2, 1),
  d6(2),
  twoD6(-5, 2),
  { dice: 'table', count: 2, counts: [0, 0, 1, 1, 2, 5], plus: 1 },
  { dice: 'draw', among: 5 },
];

describe('faces for an outcome', () => {
  test.each([...pools, ...others].map((dice) => ({ name: JSON.stringify(dice), dice })))(
    '$name: every outcome has faces that read as it',
    ({ dice }) => {
      for (const { outcome } of outcomesOf(dice)) {
        const faces = facesForOutcome(dice, outcome);
        expect(facesAreValid(dice, faces)).toBe(true);
        expect(readFaces(dice, faces ?? [])).toBe(outcome);
      }
    },
  );

  test('an outcome that cannot be has none', () => {
    expect(facesForOutcome({ dice: 'pool', count: 2, from: 7, six: 2 }, 1)).toBeNull();
    expect(facesForOutcome({ dice: 'pool', count: 1, from: 6, six: 2 }, 1)).toBeNull();
    expect(facesForOutcome(d6(2), 2)).toBeNull();
  });
});
