/** TER-03: what the sides of hexes carry, and whether they can be crossed: who engages whom is asked before anybody moves. */
import { type Direction, directionTo, type Hex, hexKey } from '../../geometry/hex.ts';
import { hexesOfSide } from '../../geometry/side.ts';
import type { Battle, Game } from '../state/game.ts';
import { riverSides, streamAsRiver } from '../state/houseRules.ts';
import type { SideTerrain } from '../state/vocabulary.ts';

/** The listed sides of a map, found in one step. A side is filed under both its hexes. */
type Sides = ReadonlyMap<number, SideTerrain>;

// By battle: what a side carries depends on its options too.
const known = new WeakMap<Battle, Sides>();

/** A small integer for the side of a hex in a direction, the same whatever the hex is called elsewhere. */
function edgeKey(hex: Hex, d: Direction): number {
  return hexKey(hex) * 6 + d;
}

const OPPOSITE: Readonly<Record<0 | 1 | 2, Direction>> = [3, 4, 5];

/** What the side counts as: options make streams rivers, and rivers impassable.. */
function countsAs(g: Game, drawn: SideTerrain): SideTerrain {
  const t = drawn === 'stream' && streamAsRiver(g) ? 'river' : drawn;
  if (t !== 'river' && t !== 'largeRiver') return t;
  const barred = riverSides(g);
  const stops =
    barred === 'bridges_and_fords_only' || (barred === 'large_rivers_impassable' && t === 'largeRiver');
  return stops ? 'impassable' : t;
}

function compile(g: Game): Sides {
  const sides = new Map<number, SideTerrain>();
  for (const side of g.battle.map.sides) {
    const [hex, beyond] = hexesOfSide(side);
    const terrain = countsAs(g, side.terrain);
    sides.set(edgeKey(hex, side.side), terrain);
    sides.set(edgeKey(beyond, OPPOSITE[side.side]), terrain);
  }
  return sides;
}

function sidesOf(g: Game): Sides {
  let sides = known.get(g.battle);
  if (!sides) {
    sides = compile(g);
    known.set(g.battle, sides);
  }
  return sides;
}

/** Whether any side of the map carries anything: where none does, no line need be drawn. */
export function hasSides(g: Game): boolean {
  return g.battle.map.sides.length > 0;
}

/** What the side of a hex in a direction carries, TER-03. */
export function sideTerrain(g: Game, a: Hex, d: Direction): SideTerrain | null {
  const sides = sidesOf(g);
  return sides.size === 0 ? null : (sides.get(edgeKey(a, d)) ?? null);
}

/** What the side between two neighbours carries; nothing when they are not adjacent. */
export function sideTerrainBetween(g: Game, a: Hex, b: Hex): SideTerrain | null {
  const d = directionTo(a, b);
  return d === null ? null : sideTerrain(g, a, d);
}

/** Whether the side may ever be crossed, TER-11; rivers may, R-144. */
export function mayCross(g: Game, a: Hex, d: Direction): boolean {
  return sideTerrain(g, a, d) !== 'impassable';
}
