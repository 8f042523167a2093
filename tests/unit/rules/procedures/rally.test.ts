import { describe, expect, test } from 'vitest';
import { rallyFrame } from '../../../../src/rules/procedures/rally.ts';
import { expectOver, factsOf, go, start, unitAfter } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  at: [4, 6],
  facing: 5,
  initialStrength: 20,
};

function rallied(more: Partial<UnitSpec>) {
  return go(start(position({ units: [{ ...U, ...more }] }), rallyFrame('U')), [3, 3]);
}

describe('RAL: what a rally tells', () => {
  test('RAL-01, RAL-03 the points regained: two, or what is missing', () => {
    for (const [strength, regained] of [
      [15, 2],
      [19, 1],
    ] as const) {
      const played = rallied({ strength });
      expect(factsOf(played, 'rallied')).toEqual([{ fact: 'rallied', unit: 'U', regained, rule: 'RAL-01' }]);
      expect(unitAfter(played, 'U').strength).toBe(strength + regained);
      expectOver(played);
    }
  });

  test('RAL-01, RAL-05 a panicked unit regains none: it is free of its panic', () => {
    const mob = { panicked: true, formation: 'horde', strength: 12, panickedThisTurn: 'formed' } as const;
    const played = go(rallied(mob), { choose: 'rallied', formation: 'line', facing: 3 });
    expect(factsOf(played, 'rallied')).toEqual([{ fact: 'rallied', unit: 'U', regained: 0, rule: 'RAL-05' }]);
    expect(factsOf(played, 'formationChanged')).toEqual([
      { fact: 'formationChanged', unit: 'U', from: 'horde', to: 'line', rule: 'RAL-05' },
    ]);
    expect(factsOf(played, 'holds')).toEqual([]);
    expect(unitAfter(played, 'U')).toMatchObject({ strength: 12, panickedThisTurn: 'no', facing: 3 });
    expectOver(played);
  });
});
