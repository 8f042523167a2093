/** TER: what the ground holds, whom it shelters, hinders or parts. */
import { type Direction, directionTo, type Hex, hexKey, sameHex } from '../geometry/hex.ts';
import { contains } from '../geometry/shape.ts';
import { hexesOfSide } from '../geometry/side.ts';
import { sidesTouched } from '../geometry/sight.ts';
import type { BattleMap, Game, Unit } from './game.ts';
import type { HexTerrain, SideTerrain } from './vocabulary.ts';

/** The listed ground of a map, found in one step. A side is filed under both its hexes. */
interface Ground {
  readonly terrains: ReadonlyMap<number, HexTerrain>;
  readonly hills: ReadonlySet<number>;
  readonly sides: ReadonlyMap<number, SideTerrain>;
}

const grounds = new WeakMap<BattleMap, Ground>();

/** A small integer for the side of a hex in a direction, the same whatever the hex is called elsewhere. */
function edgeKey(hex: Hex, d: Direction): number {
  return hexKey(hex) * 6 + d;
}

const OPPOSITE: Readonly<Record<0 | 1 | 2, Direction>> = [3, 4, 5];

function compile(map: BattleMap): Ground {
  const sides = new Map<number, SideTerrain>();
  for (const side of map.sides) {
    const [hex, beyond] = hexesOfSide(side);
    sides.set(edgeKey(hex, side.side), side.terrain);
    sides.set(edgeKey(beyond, OPPOSITE[side.side]), side.terrain);
  }
  return {
    terrains: new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain])),
    hills: new Set(map.hexes.filter((hex) => hex.hill).map(hexKey)),
    sides,
  };
}

function groundOf(g: Game): Ground {
  const { map } = g.battle;
  let ground = grounds.get(map);
  if (!ground) {
    ground = compile(map);
    grounds.set(map, ground);
  }
  return ground;
}

/** What the hex holds besides a hill, TER-02. */
export function terrainAt(g: Game, hex: Hex): HexTerrain {
  return groundOf(g).terrains.get(hexKey(hex)) ?? 'open';
}

/** Whether the hex is a hill, bare or crowned: TER-04. */
export function isHill(g: Game, hex: Hex): boolean {
  return groundOf(g).hills.has(hexKey(hex));
}

export function isOnMap(g: Game, hex: Hex): boolean {
  return contains(g.battle.map.shape, hex);
}

/** What the side of a hex in a direction carries, TER-03. */
export function sideTerrain(g: Game, a: Hex, d: Direction): SideTerrain | null {
  const { sides } = groundOf(g);
  return sides.size === 0 ? null : (sides.get(edgeKey(a, d)) ?? null);
}

/** What the side between two neighbours carries; nothing when they are not adjacent. */
export function sideTerrainBetween(g: Game, a: Hex, b: Hex): SideTerrain | null {
  const d = directionTo(a, b);
  return d === null ? null : sideTerrain(g, a, d);
}

/** Cover, in the rule's own sense. */
export function isCover(t: HexTerrain): boolean {
  return t === 'wood' || t === 'village' || t === 'fortifiedPoint';
}

/** Rough ground: cover or difficult terrain. */
export function isRough(t: HexTerrain): boolean {
  return t === 'difficult' || isCover(t);
}

/** For rules with no enemy concerned, only the hex counts: R-149. */
export function inCover(g: Game, u: Unit): boolean {
  return isCover(terrainAt(g, u.hexes[0]));
}

/** The same for rough ground, FRM-04, CHG-22. */
export function inRough(g: Game, u: Unit): boolean {
  return isRough(terrainAt(g, u.hexes[0]));
}

export function inTerrain(g: Game, u: Unit, t: HexTerrain): boolean {
  return terrainAt(g, u.hexes[0]) === t;
}

/** Whether a unit could ever stand there, other units apart: on the map and not impassable, TER-11. */
export function mayEnter(g: Game, hex: Hex): boolean {
  return isOnMap(g, hex) && terrainAt(g, hex) !== 'impassable';
}

/** Whether the side may ever be crossed, TER-11; rivers may, R-144. */
export function mayCross(g: Game, a: Hex, d: Direction): boolean {
  return sideTerrain(g, a, d) !== 'impassable';
}

/** Whether standing in or passing through the hex halves movement, TER-07, R-145. */
export function hexPenalises(g: Game, hex: Hex): boolean {
  const t = terrainAt(g, hex);
  return t === 'bridge' || isRough(t);
}

/** Whether crossing the side halves movement, TER-07, R-147: all but a stream and what may not be crossed at all. */
export function sidePenalises(g: Game, a: Hex, d: Direction): boolean {
  return breaksImpetus(sideTerrain(g, a, d));
}

/** Whether penalties of movement leave the unit cold: skirmishers, hordes, light infantry in column. TER-09. */
export function ignoresPenalties(u: Unit): boolean {
  return (
    u.formation === 'skirmish' ||
    u.formation === 'horde' ||
    (u.formation === 'column' && u.type === 'lightInfantry')
  );
}

const NO_SIDES: readonly SideTerrain[] = [];

/**
 * What the sides of the unit's hex that separate it from an enemy's hex carry (TER-05, R-148): those the straight line
 * to it crosses or touches, which for a neighbour is the side they share.
 */
export function sidesTowards(g: Game, u: Unit, enemyHex: Hex): readonly SideTerrain[] {
  const { sides } = groundOf(g);
  if (sides.size === 0) return NO_SIDES;
  const hex = u.hexes[0];
  const found: SideTerrain[] = [];
  for (const side of sidesTouched(hex, enemyHex)) {
    const terrain = sides.get(edgeKey(side, side.side));
    if (terrain && hexesOfSide(side).some((one) => sameHex(one, hex))) found.push(terrain);
  }
  return found;
}

/** Whether the unit is sheltered from an enemy there: by its hex, or by a wood on a side towards it. TER-05, R-145. */
export function coveredAgainst(g: Game, u: Unit, enemyHex: Hex): boolean {
  return inCover(g, u) || sidesTowards(g, u, enemyHex).includes('wood');
}

/** Whether two neighbours are parted by a river, large river, ford or bridge; a stream parts nobody. R-147. */
export function separatedByWater(g: Game, a: Hex, b: Hex): boolean {
  const t = sideTerrainBetween(g, a, b);
  return t === 'river' || t === 'largeRiver' || t === 'ford' || t === 'bridge';
}

/** Open ground, hills included: TER-06, R-100, CBT-09. */
export function isOpenGround(g: Game, hex: Hex): boolean {
  return terrainAt(g, hex) === 'open';
}

/** Whether crossing such a side, or having it between charger and target, costs a charge its impetus. R-100. */
export function breaksImpetus(side: SideTerrain | null): boolean {
  return side !== null && side !== 'stream' && side !== 'impassable';
}
