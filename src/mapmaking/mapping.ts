/**
 * A map set into another frame, turned or mirrored: one mapping says where every hex, side, facing and edge comes to lie,
 * so that all that belongs to a battlefield goes the same way.
 */
import { type Facing, turn } from '../geometry/facing.ts';
import { compareHexes, directionTo, type Hex, hexKey, turnVector } from '../geometry/hex.ts';
import { contains, hexesOf, type MapEdge, type MapShape } from '../geometry/shape.ts';
import { type HexSide, hexesOfSide, sideBetween, sideKey } from '../geometry/side.ts';
import type { BattleMap, GroundSide, Unit } from '../rules/state/game.ts';
import { drawable, type MapDrawing } from './drawing.ts';

export interface Mapping {
  /** Of the map that comes out. */
  readonly shape: MapShape;
  /** Where a hex of the map comes to lie; null where it falls outside the new frame. */
  readonly hex: (hex: Hex) => Hex | null;
  readonly facing: (facing: Facing) => Facing;
  /** The edge that an edge becomes; null where it comes to lie along none. */
  readonly edge: (edge: MapEdge) => MapEdge | null;
  /** Whether left and right change places. */
  readonly mirrors: boolean;
  /** The hexes that have no counterpart in this shape: they stay where they are. */
  readonly strays: readonly Hex[];
}

/** How many sixths of a full turn, clockwise. */
export type Sixths = 1 | 2 | 3 | 4 | 5;
/** What changes places: east with west, or north with south. */
export const MIRRORS = ['eastWest', 'northSouth'] as const;
export type MirrorAxis = (typeof MIRRORS)[number];

type Linear = (hex: Hex) => Hex;

// adding 0 turns -0 into 0
const MIRRORED: Readonly<Record<MirrorAxis, Linear>> = {
  eastWest: ({ q, r }) => ({ q: -q - r + 0, r }),
  northSouth: ({ q, r }) => ({ q: q + r, r: -r + 0 }),
};

/** The corners of the hexes' frame: the first hex of the first row, and the last of the last. */
function endsOf(shape: MapShape): readonly [Hex, Hex] {
  const hexes = hexesOf(shape);
  const [first, last] = [hexes[0], hexes.at(-1)];
  if (!first || !last) throw new Error('a map without hexes');
  return [first, last];
}

function plus(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

function minus(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r };
}

/** The mapping that turns or mirrors and then lays the hex `from` on the hex `to`. */
function laidOver(
  shape: MapShape,
  linear: Linear,
  [from, to]: readonly [Hex, Hex],
  others: Pick<Mapping, 'facing' | 'edge' | 'mirrors'>,
): Mapping {
  const shift = minus(to, linear(from));
  const image = (hex: Hex): Hex => plus(linear(hex), shift);
  return {
    shape,
    hex: (hex) => {
      const to = image(hex);
      return contains(shape, to) ? to : hex;
    },
    strays: hexesOf(shape).filter((hex) => !contains(shape, image(hex))),
    ...others,
  };
}

const OPPOSITE_EDGE: Readonly<Record<MapEdge, MapEdge>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

/** The turns the shape allows: a hexagon all of them, a rectangle the half turn. */
export function turnsOf(shape: MapShape): readonly Sixths[] {
  return shape.kind === 'hexagon' ? [1, 2, 3, 4, 5] : [3];
}

/**
 * The map turned clockwise. Exact for a hexagon, and for the half turn of a rectangle with an even number of rows; with an
 * odd number the hexes that stand out at the east end of every second row have no counterpart.
 */
export function turning(shape: MapShape, sixths: Sixths): Mapping {
  if (!turnsOf(shape).includes(sixths)) throw new RangeError('a rectangle is turned by half a circle only');
  const [first, last] = endsOf(shape);
  const centre: Hex = shape.kind === 'hexagon' ? { q: (first.q + last.q) / 2, r: shape.radius } : first;
  return laidOver(
    shape,
    (hex) => turnVector(hex, sixths),
    shape.kind === 'hexagon' ? [centre, centre] : [first, last],
    {
      facing: (facing) => turn(facing, sixths),
      edge: (edge) => (sixths === 3 ? OPPOSITE_EDGE[edge] : null),
      mirrors: false,
    },
  );
}

/** The hex that the first hex of a rectangle changes places with. */
function counterpart(shape: Extract<MapShape, { kind: 'rectangle' }>, axis: MirrorAxis): Hex {
  if (axis === 'eastWest') return { q: shape.columns - 1, r: 0 };
  // rows alternate: a row changes places only with one that begins as it does
  const row = shape.rows - (shape.rows % 2 === 0 ? 2 : 1);
  return { q: -row / 2, r: row };
}

/**
 * The map mirrored. Exact for a hexagon, and from north to south for a rectangle with an odd number of rows; with an even
 * number its last row has no counterpart, and from east to west the hexes that stand out at the east end have none.
 */
export function mirroring(shape: MapShape, axis: MirrorAxis): Mapping {
  const [first, last] = endsOf(shape);
  const middle: Hex = { q: (first.q + last.q) / 2, r: (first.r + last.r) / 2 };
  const over = shape.kind === 'hexagon' ? middle : counterpart(shape, axis);
  const along: readonly MapEdge[] = axis === 'eastWest' ? ['east', 'west'] : ['north', 'south'];
  return laidOver(shape, MIRRORED[axis], [shape.kind === 'hexagon' ? middle : first, over], {
    facing: (facing) => turn(axis === 'eastWest' ? 4 : 1, -facing),
    edge: (edge) => (along.includes(edge) ? OPPOSITE_EDGE[edge] : edge),
    mirrors: true,
  });
}

/** Where a side of the map comes to lie; null where it falls outside. A side of a hex without a counterpart stays with it. */
export function sideThrough(mapping: Mapping, side: HexSide): HexSide | null {
  const [a, b] = hexesOfSide(side);
  const [to, beyond] = [mapping.hex(a), mapping.hex(b)];
  if (!to || !beyond) return null;
  const strays = straysOf(mapping);
  if (strays.has(hexKey(a)) || strays.has(hexKey(b))) return side;
  // a side at the border of the map has no image: the hex beyond it has none
  const d = directionTo(to, beyond);
  return d === null ? null : sideBetween(to, d);
}

const strayKeys = new WeakMap<Mapping, ReadonlySet<number>>();

function straysOf(mapping: Mapping): ReadonlySet<number> {
  let keys = strayKeys.get(mapping);
  if (!keys) {
    keys = new Set(mapping.strays.map(hexKey));
    strayKeys.set(mapping, keys);
  }
  return keys;
}

/** Where hexes come to lie, in canonical order: zones, objectives. What falls outside is left out. */
export function hexesThrough(mapping: Mapping, hexes: readonly Hex[]): readonly Hex[] {
  return hexes.flatMap((hex) => mapping.hex(hex) ?? []).sort(compareHexes);
}

/** The map that comes out: what lies within the new frame is kept, all of it. */
export function mapThrough(mapping: Mapping, map: BattleMap): BattleMap {
  return {
    shape: mapping.shape,
    hexes: map.hexes
      .flatMap((ground) => {
        const hex = mapping.hex(ground);
        return hex ? [{ ...ground, ...hex }] : [];
      })
      .sort(compareHexes),
    sides: map.sides
      .flatMap((ground): GroundSide[] => {
        const side = sideThrough(mapping, ground);
        return side ? [{ ...ground, ...side }] : [];
      })
      .sort((a, b) => sideKey(a) - sideKey(b)),
  };
}

/** The drawing that goes with the map. A road that leaves the new frame ends there, and goes on where it comes back. */
export function drawingThrough(mapping: Mapping, drawing: MapDrawing): MapDrawing {
  return drawable({
    ...drawing,
    roads: drawing.roads.flatMap((road) => {
      const pieces: Hex[][] = [[]];
      for (const hex of road.through) {
        const to = mapping.hex(hex);
        if (to) pieces.at(-1)?.push(to);
        else pieces.push([]);
      }
      return pieces.filter(({ length }) => length > 1).map((through) => ({ ...road, through }));
    }),
    names: drawing.names.flatMap((name) => {
      const to = mapping.hex(name);
      return to ? [{ ...name, ...to }] : [];
    }),
  });
}

/** Where a unit comes to stand and look; null where a hex of it falls outside, or its halves part. GEO-12, R-41. */
export function standThrough(
  mapping: Mapping,
  { hexes, facing, formation }: Pick<Unit, 'hexes' | 'facing' | 'formation'>,
): Pick<Unit, 'hexes' | 'facing'> | null {
  const isTurned = formation !== 'square' && formation !== 'closedColumn';
  const looks = isTurned ? mapping.facing(facing) : facing;
  const [left, right] = hexes;
  const to = mapping.hex(left);
  if (right === undefined) return to && { hexes: [to], facing: looks };
  const beside = mapping.hex(right);
  if (!to || !beside || directionTo(to, beside) === null) return null;
  // in a mirror the left half is the right one
  return { hexes: mapping.mirrors ? [beside, to] : [to, beside], facing: looks };
}
