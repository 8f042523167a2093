/** Ground drawn by chance: every terrain of hexes and of sides. */
import { contains, edgeHexes, hexesOf, type MapShape } from '../geometry/shape.ts';
import { type HexSide, hexesOfSide } from '../geometry/side.ts';
import type { Battle, BattleMap, GroundHex, GroundSide } from '../rules/state/game.ts';
import { HEX_TERRAINS, SIDE_TERRAINS } from '../rules/state/vocabulary.ts';
import { type NumberStream, oneOf } from './chance.ts';

/** The greatest share of hexes that are not open, and of sides that carry something. */
export interface Roughness {
  readonly hexes: number;
  readonly sides: number;
}

export const BROKEN: Roughness = { hexes: 0.3, sides: 0.1 };
export const OPEN_GROUND: Roughness = { hexes: 0.06, sides: 0.02 };

/** Whether the side lies between two hexes of the map. */
function isInside(shape: MapShape, side: HexSide): boolean {
  return hexesOfSide(side).every((hex) => contains(shape, hex));
}

/** A field of that shape, of any roughness up to the one given. */
export function randomGround(shape: MapShape, roughness: Roughness, stream: NumberStream): BattleMap {
  const hexes: GroundHex[] = [];
  const sides: GroundSide[] = [];
  const rough = stream() * roughness.hexes;
  const edged = stream() * roughness.sides;
  for (const hex of hexesOf(shape)) {
    if (stream() < rough) {
      const terrain = oneOf(HEX_TERRAINS, stream);
      const mayRise = terrain !== 'bridge' && terrain !== 'impassable';
      hexes.push({ ...hex, terrain, hill: mayRise && (terrain === 'open' || stream() < 0.4) });
    }
    for (const side of [0, 1, 2] as const)
      if (stream() < edged) sides.push({ ...hex, side, terrain: oneOf(SIDE_TERRAINS, stream) });
  }
  return { shape, hexes, sides: sides.filter((side) => isInside(shape, side)) };
}

/** Blue has its camp in the south, red in the north. */
export function homeEdgesOf(shape: MapShape): Battle['homeEdges'] {
  return { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') };
}
