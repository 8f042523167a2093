import { expect, test } from 'vitest';
import { type Dice, outcomesOf } from '../../../../src/engine/dice.ts';
import { d3, d6, hitDice, lots, moraleTest, saveDice, twoD6 } from '../../../../src/rules/state/dice.ts';

/** In how many of the rolls each total comes. */
const weights = (dice: Dice) => outcomesOf(dice).map(({ outcome, weight }) => [outcome, Number(weight)]);

test.each<{ name: string; dice: Dice; form: Dice; want: number[][] }>([
  {
    name: 'GEN-08 a D3 and a constant',
    dice: d3(1),
    form: { dice: 'table', count: 1, counts: [1, 1, 2, 2, 3, 3], plus: 1 },
    want: [
      [2, 2],
      [3, 2],
      [4, 2],
    ],
  },
  {
    name: 'R-11 a D3 with a floor',
    dice: d3(-1, 2),
    form: { dice: 'table', count: 1, counts: [1, 1, 2, 2, 3, 3], plus: -1, floor: 2 },
    want: [
      [1, 2],
      [2, 4],
    ],
  },
  {
    name: 'MAN-19 a D6 and a constant',
    dice: d6(2),
    form: { dice: 'sum', count: 1, drop: 'none', plus: 2 },
    want: [3, 4, 5, 6, 7, 8].map((total) => [total, 1]),
  },
  {
    name: 'ORD-02 a total of nothing becomes two',
    dice: twoD6(-10, 2),
    form: { dice: 'sum', count: 2, drop: 'none', plus: -10, floor: 2 },
    want: [
      [1, 2],
      [2, 34],
    ],
  },
  {
    name: 'MOR-03, MOR-11 two dice against 10',
    dice: moraleTest('none', 10),
    form: { dice: 'sum', count: 2, drop: 'none', plus: -10, floor: 0 },
    want: [
      [0, 33],
      [1, 2],
      [2, 1],
    ],
  },
  {
    name: 'QUA-04 elite against 11',
    dice: moraleTest('highest', 11),
    form: { dice: 'sum', count: 3, drop: 'highest', plus: -11, floor: 0 },
    want: [
      [0, 215],
      [1, 1],
    ],
  },
  {
    name: 'QUA-04 recruits against 11',
    dice: moraleTest('lowest', 11),
    form: { dice: 'sum', count: 3, drop: 'lowest', plus: -11, floor: 0 },
    want: [
      [0, 200],
      [1, 16],
    ],
  },
  {
    name: 'CBT-06 hits, a six twice',
    dice: hitDice(1, 4, 2),
    form: { dice: 'pool', count: 1, from: 4, six: 2 },
    want: [
      [0, 3],
      [1, 2],
      [2, 1],
    ],
  },
  {
    name: 'SAV-02 saves',
    dice: saveDice(1, 5),
    form: { dice: 'pool', count: 1, from: 5, six: 1 },
    want: [
      [0, 4],
      [1, 2],
    ],
  },
  {
    name: 'lots',
    dice: lots(2),
    form: { dice: 'draw', among: 2 },
    want: [
      [0, 1],
      [1, 1],
    ],
  },
])('$name', ({ dice, form, want }) => {
  expect(dice).toStrictEqual(form);
  expect(weights(dice)).toEqual(want);
});
