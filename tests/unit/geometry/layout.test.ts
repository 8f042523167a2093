import { defineHex, Orientation } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import { DIRECTIONS, hexKey, step, turnDirection } from '../../../src/geometry/hex.ts';
import { makeLayout, type Point } from '../../../src/geometry/layout.ts';
import { contains, hexAt, hexesOf, type MapShape } from '../../../src/geometry/shape.ts';
import { sideBetween } from '../../../src/geometry/side.ts';

const SIZE = 24;
const MAP: MapShape = { kind: 'rectangle', columns: 40, rows: 30 };
const HEXES = hexesOf(MAP);
const layout = makeLayout(MAP, SIZE);

const nameOf = ({ x, y }: Point) => `${x},${y}`;

test('centres and corners lie where honeycomb puts them, but for the margin', () => {
  const Tile = defineHex({ dimensions: SIZE, orientation: Orientation.POINTY, offset: -1 });
  const corner = layout.centre(hexAt(0, 0));
  // Honeycomb lists the corners from the top right, as facings are numbered.
  for (const hex of HEXES) {
    const tile = new Tile(hex);
    expect(layout.centre(hex).x).toBeCloseTo(tile.x + corner.x, 6);
    expect(layout.centre(hex).y).toBeCloseTo(tile.y + corner.y, 6);
    const ours = layout.corners(hex);
    for (const [k, { x, y }] of tile.corners.entries()) {
      expect(Math.hypot(x + corner.x - (ours[k]?.x ?? 0), y + corner.y - (ours[k]?.y ?? 0))).toBeLessThan(
        1e-6,
      );
    }
  }
});

test('neighbours share identical corner points: 2,540 on a 40×30 map', () => {
  const points = new Set(HEXES.flatMap((hex) => layout.corners(hex).map(nameOf)));
  expect(points.size).toBe(2540);
});

test('GEO-03 corner k is the vertex facing k looks at: 5 straight up, 2 straight down', () => {
  const hex = hexAt(3, 3);
  const { x, y } = layout.centre(hex);
  const corners = layout.corners(hex);
  expect(corners.length).toBe(6);
  expect(corners[5]?.x).toBe(x);
  expect(corners[5]?.y).toBeCloseTo(y - SIZE, 9);
  expect(corners[2]?.y).toBeCloseTo(y + SIZE, 9);
});

test('the line of a side joins the two corners both its hexes have', () => {
  for (const hex of hexesOf({ kind: 'rectangle', columns: 4, rows: 4 })) {
    for (const d of DIRECTIONS) {
      const line = layout.sideLine(sideBetween(hex, d)).map(nameOf);
      const corners = layout.corners(hex);
      const ends = [corners[turnDirection(d, -1)], corners[d]].flatMap((point) =>
        point ? [nameOf(point)] : [],
      );
      const beyond = layout.corners(step(hex, d)).map(nameOf);
      expect(new Set(line)).toEqual(new Set(ends));
      expect(line.every((end) => beyond.includes(end))).toBe(true);
    }
  }
});

test('a point within a hex, up to its corners, is in that hex', () => {
  for (const hex of HEXES) {
    const { x, y } = layout.centre(hex);
    expect(layout.hexAtPoint({ x, y })).toEqual(hex);
    for (const corner of layout.corners(hex)) {
      const inside = { x: x + 0.99 * (corner.x - x), y: y + 0.99 * (corner.y - y) };
      expect(layout.hexAtPoint(inside)).toEqual(hex);
    }
  }
});

test('a point off the map is in no hex', () => {
  expect(layout.hexAtPoint({ x: 0, y: 0 })).toBeNull();
  expect(layout.hexAtPoint({ x: layout.width, y: layout.height })).toBeNull();
  expect(layout.hexAtPoint({ x: -500, y: 200 })).toBeNull();
  for (const hex of HEXES) {
    for (const d of DIRECTIONS) {
      const beyond = step(hex, d);
      const found = layout.hexAtPoint(layout.centre(beyond));
      expect(found === null ? null : hexKey(found)).toBe(contains(MAP, beyond) ? hexKey(beyond) : null);
    }
  }
});

test.each<MapShape>([MAP, { kind: 'hexagon', radius: 5 }, { kind: 'rectangle', columns: 3, rows: 1 }])(
  'the map fills its width and height but for an even margin: $kind',
  (shape) => {
    const { width, height, corners } = makeLayout(shape, SIZE);
    const points = hexesOf(shape).flatMap((hex) => corners(hex));
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const margins = [Math.min(...xs), width - Math.max(...xs), Math.min(...ys), height - Math.max(...ys)];
    for (const margin of margins) expect(margin).toBeCloseTo(SIZE / 2, 6);
  },
);
