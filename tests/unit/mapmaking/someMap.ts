import { compareHexes } from '../../../src/geometry/hex.ts';
import { hexesOf, type MapShape } from '../../../src/geometry/shape.ts';
import { type HexSide, sideKey } from '../../../src/geometry/side.ts';
import { isInside } from '../../../src/mapmaking/paint.ts';
import type { BattleMap, GroundHex } from '../../../src/rules/state/game.ts';
import { HEX_TERRAINS, SIDE_TERRAINS } from '../../../src/rules/state/vocabulary.ts';

/** Shapes of every parity. */
export const SHAPES: readonly MapShape[] = [
  { kind: 'rectangle', columns: 12, rows: 10 },
  { kind: 'rectangle', columns: 13, rows: 11 },
  { kind: 'rectangle', columns: 14, rows: 11 },
  { kind: 'hexagon', radius: 5 },
  { kind: 'hexagon', radius: 6 },
];

export const named = (shape: MapShape): string =>
  shape.kind === 'hexagon' ? `hexagon ${shape.radius}` : `${shape.columns}×${shape.rows}`;

/** A map on which no two places are alike by accident: every ground and every side terrain, in no regular order. */
export function motley(shape: MapShape): BattleMap {
  let seed = 7;
  const next = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const hexes: GroundHex[] = [];
  const sides: (HexSide & { terrain: (typeof SIDE_TERRAINS)[number] })[] = [];
  for (const { q, r } of hexesOf(shape)) {
    const terrain = HEX_TERRAINS[next(HEX_TERRAINS.length)] ?? 'open';
    const level = terrain === 'bridge' || terrain === 'impassable' ? 0 : next(4);
    if (terrain !== 'open' || level > 0)
      hexes.push({ q, r, terrain, hill: level > 0, ...(level > 1 ? { level } : {}) });
    for (const side of [0, 1, 2] as const)
      if (next(3) === 0 && isInside({ shape }, { q, r, side }))
        sides.push({ q, r, side, terrain: SIDE_TERRAINS[next(SIDE_TERRAINS.length)] ?? 'wood' });
  }
  return {
    shape,
    hexes: hexes.sort(compareHexes),
    sides: sides.sort((a, b) => sideKey(a) - sideKey(b)),
  };
}
