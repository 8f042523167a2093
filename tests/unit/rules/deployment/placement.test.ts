/** Where a unit may be set up, and how, asked of the rules alone. R-150. */
import { describe, expect, test } from 'vitest';
import { edgeHexes, hexAt, type MapEdge } from '../../../../src/geometry/shape.ts';
import {
  hasRoom,
  type Placement,
  placementRefusals,
  placementsOf,
  roomIn,
} from '../../../../src/rules/deployment/placement.ts';
import { isInZone, setupZone } from '../../../../src/rules/deployment/zones.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const AWAITED = { fate: 'awaited', at: [0, 0] } as const;
const FOOT: UnitSpec = { id: 'foot', side: 'blue', type: 'lineInfantry', ...AWAITED };
const HORSE: UnitSpec = { id: 'horse', side: 'red', type: 'heavyCavalry', ...AWAITED };
const LINEAR: UnitSpec = { ...FOOT, skills: ['linearOrder'] };

/** A field of 16 rows and no distance to be kept, but for what is told. */
function field(units: readonly UnitSpec[], { houseRules, ...spec }: Omit<PositionSpec, 'units'> = {}): Game {
  return position({ rows: 16, ...spec, houseRules: { setup_distance: 0, ...houseRules }, units });
}

function withEdges(game: Game, blue: MapEdge, red: MapEdge): Game {
  const { shape } = game.battle.map;
  const homeEdges = { blue: edgeHexes(shape, blue), red: edgeHexes(shape, red) };
  return { ...game, battle: { ...game.battle, homeEdges } };
}

const reasons = (game: Game, placement: Placement, id = 'foot') =>
  placementRefusals(game, unitOf(game, id), placement).map(({ rule, reason }) => `${rule} ${reason}`);

const facings = (game: Game, id: string, formation: string) => {
  const all = placementsOf(game, unitOf(game, id));
  const [first] = all;
  return all
    .filter((one) => one.formation === formation && one.to.q === first?.to.q && one.to.r === first.to.r)
    .map(({ facing }) => facing);
};

describe('the way it looks', () => {
  test.each<[MapEdge, MapEdge, readonly number[], readonly number[]]>([
    ['south', 'north', [5, 0, 1, 2, 3, 4], [2, 3, 4, 5, 0, 1]],
    ['north', 'south', [2, 3, 4, 5, 0, 1], [5, 0, 1, 2, 3, 4]],
  ])(
    'R-150, GEO-03 of those at home in the %s the first facing looks at the enemy',
    (blue, red, own, other) => {
      const game = withEdges(field([FOOT, HORSE]), blue, red);
      expect(facings(game, 'foot', 'line')).toEqual(own);
      expect(facings(game, 'horse', 'none')).toEqual(other);
    },
  );

  // 0 looks between north-east and east, 3 between south-west and west; of two in the middle the first clockwise
  test.each([16, 14])('R-150, GEO-03 from the west it looks east, from the east west: %i rows', (rows) => {
    const game = withEdges(field([FOOT, HORSE], { columns: 16, rows }), 'west', 'east');
    expect(facings(game, 'foot', 'line')[0]).toBe(0);
    expect(facings(game, 'horse', 'none')[0]).toBe(3);
  });
});

describe('the ground', () => {
  const at = hexAt(3, 13);

  test('FRM-04 no square in a village', () => {
    const game = field([FOOT, HORSE], { hexes: [{ ...at, terrain: 'village', hill: false }] });
    expect(reasons(game, { to: at, formation: 'square', facing: 0 })).toEqual(['FRM-04 noSquareHere']);
    expect(reasons(game, { to: hexAt(4, 13), formation: 'square', facing: 0 })).toEqual([]);
  });

  test('R-44 no extended line over a side that nobody crosses', () => {
    // it looks north: its right half stands east of the left one
    const line: Placement = { to: at, formation: 'extendedLine', facing: 5 };
    const partedBy = (terrain: 'impassable' | 'largeRiver') =>
      field([LINEAR, HORSE], { sides: [{ ...at, side: 1, terrain }] });
    const parted = partedBy('impassable');
    expect(reasons(parted, line)).toEqual(['R-44 noFlankHex']);
    expect(reasons(parted, { ...line, formation: 'line' })).toEqual([]);
    expect(reasons(partedBy('largeRiver'), line)).toEqual([]);
  });

  test('R-150, R-41 both halves of an extended line need a free hex of the zone', () => {
    const friend: UnitSpec = { ...FOOT, id: 'friend', fate: 'present', at: [hexAt(4, 13).q, 13] };
    const line: Placement = { to: at, formation: 'extendedLine', facing: 5 };
    expect(reasons(field([LINEAR, friend, HORSE]), line)).toEqual(['GEO-02 occupied']);
    expect(reasons(field([LINEAR, HORSE]), { ...line, to: hexAt(11, 13) })).toEqual(['R-150 offMap']);
  });
});

describe('the distance to the enemy', () => {
  const near = (id: string, row: number): UnitSpec => ({
    ...{ ...HORSE, id, fate: 'present', at: [hexAt(3, row).q, row] },
  });
  const line: Placement = { to: hexAt(3, 13), formation: 'line', facing: 5 };

  test('R-150 setup_distance=0: however near, but not where the enemy stands', () => {
    const game = field([FOOT, near('one', 12), near('other', 13)]);
    expect(reasons(game, { ...line, to: hexAt(2, 13) })).toEqual([]);
    expect(reasons(game, line)).toEqual(['GEO-02 occupied']);
  });

  test('R-150 setup_distance=1: not beside an enemy', () => {
    const game = field([FOOT, near('one', 12)], { houseRules: { setup_distance: 1 } });
    expect(reasons(game, line)).toEqual(['R-150 setUpTooNear']);
    expect(reasons(game, { ...line, to: hexAt(5, 13) })).toEqual([]);
  });

  test('R-150 one enemy is reason enough', () => {
    const game = field([FOOT, near('one', 10), near('other', 9)], { houseRules: { setup_distance: 6 } });
    expect(placementRefusals(game, unitOf(game, 'foot'), line)).toMatchObject([
      { rule: 'R-150', reason: 'setUpTooNear' },
    ]);
  });

  test('R-150 who stands in a wrong formation and too near is told both', () => {
    const game = field([FOOT, near('one', 10)], { houseRules: { setup_distance: 6 } });
    expect(reasons(game, { ...line, formation: 'skirmish' })).toEqual([
      ...['FRM-01 formationNotOpen', 'R-150 setUpTooNear'],
    ]);
  });

  test('R-150 where enemies are near everywhere nobody has room, though the zone has', () => {
    const game = field([FOOT, near('one', 11)], { houseRules: { setup_distance: 20 } });
    expect(hasRoom(game, unitOf(game, 'foot'))).toBe(false);
    expect(placementsOf(game, unitOf(game, 'foot'))).toEqual([]);
    expect(roomIn(game, 'blue')).toBe(4 * 12);
  });
});

describe('the room', () => {
  test('R-150 hexes that nobody holds and that can be entered', () => {
    const placed: UnitSpec = { ...FOOT, id: 'placed', fate: 'present', at: [hexAt(0, 15).q, 15] };
    const lake = { ...hexAt(1, 15), terrain: 'impassable', hill: false } as const;
    const game = field([FOOT, placed, HORSE], { hexes: [lake], houseRules: { setup_depth: 1 } });
    expect(roomIn(game, 'blue')).toBe(10);
    expect(roomIn(game, 'red')).toBe(12);
    const columns = new Set(placementsOf(game, unitOf(game, 'foot')).map(({ to }) => to.q - hexAt(0, 15).q));
    expect([...columns].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('R-150 set up unseen, a hex of both zones is room for neither', () => {
    const roomsBy = (setup_hidden: 'yes' | 'no') => {
      const game = field([FOOT, HORSE], { houseRules: { setup_hidden } });
      const zones = { blue: [hexAt(3, 8), hexAt(4, 8), hexAt(5, 8)], red: [hexAt(5, 8), hexAt(6, 8)] };
      const shared = { ...game, battle: { ...game.battle, zones } };
      return [roomIn(shared, 'blue'), roomIn(shared, 'red')];
    };
    expect([roomsBy('yes'), roomsBy('no')]).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  test('R-150 a single hex is room enough', () => {
    const game = field([FOOT, HORSE]);
    const only = { ...game, battle: { ...game.battle, zones: { blue: [hexAt(5, 9)], red: [] } } };
    expect([hasRoom(only, unitOf(only, 'foot')), hasRoom(only, unitOf(only, 'horse'))]).toEqual([
      true,
      false,
    ]);
    expect([isInZone(only, 'blue', hexAt(5, 9)), isInZone(only, 'red', hexAt(5, 9))]).toEqual([true, false]);
    expect(roomIn(only, 'blue')).toBe(1);
  });

  test('R-150 every battle has zones of its own, each side another', () => {
    const [deep, flat] = [
      field([FOOT, HORSE], { houseRules: { setup_depth: 3 } }),
      field([FOOT, HORSE], { houseRules: { setup_depth: 1 } }),
    ];
    const sizes = () => [deep, flat].flatMap((game) => [setupZone(game, 'blue'), setupZone(game, 'red')]);
    expect(sizes().map((zone) => zone.length)).toEqual([36, 36, 12, 12]);
    expect(sizes().map((zone) => zone[0]?.r)).toEqual([13, 0, 15, 0]);
    expect([isInZone(deep, 'blue', hexAt(0, 13)), isInZone(deep, 'red', hexAt(0, 13))]).toEqual([
      true,
      false,
    ]);
    expect(isInZone(flat, 'blue', hexAt(0, 13))).toBe(false);
  });
});
