/** Smooth fields of numbers over a map, of which ground by lot is made: high where hills are, or woods. */
import { type Hex, hexKey } from '../geometry/hex.ts';
import { centreOf } from '../geometry/lattice.ts';
import { hexesOf, type MapShape } from '../geometry/shape.ts';
import type { Lot } from './lot.ts';
import type { Mapping } from './mapping.ts';

/** A number for every hex of a map, from about 0 to about 1. */
export type Relief = (hex: Hex) => number;

/** Where a hex lies on the ground, in widths of a hex. */
function placeOf(hex: Hex): readonly [x: number, y: number] {
  const { X, Y } = centreOf(hex);
  return [X / 2, (Y / 6) * Math.sqrt(3)];
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Chance numbers on a coarse net, and between them a smooth passage. `scale`: the width of its meshes, in hexes. */
function waves(lot: Lot, scale: number): Relief {
  const known = new Map<number, number>();
  const [shiftX, shiftY] = [lot.share() * scale, lot.share() * scale];
  const salt = lot.whole(1, 2 ** 20);
  // a number for each knot by its place alone, so that a larger map begins like a smaller one
  const knot = (x: number, y: number): number => {
    const key = x * 4096 + y;
    const before = known.get(key);
    if (before !== undefined) return before;
    let mixed = Math.imul(key + salt, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    const value = ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
    known.set(key, value);
    return value;
  };
  return (hex) => {
    const [atX, atY] = placeOf(hex);
    const [x, y] = [(atX + shiftX) / scale + 8, (atY + shiftY) / scale + 8];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - left), eased(y - top)];
    const above = knot(left, top) * (1 - u) + knot(left + 1, top) * u;
    const below = knot(left, top + 1) * (1 - u) + knot(left + 1, top + 1) * u;
    return above * (1 - v) + below * v;
  };
}

/** Rolling: large waves with smaller ones on them. */
export function rollingRelief(lot: Lot, scale: number): Relief {
  const [large, small] = [waves(lot, scale), waves(lot, scale / 2.5)];
  return (hex) => 0.7 * large(hex) + 0.3 * small(hex);
}

/** Drawn out into ridges: high along the lines where large waves change from one to the other. */
export function ridgedRelief(lot: Lot, scale: number): Relief {
  const [crests, swell] = [waves(lot, scale), rollingRelief(lot, scale)];
  return (hex) => 0.65 * (1 - Math.abs(2 * crests(hex) - 1)) + 0.35 * swell(hex);
}

/** The field made its own image under these mappings: the same for a hex and for each of its images. */
export function symmetricalRelief(field: Relief, mappings: readonly Mapping[]): Relief {
  if (mappings.length === 0) return field;
  return (hex) => {
    const values = [hex, ...mappings.map((mapping) => mapping.hex(hex) ?? hex)].map(field);
    // in an order of their own, so that the sum is the same to the last digit
    return values.sort((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;
  };
}

/** The value above which that share of the map's hexes lies. */
export function above(field: Relief, shape: MapShape, share: number): number {
  const values = hexesOf(shape)
    .map(field)
    .sort((a, b) => b - a);
  return values[Math.floor(share * values.length)] ?? Number.NEGATIVE_INFINITY;
}

/** The field worked out once for every hex of the map. */
export function settledRelief(field: Relief, shape: MapShape): Relief {
  const values = new Map(hexesOf(shape).map((hex) => [hexKey(hex), field(hex)]));
  return (hex) => values.get(hexKey(hex)) ?? 0;
}
