/** TER: what the hexes hold, whom the ground shelters, hinders or parts. */
import { type Direction, type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import { contains } from '../../geometry/shape.ts';
import { hexesOfSide } from '../../geometry/side.ts';
import { sidesTouched } from '../../geometry/sight.ts';
import { extendedLineTerrain, streamBreaksDouble } from '../state/actionHouseRules.ts';
import type { Battle, Game, Unit } from '../state/game.ts';
import type { HexTerrain, SideTerrain } from '../state/vocabulary.ts';
import { confronted, eachOnOneHex, type HalvesLine, isTwofold, type Stand } from './halves.ts';
import { hasSides, sideTerrain, sideTerrainBetween } from './sides.ts';

/** The listed hexes of a map, found in one step. */
interface Ground {
  readonly terrains: ReadonlyMap<number, HexTerrain>;
  /** The level of each hill hex, R-134. */
  readonly hills: ReadonlyMap<number, number>;
}

const grounds = new WeakMap<Battle, Ground>();

function compile({ map }: Battle): Ground {
  return {
    terrains: new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain])),
    hills: new Map(map.hexes.filter((hex) => hex.hill).map((hex) => [hexKey(hex), hex.level ?? 1])),
  };
}

function groundOf(g: Game): Ground {
  let ground = grounds.get(g.battle);
  if (!ground) {
    ground = compile(g.battle);
    grounds.set(g.battle, ground);
  }
  return ground;
}

/** Whether only the half of an extended line that an event concerns counts for its terrain. R-45. */
export function isByHalf(g: Game): boolean {
  return extendedLineTerrain(g) === 'half_concerned';
}

/** What the hex holds besides a hill, TER-02. */
export function terrainAt(g: Game, hex: Hex): HexTerrain {
  return groundOf(g).terrains.get(hexKey(hex)) ?? 'open';
}

/** Whether the hex is a hill, bare or crowned: TER-04. */
export function isHill(g: Game, hex: Hex): boolean {
  return groundOf(g).hills.has(hexKey(hex));
}

/** Whether the hex belongs to the map of this battle. */
export function isOnMap(g: Game, hex: Hex): boolean {
  return contains(g.battle.map.shape, hex);
}

/** Cover, in the rule's own sense. */
export function isCover(t: HexTerrain): boolean {
  return t === 'wood' || t === 'village' || t === 'fortifiedPoint';
}

/** Rough ground: cover or difficult terrain. */
export function isRough(t: HexTerrain): boolean {
  return t === 'difficult' || isCover(t);
}

/** For rules with no enemy concerned, only the hex counts: R-149; both of an extended line, for it is a benefit: R-45. */
export function inCover(g: Game, u: Stand): boolean {
  const [hex, second] = u.hexes;
  return isCover(terrainAt(g, hex)) && (second === undefined || isCover(terrainAt(g, second)));
}

/** The same for rough ground, FRM-04, CHG-22; one hex is enough, for it is a penalty: R-45. */
export function inRough(g: Game, u: Stand): boolean {
  const [hex, second] = u.hexes;
  return isRough(terrainAt(g, hex)) || (second !== undefined && isRough(terrainAt(g, second)));
}

/** The same with both its hexes, if it has two, for what is a benefit: R-45. */
export function whollyRough(g: Game, u: Stand): boolean {
  return u.hexes.every((hex) => isRough(terrainAt(g, hex)));
}

/** Whether the unit stands in such terrain, with both its hexes if it has two. R-45. */
export function inTerrain(g: Game, u: Stand, t: HexTerrain): boolean {
  const [hex, second] = u.hexes;
  return terrainAt(g, hex) === t && (second === undefined || terrainAt(g, second) === t);
}

/** Whether a unit could ever stand there, other units apart: on the map and not impassable, TER-11. */
export function mayEnter(g: Game, hex: Hex): boolean {
  return isOnMap(g, hex) && terrainAt(g, hex) !== 'impassable';
}

/** Whether standing in or passing through the hex halves movement, TER-07, R-145. */
export function hexPenalises(g: Game, hex: Hex): boolean {
  const t = terrainAt(g, hex);
  return t === 'bridge' || isRough(t);
}

/** Whether crossing the side halves movement, TER-07, R-147: all but a stream and what may not be crossed at all. */
export function sidePenalises(g: Game, a: Hex, d: Direction): boolean {
  return isObstacle(sideTerrain(g, a, d));
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
 * What the sides of a hex that separate it from an enemy's hex carry (TER-05, R-148): those the straight line to it
 * crosses or touches, which for a neighbour is the side they share.
 */
export function sidesTowards(g: Game, hex: Hex, enemyHex: Hex): readonly SideTerrain[] {
  if (!hasSides(g)) return NO_SIDES;
  const found: SideTerrain[] = [];
  for (const side of sidesTouched(hex, enemyHex)) {
    const terrain = sideTerrain(g, side, side.side);
    if (terrain && hexesOfSide(side).some((one) => sameHex(one, hex))) found.push(terrain);
  }
  return found;
}

function woodTowards(g: Game, hex: Hex, enemyHex: Hex): boolean {
  return sidesTowards(g, hex, enemyHex).includes('wood');
}

/** The pairs of hexes to look at: the one that was named, or all through which the two confront each other. */
function linesOf(u: Stand, enemy: Stand, line: HalvesLine | null): readonly HalvesLine[] {
  return line ? [line] : confronted(u, enemy);
}

/**
 * Whether the unit is sheltered from the enemy: by its hex, or by a wood on a side towards it. TER-05, R-145. Of an
 * extended line both hexes must give it, or every side towards the enemy: R-45. `line`: the halves a shot concerns.
 */
export function coveredAgainst(g: Game, u: Stand, enemy: Stand, line: HalvesLine | null = null): boolean {
  const [hex] = u.hexes;
  if (eachOnOneHex(u, enemy)) return isCover(terrainAt(g, hex)) || woodTowards(g, hex, enemy.hexes[0]);
  const lines = linesOf(u, enemy, line);
  if (isByHalf(g))
    return lines.every(({ own, other }) => isCover(terrainAt(g, own)) || woodTowards(g, own, other));
  return inCover(g, u) || lines.every(({ own, other }) => woodTowards(g, own, other));
}

/**
 * Whether rough ground spares the unit from the enemy: its hex, or a wood on the side towards it. ORD-12, R-149. Of an
 * extended line both hexes must give it, or every side towards the enemy; by an option each half before the enemy is judged
 * by its own hex and side: R-45.
 */
export function sparedFrom(g: Game, u: Stand, enemy: Stand): boolean {
  const lines = confronted(u, enemy);
  if (isByHalf(g))
    return lines.every(({ own, other }) => isRough(terrainAt(g, own)) || woodTowards(g, own, other));
  return whollyRough(g, u) || lines.every(({ own, other }) => woodTowards(g, own, other));
}

/**
 * Whether rough ground hampers the unit against the enemy: its hex, or a wood on the side towards it. CBT-14, CBT-15,
 * TER-05. Of an extended line one hex or side is enough, but in a double fire its firing half's: R-45.
 */
export function hamperedAgainst(g: Game, u: Stand, enemy: Stand, line: HalvesLine | null = null): boolean {
  const [hex] = u.hexes;
  if (eachOnOneHex(u, enemy)) return isRough(terrainAt(g, hex)) || woodTowards(g, hex, enemy.hexes[0]);
  const lines = linesOf(u, enemy, line);
  const byHex =
    isByHalf(g) || line?.alone ? lines.some(({ own }) => isRough(terrainAt(g, own))) : inRough(g, u);
  return byHex || lines.some(({ own, other }) => woodTowards(g, own, other));
}

/** The level of the hill on the hex, 0 without one: hills have one level unless the scenario tells several. R-134. */
function heightAt(g: Game, hex: Hex): number {
  return groundOf(g).hills.get(hexKey(hex)) ?? 0;
}

/** The height on which the unit stands: with both hexes, if it has two. R-45. */
function heightOf(g: Game, u: Stand): number {
  const [hex, second] = u.hexes;
  return second === undefined ? heightAt(g, hex) : Math.min(heightAt(g, hex), heightAt(g, second));
}

/** Whether the unit stands higher than its enemy in close combat.. */
export function isHigher(g: Game, u: Stand, enemy: Stand): boolean {
  if (eachOnOneHex(u, enemy) || !isByHalf(g)) return heightOf(g, u) > heightOf(g, enemy);
  return confronted(u, enemy).every(({ own, other }) => heightAt(g, own) > heightAt(g, other));
}

/**
 * The village or fortified point the unit stands in, with both hexes if it has two; `enemy`: the one whose deed calls
 * for the question, which tells the half concerned, as `line` does if it was a shot. MOR-07, R-45, R-46.
 */
export function housesOf(
  g: Game,
  u: Stand,
  enemy: Stand | null,
  line: HalvesLine | null = null,
): 'village' | 'fortifiedPoint' | null {
  const hexes =
    enemy && isTwofold(u) && isByHalf(g) ? linesOf(u, enemy, line).map(({ own }) => own) : u.hexes;
  let houses: 'village' | 'fortifiedPoint' | null = null;
  for (const hex of hexes) {
    const t = terrainAt(g, hex);
    if (t !== 'village' && t !== 'fortifiedPoint') return null;
    houses ??= t;
  }
  return houses;
}

/** Whether a side carries water that parts: river, large river, ford or bridge; a stream parts nobody. R-147. */
function isWater(t: SideTerrain | null): boolean {
  return t === 'river' || t === 'largeRiver' || t === 'ford' || t === 'bridge';
}

/** Whether two units are parted by water: on every side through which they confront each other.. */
export function separatedByWater(g: Game, u: Stand, enemy: Stand): boolean {
  if (eachOnOneHex(u, enemy)) return isWater(sideTerrainBetween(g, u.hexes[0], enemy.hexes[0]));
  return confronted(u, enemy).every(({ own, other }) => isWater(sideTerrainBetween(g, own, other)));
}

/** Open ground, hills included: TER-06, R-100, CBT-09. */
export function isOpenGround(g: Game, hex: Hex): boolean {
  return terrainAt(g, hex) === 'open';
}

/** Whether every hex of the unit is open ground; by the option, every one through which it confronts the enemy. R-45. */
export function inOpenGround(g: Game, u: Stand, enemy: Stand): boolean {
  if (isByHalf(g)) return confronted(u, enemy).every(({ own }) => isOpenGround(g, own));
  return u.hexes.every((hex) => isOpenGround(g, hex));
}

/** Whether a side between charger and target costs the charge its impetus, be it one of several. CBT-09, R-100, R-45. */
export function impetusBroken(g: Game, charger: Stand, target: Stand): boolean {
  if (eachOnOneHex(charger, target))
    return breaksImpetus(g, sideTerrainBetween(g, charger.hexes[0], target.hexes[0]));
  return confronted(charger, target).some(({ own, other }) =>
    breaksImpetus(g, sideTerrainBetween(g, own, other)),
  );
}

/** Whether crossing such a side hinders: not a stream, nor what may not be crossed at all. R-147. */
function isObstacle(side: SideTerrain | null): boolean {
  return side !== null && side !== 'stream' && side !== 'impassable';
}

/** Whether crossing such a side, or having it between charger and target, costs a charge its impetus. R-100. */
export function breaksImpetus(g: Game, side: SideTerrain | null): boolean {
  return side === 'stream' ? streamBreaksDouble(g) : isObstacle(side);
}
