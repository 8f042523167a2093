/** R-150, VIC-04: where a side sets up its army. */
import { distance, type Hex, hexKey } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import { setupDepth } from '../state/actionHouseRules.ts';
import type { Battle, Game } from '../state/game.ts';
import { type BySide, SIDES, type Side } from '../state/vocabulary.ts';

const known = new WeakMap<Battle, BySide<readonly Hex[]>>();

/** Rows are counted from the edge, which is the first. */
function strip(g: Game, side: Side): readonly Hex[] {
  const edge = g.battle.homeEdges[side];
  const depth = setupDepth(g);
  return hexesOf(g.battle.map.shape).filter((hex) => edge.some((home) => distance(hex, home) < depth));
}

/**
 * The hexes in which a side may set up, in canonical order: those the scenario names, or the strip along its home edge,
 * as many rows deep as the option says. What stands in the way there, other units or ground, is not looked at.
 */
export function setupZone(g: Game, side: Side): readonly Hex[] {
  if (g.battle.zones) return g.battle.zones[side];
  let zones = known.get(g.battle);
  if (!zones) {
    const [blue, red] = SIDES.map((one) => strip(g, one));
    zones = { blue: blue ?? [], red: red ?? [] };
    known.set(g.battle, zones);
  }
  return zones[side];
}

const keyed = new WeakMap<readonly Hex[], ReadonlySet<number>>();

/** Whether the hex lies in the side's zone. */
export function isInZone(g: Game, side: Side, hex: Hex): boolean {
  const zone = setupZone(g, side);
  let keys = keyed.get(zone);
  if (!keys) {
    keys = new Set(zone.map(hexKey));
    keyed.set(zone, keys);
  }
  return keys.has(hexKey(hex));
}
