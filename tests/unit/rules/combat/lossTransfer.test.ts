import { describe, expect, test } from 'vitest';
import {
  bearable,
  mayTransfer,
  transferChoices,
  transferFrame,
  transferFriends,
} from '../../../../src/rules/combat/lossTransfer.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { type PositionSpec, position } from '../../../support/position.ts';

type Spec = PositionSpec['units'][number];

const BATTERY: Spec = {
  id: 'B',
  side: 'blue',
  type: 'mediumFootBattery',
  at: [4, 6],
  facing: 5,
  strength: 4,
};
/** The right flank hex of the battery. */
const BESIDE: Spec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 5 };

function friends(units: readonly Spec[], more: Partial<PositionSpec> = {}): readonly string[] {
  const g = position({ ...more, units });
  return transferFriends(g, unitOf(g, 'B'));
}

describe('LOS: who bears losses for the guns', () => {
  test('LOS-05, R-135 infantry or cavalry on a flank hex of the battery, on either side', () => {
    expect(friends([BATTERY, BESIDE])).toEqual(['F']);
    expect(friends([BATTERY, { ...BESIDE, at: [3, 6] }])).toEqual(['F']);
    expect(friends([BATTERY, { ...BESIDE, type: 'heavyCavalry' }])).toEqual(['F']);
    expect(friends([BATTERY, BESIDE, { ...BESIDE, id: 'E', at: [3, 6] }])).toEqual(['E', 'F']);
  });

  test('LOS-05, R-02 nobody in front, behind or farther off', () => {
    for (const at of [
      [4, 5],
      [5, 5],
      [3, 7],
      [4, 7],
      [6, 6],
      [2, 6],
    ] as const)
      expect(friends([BATTERY, { ...BESIDE, at }])).toEqual([]);
  });

  test('LOS-05, R-135 neither guns, nor a panicked friend, nor an enemy, nor one that is gone', () => {
    expect(friends([BATTERY, { ...BESIDE, type: 'lightHorseBattery', formation: 'none' }])).toEqual([]);
    expect(friends([BATTERY, { ...BESIDE, panicked: true }])).toEqual([]);
    expect(friends([BATTERY, { ...BESIDE, side: 'red' }])).toEqual([]);
    expect(friends([BATTERY, { ...BESIDE, fate: 'eliminated', strength: 0 }])).toEqual([]);
  });

  test('R-02, R-135 an extended line lies wholly on that flank, one half beside the guns', () => {
    const line: Spec = { ...BESIDE, skills: ['linearOrder'], formation: 'extendedLine' };
    const extended = (
      left: readonly [number, number],
      right: readonly [number, number],
      facing: 5 | 4 | 0,
    ) => {
      const g = position({ units: [BATTERY, { ...line, at: left, facing }] });
      const u = unitOf(g, 'F');
      const [lq, lr] = left;
      const [rq, rr] = right;
      const two = {
        ...u,
        hexes: [
          { q: lq, r: lr },
          { q: rq, r: rr },
        ],
      } as const;
      return transferFriends({ ...g, units: [unitOf(g, 'B'), two] }, unitOf(g, 'B'));
    };
    expect(extended([5, 6], [6, 6], 5)).toEqual(['F']);
    // the other half reaches into the frontal cone of the battery
    expect(extended([5, 5], [5, 6], 0)).toEqual([]);
    // no half beside the guns
    expect(extended([6, 6], [7, 6], 5)).toEqual([]);
  });

  test('R-135 transfer_to_cavalry=no leaves it to infantry', () => {
    const houseRules = { transfer_to_cavalry: 'no' } as const;
    expect(friends([BATTERY, { ...BESIDE, type: 'heavyCavalry' }], { houseRules })).toEqual([]);
    expect(friends([BATTERY, BESIDE], { houseRules })).toEqual(['F']);
  });

  test('LOS-05 only artillery asks for it', () => {
    const g = position({ units: [{ ...BATTERY, type: 'lineInfantry', strength: 16 }, BESIDE] });
    expect(mayTransfer(g, unitOf(g, 'B'), 3)).toBe(false);
  });

  test('LOS-05 nothing is asked without artillery, losses it can bear, or a friend', () => {
    const asked = (battery: Partial<Spec>, points: number, ...others: readonly Spec[]) => {
      const g = position({ units: [{ ...BATTERY, ...battery }, ...others] });
      return mayTransfer(g, unitOf(g, 'B'), points);
    };
    expect(asked({}, 1, BESIDE)).toBe(true);
    expect(asked({}, 0, BESIDE)).toBe(false);
    expect(asked({}, 1)).toBe(false);
    expect(asked({ fate: 'eliminated', strength: 0 }, 1, BESIDE)).toBe(false);
    expect(asked({ type: 'lineInfantry', strength: 16 }, 1, BESIDE)).toBe(false);
    expect(friends([{ ...BATTERY, type: 'lineInfantry', strength: 16 }, BESIDE])).toEqual([]);
  });

  test('LOS-03 what a unit can lose: no more than it has, nothing once it is gone', () => {
    const g = position({ units: [BATTERY, { ...BATTERY, id: 'G', at: [8, 8], fate: 'eliminated' }] });
    expect([3, 4, 5].map((points) => bearable(unitOf(g, 'B'), points))).toEqual([3, 4, 4]);
    expect(bearable(unitOf(g, 'G'), 3)).toBe(0);
  });

  test('LOS-05 when the question is put nothing has passed yet', () => {
    expect(transferFrame('B', 3, 'E')).toMatchObject({ battery: 'B', points: 3, by: 'E', passed: 0 });
  });

  test('LOS-03, LOS-05 from 1 point to all that the battery can lose, by friend; keeping them comes last', () => {
    const g = position({ units: [BATTERY, BESIDE, { ...BESIDE, id: 'E', at: [3, 6] }] });
    const to = (unit: string, points: number) => ({ choose: 'transfer', unit, points });
    expect(transferChoices(g, unitOf(g, 'B'), 2)).toEqual([
      to('E', 1),
      to('E', 2),
      to('F', 1),
      to('F', 2),
      { choose: 'keepLosses' },
    ]);
    expect(transferChoices(g, unitOf(g, 'B'), 9)).toHaveLength(9);
  });
});
