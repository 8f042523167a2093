import { describe, expect, test } from 'vitest';
import {
  assaultEnds,
  assaultRefusals,
  assaultTargets,
} from '../../../../src/rules/attack/assaultConditions.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { ATTACK } from '../../../support/choices.ts';
import { dice, expectOver, factsOf, go, start, to, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };

describe('R-106 assault_max_distance', () => {
  const facing = (assault_max_distance: 1 | 2, at: UnitSpec['at']) => {
    const g = position({ units: [A, { ...T, at }], houseRules: { assault_max_distance } });
    return {
      targets: assaultTargets(g, unitOf(g, 'A')),
      reasons: assaultRefusals(g, unitOf(g, 'A'), unitOf(g, 'T')),
    };
  };

  test('R-106 assault_max_distance=2: the target may be two hexes off', () => {
    expect(facing(2, [5, 4]).targets).toEqual(['T']);
  });

  test('R-106 assault_max_distance=1: only a neighbour may be assaulted', () => {
    expect(facing(1, [5, 4])).toEqual({
      targets: [],
      reasons: [
        { rule: 'ASL-01', reason: 'beyondAssault', facts: { unit: 'A', target: 'T', distance: 2, reach: 1 } },
      ],
    });
    expect(facing(1, [4, 5]).targets).toEqual(['T']);
  });
});

describe('R-107 light_cavalry_assault_move', () => {
  const HUSSARS: UnitSpec = { id: 'A', side: 'blue', type: 'lightCavalry', at: [4, 6], facing: 5 };
  const ends = (
    light_cavalry_assault_move: HouseRules['light_cavalry_assault_move'],
    units: readonly UnitSpec[],
    more: Partial<PositionSpec> = {},
  ) => {
    const g = position({ ...more, units, houseRules: { light_cavalry_assault_move } });
    return assaultEnds(g, unitOf(g, 'A'), unitOf(g, 'T')).map((end) => [
      end.to.q,
      end.to.r,
      end.route.length,
    ]);
  };
  // Beside the rear of the hussars: they must go round to look at it.
  const behind: UnitSpec = { ...T, at: [3, 6] };

  test('R-107 light_cavalry_assault_move=1: one hex, as all others', () => {
    expect(ends(1, [HUSSARS, behind])).toEqual([[3, 7, 1]]);
  });

  test('R-107 light_cavalry_assault_move=3: up to three in a straight row, without turning', () => {
    expect(ends(3, [HUSSARS, behind])).toEqual([[3, 7, 1]]);
    const aside: UnitSpec = { ...T, at: [2, 7] };
    expect(ends(1, [HUSSARS, aside])).toEqual([]);
    expect(ends(3, [HUSSARS, aside])).toEqual([[2, 8, 2]]);
    const line: UnitSpec = { ...HUSSARS, type: 'lineInfantry', strength: 20 };
    expect(ends(3, [line, aside])).toEqual([]);
  });

  test('R-107, MAN-15, TER-11 light_cavalry_assault_move=3: nothing may stand or lie in the way', () => {
    const aside: UnitSpec = { ...T, at: [2, 7] };
    const friend: UnitSpec = { ...A, id: 'F', at: [3, 7] };
    expect(ends(3, [HUSSARS, aside, friend])).toEqual([]);
    expect(
      ends(3, [HUSSARS, aside], { hexes: [{ q: 3, r: 7, terrain: 'impassable', hill: false }] }),
    ).toEqual([]);
    expect(ends(3, [HUSSARS, aside], { hexes: [{ q: 3, r: 7, terrain: 'wood', hill: false }] })).toEqual([
      [2, 8, 2],
    ]);
  });
});

describe('R-59 half_move_rounding', () => {
  const ends = (half_move_rounding: HouseRules['half_move_rounding'], unit: UnitSpec, r: number) => {
    const hexes = [{ q: 4, r, terrain: 'difficult', hill: false }] as const;
    const g = position({ units: [unit, T], hexes, houseRules: { half_move_rounding } });
    return assaultEnds(g, unitOf(g, 'A'), unitOf(g, 'T')).map(({ to: { q, r: row } }) => [q, row]);
  };

  test('R-59, TER-08, ASL-03 half_move_rounding=down: a line in difficult ground cannot step up to its target', () => {
    const open = [
      [4, 5],
      [5, 5],
    ];
    expect(ends('up', A, 6)).toEqual(open);
    expect(ends('down_min_1', A, 6)).toEqual(open);
    expect(ends('down', A, 6)).toEqual([]);
    expect(ends('down', A, 8)).toEqual(open);
    // to strike from where it stands takes no move
    expect(ends('down', { ...A, at: [4, 5] }, 5)).toEqual([[4, 5]]);
  });

  test('R-59, TER-08, R-48 half_move_rounding=down: nor an extended line', () => {
    const line: UnitSpec = { ...A, formation: 'extendedLine', skills: ['linearOrder'] };
    expect(ends('up', line, 6)).not.toEqual([]);
    expect(ends('down', line, 6)).toEqual([]);
  });
});

describe('R-112 melee_truly_simultaneous', () => {
  const slain = (melee_truly_simultaneous: 'no' | 'yes') => {
    const game = position({
      units: [A, { ...T, strength: 3, initialStrength: 20 }],
      houseRules: { melee_truly_simultaneous },
    });
    const met = go(start(game, assaultFrame(game, 'A', 'T')), to(5, 5), {
      choose: 'reaction',
      reaction: 'nothing',
    });
    return go(met, ATTACK, [4, 4, 4, 1, 1, 1]);
  };

  test('R-112 melee_truly_simultaneous=no: an eliminated unit does not answer', () => {
    expectOver(slain('no'));
  });

  test('R-112 melee_truly_simultaneous=yes: it answers with all its dice, then it is gone; nobody tests', () => {
    const played = slain('yes');
    expect(waitsFor(played.game)).toBe('red rolls strike');
    expect(dice(played)).toMatchObject({ count: 6 });
    const over = go(played, [4, 4, 4, 4, 1, 1]);
    // six times as strong: the assailant saves
    const saved = waitsFor(over.game) === 'over' ? over : go(over, [1, 1, 1, 1]);
    expectOver(saved);
    expect(unitAfter(saved, 'T')).toMatchObject({ fate: 'eliminated', strength: 0 });
    expect(unitAfter(saved, 'A').strength).toBe(16);
    expect(factsOf(saved, 'eliminated')).toHaveLength(1);
    expect(factsOf(saved, 'struck').map(({ unit }) => unit)).toEqual(['A', 'T']);
  });

  test('R-112 melee_truly_simultaneous=yes: both may die', () => {
    const game = position({
      units: [
        { ...A, strength: 2, initialStrength: 20 },
        { ...T, strength: 3, initialStrength: 20 },
      ],
      houseRules: { melee_truly_simultaneous: 'yes' },
    });
    const met = go(start(game, assaultFrame(game, 'A', 'T')), to(5, 5), {
      choose: 'reaction',
      reaction: 'nothing',
    });
    const over = go(met, ATTACK, [4, 4, 4, 1, 1, 1], [4, 4, 1, 1, 1, 1]);
    expectOver(over);
    expect([unitAfter(over, 'A').fate, unitAfter(over, 'T').fate]).toEqual(['eliminated', 'eliminated']);
  });
});
