/** The ground in tiles is the ground of the table, and a change is drawn again where it is. */
import { expect, test } from 'vitest';
import { hexAt } from '@/geometry/shape.ts';
import { sideBetween } from '@/geometry/side.ts';
import { buildings } from '@/map/ground/buildings.ts';
import { fields } from '@/map/ground/fields.ts';
import { drawTile } from '@/map/ground/tiles/tileDrawing.ts';
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
  expect(inTiles('furrows')).toEqual(whole(fields(plan, map).furrows));
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
  expect(before && after && drawTile(plan, before).paths['treeCrowns']).not.toBe(
    after && drawTile(plan, after).paths['treeCrowns'],
  );
});
