import { type Hex, hexKey } from './hex.ts';
import type { HexSide } from './side.ts';
import {
  type HexesMet,
  hexesMetFromOrigin,
  hexesTouchedFromOrigin,
  sidesTouchedFromOrigin,
} from './touch.ts';

// FIR-08: the line of sight runs from centre to centre. What it touches depends only on the way from one end to the
// other, so each way is worked out once.

const hexesByWay = new Map<number, readonly Hex[]>();
const sidesByWay = new Map<number, readonly HexSide[]>();
const metByWay = new Map<number, HexesMet>();

function remembered<T>(
  memory: Map<number, readonly T[]>,
  way: Hex,
  workOut: (way: Hex) => readonly T[],
): readonly T[] {
  const key = hexKey(way);
  const before = memory.get(key);
  if (before !== undefined) return before;
  const found = workOut(way);
  memory.set(key, found);
  return found;
}

/** The hexes touched on the way from (0, 0), ends left out, in order. */
function hexesTouchedOnWay(way: Hex): readonly Hex[] {
  return remembered(hexesByWay, way, hexesTouchedFromOrigin);
}

function wayBetween(a: Hex, b: Hex): Hex {
  return { q: b.q - a.q, r: b.r - a.r };
}

/** the hexes other than a and b whose closed area the line touches, by distance along it. */
export function hexesTouched(a: Hex, b: Hex): readonly Hex[] {
  return hexesTouchedOnWay(wayBetween(a, b)).map(({ q, r }) => ({ q: q + a.q, r: r + a.r }));
}

/** The same hexes by how the line meets them: crossed, or grazed two and two along a common side. An option of R-118. */
export function hexesMet(a: Hex, b: Hex): HexesMet {
  const way = wayBetween(a, b);
  let met = metByWay.get(hexKey(way));
  if (!met) {
    met = hexesMetFromOrigin(way);
    metByWay.set(hexKey(way), met);
  }
  const there = ({ q, r }: Hex): Hex => ({ q: q + a.q, r: r + a.r });
  return {
    crossed: met.crossed.map(there),
    grazed: met.grazed.map(([one, other]) => [there(one), there(other)] as const),
  };
}

/** all hex sides the line crosses or touches, those of a and b included, by distance along it. */
export function sidesTouched(a: Hex, b: Hex): readonly HexSide[] {
  const sides = remembered(sidesByWay, wayBetween(a, b), sidesTouchedFromOrigin);
  return sides.map(({ q, r, side }) => ({ q: q + a.q, r: r + a.r, side }));
}

/** FIR-08: does any hex touched between a and b pass the test? Stops at the first one and makes no objects for it. */
export function someHexTouched(a: Hex, b: Hex, test: (q: number, r: number) => boolean): boolean {
  for (const { q, r } of hexesTouchedOnWay(wayBetween(a, b))) {
    if (test(q + a.q, r + a.r)) return true;
  }
  return false;
}

/** A box of axial coordinates round the hexes; whatever a line between two of them touches lies in the box too. */
interface Board {
  readonly width: number;
  readonly height: number;
  /** For each cell, the place of its hex in the list, or -1. */
  readonly places: Int32Array;
  readonly blocks: Uint8Array;
}

function boardOf(hexes: readonly Hex[], blocksAt: (hex: Hex) => boolean): Board {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { q, r } of hexes) {
    west = Math.min(west, q);
    east = Math.max(east, q);
    north = Math.min(north, r);
    south = Math.max(south, r);
  }
  const width = hexes.length === 0 ? 0 : east - west + 1;
  const height = hexes.length === 0 ? 0 : south - north + 1;
  const places = new Int32Array(width * height).fill(-1);
  const blocks = new Uint8Array(width * height);
  hexes.forEach((hex, place) => {
    const cell = (hex.r - north) * width + hex.q - west;
    places[cell] = place;
    blocks[cell] = blocksAt(hex) ? 1 : 0;
  });
  return { width, height, places, blocks };
}

function isFree(blocks: Uint8Array, cell: number, between: Int32Array, count: number): 0 | 1 {
  for (let k = 0; k < count; k++) {
    if (blocks[cell + (between[k] ?? 0)] === 1) return 0;
  }
  return 1;
}

/** Fills in every pair of hexes that lie `way` apart, both ways. */
function fillWay(table: Uint8Array, size: number, board: Board, way: Hex, between: Int32Array): void {
  const { width, height, places, blocks } = board;
  const touched = hexesTouchedOnWay(way);
  touched.forEach(({ q, r }, k) => {
    between[k] = r * width + q;
  });
  const reach = way.r * width + way.q;
  const first = Math.max(0, -way.q);
  const last = Math.min(width, width - way.q);
  for (let row = 0; row < height - way.r; row++) {
    for (let cell = row * width + first; cell < row * width + last; cell++) {
      const i = places[cell] ?? -1;
      const j = places[cell + reach] ?? -1;
      if (i < 0 || j < 0) continue;
      const free = isFree(blocks, cell, between, touched.length);
      table[i * size + j] = free;
      table[j * size + i] = free;
    }
  }
}

/**
 * FIR-08 for every pair of the listed hexes at once: entry i · n + j is 1 when no listed hex between the i-th and the
 * j-th blocks. Hexes that are not listed are off the map and block nothing.
 */
export function sightTable(hexes: readonly Hex[], blocksAt: (hex: Hex) => boolean): Uint8Array {
  const board = boardOf(hexes, blocksAt);
  const table = new Uint8Array(hexes.length * hexes.length);
  const between = new Int32Array(4 * (board.width + board.height));
  for (let r = 0; r < board.height; r++) {
    for (let q = r === 0 ? 0 : 1 - board.width; q < board.width; q++) {
      fillWay(table, hexes.length, board, { q, r }, between);
    }
  }
  return table;
}
