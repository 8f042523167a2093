import { describe, expect, test } from 'vitest';
import { rallyFrame } from '../../../../src/rules/procedures/rally.ts';
import { choices, expectOver, factsOf, go, start, unitAfter } from '../../../support/play.ts';
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

  test('RAL-05, R-41, R-44 a position that names no facing for a line about to form means 0', () => {
    const mob: UnitSpec = { ...U, skills: ['linearOrder'], panicked: true, formation: 'horde' };
    const asked = start(position({ units: [mob] }), { ...rallyFrame('U'), at: 'half' });
    expect(choices(asked)).toEqual([
      { choose: 'half', half: 'left', hex: { q: 4, r: 5 } },
      { choose: 'half', half: 'right', hex: { q: 4, r: 7 } },
    ]);
    const formed = go(asked, { choose: 'half', half: 'left', hex: { q: 4, r: 5 } });
    expect(unitAfter(formed, 'U')).toMatchObject({ formation: 'extendedLine', facing: 0, panicked: false });
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
