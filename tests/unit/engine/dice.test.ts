import { describe, expect, test } from 'vitest';
import {
  type Dice,
  everyRoll,
  facesAreValid,
  facesOf,
  outcomesOf,
  readFaces,
} from '../../../src/engine/dice.ts';
import { d3, d6, moraleTest, twoD6 } from '../../../src/rules/state/dice.ts';

/** The weights found by throwing every roll once. */
function counted(dice: Dice) {
  const weights = new Map<number, bigint>();
  for (const faces of everyRoll(facesOf(dice))) {
    const outcome = readFaces(dice, faces);
    weights.set(outcome, (weights.get(outcome) ?? 0n) + 1n);
  }
  return [...weights].sort(([a], [b]) => a - b).map(([outcome, weight]) => ({ outcome, weight }));
}

const pools: Dice[] = [0, 1, 2, 3, 4].flatMap((count) =>
  [4, 5, 3].flatMap((from) => ([1, 2] as const).map((six): Dice => ({ dice: 'pool', count, from, six }))),
);
const tests: Dice[] = (['none', 'highest', 'lowest'] as const).flatMap((drop) =>
  [-2, 0, 3, 7, 11, 12].map((against): Dice => moraleTest(drop, against)),
);
const others: Dice[] = [
  d3(0),
  d3(-1),
  d6(2),
  twoD6(-4, 2),
  twoD6(-1, 2),
  { dice: 'sum', count: 4, drop: 'highest', plus: -3 },
  { dice: 'sum', count: 0, drop: 'lowest', plus: 1 },
  { dice: 'table', count: 1, counts: [0, 0, 1, 1, 2, 3], plus: 0 },
  { dice: 'table', count: 3, counts: [-1, 0, 4, 10], plus: -2, floor: 1 },
  { dice: 'table', count: 0, counts: [1, 2], plus: 5 },
  { dice: 'draw', among: 1 },
  { dice: 'draw', among: 5 },
];

describe('weights', () => {
  test.each([...pools, ...tests, ...others].map((dice) => ({ name: JSON.stringify(dice), dice })))(
    'agree with counting all faces: $name',
    ({ dice }) => {
      expect(outcomesOf(dice)).toEqual(counted(dice));
      const { count, sides } = facesOf(dice);
      const sum = outcomesOf(dice).reduce((total, { weight }) => total + weight, 0n);
      expect(sum).toBe(BigInt(sides) ** BigInt(count));
    },
  );

  test.each<Dice>([
    { dice: 'pool', count: 24, from: 4, six: 2 },
    { dice: 'table', count: 24, counts: [0, 0, 1, 1, 2, 3], plus: -5, floor: 1 },
  ])('sum to the number of rolls for dice too many to count: a $dice', (dice) => {
    const sum = outcomesOf(dice).reduce((n, { weight }) => n + weight, 0n);
    expect(sum).toBe(6n ** 24n);
  });

  test('of the same dice are worked out once', () => {
    const dice: Dice = { dice: 'pool', count: 9, from: 4, six: 2 };
    expect(outcomesOf({ ...dice })).toBe(outcomesOf(dice));
    expect(outcomesOf({ ...dice, six: 1 })).not.toEqual(outcomesOf(dice));
  });

  test.each<Dice>([
    { dice: 'pool', count: -2, from: 4, six: 1 },
    { dice: 'sum', count: -2, drop: 'none', plus: 0 },
    { dice: 'table', count: -2, counts: [1, 1, 2, 2, 3, 3], plus: 0 },
  ])('fewer dice than none are none: a $dice', (dice) => {
    expect(facesOf(dice)).toEqual({ count: 0, sides: 6 });
    expect(outcomesOf(dice)).toEqual([{ outcome: 0, weight: 1n }]);
  });
});

describe('reading faces', () => {
  test.each<{ name: string; dice: Dice; faces: number[]; want: number }>([
    { name: 'GEN-08 a 1 is 1', dice: d3(0), faces: [1], want: 1 },
    { name: 'GEN-08 a 4 is 2', dice: d3(0), faces: [4], want: 2 },
    { name: 'GEN-08 a 5 is 3', dice: d3(1), faces: [5], want: 4 },
    {
      name: 'SAV-02 saves from 4',
      dice: { dice: 'pool', count: 4, from: 4, six: 1 },
      faces: [3, 4, 6, 1],
      want: 2,
    },
    {
      name: 'CBT-06 a six counts two',
      dice: { dice: 'pool', count: 3, from: 4, six: 2 },
      faces: [6, 4, 1],
      want: 3,
    },
    { name: 'MOR-03 equal passes', dice: moraleTest('none', 7), faces: [3, 4], want: 0 },
    { name: 'MOR-11 the excess', dice: moraleTest('none', 7), faces: [6, 4], want: 3 },
    {
      name: 'QUA-04 elite drops the highest',
      dice: moraleTest('highest', 4),
      faces: [6, 3, 2],
      want: 1,
    },
    {
      name: 'QUA-04 recruits drop the lowest',
      dice: moraleTest('lowest', 4),
      faces: [6, 3, 2],
      want: 5,
    },
    {
      name: 'ORD-02 a total of nothing becomes two',
      dice: twoD6(-4, 2),
      faces: [1, 3],
      want: 2,
    },
    { name: 'ORD-02 a small total stays', dice: twoD6(-4, 2), faces: [2, 3], want: 1 },
    {
      name: 'of no dice none is left out',
      dice: { dice: 'sum', count: 0, drop: 'lowest', plus: 1 },
      faces: [],
      want: 1,
    },
    {
      name: 'of a single die it is that one which is left out',
      dice: { dice: 'sum', count: 1, drop: 'highest', plus: 2 },
      faces: [5],
      want: 2,
    },
    {
      name: 'a table counts what it says of each face',
      dice: { dice: 'table', count: 2, counts: [0, 0, 1, 1, 2, 5], plus: 1 },
      faces: [6, 3],
      want: 7,
    },
    { name: 'MAN-22 one of several', dice: { dice: 'draw', among: 3 }, faces: [3], want: 2 },
  ])('$name', ({ dice, faces, want }) => {
    expect(readFaces(dice, faces)).toBe(want);
  });

  test('only faces such dice can show are valid', () => {
    const dice: Dice = { dice: 'draw', among: 3 };
    expect([[1], [3]].map((faces) => facesAreValid(dice, faces))).toEqual([true, true]);
    const wrong = [[4], [0], [1.5], [1, 2], [], ['1'], null, '1', { length: 1, 0: 1 }];
    expect(wrong.filter((faces) => facesAreValid(dice, faces))).toEqual([]);
  });
});
