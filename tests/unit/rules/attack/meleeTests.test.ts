import { expect, test } from 'vitest';
import { meleeTestOrder } from '../../../../src/rules/attack/meleeTests.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Melee {
  readonly assailant?: Partial<UnitSpec>;
  readonly target?: Partial<UnitSpec>;
  readonly lost: readonly [assailant: number, target: number];
  readonly earlier?: number;
}

/** Who tests, in order: A assaulted T. */
function order({ assailant, target, lost, earlier }: Melee) {
  const g = position({
    units: [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 6], strength: 20, ...assailant },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5], strength: 20, ...target },
    ],
  });
  return meleeTestOrder(g, {
    assailant: 'A',
    target: 'T',
    assailantLost: lost[0],
    targetLost: lost[1],
    ...(earlier === undefined ? {} : { earlier }),
  });
}
const SHAKEN = { strength: 5 };

test.each([
  { name: 'MOR-01 two points lost make no test', melee: { lost: [2, 2] }, want: [] },
  { name: 'MOR-01 three make one', melee: { lost: [2, 3] }, want: ['T'] },
  {
    name: 'MOR-01 the other does not test, shaken as it may be',
    melee: { lost: [2, 3], assailant: SHAKEN },
    want: ['T'],
  },
  { name: 'MOR-01 nor the assaulted unit', melee: { lost: [3, 2], target: SHAKEN }, want: ['A'] },
  {
    name: 'MOR-02 what the shot before took counts with the melee',
    melee: { lost: [0, 1], earlier: 2 },
    want: ['T'],
  },
  {
    name: 'MOR-02 a melee that took nothing adds no test to the shot',
    melee: { lost: [0, 0], earlier: 3 },
    want: [],
  },
  {
    name: 'ASL-10 the assailant first if it alone is shaken',
    melee: { lost: [3, 4], assailant: SHAKEN },
    want: ['A', 'T'],
  },
  {
    name: 'ASL-10 the assaulted unit first if it alone is shaken',
    melee: { lost: [4, 3], target: SHAKEN },
    want: ['T', 'A'],
  },
  {
    name: 'ASL-10 both shaken: who lost more',
    melee: { lost: [4, 3], assailant: SHAKEN, target: SHAKEN },
    want: ['A', 'T'],
  },
  { name: 'ASL-10 the assaulted unit lost more', melee: { lost: [3, 4] }, want: ['T', 'A'] },
  {
    name: 'ASL-10 as many: the lower command value',
    melee: { lost: [3, 3], assailant: { commandValue: 6 }, target: { commandValue: 7 } },
    want: ['A', 'T'],
  },
  {
    name: 'ASL-10 all equal: the assaulted unit',
    melee: { lost: [3, 3], assailant: { commandValue: 7 }, target: { commandValue: 7 } },
    want: ['T', 'A'],
  },
] as const satisfies readonly { name: string; melee: Melee; want: readonly string[] }[])(
  '$name',
  ({ melee, want }) => {
    expect(order(melee)).toEqual(want);
  },
);
