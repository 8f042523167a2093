/** What a map's hexes and sides carry, found in one step: for those who ask many times of one map. */
import { type Hex, hexKey } from '../geometry/hex.ts';
import { type HexSide, sideKey } from '../geometry/side.ts';
import type { BattleMap, GroundHex, GroundSide } from '../rules/state/game.ts';

// by the lists, not by the map: a stroke along sides leaves the hexes as they are, and their index with them
const hexIndices = new WeakMap<readonly GroundHex[], ReadonlyMap<number, GroundHex>>();
const sideIndices = new WeakMap<readonly GroundSide[], ReadonlyMap<number, GroundSide>>();

function indexed<T>(
  known: WeakMap<readonly T[], ReadonlyMap<number, T>>,
  list: readonly T[],
  keyOf: (item: T) => number,
): ReadonlyMap<number, T> {
  let index = known.get(list);
  if (!index) {
    index = new Map(list.map((item) => [keyOf(item), item]));
    known.set(list, index);
  }
  return index;
}

/** What the hex holds; bare open ground where the map lists nothing. */
export function groundAt(map: BattleMap, hex: Hex): GroundHex {
  return indexed(hexIndices, map.hexes, hexKey).get(hexKey(hex)) ?? bareHex(hex);
}

/** What the side carries, null where nothing. */
export function carriedBy(map: BattleMap, side: HexSide): GroundSide | null {
  return indexed(sideIndices, map.sides, sideKey).get(sideKey(side)) ?? null;
}

/** The hex as open ground without a hill. */
export function bareHex({ q, r }: Hex): GroundHex {
  return { q, r, terrain: 'open', hill: false };
}

/** How high the hex lies: 0 without a hill. R-134. */
export function levelOf({ hill, level = 1 }: GroundHex): number {
  return hill ? level : 0;
}

/** Whether both hold the same. */
export function isSameGround(a: GroundHex, b: GroundHex): boolean {
  return a.terrain === b.terrain && levelOf(a) === levelOf(b);
}
