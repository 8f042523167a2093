/** The ground in tiles is the ground of the table, and a change is drawn again where it is. */
import { expect, test } from 'vitest';
import { hexAt } from '@/geometry/shape.ts';
import { sideBetween } from '@/geometry/side.ts';
import { buildings } from '@/map/ground/buildings.ts';
import { fields } from '@/map/ground/fields.ts';
import { hachures } from '@/map/ground/hills.ts';
import { LAYERS_ABOVE, LAYERS_BELOW } from '@/map/ground/tiles/layers.ts';
import { drawTile, type TileDrawing } from '@/map/ground/tiles/tileDrawing.ts';
import { tilesOf } from '@/map/ground/tiles/tiles.ts';
import { cliffs, crossings, hedges, watercourses } from '@/map/ground/watercourses.ts';
import { marsh } from '@/map/ground/wet.ts';
import { trees } from '@/map/ground/woods.ts';
import { makePlan } from '@/map/plan.ts';
import { line } from '@/mapmaking/hexSets.ts';
import { painted, stroked } from '@/mapmaking/paint.ts';
import type { BattleMap } from '@/rules/state/game.ts';
import { HEX_TERRAINS, SIDE_TERRAINS } from '@/rules/state/vocabulary.ts';

/** Ground of every kind, across the borders of many tiles. */
function motley(): BattleMap {
  let map: BattleMap = { shape: { kind: 'rectangle', columns: 30, rows: 26 }, hexes: [], sides: [] };
  HEX_TERRAINS.forEach((terrain, n) => {
    const across = line(hexAt(1 + n, 1 + 3 * n), hexAt(26, 4 + 3 * n));
    map = painted(map, across, { lay: 'terrain', terrain });
    map = painted(map, across.slice(3, 20), { lay: 'hill', level: 1 + (n % 3) });
  });
  SIDE_TERRAINS.forEach((terrain, n) => {
    const down = line(hexAt(3 + 3 * n, 0), hexAt(5 + 3 * n, 25));
    map = stroked(
      map,
      down.map((hex) => sideBetween(hex, n % 2 === 0 ? 1 : 2)),
      { lay: 'side', terrain },
    );
  });
  return map;
}

const map = motley();
const plan = makePlan(map.shape, false);
const marksOf = (d: string): readonly string[] => d.split(/(?=M)/).filter((mark) => mark !== '');
const tiles = tilesOf(plan, map, []);
const drawings = tiles.map((tile) => drawTile(plan, tile));
const inTiles = (layer: string) => drawings.flatMap(({ paths }) => marksOf(paths[layer] ?? '')).sort();
const whole = (d: string) => [...marksOf(d)].sort();
const on = (terrain: (typeof HEX_TERRAINS)[number]) => map.hexes.filter((hex) => hex.terrain === terrain);

test('every mark of the table’s ground lies in one tile, and no other', () => {
  const wood = trees(plan, on('wood'));
  expect(inTiles('treeCrowns')).toEqual(whole(wood.crowns));
  expect(inTiles('treeShadows')).toEqual(whole(wood.shadows));
  expect(inTiles('treeHatching')).toEqual(whole(wood.hatching));
  const wet = marsh(plan, on('difficult'));
  expect(inTiles('marshWater')).toEqual(whole(wet.water));
  expect(inTiles('marshReeds')).toEqual(whole(wet.reeds));
  const built = buildings(plan, on('village'), on('fortifiedPoint'));
  expect(inTiles('blocks')).toEqual(whole(built.blocks));
  expect(inTiles('walls')).toEqual(whole(built.walls));
  const land = fields(plan, map);
  for (const kind of ['meadow', 'arable', 'fallow', 'orchard', 'furrows', 'fruitTrees', 'tufts'] as const) {
    expect(land[kind], kind).not.toBe('');
    expect(inTiles(kind), kind).toEqual(whole(land[kind]));
  }
  const hills = map.hexes.filter(({ hill }) => hill);
  expect(inTiles('hachures')).toEqual(whole(hachures(plan, hills)));
  const beside = (terrain: (typeof SIDE_TERRAINS)[number]) =>
    map.sides.filter((side) => side.terrain === terrain);
  expect(inTiles('hedges')).toEqual(whole(hedges(plan, beside('wood'))));
  expect(inTiles('cliffs')).toEqual(whole(cliffs(plan, beside('impassable'))));
  const courses = watercourses(plan, map.sides);
  expect(courses.length).toBeGreaterThan(2);
  for (const { width, path } of courses) expect(inTiles(`course${width}`)).toEqual(whole(path));
  const places = drawings.flatMap((drawing) => drawing.crossings).map(({ at }) => `${at.x},${at.y}`);
  expect(places.sort()).toEqual(
    crossings(plan, map.sides)
      .map(({ at }) => `${at.x},${at.y}`)
      .sort(),
  );
});

test('under a hand that draws the fields stay as they were, and all the rest follows; once it rests they do too', () => {
  const next = tilesOf(plan, painted(map, [hexAt(14, 14)], { lay: 'terrain', terrain: 'wood' }), tiles);
  const changed = next.flatMap((tile, n) => (tile === tiles[n] ? [] : [{ tile, before: drawings[n] }]));
  const left = changed.map(({ tile, before }) => {
    const hurried = drawTile(plan, tile, 'fine', before, true);
    expect(hurried.parts.open).toBe(before?.parts.open);
    expect(hurried.paths['treeCrowns']).toBe(drawTile(plan, tile).paths['treeCrowns']);
    const rested = drawTile(plan, tile, 'fine', hurried);
    expect(rested.isWhole).toBe(true);
    expect(rested.paths).toEqual(drawTile(plan, tile).paths);
    return hurried;
  });
  expect(left.some(({ isWhole }) => !isWhole)).toBe(true);
  // what was never drawn, or from afar, has no fields to be left
  const [one] = changed;
  if (!one) throw new Error('no tile has changed');
  expect(drawTile(plan, one.tile, 'fine', undefined, true).isWhole).toBe(true);
  expect(drawTile(plan, one.tile, 'coarse', one.before, true).isWhole).toBe(true);
});

test('what of a tile hangs on nothing that has changed is not drawn again, and the drawing is as if it were', () => {
  const next = tilesOf(plan, painted(map, [hexAt(14, 14)], { lay: 'terrain', terrain: 'wood' }), tiles);
  const changed = next.flatMap((tile, n) => (tile === tiles[n] ? [] : [{ tile, before: drawings[n] }]));
  expect(changed.length).toBeGreaterThan(0);
  for (const { tile, before } of changed) {
    const after = drawTile(plan, tile, 'fine', before);
    expect(after.paths).toEqual(drawTile(plan, tile).paths);
    expect(after.crossings).toEqual(drawTile(plan, tile).crossings);
    const isKept = (part: keyof TileDrawing['parts']) => after.parts[part] === before?.parts[part];
    for (const part of ['bounds', 'hills', 'built', 'water', 'sides'] as const)
      expect(isKept(part), part).toBe(true);
    // it was a marsh
    for (const part of ['wet', 'woods'] as const) expect(isKept(part), part).toBe(false);
  }
});

test('from afar a tile is drawn with fewer strokes, and near again as before', () => {
  const lettersOf = (all: readonly TileDrawing[]) =>
    all.flatMap(({ paths }) => Object.values(paths)).reduce((sum, d) => sum + d.length, 0);
  const afar = drawings.map((near) => drawTile(plan, near.tile, 'coarse', near));
  expect(lettersOf(afar)).toBeLessThan(lettersOf(drawings) / 2);
  const shown = (layer: string) => afar.some(({ paths }) => (paths[layer] ?? '') !== '');
  for (const layer of ['canopy', 'treeTops', 'slopes', 'terraceSlope2', 'blocks', 'water', 'marshWater'])
    expect(shown(layer), layer).toBe(true);
  for (const layer of ['treeCrowns', 'hachures', 'furrows', 'marshReeds'])
    expect(shown(layer), layer).toBe(false);
  for (const [n, one] of afar.entries())
    expect(drawTile(plan, one.tile, 'fine', one).paths).toEqual(drawings[n]?.paths);
});

test('every path that a tile can have is laid in some layer', () => {
  const layers = new Set([...LAYERS_BELOW, ...LAYERS_ABOVE].map(({ of }) => of));
  for (const grain of ['fine', 'coarse'] as const)
    for (const { tile } of drawings)
      for (const layer of Object.keys(drawTile(plan, tile, grain).paths)) expect(layers).toContain(layer);
});

test('a hex painted is drawn again in its tile and those close to it; the others are the same', () => {
  const next = tilesOf(plan, painted(map, [hexAt(14, 14)], { lay: 'terrain', terrain: 'village' }), tiles);
  const changed = next.filter((tile, n) => tile !== tiles[n]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(4);
  expect(tilesOf(plan, { ...map, hexes: map.hexes.map((hex) => ({ ...hex })) }, tiles)).toEqual(tiles);
  expect(tilesOf(plan, map, tiles).every((tile, n) => tile === tiles[n])).toBe(true);
});

test('so is a side, and a wood beyond the border of a tile changes what is drawn within it', () => {
  const next = tilesOf(
    plan,
    stroked(map, [sideBetween(hexAt(9, 9), 1)], { lay: 'side', terrain: 'ford' }),
    tiles,
  );
  expect(next.filter((tile, n) => tile !== tiles[n]).length).toBeGreaterThan(0);
  const bare: BattleMap = { ...map, hexes: [], sides: [] };
  const one = painted(bare, [hexAt(5, 2)], { lay: 'terrain', terrain: 'wood' });
  const two = painted(one, [hexAt(6, 2)], { lay: 'terrain', terrain: 'wood' });
  const [before] = tilesOf(plan, one, []);
  const [after] = tilesOf(plan, two, []);
  expect(before?.key).toBe('0,0');
  expect(before && after && drawTile(plan, before).paths['washWood']).not.toBe(
    after && drawTile(plan, after).paths['washWood'],
  );
});
