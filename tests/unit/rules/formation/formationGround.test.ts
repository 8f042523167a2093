import { describe, expect, test } from 'vitest';
import { groundsAfter } from '../../../../src/rules/formation/formationGround.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { Formation } from '../../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const LINE: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6] };
const red = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'X',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});

describe('ground for a formation', () => {
  test('FRM-18, R-55 no square beside an enemy that looks away, whom a column would not touch', () => {
    const grounds = (to: Formation, ...others: readonly UnitSpec[]) => {
      const g = position({ units: [LINE, ...others] });
      return groundsAfter(g, unitOf(g, 'U'), to, 5).map(({ half, hexes }) => [half, ...hexes]);
    };
    const here = [['left', { q: 3, r: 6 }]];
    // behind the unit, its back turned
    const behind = red([3, 7], { facing: 2 });
    expect([grounds('column', behind), grounds('square', behind)]).toEqual([here, []]);
    expect(grounds('square')).toEqual(here);
  });

  test('FRM-18, R-04 square_front=none: out of a square no line that would look at an enemy beside it', () => {
    const units: readonly UnitSpec[] = [
      { id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6], formation: 'square', facing: 0 },
      // to the right of it and looking away: a front hex of facing 0
      red([4, 5], { facing: 0 }),
    ];
    const g = position({ units, houseRules: { square_front: 'none' } });
    expect(groundsAfter(g, unitOf(g, 'U'), 'line', 0)).toEqual([]);
    expect(groundsAfter(g, unitOf(g, 'U'), 'line', 3)).toHaveLength(1);
  });
});
