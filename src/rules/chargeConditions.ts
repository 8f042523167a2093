/** CHG-02 to CHG-12: whom a unit may charge, and where its charge may end. */
import { coneSteps } from '../geometry/cone.ts';
import { FACINGS, type Facing, neighbourZone, turn } from '../geometry/facing.ts';
import {
  compareHexes,
  type Direction,
  directionTo,
  type Hex,
  sameHex,
  step,
  turnDirection,
} from '../geometry/hex.ts';
import type { MoveEnd } from './answers.ts';
import { attackBars, isPreyOfSkirmishers, mayAttackAtAll, mayAttackFrom } from './attackLimits.ts';
import {
  CLEAN,
  compareRoutes,
  type Displacement,
  explore,
  penalisedAllowance,
  routeTo,
  TOUCHED,
  waysToEnd,
} from './displacement.ts';
import { distanceBetween, engages, inConeOf, isInContact } from './engagement.ts';
import type { Game, Unit } from './game.ts';
import { imagined } from './passage.ts';
import { type Refusal, refusal } from './reasons.ts';
import { breaksImpetus, isOpenGround, sideTerrain } from './terrain.ts';
import { isSquare, movementFactor } from './units.ts';

/** Whether every hex from start to end is open ground and no side crossed breaks the impetus. CBT-09, R-100. */
export function routeIsOpen(g: Game, from: Hex, route: readonly Hex[]): boolean {
  let last = from;
  if (!isOpenGround(g, from)) return false;
  for (const hex of route) {
    const d = directionTo(last, hex);
    if (!isOpenGround(g, hex) || (d !== null && breaksImpetus(sideTerrain(g, last, d)))) return false;
    last = hex;
  }
  return true;
}

/**
 * Whether the charge must end in a front hex of the target: the charger stands in its cone. Against a target on one hex
 * with a cone of 60° it cannot end elsewhere, so this alone never refuses a charge. CHG-10, R-84.
 */
export function mustTakeFront(_g: Game, u: Unit, target: Unit): boolean {
  return !isSquare(target) && inConeOf(target, u.hexes[0]);
}

function opposite(d: Direction): Direction {
  return turnDirection(d, 3);
}

/** A place beside the target from which the unit would look at it. */
interface Approach {
  readonly facing: Facing;
  readonly to: Hex;
  readonly n: number;
  readonly b: number;
}

/** The at most twelve ways of standing beside the target and facing it, as far as rotation and distance allow. */
function approaches(u: Unit, target: Unit, frontOnly: boolean): readonly Approach[] {
  const from = u.hexes[0];
  const factor = movementFactor(u);
  const found: Approach[] = [];
  for (const facing of FACINGS) {
    const limit = factor - (facing === u.facing ? 0 : 1);
    for (const d of [facing, turn(facing, 1)]) {
      const back = opposite(d);
      if (frontOnly && neighbourZone(back, target.facing) !== 'front') continue;
      const to = step(target.hexes[0], back);
      const steps = sameHex(to, from) ? ([0, 0] as const) : coneSteps(from, facing, to);
      if (steps && steps[0] + steps[1] <= limit)
        found.push({ facing, to, n: steps[0] + steps[1], b: steps[1] });
    }
  }
  return found;
}

/**
 * The ends, in no order, stopping at the first if that is all one wants to know. Openness and penalty of a route are one
 * mark (see displacement.ts), so routes that differ in it are told apart by it.
 */
function searchEnds(g: Game, u: Unit, target: Unit, frontOnly: boolean, firstOnly: boolean): MoveEnd[] {
  const factor = movementFactor(u);
  const touchedFactor = penalisedAllowance(u, factor);
  const explored: (Displacement | undefined)[] = [];
  const ends: MoveEnd[] = [];
  for (const { facing, to, n, b } of approaches(u, target, frontOnly)) {
    const turned = facing === u.facing ? 0 : 1;
    if (!mayAttackFrom(g, u, to, target)) continue;
    const displacement = explored[facing] ?? explore(g, u, facing, factor - turned);
    explored[facing] = displacement;
    const ways = waysToEnd(displacement, n, b);
    if (ways === 0) continue;
    if (!engages(g, imagined(u, to, facing), target)) continue;
    if ((ways & CLEAN) !== 0) ends.push({ to, facing, route: routeTo(displacement, n, b, CLEAN) });
    if ((ways & TOUCHED) !== 0 && n + turned <= touchedFactor)
      ends.push({ to, facing, route: routeTo(displacement, n, b, TOUCHED) });
    if (firstOnly && ends.length > 0) break;
  }
  return ends;
}

/**
 * Every end of the charge move: a frontal march within the movement factor that engages the target, in front if the
 * charger is in its cone. By hex, facing, then route; an end that has an open route and another has both.
 * CHG-10 to CHG-12, R-84, R-85, R-94.
 */
export function chargeEnds(g: Game, u: Unit, target: Unit): readonly MoveEnd[] {
  return searchEnds(g, u, target, mustTakeFront(g, u, target), false).sort(
    (a, b) => compareHexes(a.to, b.to) || a.facing - b.facing || compareRoutes(a.route, b.route),
  );
}

function isOnFlankHex(u: Unit, target: Unit): boolean {
  const d = directionTo(u.hexes[0], target.hexes[0]);
  if (d === null) return false;
  const zone = neighbourZone(d, u.facing);
  return zone === 'left' || zone === 'right';
}

/** Whether the unit is free to charge anyone. CHG-02, CHG-06, R-23, R-152. */
function mayChargeAtAll(g: Game, u: Unit): boolean {
  return mayAttackAtAll(u) && !u.mayNotManoeuvre && movementFactor(u) > 0 && !isInContact(g, u);
}

/** All conditions but the priority of enemies in front. */
function isWithinCharge(g: Game, u: Unit, target: Unit): boolean {
  if (target.side === u.side || target.fate !== 'present') return false;
  if (distanceBetween(u, target) > movementFactor(u)) return false;
  if (!inConeOf(u, target.hexes[0]) && !isOnFlankHex(u, target)) return false;
  return searchEnds(g, u, target, mustTakeFront(g, u, target), true).length > 0;
}

/** The first enemy in the unit's cone that it could charge now. CHG-09, R-83. */
function chargeableInFront(g: Game, u: Unit): Unit | undefined {
  return g.units.find((enemy) => inConeOfEnemy(u, enemy) && isWithinCharge(g, u, enemy));
}

function inConeOfEnemy(u: Unit, enemy: Unit): boolean {
  return enemy.side !== u.side && enemy.fate === 'present' && inConeOf(u, enemy.hexes[0]);
}

/** Whether the charge may be declared: `chargeRefusals` is empty. CHG-02 to CHG-11. */
export function mayCharge(g: Game, u: Unit, target: Unit): boolean {
  if (!mayChargeAtAll(g, u) || !isWithinCharge(g, u, target)) return false;
  return inConeOf(u, target.hexes[0]) || chargeableInFront(g, u) === undefined;
}

/** Every enemy the unit may charge, by id. */
export function chargeTargets(g: Game, u: Unit): readonly string[] {
  if (!mayChargeAtAll(g, u)) return [];
  const within = g.units.filter((enemy) => isWithinCharge(g, u, enemy));
  const inFront = within.filter((enemy) => inConeOf(u, enemy.hexes[0]));
  return (inFront.length > 0 ? inFront : within).map((enemy) => enemy.id).sort();
}

/** Why no end exists although distance and place are right. CHG-03, CHG-11; R-86: never offered, no penalty. */
function endlessRefusal(g: Game, u: Unit, target: Unit): Refusal {
  const facts = { unit: u.name, target: target.name };
  if (u.formation === 'skirmish' && !isPreyOfSkirmishers(g, target))
    return refusal('CHG-03', 'skirmishersOnlyWeakTargets', facts);
  return refusal('CHG-11', 'noRouteToTarget', facts);
}

/** Every reason against charging the target; empty exactly when the charge may be declared. CHG-02 to CHG-11. */
export function chargeRefusals(g: Game, u: Unit, target: Unit): readonly Refusal[] {
  const reasons = attackBars(u, target);
  const facts = { unit: u.name, target: target.name };
  if (u.mayNotManoeuvre) reasons.push(refusal('ORD-11', 'mayNotManoeuvre', { unit: u.name }));
  if (reasons.length > 0) return reasons;
  if (isInContact(g, u)) reasons.push(refusal('CHG-06', 'chargerInContact', { unit: u.name }));
  const distance = distanceBetween(u, target);
  const reach = movementFactor(u);
  if (distance > reach) reasons.push(refusal('CHG-07', 'beyondCharge', { ...facts, distance, reach }));
  const inFront = inConeOf(u, target.hexes[0]);
  if (!inFront && !isOnFlankHex(u, target)) reasons.push(refusal('CHG-08', 'notInFrontOrFlank', facts));
  if (reasons.length > 0) return reasons;
  if (!isWithinCharge(g, u, target)) reasons.push(endlessRefusal(g, u, target));
  const first = inFront ? undefined : chargeableInFront(g, u);
  if (first) reasons.push(refusal('CHG-09', 'enemyInFrontFirst', { ...facts, enemy: first.name }));
  return reasons;
}
