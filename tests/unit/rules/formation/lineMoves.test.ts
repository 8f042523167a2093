import { describe, expect, test } from 'vitest';
import {
  lineFrontalMoves,
  lineMotion,
  lineShift,
  lineTurns,
} from '../../../../src/rules/formation/lineMoves.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { asked, endsWithFacing } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** On (3, 6) and (4, 6), looking up. */
const LINE: UnitSpec = { id: 'u', side: 'blue', type: 'lineInfantry', formation: 'extendedLine', at: [3, 6] };
const field = (more: Partial<PositionSpec> = {}, unit: UnitSpec = LINE) =>
  asked(position({ ...more, units: [unit] }), 'u');

describe('the moves of an extended line', () => {
  test('MAN-05, FRM-10, R-43 shifts, wheels and the about-face by hex, then by facing', () => {
    expect(endsWithFacing(lineFrontalMoves(...field()))).toEqual([
      '3,5 5',
      '4,5 0',
      '4,5 5',
      '3,6 0',
      '3,6 4',
      '4,6 2',
      '3,7 4',
    ]);
    // looking down its halves are on (3, 6) and (2, 6)
    expect(endsWithFacing(lineFrontalMoves(...field({}, { ...LINE, facing: 2 })))).toEqual([
      '3,5 1',
      '2,6 5',
      '3,6 1',
      '3,6 3',
      '2,7 2',
      '2,7 3',
      '3,7 2',
    ]);
  });

  test('FRM-10 wheels and the about-face turn it, shifts do not', () => {
    expect(lineTurns(...field()).map(({ turns }) => turns)).toEqual([true, true, true, true, true]);
    expect(lineShift(...field(), 0)?.turns).toBe(false);
  });

  test('FRM-10, R-43 what a move is called', () => {
    const [, u] = field();
    expect(lineMotion(u, { q: 3, r: 5 }, 5)).toEqual({
      line: {
        move: 'shift',
        hexes: [
          { q: 3, r: 5 },
          { q: 4, r: 5 },
        ],
      },
    });
    expect(lineMotion(u, { q: 3, r: 6 }, 0).line?.move).toBe('wheel');
    expect(lineMotion(u, { q: 3, r: 6 }, 4).line?.move).toBe('wheel');
    expect(lineMotion(u, { q: 4, r: 6 }, 2).line?.move).toBe('aboutFace');
    expect(
      lineMotion(unitOf(position({ units: [{ ...LINE, formation: 'line' }] }), 'u'), u.hexes[0], 5),
    ).toEqual({});
  });

  test('TER-08, R-43 penalising ground under either half, before or after, or on a side it crosses', () => {
    const touched = (more: Partial<PositionSpec>) => lineShift(...field(more), 0)?.touched;
    const wood = (q: number, r: number): readonly GroundHex[] => [{ q, r, terrain: 'wood', hill: false }];
    const side = (q: number, r: number, terrain: GroundSide['terrain']): readonly GroundSide[] => [
      { q, r, side: 0, terrain },
    ];
    expect(touched({})).toBe(false);
    for (const [q, r] of [
      [3, 6],
      [4, 6],
      [4, 5],
      [5, 5],
    ] as const)
      expect(touched({ hexes: wood(q, r) })).toBe(true);
    expect(touched({ hexes: wood(3, 5) })).toBe(false);
    for (const q of [3, 4]) expect(touched({ sides: side(q, 6, 'river') })).toBe(true);
    expect(touched({ sides: side(3, 6, 'stream') })).toBe(false);
    // a shift up to the left crosses other sides
    expect(lineShift(...field({ sides: side(3, 6, 'river') }), 5)?.touched).toBe(false);
  });

  test('TER-11, R-43 in a wheel the half that pivots crosses no side', () => {
    // the left half pivots and looks to the upper right, the side toward which is closed
    const wheel = (terrain: GroundSide['terrain']) =>
      lineTurns(...field({ sides: [{ q: 3, r: 6, side: 0, terrain }] })).find(
        ({ to, facing }) => to.q === 3 && to.r === 6 && facing === 0,
      );
    expect(wheel('impassable')?.touched).toBe(false);
    expect(wheel('river')?.touched).toBe(false);
  });
});
