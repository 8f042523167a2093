import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Hex, step } from '../../../../src/geometry/hex.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { mayCross, sideTerrain, sideTerrainBetween } from '../../../../src/rules/ground/sides.ts';
import {
  breaksImpetus,
  coveredAgainst,
  hexPenalises,
  ignoresPenalties,
  inCover,
  inRough,
  inTerrain,
  isCover,
  isHill,
  isOnMap,
  isOpenGround,
  isRough,
  mayEnter,
  separatedByWater,
  sidePenalises,
  sidesTowards,
  terrainAt,
} from '../../../../src/rules/ground/terrain.ts';
import type { GroundHex, GroundSide } from '../../../../src/rules/state/game.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import {
  HEX_TERRAINS,
  type HexTerrain,
  SIDE_TERRAINS,
  type SideTerrain,
} from '../../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const HERE: Hex = { q: 5, r: 5 };

function ground(terrain: HexTerrain, hill = false): GroundHex {
  return { ...HERE, terrain, hill };
}

function side(from: Hex, d: 0 | 1 | 2 | 3 | 4 | 5, terrain: SideTerrain): GroundSide {
  return { ...sideBetween(from, d), terrain };
}

/** Somebody on that hex. */
const on = (hex: Hex) => ({ hexes: [hex] as const });

/** A unit on HERE, on that ground. */
function standing(hexes: GroundHex[], sides: GroundSide[] = [], more: Partial<UnitSpec> = {}) {
  const g = position({
    hexes,
    sides,
    units: [{ id: 'u', side: 'blue', type: 'lineInfantry', at: [5, 5], ...more }],
  });
  return { g, u: unitOf(g, 'u') };
}

test('TER-01, TER-02 a hex holds the one terrain listed for it, others are open', () => {
  for (const terrain of HEX_TERRAINS) {
    const { g, u } = standing([ground(terrain)]);
    expect(terrainAt(g, HERE)).toBe(terrain);
    expect(inTerrain(g, u, terrain)).toBe(true);
    expect(terrainAt(g, { q: 6, r: 5 })).toBe('open');
  }
});

test('TER-01, TER-03 a side carries the same seen from both its hexes, and no other side does', () => {
  for (const terrain of SIDE_TERRAINS)
    for (const d of DIRECTIONS) {
      const beyond = step(HERE, d);
      const { g } = standing([], [side(HERE, d, terrain)]);
      expect(DIRECTIONS.filter((other) => sideTerrain(g, HERE, other) !== null)).toEqual([d]);
      expect(sideTerrainBetween(g, HERE, beyond)).toBe(terrain);
      expect(sideTerrainBetween(g, beyond, HERE)).toBe(terrain);
      expect(sideTerrainBetween(g, HERE, step(beyond, d))).toBeNull();
    }
});

test('TER-04 a hill is bare or crowned, and the crown keeps its effects (R-149)', () => {
  for (const crown of ['open', 'wood', 'difficult', 'village', 'fortifiedPoint'] as const) {
    const { g } = standing([ground(crown, true)]);
    expect([isHill(g, HERE), terrainAt(g, HERE), isOpenGround(g, HERE)]).toEqual([
      true,
      crown,
      crown === 'open',
    ]);
  }
  expect(isHill(standing([ground('wood')]).g, HERE)).toBe(false);
});

describe('TER-05 a side towards the enemy counts as the hex does (R-148)', () => {
  const west: Hex = { q: 4, r: 5 };
  const straight: Hex = { q: 7, r: 3 };
  const overVertex: Hex = { q: 6, r: 3 };
  const wood = (d: 0 | 1 | 2 | 3 | 4 | 5) => standing([], [side(HERE, d, 'wood')]);

  test('TER-05 in close combat, the side the two share', () => {
    const { g, u } = wood(4);
    expect(sidesTowards(g, HERE, west)).toEqual(['wood']);
    expect(coveredAgainst(g, u, on(west))).toBe(true);
    expect(coveredAgainst(g, u, on({ q: 6, r: 5 }))).toBe(false);
    expect(inCover(g, u)).toBe(false);
  });

  test('TER-05 in fire, the side of its own hex that the line crosses', () => {
    const { g, u } = wood(0);
    expect(sidesTowards(g, HERE, straight)).toEqual(['wood']);
    expect(coveredAgainst(wood(5).g, u, on(straight))).toBe(false);
  });

  test('TER-05 in fire, either side where the line only touches their corner', () => {
    for (const d of [5, 0] as const) {
      const { g, u } = wood(d);
      expect(coveredAgainst(g, u, on(overVertex))).toBe(true);
    }
    const { g } = standing([], [side(HERE, 5, 'river'), side(HERE, 0, 'wood')]);
    expect([...sidesTowards(g, HERE, overVertex)].sort()).toEqual(['river', 'wood']);
  });

  test('TER-05 not a side further along the line', () => {
    const { g } = standing([], [side({ q: 6, r: 4 }, 0, 'wood')]);
    expect(sidesTowards(g, HERE, straight)).toEqual([]);
  });

  test('TER-05 a unit inside cover is covered from everywhere, other sides shelter nobody', () => {
    for (const terrain of HEX_TERRAINS) {
      const { g, u } = standing([ground(terrain)]);
      expect(coveredAgainst(g, u, on(straight))).toBe(isCover(terrain));
    }
    for (const terrain of SIDE_TERRAINS) {
      const { g, u } = standing([], [side(HERE, 0, terrain)]);
      expect(coveredAgainst(g, u, on(straight))).toBe(terrain === 'wood');
    }
  });
});

test('TER-06 open ground is free of wood, difficult ground, houses and bridge; hills are open (R-100)', () => {
  const open = HEX_TERRAINS.filter((terrain) => isOpenGround(standing([ground(terrain)]).g, HERE));
  expect(open).toEqual(['open']);
  expect(isOpenGround(standing([ground('open', true)]).g, HERE)).toBe(true);
});

test('TER-07 hexes and sides that penalise movement; a stream does not (R-145, R-147)', () => {
  expect(HEX_TERRAINS.filter((terrain) => hexPenalises(standing([ground(terrain)]).g, HERE))).toEqual([
    'wood',
    'village',
    'fortifiedPoint',
    'difficult',
    'bridge',
  ]);
  expect(hexPenalises(standing([ground('open', true)]).g, HERE)).toBe(false);
  expect(
    SIDE_TERRAINS.filter((terrain) => sidePenalises(standing([], [side(HERE, 3, terrain)]).g, HERE, 3)),
  ).toEqual(['river', 'largeRiver', 'ford', 'bridge', 'wood']);
});

test('TER-09 skirmishers, hordes and light infantry columns ignore penalties of movement', () => {
  const rows: [Partial<UnitSpec>, boolean][] = [
    [{ type: 'lightInfantry', formation: 'skirmish' }, true],
    [{ type: 'lightInfantry', formation: 'column' }, true],
    [{ type: 'lightInfantry', formation: 'line' }, false],
    [{ type: 'lineInfantry', formation: 'column' }, false],
    [{ type: 'lineInfantry', panicked: true }, true],
    [{ type: 'heavyCavalry', panicked: true }, true],
    [{ type: 'heavyCavalry' }, false],
    [{ type: 'lightHorseBattery' }, false],
  ];
  for (const [more, want] of rows) expect(ignoresPenalties(standing([], [], more).u)).toBe(want);
});

test('TER-11 impassable ground may be neither entered nor crossed; rivers may be crossed (R-144)', () => {
  expect(HEX_TERRAINS.filter((terrain) => !mayEnter(standing([ground(terrain)]).g, HERE))).toEqual([
    'impassable',
  ]);
  expect(
    SIDE_TERRAINS.filter((terrain) => !mayCross(standing([], [side(HERE, 1, terrain)]).g, HERE, 1)),
  ).toEqual(['impassable']);
});

test('TER-11 nothing stands off the map', () => {
  const { g } = standing([]);
  const [inside, outside]: Hex[] = [
    { q: 0, r: 0 },
    { q: -1, r: 0 },
  ];
  if (!inside || !outside) throw new Error('no hex');
  expect([isOnMap(g, inside), mayEnter(g, inside)]).toEqual([true, true]);
  expect([isOnMap(g, outside), mayEnter(g, outside)]).toEqual([false, false]);
});

describe('TER-13 the summary of the ground', () => {
  const rows: Record<HexTerrain, { half: boolean; cover: boolean; rough: boolean; open: boolean }> = {
    open: { half: false, cover: false, rough: false, open: true },
    wood: { half: true, cover: true, rough: true, open: false },
    village: { half: true, cover: true, rough: true, open: false },
    fortifiedPoint: { half: true, cover: true, rough: true, open: false },
    difficult: { half: true, cover: false, rough: true, open: false },
    bridge: { half: true, cover: false, rough: false, open: false },
    impassable: { half: false, cover: false, rough: false, open: false },
  };
  test.each(HEX_TERRAINS)('TER-13 hex: %s', (terrain) => {
    const { g, u } = standing([ground(terrain)]);
    expect({
      half: hexPenalises(g, HERE),
      cover: inCover(g, u),
      rough: inRough(g, u),
      open: isOpenGround(g, HERE),
    }).toEqual(rows[terrain]);
    expect(isRough(terrain)).toBe(rows[terrain].rough);
  });

  const sides: Record<SideTerrain, { water: boolean; impetus: boolean }> = {
    stream: { water: false, impetus: false },
    river: { water: true, impetus: true },
    largeRiver: { water: true, impetus: true },
    ford: { water: true, impetus: true },
    bridge: { water: true, impetus: true },
    wood: { water: false, impetus: true },
    impassable: { water: false, impetus: false },
  };
  test.each(SIDE_TERRAINS)('TER-13 side: %s', (terrain) => {
    const { g } = standing([], [side(HERE, 2, terrain)]);
    const beyond = step(HERE, 2);
    expect({ water: separatedByWater(g, on(HERE), on(beyond)), impetus: breaksImpetus(g, terrain) }).toEqual(
      sides[terrain],
    );
    expect(separatedByWater(g, on(beyond), on(HERE))).toBe(sides[terrain].water);
  });

  test('TER-13 a bare side parts nobody', () => {
    expect(breaksImpetus(standing([]).g, null)).toBe(false);
    expect(separatedByWater(standing([]).g, on(HERE), on(step(HERE, 2)))).toBe(false);
  });
});
