/** Symmetrical drawing: what a brush lays on one part of a map it lays on the others too. */
import { type Hex, hexKey } from '../geometry/hex.ts';
import type { MapShape } from '../geometry/shape.ts';
import { type HexSide, sideKey } from '../geometry/side.ts';
import { type Mapping, mirroring, sideThrough, turning } from './mapping.ts';

const SYMMETRIES = ['none', 'halfTurn', 'northSouth', 'eastWest', 'thirds', 'sixths'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The symmetries in which every hex of the map has its counterpart; from east to west all but those that stand out have. */
export function symmetriesOf(shape: MapShape): readonly Symmetry[] {
  if (shape.kind === 'hexagon') return SYMMETRIES;
  return ['none', fairSymmetry(shape), 'eastWest'];
}

/** The exact symmetry that lays the north on the south: the same ground for both sides. */
export function fairSymmetry(shape: MapShape): 'halfTurn' | 'northSouth' {
  return shape.kind === 'hexagon' || shape.rows % 2 === 0 ? 'halfTurn' : 'northSouth';
}

/** The mappings that give the images of a hex, itself apart. */
export function mappingsOf(shape: MapShape, symmetry: Symmetry): readonly Mapping[] {
  switch (symmetry) {
    case 'none':
      return [];
    case 'halfTurn':
      return [turning(shape, 3)];
    case 'northSouth':
    case 'eastWest':
      return [mirroring(shape, symmetry)];
    case 'thirds':
      return ([2, 4] as const).map((sixths) => turning(shape, sixths));
    case 'sixths':
      return ([1, 2, 3, 4, 5] as const).map((sixths) => turning(shape, sixths));
  }
}

/** The hexes with their images, each once. A hex without a counterpart has none. */
export function withImages(mappings: readonly Mapping[], hexes: readonly Hex[]): readonly Hex[] {
  const all = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  for (const mapping of mappings)
    for (const hex of hexes) {
      const image = mapping.hex(hex);
      if (image) all.set(hexKey(image), image);
    }
  return [...all.values()];
}

/** The sides with theirs. */
export function sidesWithImages(mappings: readonly Mapping[], sides: readonly HexSide[]): readonly HexSide[] {
  const all = new Map(sides.map((side) => [sideKey(side), side]));
  for (const mapping of mappings)
    for (const side of sides) {
      const image = sideThrough(mapping, side);
      if (image) all.set(sideKey(image), image);
    }
  return [...all.values()];
}
