/** ASL-01 to ASL-05: whom a unit may assault, and from where. */

import { turn } from '../geometry/facing.ts';
import {
  compareHexes,
  directionTo,
  distance,
  type Hex,
  sameHex,
  step,
  turnDirection,
} from '../geometry/hex.ts';
import type { MoveEnd } from './answers.ts';
import { attackBars, isPreyOfSkirmishers, mayAttackAtAll, mayAttackFrom } from './attackLimits.ts';
import { distanceBetween, engagedBy, engages } from './engagement.ts';
import type { Game, Unit } from './game.ts';
import { imagined, isFreeFor } from './passage.ts';
import { type Refusal, refusal } from './reasons.ts';
import { mayCross, mayEnter } from './terrain.ts';

/** How far the target may be, in hexes. ASL-01, R-106. */
const ASSAULT_DISTANCE = 2;

/** Whether the assailant can step there: one hex, without turning. ASL-03, R-107. */
function mayStepTo(g: Game, u: Unit, to: Hex): boolean {
  const d = directionTo(u.hexes[0], to);
  return d !== null && mayEnter(g, to) && mayCross(g, u.hexes[0], d) && isFreeFor(g, u, to);
}

/** Every place from which the unit, not turning, engages the target: where it stands, or one hex off. */
function placesToEngage(g: Game, u: Unit, target: Unit): readonly Unit[] {
  const from = u.hexes[0];
  const found: Unit[] = [];
  for (const d of [u.facing, turn(u.facing, 1)]) {
    const to = step(target.hexes[0], turnDirection(d, 3));
    if (distance(from, to) > 1 || !mayAttackFrom(g, u, to, target)) continue;
    if (!sameHex(from, to) && !mayStepTo(g, u, to)) continue;
    const end = imagined(u, to, u.facing);
    if (engages(g, end, target)) found.push(end);
  }
  return found;
}

/** ASL-04, MAN-16: one of the enemies that engaged it still does. */
function keepsContact(g: Game, u: Unit, end: Unit): boolean {
  const engagers = engagedBy(g, u);
  return engagers.length === 0 || engagers.some((enemy) => engages(g, enemy, end));
}

/** a unit that failed its activation test may only assault from where it stands. */
function mayMoveTo(u: Unit, end: Unit): boolean {
  return !u.mayNotManoeuvre || sameHex(u.hexes[0], end.hexes[0]);
}

function isWithinAssault(u: Unit, target: Unit): boolean {
  return (
    target.side !== u.side && target.fate === 'present' && distanceBetween(u, target) <= ASSAULT_DISTANCE
  );
}

/** Every end of the assault's move of 0 or 1 hex, by hex; the route is empty for 0. ASL-03, ASL-04, R-107, R-111. */
export function assaultEnds(g: Game, u: Unit, target: Unit): readonly MoveEnd[] {
  if (!isWithinAssault(u, target)) return [];
  return placesToEngage(g, u, target)
    .filter((end) => mayMoveTo(u, end) && keepsContact(g, u, end))
    .map((end): MoveEnd => {
      const to = end.hexes[0];
      return { to, facing: u.facing, route: sameHex(to, u.hexes[0]) ? [] : [to] };
    })
    .sort((a, b) => compareHexes(a.to, b.to));
}

/** Whether the assault may be declared: `assaultRefusals` is empty. */
export function mayAssault(g: Game, u: Unit, target: Unit): boolean {
  return mayAttackAtAll(u) && assaultEnds(g, u, target).length > 0;
}

/** Every enemy the unit may assault, by id. */
export function assaultTargets(g: Game, u: Unit): readonly string[] {
  if (!mayAttackAtAll(u)) return [];
  return g.units
    .filter((enemy) => assaultEnds(g, u, enemy).length > 0)
    .map((enemy) => enemy.id)
    .sort();
}

/** Why a target near enough cannot be assaulted. ASL-02 to ASL-05; R-86: never offered, no penalty. */
function endlessRefusal(g: Game, u: Unit, target: Unit): Refusal {
  const facts = { unit: u.name, target: target.name };
  const places = placesToEngage(g, u, target);
  if (places.length === 0)
    return u.formation === 'skirmish' && !isPreyOfSkirmishers(g, target)
      ? refusal('CHG-03', 'skirmishersOnlyWeakTargets', facts)
      : refusal('ASL-05', 'noAssaultMove', facts);
  if (!places.some((end) => mayMoveTo(u, end))) return refusal('ORD-11', 'mayNotManoeuvre', { unit: u.name });
  const [engager] = engagedBy(g, u);
  return refusal('ASL-04', 'engagedMustKeepContact', { ...facts, enemy: engager?.name ?? '' });
}

/** Every reason against assaulting the target; empty exactly when the assault may be declared. ASL-01 to ASL-05. */
export function assaultRefusals(g: Game, u: Unit, target: Unit): readonly Refusal[] {
  const reasons = attackBars(u, target);
  if (reasons.length > 0) return reasons;
  if (!isWithinAssault(u, target)) {
    const facts = { unit: u.name, target: target.name };
    return [
      refusal('ASL-01', 'beyondAssault', {
        ...facts,
        distance: distanceBetween(u, target),
        reach: ASSAULT_DISTANCE,
      }),
    ];
  }
  return assaultEnds(g, u, target).length > 0 ? [] : [endlessRefusal(g, u, target)];
}
