/** ASL-01 to ASL-05: whom a unit may assault, and from where. */

import { turn } from '../../geometry/facing.ts';
import {
  compareHexes,
  DIRECTIONS,
  distance,
  type Hex,
  lineDirection,
  sameHex,
  step,
  turnDirection,
} from '../../geometry/hex.ts';
import { lineShifts } from '../formation/lineMoves.ts';
import { distanceBetween, engagedBy, engages } from '../ground/engagement.ts';
import { isTwofold, standsOn } from '../ground/halves.ts';
import { imagined, mayEndOn, mayPassThrough } from '../ground/passage.ts';
import { mayCross } from '../ground/sides.ts';
import { hexPenalises, mayEnter, sidePenalises } from '../ground/terrain.ts';
import { penalisedAllowance } from '../movement/displacement.ts';
import { assaultMaxDistance, lightCavalryAssaultMove } from '../state/actionHouseRules.ts';
import type { MoveEnd } from '../state/answers.ts';
import { allHold, type Condition, type Conditions, failuresOf } from '../state/conditions.ts';
import { type Game, type Unit, unitAt } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { movementFactor } from '../units/factors.ts';
import {
  ATTACKED,
  ATTACKER,
  type AttackCase,
  mayAttackAtAll,
  mayAttackFrom,
  preyRefusal,
  staysEngaged,
} from './attackLimits.ts';

/** The longest move of an assault, in hexes; light cavalry may have a longer one by an option. ASL-03, R-107. */
function longestMove(g: Game, u: Unit): number {
  return u.type === 'lightCavalry' ? lightCavalryAssaultMove(g) : 1;
}

/**
 * The hexes the assailant enters on its way there, in a straight row and without turning; none if it stands there, null
 * if it cannot. ASL-03, MAN-15, R-107.
 */
function wayTo(g: Game, u: Unit, to: Hex): readonly Hex[] | null {
  let hex = u.hexes[0];
  if (sameHex(hex, to)) return [];
  const d = lineDirection(hex, to);
  const length = distance(hex, to);
  if (d === null || length > longestMove(g, u)) return null;
  const way: Hex[] = [];
  let touched = hexPenalises(g, hex);
  for (let n = 1; n <= length; n++) {
    const next = step(hex, d);
    if (!mayEnter(g, next) || !mayCross(g, hex, d)) return null;
    touched ||= hexPenalises(g, next) || sidePenalises(g, hex, d);
    const other = unitAt(g, next);
    if (n < length && other && !mayPassThrough(u, other)) return null;
    hex = next;
    way.push(next);
  }
  // TER-08: it is an indirect march, and half of 1 may be rounded down to nothing
  if (touched && length > penalisedAllowance(g, u, movementFactor(u))) return null;
  return mayEndOn(g, u, to) ? way : null;
}

/** Every place from which the unit, not turning, engages the target: where it stands, or one hex off. */
function placesToEngage(g: Game, u: Unit, target: Unit): readonly Unit[] {
  if (isTwofold(u)) return placesOfLine(g, u, target);
  const from = u.hexes[0];
  const found: Unit[] = [];
  for (const hex of target.hexes)
    for (const d of [u.facing, turn(u.facing, 1)]) {
      const to = step(hex, turnDirection(d, 3));
      if (distance(from, to) > longestMove(g, u) || !mayAttackFrom(g, u, to, target)) continue;
      if (wayTo(g, u, to) === null) continue;
      const end = imagined(u, to, u.facing);
      // the middle front hex of an extended line is beside both its halves
      if (engages(g, end, target) && !found.some((place) => sameHex(place.hexes[0], to))) found.push(end);
    }
  return found;
}

/** The same for an extended line: both halves where they are, or one hex off in the same direction. R-48, TER-08. */
function placesOfLine(g: Game, u: Unit, target: Unit): readonly Unit[] {
  const hampered = penalisedAllowance(g, u, movementFactor(u)) < 1;
  const shifted = lineShifts(g, u, DIRECTIONS, mayEndOn)
    .filter(({ touched }) => !touched || !hampered)
    .map(({ to, facing }) => imagined(u, to, facing));
  return [u, ...shifted].filter((end) => engages(g, end, target));
}

/** a unit that failed its activation test may only assault from where it stands. */
function mayMoveTo(u: Unit, end: Unit): boolean {
  return !u.mayNotManoeuvre || sameHex(u.hexes[0], end.hexes[0]);
}

/** How far the target may be. ASL-01, R-106. */
const NEAR_ENOUGH: Condition<AttackCase> = {
  fails: ({ g, u, target }) => distanceBetween(u, target) > assaultMaxDistance(g),
  tell: ({ g, u, target }) =>
    refusal('ASL-01', 'beyondAssault', {
      unit: u.id,
      target: target.id,
      distance: distanceBetween(u, target),
      reach: assaultMaxDistance(g),
    }),
};

/** Whom the unit could try to reach. ASL-01, CHG-05. */
const ASSAULTED: Conditions<AttackCase> = [ATTACKED, [NEAR_ENOUGH]];

/** Every end of the assault's move of 0 or 1 hex, by hex; the route is empty for 0. ASL-03, ASL-04, R-107, R-111. */
export function assaultEnds(g: Game, u: Unit, target: Unit): readonly MoveEnd[] {
  if (!allHold(ASSAULTED, { g, u, target })) return [];
  return placesToEngage(g, u, target)
    .filter((end) => mayMoveTo(u, end) && staysEngaged(g, u, end))
    .map((end): MoveEnd => {
      const route = isTwofold(u)
        ? end.hexes.filter((hex) => !standsOn(u, hex))
        : (wayTo(g, u, end.hexes[0]) ?? []);
      return { to: end.hexes[0], facing: u.facing, route };
    })
    .sort((a, b) => compareHexes(a.to, b.to));
}

/** Why a target near enough cannot be assaulted. ASL-02 to ASL-05; R-86: never offered, no penalty. */
function endlessRefusal(g: Game, u: Unit, target: Unit): Refusal {
  const facts = { unit: u.id, target: target.id };
  const places = placesToEngage(g, u, target);
  // R-23 before R-86: what the unit may not try it does not try in vain either
  if (places.length === 0 && !u.mayNotManoeuvre)
    return preyRefusal(g, u, target) ?? refusal('ASL-05', 'noAssaultMove', facts);
  if (!places.some((end) => mayMoveTo(u, end))) return refusal('ORD-11', 'mayNotManoeuvre', { unit: u.id });
  const [engager] = engagedBy(g, u);
  return refusal('ASL-04', 'engagedMustKeepContact', { ...facts, enemy: engager?.id ?? '' });
}

/** A place to assault from. ASL-02 to ASL-05. */
const HAS_END: Condition<AttackCase> = {
  fails: ({ g, u, target }) => assaultEnds(g, u, target).length === 0,
  tell: ({ g, u, target }) => endlessRefusal(g, u, target),
};

/** The conditions of an assault, ASL-01 to ASL-05. */
const ASSAULT: Conditions<AttackCase> = [[...ATTACKER, ...ATTACKED], [NEAR_ENOUGH], [HAS_END]];

/** Whether the assault may be declared. ASL-01 to ASL-05. */
export function mayAssault(g: Game, u: Unit, target: Unit): boolean {
  return allHold(ASSAULT, { g, u, target });
}

/** Every reason against assaulting the target; empty exactly when the assault may be declared. ASL-01 to ASL-05. */
export function assaultRefusals(g: Game, u: Unit, target: Unit): readonly Refusal[] {
  return failuresOf(ASSAULT, { g, u, target });
}

/** Every enemy the unit may assault, by id; what concerns the unit alone is judged once for all of them. */
export function assaultTargets(g: Game, u: Unit): readonly string[] {
  if (!mayAttackAtAll(u)) return [];
  return g.units
    .filter((enemy) => assaultEnds(g, u, enemy).length > 0)
    .map((enemy) => enemy.id)
    .sort();
}
