/** The size of a map: set into a larger or a smaller frame, all that lies within it stays. */
import type { Hex } from '../geometry/hex.ts';
import { contains, hexAt, hexesOf, type MapShape, offsetOf } from '../geometry/shape.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { type Mapping, mapThrough } from './mapping.ts';

export interface MapSize {
  readonly columns: number;
  readonly rows: number;
}

/** The sizes maps are made in: from an affair of a few battalions to an army corps. */
export const LEAST_SIZE: MapSize = { columns: 12, rows: 10 };
export const MOST_SIZE: MapSize = { columns: 80, rows: 60 };

/** The new frame by the columns and rows of the old map; its first hex may lie outside it. */
export interface MapFrame extends MapSize {
  readonly column: number;
  readonly row: number;
}

export const CORNERS = ['northWest', 'northEast', 'southWest', 'southEast'] as const;
/** The corner that stays where it is when the size changes. */
export type Corner = (typeof CORNERS)[number];

/** The rectangle a map lies in. */
export function sizeOfShape(shape: MapShape): MapSize {
  if (shape.kind === 'rectangle') return { columns: shape.columns, rows: shape.rows };
  const across = 2 * shape.radius + 1;
  return { columns: across, rows: across };
}

/** What of a size is out of bounds, and what the bounds are; null where nothing is. */
export function sizeFault({ columns, rows }: MapSize): {
  readonly of: keyof MapSize;
  readonly least: number;
  readonly most: number;
} | null {
  for (const [of, value] of [['columns', columns] as const, ['rows', rows] as const]) {
    const [least, most] = [LEAST_SIZE[of], MOST_SIZE[of]];
    if (!Number.isInteger(value) || value < least || value > most) return { of, least, most };
  }
  return null;
}

/** Where all comes to lie in the new frame, a rectangle. */
export function reframing({ column, row, columns, rows }: MapFrame): Mapping {
  const origin = hexAt(column, row);
  const shape: MapShape = { kind: 'rectangle', columns, rows };
  const moved = (hex: Hex): Hex => ({ q: hex.q - origin.q, r: hex.r - origin.r });
  return {
    shape,
    hex: (hex) => (contains(shape, moved(hex)) ? moved(hex) : null),
    facing: (facing) => facing,
    edge: (edge) => edge,
    mirrors: false,
    strays: [],
  };
}

/** The map in the new frame. */
export function reframed(map: BattleMap, frame: MapFrame): BattleMap {
  return mapThrough(reframing(frame), map);
}

function hexesLost(shape: MapShape, frame: MapFrame): number {
  const { hex } = reframing(frame);
  return hexesOf(shape).filter((one) => hex(one) === null).length;
}

/**
 * The frame of that size with one corner where it was. Rows that are added or taken at the north in odd number shift the
 * columns by half a hex, for the first row of a map begins at its west edge: to that side on which less is lost.
 */
export function frameKeeping(shape: MapShape, size: MapSize, corner: Corner): MapFrame {
  const before = sizeOfShape(shape);
  const row = corner.startsWith('south') ? before.rows - size.rows : 0;
  const column = corner.endsWith('East') ? before.columns - size.columns : 0;
  const frame = { ...size, column, row };
  if (row % 2 === 0) return frame;
  const shifted = { ...frame, column: column - 1 };
  return hexesLost(shape, shifted) < hexesLost(shape, frame) ? shifted : frame;
}

/** The frame, by the new map's columns and rows, that undoes a frame. */
export function frameBack(shape: MapShape, { column, row }: MapFrame): MapFrame {
  const origin = hexAt(column, row);
  return { ...sizeOfShape(shape), ...offsetOf({ q: -origin.q, r: -origin.r }) };
}

/** How many hexes and sides that carry something would fall outside the frame: what to warn of before a crop. */
export function lostIn(map: BattleMap, frame: MapFrame): number {
  const left = reframed(map, frame);
  return map.hexes.length - left.hexes.length + (map.sides.length - left.sides.length);
}
