import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Hex } from '../../../src/geometry/hex.ts';
import { centreOf, endsOf, vertexOf } from '../../../src/geometry/lattice.ts';
import { makeLayout } from '../../../src/geometry/layout.ts';
import { hexAt, hexesOf, type MapShape } from '../../../src/geometry/shape.ts';
import { type HexSide, sideBetween, sideKey } from '../../../src/geometry/side.ts';
import { makePlan } from '../../../src/map/plan.ts';
import {
  nearestSide,
  nearestVertex,
  onLattice,
  sidesAlong,
  sidesRound,
} from '../../../src/mapmaking/sidesAlong.ts';

const SHAPE: MapShape = { kind: 'rectangle', columns: 12, rows: 10 };
const HEX = hexAt(4, 3);
const keys = (sides: readonly HexSide[]) => sides.map(sideKey).sort((a, b) => a - b);
const around = (hex: Hex) => DIRECTIONS.map((d) => sideBetween(hex, d));

/** Whether the sides hang together as one line, each sharing an end with the one before. */
function isOneLine(sides: readonly HexSide[]): boolean {
  return sides.every((side, at) => {
    const before = sides[at - 1];
    if (!before) return true;
    return endsOf(before).some((a) => endsOf(side).some((b) => a.X === b.X && a.Y === b.Y));
  });
}

describe('a stroke along hex sides', () => {
  test('round the vertices of a hex it gives its six sides', () => {
    const points = [...DIRECTIONS, 0 as const].map((k) => vertexOf(HEX, k));
    expect(keys(sidesAlong(points))).toEqual(keys(around(HEX)));
    const back = [...points].reverse();
    expect(keys(sidesAlong(back))).toEqual(keys(around(HEX)));
  });

  test('between any two vertices it is one line from end to end', () => {
    const start = vertexOf(HEX, 1);
    for (const hex of hexesOf(SHAPE))
      for (const k of [2, 5] as const) {
        const end = vertexOf(hex, k);
        const sides = sidesAlong([start, end]);
        expect(isOneLine(sides)).toBe(true);
        if (start.X === end.X && start.Y === end.Y) expect(sides).toEqual([]);
        else expect(sides.flatMap(endsOf)).toContainEqual(end);
      }
  });

  test('a turn on the spot leaves no trace, nor does a point in the middle of a hex', () => {
    const straight = [vertexOf(HEX, 5), vertexOf(HEX, 0), vertexOf(HEX, 1)];
    const [a, b, c] = straight;
    if (!a || !b || !c) throw new Error('three points');
    const want = keys(sidesAlong(straight));
    expect(keys(sidesAlong([a, b, a, b, c]))).toEqual(want);
    expect(keys(sidesAlong([a, b, vertexOf(HEX, 0), c, b, c]))).toEqual(want);
    expect(keys(sidesAlong([a, centreOf(HEX), b, c]))).toEqual(want);
    expect(want).toEqual(keys([sideBetween(HEX, 0), sideBetween(HEX, 1)]));
  });

  test('a wavering hand near a row of sides draws that row', () => {
    const row = hexesOf(SHAPE).filter(({ r }) => r === 4);
    const points = row.flatMap((hex) =>
      ([3, 2, 1] as const).map((k) => {
        const { X, Y } = vertexOf(hex, k);
        return { X: X + 0.3 * Math.sin(7 * X), Y: Y + 0.5 * Math.cos(5 * X) };
      }),
    );
    const want = row.flatMap((hex) => [sideBetween(hex, 3), sideBetween(hex, 2)]);
    expect(keys(sidesAlong(points))).toEqual(keys(want));
  });

  test('a point of the drawn map is found on the lattice, whichever way up', () => {
    for (const plan of [makeLayout(SHAPE, 17), makePlan(SHAPE, false), makePlan(SHAPE, true)])
      for (const hex of [hexAt(0, 0), HEX, hexAt(11, 9)]) {
        const { X, Y } = onLattice(plan, plan.centre(hex));
        expect(X).toBeCloseTo(centreOf(hex).X, 9);
        expect(Y).toBeCloseTo(centreOf(hex).Y, 9);
        plan.corners(hex).forEach((point, k) => {
          const want = vertexOf(hex, k as 0);
          expect(nearestVertex(onLattice(plan, point))).toEqual(want);
        });
        for (const d of DIRECTIONS) {
          const [a, b] = plan.sideLine(sideBetween(hex, d));
          const centre = plan.centre(hex);
          const inside = { x: (a.x + b.x + centre.x) / 3, y: (a.y + b.y + centre.y) / 3 };
          expect(nearestSide(onLattice(plan, inside))).toEqual(sideBetween(hex, d));
        }
      }
  });

  test('the edge of a wood is where it meets what is no wood', () => {
    expect(keys(sidesRound([HEX]))).toEqual(keys(around(HEX)));
    expect(sidesRound([HEX, hexAt(5, 3)])).toHaveLength(10);
    expect(keys(sidesRound(hexesOf(SHAPE)))).not.toContain(sideKey(sideBetween(HEX, 1)));
  });
});
