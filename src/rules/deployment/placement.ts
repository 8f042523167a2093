/** R-150, VIC-04: how a unit may be set up. Formation and facing are free. */
import { FACINGS, type Facing, frontHexes, rightFlankDirection, turn } from '../../geometry/facing.ts';
import { type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import { distanceBetween, lineFrom } from '../ground/halves.ts';
import { mayCross } from '../ground/sides.ts';
import { isOnMap, isRough, mayEnter, terrainAt } from '../ground/terrain.ts';
import { setupDistance, setupHidden } from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import { enemyOf, type Game, presentUnits, type Unit, unitAt } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import type { Formation, Side } from '../state/vocabulary.ts';
import { allowedFormations } from '../units/drill.ts';
import { isSquare } from '../units/units.ts';
import { arrivalOf } from './arrivals.ts';
import { isInZone, setupZone } from './zones.ts';

/** Where and how a unit is set up; `to` is the left half of an extended line, facing 0 that of a square. */
export type Placement = Omit<Extract<Choice, { choose: 'deploy' }>, 'choose'>;

/** The hexes it then stands on. R-41. */
export function hexesOfPlacement({ to, formation, facing }: Placement): Unit['hexes'] {
  return formation === 'extendedLine' ? lineFrom(to, facing) : [to];
}

/** Reinforcements do not come in beside an enemy; the set-up keeps the distance the option asks for. */
const CLEAR_OF_ENEMIES = 1;

/** Whether it comes in the course of the battle, when there is no curtain any more. */
export function isComing({ fate }: Unit): boolean {
  return fate === 'coming';
}

/** The hexes among which it is placed: its side's zone, or where it comes in once the battle has begun. R-150. */
function groundFor(g: Game, u: Unit): readonly Hex[] {
  return isComing(u) ? (arrivalOf(g, u)?.hexes ?? []) : setupZone(g, u.side);
}

function isGroundFor(g: Game, u: Unit, hex: Hex): boolean {
  return isComing(u) ? groundFor(g, u).some((one) => sameHex(one, hex)) : isInZone(g, u.side, hex);
}

/**
 * The reasons against one hex of a placement. GEO-02, TER-11, R-150. Where the enemy sets up unseen, nothing may tell who
 * stands in a hex that is open to both: it is open to neither.
 */
function hexRefusals(g: Game, u: Unit, hex: Hex): readonly Refusal[] {
  if (!isOnMap(g, hex)) return [refusal('R-150', 'offMap')];
  if (!mayEnter(g, hex)) return [refusal('TER-11', 'impassable', { terrain: terrainAt(g, hex) })];
  if (!isGroundFor(g, u, hex)) return [refusal('R-150', 'outsideZone')];
  if (!isComing(u) && setupHidden(g) && isInZone(g, enemyOf(u.side), hex))
    return [refusal('R-150', 'inBothZones')];
  const other = unitAt(g, hex);
  return other ? [refusal('GEO-02', 'occupied', { other: other.id })] : [];
}

/** Nobody keeps his distance from an enemy he does not see: the zones alone part the armies then. R-150. */
function distanceRefusals(g: Game, u: Unit, hexes: Unit['hexes']): readonly Refusal[] {
  const reach = isComing(u) ? CLEAR_OF_ENEMIES : setupDistance(g);
  if (!isComing(u) && setupHidden(g)) return [];
  return presentUnits(g, enemyOf(u.side))
    .map((enemy) => ({ enemy: enemy.id, distance: distanceBetween({ hexes }, enemy) }))
    .filter(({ distance }) => distance <= reach)
    .slice(0, 1)
    .map((near) => refusal('R-150', 'setUpTooNear', { ...near, reach }));
}

/** What the place asks of the formation: no square on rough ground, no line parted by a side nobody crosses. FRM-04, R-44. */
function formationRefusals(g: Game, u: Unit, { to, formation, facing }: Placement): readonly Refusal[] {
  if (!allowedFormations(u).includes(formation))
    return [refusal('FRM-01', 'formationNotOpen', { formation })];
  if (isSquare({ formation })) {
    if (isRough(terrainAt(g, to))) return [refusal('FRM-04', 'noSquareHere', { terrain: terrainAt(g, to) })];
    return facing === 0 ? [] : [refusal('GEO-12', 'formationNotOpen', { formation })];
  }
  if (formation === 'extendedLine' && !mayCross(g, to, rightFlankDirection(facing)))
    return [refusal('R-44', 'noFlankHex')];
  return [];
}

/** Every reason why the unit may not be set up so. R-150. */
export function placementRefusals(g: Game, u: Unit, placement: Placement): readonly Refusal[] {
  const hexes = hexesOfPlacement(placement);
  const found = hexes.flatMap((hex) => hexRefusals(g, u, hex));
  if (found.length > 0) return found;
  return [...formationRefusals(g, u, placement), ...distanceRefusals(g, u, hexes)];
}

/** Towards the enemy: of the facings that have the map before them at the middle of the home edge, the middle one. */
function aheadOf(g: Game, side: Side): Facing {
  const edge = g.battle.homeEdges[side];
  const home = edge[Math.floor(edge.length / 2)];
  const inland = home
    ? FACINGS.filter((facing) => frontHexes(home, facing).every((hex) => isOnMap(g, hex)))
    : [];
  // the run of them may begin behind the last and end before the first: 4, 5, 0
  const from = inland.find((facing) => !inland.includes(turn(facing, -1))) ?? 0;
  return turn(from, Math.floor((inland.length - 1) / 2));
}

/** The one towards the enemy first, the others clockwise from there. */
function facingsOf(g: Game, side: Side, formation: Formation): readonly Facing[] {
  if (isSquare({ formation })) return [0];
  const ahead = aheadOf(g, side);
  return FACINGS.map((facing) => turn(ahead, facing));
}

/** Whether it may stand there by itself, which any of its formations needs. */
function isOpenTo(g: Game, u: Unit, hex: Hex): boolean {
  return hexRefusals(g, u, hex).length === 0 && distanceRefusals(g, u, [hex]).length === 0;
}

/** Hexes of a side's zone that nobody holds and that can be entered, whatever enemies are near. R-150. */
export function roomIn(g: Game, side: Side): number {
  const shared = (hex: Hex): boolean => setupHidden(g) && isInZone(g, enemyOf(side), hex);
  return setupZone(g, side).filter((hex) => mayEnter(g, hex) && !unitAt(g, hex) && !shared(hex)).length;
}

/** Whether there is room left for it: one hex is enough, for every unit has a formation that fits anywhere. */
export function hasRoom(g: Game, u: Unit): boolean {
  return groundFor(g, u).some((hex) => isOpenTo(g, u, hex));
}

/** In how many hexes of the zone the unit may stand by itself. */
export function roomFor(g: Game, u: Unit): number {
  return groundFor(g, u).filter((hex) => isOpenTo(g, u, hex)).length;
}

/** Every way in which the unit may be set up, by hex, then by formation, then by facing from the one ahead. R-150. */
export function placementsOf(g: Game, u: Unit): readonly Placement[] {
  const open = groundFor(g, u).filter((hex) => isOpenTo(g, u, hex));
  const keys = new Set(open.map(hexKey));
  // a hex open to it alone is open in every formation, so that only what the place asks of the formation is left
  const isLegal = (placement: Placement): boolean =>
    hexesOfPlacement(placement).every((hex) => keys.has(hexKey(hex))) &&
    formationRefusals(g, u, placement).length === 0;
  return open.flatMap((to) =>
    allowedFormations(u).flatMap((formation) =>
      facingsOf(g, u.side, formation)
        .map((facing): Placement => ({ to, formation, facing }))
        .filter(isLegal),
    ),
  );
}
