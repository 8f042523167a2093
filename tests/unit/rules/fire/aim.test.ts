import { describe, expect, test } from 'vitest';
import { fireTargets, preferredTarget, shotLines, validTargets } from '../../../../src/rules/fire/aim.ts';
import { fireTargetRefusals } from '../../../../src/rules/fire/targets.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). Range 4. */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};
const RIGHT = { q: 7, r: 6 };

const red = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'red',
  type: 'lineInfantry',
  at: [q, r],
  facing: 5,
  ...more,
});
const field = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): Game =>
  position({ columns: 16, rows: 14, ...more, units: [LINE, ...units] });
const line = (g: Game) => unitOf(g, 'line');

describe('what may be aimed at', () => {
  test('FIR-05, LOS-04 nobody who is gone', () => {
    const g = field([red('A', 6, 3, { fate: 'eliminated' }), red('B', 8, 3)]);
    expect(fireTargets(g, line(g))).toEqual(['B']);
    expect(validTargets(g, line(g)).map(({ id }) => id)).toEqual(['B']);
  });

  test('FIR-09, R-46, R-47 by one half of either', () => {
    // straight ahead of the left half, which alone has it in its cone; then its right half alone outside
    const one = field([red('A', 6, 4)]);
    expect(validTargets(one, line(one)).map(({ id }) => id)).toEqual(['A']);
    const two = field([red('A', 6, 3, { formation: 'extendedLine', facing: 2 })]);
    expect(unitOf(two, 'A').hexes).toEqual([
      { q: 6, r: 3 },
      { q: 5, r: 3 },
    ]);
    expect(validTargets(two, line(two)).map(({ id }) => id)).toEqual(['A']);
  });
});

describe('which half has to shoot at whom first', () => {
  /** Hides (8, 3) from the left half, not from the right one. */
  const WOOD = [{ q: 7, r: 4, terrain: 'wood', hill: false }] as const;
  const T = red('T', 8, 3);
  /** Two hexes from the right half, and out of the left one's cone. */
  const NEAR = red('N', 9, 4);
  const preferred = (g: Game) => preferredTarget(g, line(g), unitOf(g, 'T'))?.id;

  test('FIR-11, R-46 the half that sees the target counts, whatever the other one has before it', () => {
    expect(preferred(field([T, NEAR, red('M', 6, 4)], { hexes: WOOD }))).toBe('N');
    expect(preferred(field([T, NEAR, red('M', 6, 3)], { hexes: WOOD }))).toBe('N');
  });

  test('FIR-11, R-116 one half that may choose it is enough', () => {
    expect(preferred(field([T, NEAR]))).toBeUndefined();
  });

  test('FIR-11 of two equally near the first of the game is named', () => {
    const g = position({
      units: [
        { id: 'u', side: 'blue', type: 'lineInfantry', at: [3, 6] },
        red('B', 3, 4),
        red('A', 5, 4),
        red('T', 5, 2),
      ],
    });
    expect(preferredTarget(g, unitOf(g, 'u'), unitOf(g, 'T'))?.id).toBe('B');
  });

  test('FIR-11, FIR-15, FIR-17 priority binds an action shot alone', () => {
    const g = position({
      units: [{ id: 'u', side: 'blue', type: 'lineInfantry', at: [3, 6] }, red('N', 3, 4), red('T', 5, 3)],
    });
    const lines = (kind: 'action' | 'return' | 'defensive') =>
      shotLines(g, unitOf(g, 'u'), unitOf(g, 'T'), kind);
    expect(lines('action')).toEqual([]);
    const open = [{ own: { q: 3, r: 6 }, other: { q: 5, r: 3 } }];
    expect([lines('return'), lines('defensive')]).toEqual([open, open]);
  });

  test('FIR-11, FIR-16, R-116 priority_counts=all_enemies: the first target, left out, presses nobody', () => {
    const units = [red('A', 9, 4), red('B', 8, 3), red('C', 7, 2)];
    const second = (houseRules: Partial<HouseRules>, ignoring?: string) => {
      const g = field(units, { houseRules });
      return fireTargets(g, line(g), { half: RIGHT, ignoring });
    };
    expect(second({ priority_counts: 'all_enemies' })).toEqual(['A']);
    expect(second({ priority_counts: 'all_enemies' }, 'A')).toEqual(['A', 'B']);
  });

  test('FIR-11, FIR-16, R-116 a second shot is at the first target, or at the nearest of the others', () => {
    const second = (units: readonly UnitSpec[], ignoring: string, houseRules: Partial<HouseRules> = {}) => {
      const g = field(units, { houseRules });
      return fireTargets(g, line(g), { half: RIGHT, ignoring });
    };
    const [A, B, C] = [red('A', 9, 4), red('B', 8, 3), red('C', 7, 2)];
    // A two hexes from that half, B three, C four
    expect(second([A, B, C], 'A')).toEqual(['A', 'B']);
    expect(second([A, B, C], 'B')).toEqual(['A']);
    // all three hexes off or more: whatever the distance
    expect(second([B, C], 'B')).toEqual(['B', 'C']);
    expect(second([B, C], 'C')).toEqual(['B', 'C']);
    const D = red('D', 10, 2);
    expect(second([B, C, D], 'B')).toEqual(['B', 'C', 'D']);
    expect(second([red('E', 9, 3), B, C], 'E')).toEqual(['B', 'E']);
    // free among equals
    expect(second([A, B, red('E', 9, 3), C], 'A')).toEqual(['A', 'B', 'E']);
    // the first one out of its sight, or gone
    expect(second([B, C, red('X', 2, 2)], 'X')).toEqual(['B']);
    expect(second([B, C, red('X', 9, 4, { fate: 'eliminated', strength: 0 })], 'X')).toEqual(['B']);
  });

  test('FIR-11, R-116 steady targets stand before panicked ones in a second shot too, then the nearest of these', () => {
    const second = (units: readonly UnitSpec[], ignoring: string) => {
      const g = field(units);
      return fireTargets(g, line(g), { half: RIGHT, ignoring });
    };
    const mob = (id: string, q: number, r: number) => red(id, q, r, { panicked: true });
    expect(second([red('A', 8, 3), mob('M', 9, 4), red('C', 7, 2)], 'A')).toEqual(['A', 'C']);
    expect(second([red('A', 8, 3), mob('M', 9, 3), mob('N', 7, 2)], 'A')).toEqual(['A', 'M']);
    // the first target has fled, and the others stand three hexes off or more: it may be shot at again
    expect(second([mob('A', 9, 4), red('B', 8, 3), red('C', 7, 2)], 'A')).toEqual(['A', 'B']);
    const g = field([red('A', 8, 3), mob('M', 9, 3), mob('N', 7, 2)]);
    const why = fireTargetRefusals(g, line(g), unitOf(g, 'N'), { half: RIGHT, ignoring: 'A' });
    expect(why).toMatchObject([{ rule: 'FIR-11', reason: 'nearerTargetFirst', facts: { nearer: 'M' } }]);
  });
});

test('FIR-14 a square may take the second vertex of a target where the first is barred', () => {
  // P straight to the north-east lies in the cones of facings 5 and 0; M, nearer in rank, in the cone of 0 alone
  const g = position({
    units: [
      { id: 'S', side: 'blue', type: 'lightInfantry', formation: 'square', at: [3, 6] },
      red('P', 5, 4, { panicked: true }),
      red('M', 5, 5),
    ],
  });
  expect(fireTargets(g, unitOf(g, 'S'))).toEqual(['M', 'P']);
});

test('FIR-11, FIR-14 a square is told the steady enemy that stands before its target in every cone', () => {
  const g = position({
    units: [
      { id: 'S', side: 'blue', type: 'lightInfantry', formation: 'square', at: [3, 6] },
      red('P', 4, 4, { panicked: true }),
      red('N', 3, 4),
      red('M', 5, 4),
    ],
  });
  expect(preferredTarget(g, unitOf(g, 'S'), unitOf(g, 'P'))?.id).toBe('N');
  expect(preferredTarget(g, unitOf(g, 'S'), unitOf(g, 'M'))).toBeUndefined();
});
