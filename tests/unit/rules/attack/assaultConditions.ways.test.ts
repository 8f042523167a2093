import { describe, expect, test } from 'vitest';
import { assaultEnds, assaultRefusals } from '../../../../src/rules/attack/assaultConditions.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { asked, endsWithFacing } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Looks up to (4, 5) and (5, 5). */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6] };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [4, 4], facing: 5 };
const HUSSARS: UnitSpec = { ...A, type: 'lightCavalry' };

function ends(units: readonly UnitSpec[], more: Partial<PositionSpec> = {}) {
  const g = position({ ...more, units });
  return assaultEnds(...asked(g, 'A'), unitOf(g, 'T'));
}

test('ASL-03, TER-08, R-59 one hex into penalising ground, unless halves are rounded down to nothing', () => {
  const wood = { q: 4, r: 5, terrain: 'wood', hill: false } as const;
  const into = (half_move_rounding: 'up' | 'down') =>
    endsWithFacing(ends([A, T], { hexes: [wood], houseRules: { half_move_rounding } }));
  expect(into('up')).toEqual(['4,5 5']);
  expect(into('down')).toEqual([]);
});

describe('R-107 light_cavalry_assault_move=3: the way', () => {
  const houseRules = { light_cavalry_assault_move: 3 } as const;
  /** Behind the hussars, who come round to look at it. */
  const behind: UnitSpec = { ...T, at: [2, 7] };
  const way = [
    {
      to: { q: 2, r: 8 },
      facing: 5,
      route: [
        { q: 3, r: 7 },
        { q: 2, r: 8 },
      ],
    },
  ];

  test('R-107 in a straight row, each hex told', () => {
    expect(ends([HUSSARS, behind], { houseRules })).toEqual(way);
  });

  test('R-107, MAN-15 past friendly skirmishers', () => {
    const screen: UnitSpec = {
      id: 'S',
      side: 'blue',
      type: 'lightInfantry',
      formation: 'skirmish',
      at: [3, 7],
    };
    expect(ends([HUSSARS, behind, screen], { houseRules })).toEqual(way);
  });
});

describe('FRM-09, R-48: extended lines', () => {
  test('ASL-03, R-48 a hex beside both halves of the target is one end', () => {
    // the halves of the target on (4, 4) and (5, 4): (4, 5) and (5, 5) are in front of A
    const line: UnitSpec = { ...T, formation: 'extendedLine' };
    expect(endsWithFacing(ends([A, line]))).toEqual(['4,5 5', '5,5 5']);
    const near = ends([{ ...A, at: [4, 5] }, line]);
    expect(endsWithFacing(near).filter((end) => end === '4,5 5')).toHaveLength(1);
  });

  test('ASL-03, R-48 a line shifts both halves, and enters the hexes it did not hold', () => {
    const line: UnitSpec = { ...A, formation: 'extendedLine' };
    expect(ends([line, { ...T, at: [7, 5], facing: 0 }])).toContainEqual({
      to: { q: 5, r: 6 },
      facing: 5,
      route: [{ q: 6, r: 6 }],
    });
  });
});

test('ASL-04, MAN-16 the enemy that would be shaken off is named', () => {
  // engaged from behind, with its target two hexes ahead
  const g = position({ units: [A, T, { ...T, id: 'E', at: [4, 7], facing: 5 }] });
  expect(assaultRefusals(...asked(g, 'A'), unitOf(g, 'T'))).toEqual([
    { rule: 'ASL-04', reason: 'engagedMustKeepContact', facts: { unit: 'A', target: 'T', enemy: 'E' } },
  ]);
});
