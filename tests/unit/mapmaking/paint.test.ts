import { describe, expect, test } from 'vitest';
import { compareHexes, DIRECTIONS, type Hex, step } from '../../../src/geometry/hex.ts';
import { contains, hexAt, hexesOf, hexName, type MapShape } from '../../../src/geometry/shape.ts';
import { sideBetween } from '../../../src/geometry/side.ts';
import { carriedBy, groundAt, isSameGround } from '../../../src/mapmaking/ground.ts';
import { area, flood, line } from '../../../src/mapmaking/hexSets.ts';
import { type HexBrush, HIGHEST, painted, stroked } from '../../../src/mapmaking/paint.ts';
import type { BattleMap, GroundHex } from '../../../src/rules/state/game.ts';
import { HEX_TERRAINS } from '../../../src/rules/state/vocabulary.ts';
import { mapProblem } from '../../../src/scenarios/checks.ts';
import { motley } from './someMap.ts';

const SHAPE: MapShape = { kind: 'rectangle', columns: 12, rows: 10 };
const HEX = hexAt(4, 3);

const withHex = (ground: Partial<GroundHex>): BattleMap => ({
  shape: SHAPE,
  hexes: [{ ...HEX, terrain: 'open', hill: false, ...ground }],
  sides: [],
});
const laidOn = (before: Partial<GroundHex>, brush: HexBrush) =>
  groundAt(painted(withHex(before), [HEX], brush), HEX);

describe('a brush on a hex', () => {
  test.each<{ name: string; given: Partial<GroundHex>; brush: HexBrush; want: Partial<GroundHex> }>([
    {
      name: 'R-134: ground laid on a hill keeps its level',
      given: { hill: true, level: 3 },
      brush: { lay: 'terrain', terrain: 'wood' },
      want: { terrain: 'wood', hill: true, level: 3 },
    },
    {
      name: 'R-149: a hill raised under a village keeps the village',
      given: { terrain: 'village' },
      brush: { lay: 'hill', level: 2 },
      want: { terrain: 'village', hill: true, level: 2 },
    },
    {
      name: 'a hill of one level tells none',
      given: { hill: true, level: 2 },
      brush: { lay: 'step', by: -1 },
      want: { terrain: 'open', hill: true },
    },
    {
      name: 'the lowest level goes with one step down',
      given: { terrain: 'wood', hill: true },
      brush: { lay: 'step', by: -1 },
      want: { terrain: 'wood', hill: false },
    },
    {
      name: 'no hill is higher than nine levels',
      given: { hill: true, level: 9 },
      brush: { lay: 'step', by: 1 },
      want: { hill: true, level: HIGHEST },
    },
    {
      name: 'TER-04: a bridge stands on no hill',
      given: { hill: true, level: 2 },
      brush: { lay: 'terrain', terrain: 'bridge' },
      want: { terrain: 'bridge', hill: false },
    },
    {
      name: 'TER-04: impassable ground does not rise',
      given: { terrain: 'impassable' },
      brush: { lay: 'hill', level: 4 },
      want: { terrain: 'impassable', hill: false },
    },
    {
      name: 'the eraser takes ground and hill',
      given: { terrain: 'wood', hill: true, level: 5 },
      brush: { lay: 'nothing' },
      want: { terrain: 'open', hill: false },
    },
  ])('$name', ({ given, brush, want }) => {
    expect(laidOn(given, brush)).toEqual({ ...HEX, terrain: 'open', hill: false, ...want });
  });

  test('a stroke that changes nothing gives the very same map', () => {
    const map = withHex({ terrain: 'wood', hill: true });
    expect(painted(map, [HEX, HEX], { lay: 'terrain', terrain: 'wood' })).toBe(map);
    expect(painted(map, [hexAt(0, 0)], { lay: 'nothing' })).toBe(map);
    expect(painted(map, [], { lay: 'nothing' })).toBe(map);
  });

  test('a hex named twice in a stroke is raised once', () => {
    const twice = painted(withHex({}), [HEX, HEX], { lay: 'step', by: 1 });
    expect(groundAt(twice, HEX)).toEqual({ ...HEX, terrain: 'open', hill: true });
  });

  test('whatever is painted wherever, the checks of a file take it', () => {
    const off: Hex[] = [hexAt(-1, 0), hexAt(12, 3), hexAt(3, 10)];
    let map = motley(SHAPE);
    for (const terrain of HEX_TERRAINS)
      for (const brush of [
        { lay: 'terrain', terrain },
        { lay: 'step', by: 1 },
        { lay: 'hill', level: 20 },
      ] as const) {
        map = painted(map, [...area(hexAt(2, 2), hexAt(9, 9)), ...off], brush);
        map = stroked(
          map,
          [
            { ...hexAt(11, 4), side: 1 },
            { ...HEX, side: 2 },
          ],
          {
            lay: 'side',
            terrain: 'ford',
          },
        );
        expect(mapProblem(map, 'map')).toBeNull();
        expect(map.hexes.every(({ level = 1 }) => level >= 1 && level <= 9)).toBe(true);
      }
  });

  test('hexes stay in canonical order', () => {
    const map = painted(motley(SHAPE), line(hexAt(11, 9), hexAt(0, 0)), { lay: 'hill', level: 1 });
    const order = hexesOf(SHAPE).map(({ q, r }) => `${q},${r}`);
    const places = map.hexes.map(({ q, r }) => order.indexOf(`${q},${r}`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('a brush on sides', () => {
  const EMPTY: BattleMap = { shape: SHAPE, hexes: [], sides: [] };
  const SIDE = { ...HEX, side: 1 } as const;

  test('one lays, another takes its place, the eraser takes it away', () => {
    const river = stroked(EMPTY, [SIDE, SIDE], { lay: 'side', terrain: 'river' });
    expect(river.sides).toEqual([{ ...SIDE, terrain: 'river' }]);
    const bridge = stroked(river, [SIDE], { lay: 'side', terrain: 'bridge' });
    expect(bridge.sides).toEqual([{ ...SIDE, terrain: 'bridge' }]);
    expect(stroked(bridge, [SIDE], { lay: 'nothing' }).sides).toEqual([]);
  });

  test('a stroke that changes nothing gives the very same map, and hexes are left alone', () => {
    const river = stroked(motley(SHAPE), [SIDE], { lay: 'side', terrain: 'river' });
    expect(stroked(river, [SIDE], { lay: 'side', terrain: 'river' })).toBe(river);
    expect(stroked(EMPTY, [SIDE], { lay: 'nothing' })).toBe(EMPTY);
    expect(stroked(river, [SIDE], { lay: 'nothing' }).hexes).toBe(river.hexes);
  });
});

describe('hexes at one stroke', () => {
  test('a line leads from neighbour to neighbour, from end to end', () => {
    const names = (hexes: readonly Hex[]) => hexes.map(({ q, r }) => `${q},${r}`);
    expect(names(line(hexAt(0, 0), hexAt(3, 0)))).toEqual(['0,0', '1,0', '2,0', '3,0']);
    expect(names(line(HEX, HEX))).toEqual([`${HEX.q},${HEX.r}`]);
    for (const end of hexesOf(SHAPE)) {
      const way = line(HEX, end);
      expect(way[0]).toEqual(HEX);
      expect(way.at(-1)).toEqual(end);
      way.forEach((hex, at) => {
        const before = way[at - 1];
        if (!before) return;
        const [dq, dr] = [hex.q - before.q, hex.r - before.r];
        expect((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2).toBe(1);
      });
    }
  });

  test('an area is so many columns and rows, whichever corner comes first', () => {
    const one = area(hexAt(2, 1), hexAt(5, 3));
    expect(one).toHaveLength(12);
    expect(new Set(area(hexAt(5, 1), hexAt(2, 3)).map(({ q, r }) => `${q},${r}`))).toEqual(
      new Set(one.map(({ q, r }) => `${q},${r}`)),
    );
  });

  test('a flood stops at other ground, at another level and at sides that carry something', () => {
    const column = (at: number) => area(hexAt(at, 0), hexAt(at, 9));
    const open: BattleMap = { shape: SHAPE, hexes: [], sides: [] };
    expect(flood(open, HEX)).toHaveLength(120);
    expect(flood(open, hexAt(12, 0))).toEqual([]);
    const parted = painted(open, column(4), { lay: 'terrain', terrain: 'wood' });
    expect(flood(parted, hexAt(0, 0))).toHaveLength(40);
    expect(flood(parted, hexAt(4, 0))).toHaveLength(10);
    const raised = painted(open, column(4), { lay: 'hill', level: 1 });
    expect(flood(raised, hexAt(11, 0))).toHaveLength(70);
    const banks = hexesOf(SHAPE)
      .filter(({ r }) => r === 4)
      .flatMap(({ q, r }) => [{ q, r, side: 2 } as const, { q: q - 1, r: r + 1, side: 0 } as const]);
    expect(flood(stroked(open, banks, { lay: 'side', terrain: 'stream' }), HEX)).toHaveLength(60);
  });

  test('a flood is what can be walked to over the same ground, listed in canonical order, on every shape', () => {
    const shapes: readonly MapShape[] = [SHAPE, { kind: 'hexagon', radius: 6 }];
    for (const shape of shapes) {
      const { hexes, sides } = motley(shape);
      // two grounds alone, and few sides: what hangs together is of many hexes
      const woods = hexes.filter(({ level = 1 }) => level > 1);
      const map: BattleMap = {
        shape,
        hexes: woods.map(({ q, r }) => ({ q, r, terrain: 'wood', hill: false })),
        sides: sides.filter((_, n) => n % 3 === 0),
      };
      for (const hex of hexesOf(shape)) {
        const walked = new Map([[hexName(hex), hex]]);
        for (const from of walked.values())
          for (const d of DIRECTIONS) {
            const next = step(from, d);
            if (!contains(shape, next) || carriedBy(map, sideBetween(from, d))) continue;
            if (isSameGround(groundAt(map, next), groundAt(map, hex))) walked.set(hexName(next), next);
          }
        const flooded = flood(map, hex);
        expect(flooded.map(hexName)).toEqual(flooded.toSorted(compareHexes).map(hexName));
        expect(flooded.map(hexName).sort()).toEqual([...walked.keys()].sort());
      }
    }
  });
});
