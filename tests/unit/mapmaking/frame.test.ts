import { describe, expect, test } from 'vitest';
import { rightFlankDirection } from '../../../src/geometry/facing.ts';
import { DIRECTIONS, sameHex, step } from '../../../src/geometry/hex.ts';
import { vertexOf } from '../../../src/geometry/lattice.ts';
import { edgeHexes, hexAt, hexesOf, type MapShape } from '../../../src/geometry/shape.ts';
import { hexesOfSide } from '../../../src/geometry/side.ts';
import { type MapDrawing, NAMED, NOTHING_DRAWN, ROADS } from '../../../src/mapmaking/drawing.ts';
import {
  CORNERS,
  frameBack,
  frameKeeping,
  LEAST_SIZE,
  lostIn,
  type MapFrame,
  MOST_SIZE,
  reframed,
  reframing,
  sizeFault,
  sizeOfShape,
} from '../../../src/mapmaking/frame.ts';
import {
  drawingThrough,
  hexesThrough,
  type Mapping,
  MIRRORS,
  mapThrough,
  mirroring,
  sideThrough,
  standThrough,
  turning,
  turnsOf,
} from '../../../src/mapmaking/mapping.ts';
import { isInside } from '../../../src/mapmaking/paint.ts';
import {
  fairSymmetry,
  mappingsOf,
  sidesWithImages,
  symmetriesOf,
  withImages,
} from '../../../src/mapmaking/symmetry.ts';
import { mapProblem } from '../../../src/scenarios/checks.ts';
import { motley, named, SHAPES } from './someMap.ts';

const times = (n: number, mapping: Mapping, shape: MapShape) =>
  Array.from({ length: n }).reduce<ReturnType<typeof motley>>(
    (map) => mapThrough(mapping, map),
    motley(shape),
  );

/** The hexes of the map on which the mapping is exact. */
const core = (mapping: Mapping) =>
  hexesOf(mapping.shape).filter((hex) => !mapping.strays.some(({ q, r }) => q === hex.q && r === hex.r));

const all = (shape: MapShape): readonly Mapping[] => [
  ...turnsOf(shape).map((sixths) => turning(shape, sixths)),
  ...MIRRORS.map((axis) => mirroring(shape, axis)),
];

describe.each(SHAPES.map((shape) => ({ name: named(shape), shape })))(
  'turned and mirrored: $name',
  ({ shape }) => {
    test('so often as makes a full circle the map is itself again', () => {
      for (const sixths of turnsOf(shape)) {
        const round = [1, 2, 3, 4, 5, 6].find((n) => (n * sixths) % 6 === 0) ?? 6;
        expect(times(round, turning(shape, sixths), shape)).toEqual(motley(shape));
        expect(times(1, turning(shape, sixths), shape)).not.toEqual(motley(shape));
      }
    });

    test('mirrored twice it is itself again', () => {
      for (const axis of MIRRORS) {
        expect(times(2, mirroring(shape, axis), shape)).toEqual(motley(shape));
        expect(times(1, mirroring(shape, axis), shape)).not.toEqual(motley(shape));
      }
    });

    test('nothing is lost, and a file takes what comes out', () => {
      for (const mapping of all(shape)) {
        const map = mapThrough(mapping, motley(shape));
        expect(map.hexes).toHaveLength(motley(shape).hexes.length);
        expect(map.sides).toHaveLength(motley(shape).sides.length);
        expect(mapProblem(map, 'map')).toBeNull();
      }
    });

    test('neighbours stay neighbours, and a facing still looks at the same vertex between the same two', () => {
      for (const mapping of all(shape)) {
        const inside = new Set(core(mapping).map(({ q, r }) => `${q},${r}`));
        for (const hex of core(mapping))
          for (const d of DIRECTIONS) {
            const to = mapping.hex(hex);
            const ahead = step(hex, d);
            if (!to || !inside.has(`${ahead.q},${ahead.r}`)) continue;
            // facing d looks between directions d and d + 1; both neighbours are among the two ahead of the image
            const looks = mapping.facing(d);
            const front = [step(to, looks), step(to, ((looks + 1) % 6) as typeof d)];
            expect(front).toContainEqual(mapping.hex(ahead));
          }
      }
    });

    test('a side lies between the images of its hexes', () => {
      for (const mapping of all(shape))
        for (const side of motley(shape).sides) {
          const images = hexesOfSide(side).map((hex) => mapping.hex(hex));
          const stays = hexesOfSide(side).some((hex) => !core(mapping).some((one) => sameHex(one, hex)));
          const to = sideThrough(mapping, side);
          if (!to) throw new Error('fell outside');
          if (stays) expect(to).toEqual(side);
          else expect(hexesOfSide(to)).toEqual(expect.arrayContaining(images));
        }
    });

    test('a side at the border has no image on the map, for nothing lies beyond it', () => {
      const border = edgeHexes(shape, 'east').map(({ q, r }) => ({ q, r, side: 1 }) as const);
      for (const mapping of all(shape))
        for (const side of border) {
          const to = sideThrough(mapping, side);
          expect(to === null || !isInside({ shape }, to)).toBe(true);
        }
    });

    test('the exact symmetries leave nothing over', () => {
      for (const symmetry of symmetriesOf(shape).filter((one) => one !== 'eastWest'))
        for (const mapping of mappingsOf(shape, symmetry)) expect(mapping.strays).toEqual([]);
      if (shape.kind === 'hexagon') for (const mapping of all(shape)) expect(mapping.strays).toEqual([]);
    });

    test('what is drawn symmetrically is its own image', () => {
      for (const symmetry of symmetriesOf(shape)) {
        const mappings = mappingsOf(shape, symmetry);
        const hexes = withImages(mappings, [hexAt(5, 2), hexAt(6, 3)]);
        const sides = sidesWithImages(mappings, [{ ...hexAt(5, 3), side: 2 }]);
        for (const mapping of mappings) {
          expect(hexesThrough(mapping, hexes)).toEqual(
            hexesThrough({ ...mapping, hex: (one) => one }, hexes),
          );
          const images = sides.map((side) => sideThrough(mapping, side));
          expect(images).toEqual(expect.arrayContaining([...sides]));
        }
      }
    });

    test('the symmetry that is fair to both sides lays one home edge on the other', () => {
      const [mapping] = mappingsOf(shape, fairSymmetry(shape));
      if (!mapping) throw new Error('no mapping');
      expect(hexesThrough(mapping, edgeHexes(shape, 'north'))).toEqual(edgeHexes(shape, 'south'));
      expect(mapping.edge('north')).toBe('south');
    });
  },
);

describe('what goes with a map', () => {
  const shape: MapShape = { kind: 'rectangle', columns: 12, rows: 10 };

  test('GEO-03: a unit that looks north looks south after a half turn, and still north in a mirror from east to west', () => {
    const stand = { hexes: [hexAt(3, 4)], facing: 5, formation: 'column' } as const;
    expect(standThrough(turning(shape, 3), stand)).toEqual({ hexes: [hexAt(8, 5)], facing: 2 });
    expect(standThrough(mirroring(shape, 'eastWest'), stand)).toEqual({ hexes: [hexAt(8, 4)], facing: 5 });
    expect(standThrough(mirroring(shape, 'northSouth'), stand)?.facing).toBe(2);
  });

  test('GEO-12: a square has no facing to turn', () => {
    const stand = { hexes: [hexAt(3, 4)], facing: 0, formation: 'square' } as const;
    expect(standThrough(turning(shape, 3), stand)?.facing).toBe(0);
  });

  test('R-41: in a mirror the halves of an extended line change places, so that the right one is on the right', () => {
    const left = hexAt(3, 4);
    for (const facing of DIRECTIONS) {
      const hexes = [left, step(left, rightFlankDirection(facing))] as const;
      for (const mapping of [turning(shape, 3), ...MIRRORS.map((axis) => mirroring(shape, axis))]) {
        const stand = standThrough(mapping, { hexes, facing, formation: 'extendedLine' });
        if (!stand) throw new Error('parted');
        const [to, beside] = stand.hexes;
        expect(beside).toEqual(step(to, rightFlankDirection(stand.facing)));
      }
    }
  });

  test('a sixth of a turn brings the edges of a hexagon along no edge that has a name', () => {
    const hexagon: MapShape = { kind: 'hexagon', radius: 5 };
    expect(turning(hexagon, 1).edge('north')).toBeNull();
    expect(turning(hexagon, 3).edge('east')).toBe('west');
    expect(() => turning(shape, 1)).toThrow(RangeError);
  });

  test('a road that leaves the frame ends there and goes on where it comes back; names outside go', () => {
    const drawing: MapDrawing = {
      roads: [
        { kind: 'lane', through: [0, 1, 2, 3, 4, 5, 6].map((column) => hexAt(column, column === 3 ? 0 : 2)) },
      ],
      names: [
        { ...hexAt(1, 0), kind: 'place', text: 'Altenau' },
        { ...hexAt(1, 1), kind: 'water', text: 'Ilse' },
      ],
    };
    const cut = drawingThrough(reframing({ column: 0, row: 1, columns: 12, rows: 10 }), drawing);
    expect(cut.roads.map(({ through }) => through.length)).toEqual([2, 3]);
    expect(cut.names).toEqual([{ ...hexAt(1, 0), kind: 'water', text: 'Ilse' }]);
    expect(drawingThrough(turning(shape, 3), NOTHING_DRAWN)).toEqual(NOTHING_DRAWN);
    for (const kind of ROADS)
      for (const named of NAMED) {
        const one: MapDrawing = {
          roads: [{ kind, through: [hexAt(1, 2), hexAt(5, 2)] }],
          names: [{ ...hexAt(1, 2), kind: named, text: 'Altenau' }],
        };
        expect(drawingThrough(turning(shape, 3), drawingThrough(turning(shape, 3), one))).toEqual(one);
      }
    const even = drawingThrough(reframing({ column: 0, row: 0, columns: 12, rows: 10 }), drawing);
    expect(even).toEqual(drawing);
  });
});

describe('the size', () => {
  const shape: MapShape = { kind: 'rectangle', columns: 13, rows: 11 };

  test.each(CORNERS)('a crop after an enlargement from %s gives the map back', (corner) => {
    for (const [columns, rows] of [
      [13, 12],
      [14, 11],
      [20, 14],
      [15, 16],
      [14, 12],
    ] as const) {
      const frame = frameKeeping(shape, { columns, rows }, corner);
      // odd rows more at the north need one column more as well
      const fits = lostIn(motley(shape), frame) === 0;
      expect(fits).toBe(columns > 13 || rows % 2 === 1 || corner.startsWith('north'));
      if (fits)
        expect(reframed(reframed(motley(shape), frame), frameBack(shape, frame))).toEqual(motley(shape));
    }
  });

  test('what lies within a smaller frame stays, to the hex', () => {
    const frame: MapFrame = { column: 2, row: 4, columns: 6, rows: 5 };
    const { hexes, sides } = reframed(motley(shape), frame);
    const inside = motley(shape).hexes.filter(({ q, r }) => {
      const column = q + (r - (r & 1)) / 2;
      return r >= 4 && r < 9 && column >= 2 && column < 8;
    });
    expect(hexes.map(({ terrain, level }) => [terrain, level])).toEqual(
      inside.map(({ terrain, level }) => [terrain, level]),
    );
    expect(lostIn(motley(shape), frame)).toBe(
      motley(shape).hexes.length - hexes.length + motley(shape).sides.length - sides.length,
    );
    expect(mapProblem(reframed(motley(shape), frame), 'map')).toBeNull();
  });

  test('the vertices of a hex that stays keep their distances to those of the next', () => {
    const { hex } = reframing({ column: -3, row: -5, columns: 30, rows: 30 });
    const [a, b] = [hexAt(2, 3), hexAt(9, 8)];
    const [c, d] = [hex(a), hex(b)];
    if (!c || !d) throw new Error('fell outside');
    const way = (one: typeof a, other: typeof a) => ({
      X: vertexOf(other, 2).X - vertexOf(one, 2).X,
      Y: vertexOf(other, 2).Y - vertexOf(one, 2).Y,
    });
    expect(way(c, d)).toEqual(way(a, b));
  });

  test('the sizes are 12×10 to 80×60', () => {
    expect(LEAST_SIZE).toEqual({ columns: 12, rows: 10 });
    expect(MOST_SIZE).toEqual({ columns: 80, rows: 60 });
    for (const size of [LEAST_SIZE, MOST_SIZE]) {
      expect(sizeFault(size)).toBeNull();
      expect(sizeOfShape({ kind: 'rectangle', ...size })).toEqual(size);
    }
    expect(sizeOfShape({ kind: 'hexagon', radius: 6 })).toEqual({ columns: 13, rows: 13 });
    expect(sizeFault({ columns: 11, rows: 10 })).toEqual({ of: 'columns', least: 12, most: 80 });
    expect(sizeFault({ columns: 12, rows: 61 })).toEqual({ of: 'rows', least: 10, most: 60 });
    expect(sizeFault({ columns: 12.5, rows: 20 })).toEqual({ of: 'columns', least: 12, most: 80 });
  });
});
