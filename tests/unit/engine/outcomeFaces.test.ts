import { describe, expect, test } from 'vitest';
import { type Dice, facesAreValid, outcomesOf, readFaces } from '../../../src/engine/dice.ts';
import { facesForOutcome } from '../../../src/engine/outcomeFaces.ts';

const pools = [0, 1, 2, 5, 24].flatMap((count) =>
  [1, 3, 4, 5, 6, 7].flatMap((from) =>
    ([1, 2] as const).map((six): Dice => ({ dice: 'pool', count, from, six })),
  ),
);
const others: Dice[] = [
  { dice: 'test', drop: 'none', against: 7 },
  { dice: 'test', drop: 'highest', against: 5 },
  { dice: 'test', drop: 'lowest', against: -3 },
  { dice: 'd3', plus: -2, floor: 1 },
  { dice: 'd6', plus: 2 },
  { dice: '2d6', plus: -5, floor: 2 },
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
    expect(facesForOutcome({ dice: 'd6', plus: 2 }, 2)).toBeNull();
  });
});
