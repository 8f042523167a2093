/**
 * A map under the brush. Every stroke makes a new map that shares what it did not touch, and gives the very same map back
 * where nothing has changed. Hexes and sides are listed in canonical order.
 */
import { compareHexes, type Hex, hexKey } from '../geometry/hex.ts';
import { contains } from '../geometry/shape.ts';
import { type HexSide, hexesOfSide, sideKey } from '../geometry/side.ts';
import type { BattleMap, GroundHex, GroundSide } from '../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../rules/state/vocabulary.ts';
import { bareHex, isSameGround, levelOf } from './ground.ts';

/** The highest hill that can be laid; a file takes no higher one. R-134. */
export const HIGHEST = 9;

/** What a brush does to each hex under it. */
export type HexBrush =
  | { readonly lay: 'terrain'; readonly terrain: HexTerrain }
  /** A hill of that level; 0 levels it. */
  | { readonly lay: 'hill'; readonly level: number }
  /** One level higher or lower than it was. */
  | { readonly lay: 'step'; readonly by: 1 | -1 }
  /** Back to bare open ground. */
  | { readonly lay: 'nothing' };

/** What a brush does to each side under it. */
export type SideBrush = { readonly lay: 'side'; readonly terrain: SideTerrain } | { readonly lay: 'nothing' };

/** TER-04, R-149: a hill is bare or carries a wood, difficult terrain, a village or a fortified point. */
function mayRise(terrain: HexTerrain): boolean {
  return terrain !== 'bridge' && terrain !== 'impassable';
}

function risen({ q, r }: Hex, terrain: HexTerrain, level: number): GroundHex {
  const height = mayRise(terrain) ? Math.max(0, Math.min(HIGHEST, Math.round(level))) : 0;
  return { q, r, terrain, hill: height > 0, ...(height > 1 ? { level: height } : {}) };
}

/** The hex after the brush: ground keeps the hill under it, a hill keeps the ground on it, as far as TER-04 allows. */
function groundAfter(before: GroundHex, brush: HexBrush): GroundHex {
  switch (brush.lay) {
    case 'terrain':
      return risen(before, brush.terrain, levelOf(before));
    case 'hill':
      return risen(before, before.terrain, brush.level);
    case 'step':
      return risen(before, before.terrain, levelOf(before) + brush.by);
    case 'nothing':
      return bareHex(before);
  }
}

function isBare({ terrain, hill }: GroundHex): boolean {
  return terrain === 'open' && !hill;
}

/** The map with the brush on these hexes, each touched once however often it is named. What lies off the map is left out. */
export function painted(map: BattleMap, hexes: readonly Hex[], brush: HexBrush): BattleMap {
  const touched = new Map<number, GroundHex>();
  for (const hex of hexes) if (contains(map.shape, hex)) touched.set(hexKey(hex), bareHex(hex));
  const others: GroundHex[] = [];
  for (const hex of map.hexes) {
    const key = hexKey(hex);
    if (touched.has(key)) touched.set(key, hex);
    else others.push(hex);
  }
  let changes = 0;
  const laid = [...touched.values()].map((before) => {
    const after = groundAfter(before, brush);
    if (isSameGround(before, after)) return before;
    changes++;
    return after;
  });
  if (changes === 0) return map;
  return { ...map, hexes: [...others, ...laid.filter((hex) => !isBare(hex))].sort(compareHexes) };
}

/** Whether the side lies between two hexes of the map: no other carries anything. */
export function isInside(map: Pick<BattleMap, 'shape'>, side: HexSide): boolean {
  return hexesOfSide(side).every((hex) => contains(map.shape, hex));
}

/** The map with the brush on these sides. */
export function stroked(map: BattleMap, sides: readonly HexSide[], brush: SideBrush): BattleMap {
  const terrain = brush.lay === 'side' ? brush.terrain : null;
  const touched = new Map<number, HexSide>();
  for (const side of sides) if (isInside(map, side)) touched.set(sideKey(side), side);
  const others = map.sides.filter((side) => {
    const key = sideKey(side);
    // a side that has it already stays, and need not be laid
    if (side.terrain === terrain) touched.delete(key);
    return !touched.has(key);
  });
  const laid = [...touched.values()].flatMap(({ q, r, side }): GroundSide[] =>
    terrain === null ? [] : [{ q, r, side, terrain }],
  );
  if (laid.length === 0 && others.length === map.sides.length) return map;
  return { ...map, sides: [...others, ...laid].sort((a, b) => sideKey(a) - sideKey(b)) };
}
