/** CHG-02 to CHG-12: whom a unit may charge, and where its charge may end. */
import { coneSteps } from '../../geometry/cone.ts';
import { FACINGS, type Facing, neighbourZone, turn } from '../../geometry/facing.ts';
import {
  compareHexes,
  type Direction,
  directionTo,
  type Hex,
  sameHex,
  step,
  turnDirection,
} from '../../geometry/hex.ts';
import { lineFrontalMoves, placeOfMove } from '../formation/lineMoves.ts';
import { hasDirectlyInFront, hasInCone } from '../ground/cones.ts';
import { distanceBetween, engagedBy, engages, hasInFrontHex, isHeld } from '../ground/engagement.ts';
import { isTwofold } from '../ground/halves.ts';
import { imagined, mayEndOn } from '../ground/passage.ts';
import { sideTerrain } from '../ground/sides.ts';
import { breaksImpetus, isOpenGround } from '../ground/terrain.ts';
import {
  CLEAN,
  compareRoutes,
  type Displacement,
  penalisedAllowance,
  placesReached,
  routeTo,
  TOUCHED,
  waysToEnd,
} from '../movement/displacement.ts';
import { chargeReach, streamBreaksDouble } from '../state/actionHouseRules.ts';
import type { MoveEnd } from '../state/answers.ts';
import { allHold, type Condition, type Conditions, failuresOf } from '../state/conditions.ts';
import type { Battle, Game, Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { movementFactor } from '../units/factors.ts';
import { isSquare } from '../units/units.ts';
import {
  ATTACKED,
  ATTACKER,
  type AttackCase,
  mayAttackFrom,
  preyRefusal,
  staysEngaged,
} from './attackLimits.ts';

/** Whether every hex from start to end is open ground and no side crossed breaks the impetus. CBT-09, R-100. */
export function routeIsOpen(g: Game, from: Hex, route: readonly Hex[]): boolean {
  let last = from;
  if (!isOpenGround(g, from)) return false;
  for (const hex of route) {
    const d = directionTo(last, hex);
    if (!isOpenGround(g, hex) || (d !== null && breaksImpetus(g, sideTerrain(g, last, d)))) return false;
    last = hex;
  }
  return true;
}

/** What tells ways alike apart where an option makes streams cost a charge its impetus: whether they are open. R-100. */
export function markOfStreams(g: Game, from: Hex, route: readonly Hex[]): string {
  return streamBreaksDouble(g) ? ` ${routeIsOpen(g, from, route)}` : '';
}

/**
 * Whether the charge must end in a front hex of the target: the charger stands in its cone, be it by one half. Between
 * units on one hex, with a cone of 60°, it cannot end elsewhere, so that this alone refuses no charge. CHG-10, R-48, R-84.
 */
export function mustTakeFront(g: Game, u: Unit, target: Unit): boolean {
  return !isSquare(target) && hasDirectlyInFront(g, target, u);
}

/** Whether the target looks at the charger without having it directly in front, as only an option has it.. */
export function isLookedAtAside(g: Game, u: Unit, target: Unit): boolean {
  return hasInCone(g, target, u) && !hasDirectlyInFront(g, target, u);
}

function opposite(d: Direction): Direction {
  return turnDirection(d, 3);
}

/** A place beside the target from which the unit would look at it. */
interface Approach {
  readonly facing: Facing;
  /** What turning to the facing costs, and how many steps are left then. */
  readonly turned: number;
  readonly limit: number;
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
    const turned = facing === u.facing ? 0 : 1;
    const limit = factor - turned;
    for (const hex of target.hexes)
      for (const d of [facing, turn(facing, 1)]) {
        const back = opposite(d);
        if (frontOnly && neighbourZone(back, target.facing) !== 'front') continue;
        const to = step(hex, back);
        const steps = sameHex(to, from) ? ([0, 0] as const) : coneSteps(from, facing, to);
        if (steps === null || steps[0] + steps[1] > limit) continue;
        // some hexes are beside both halves of an extended line
        if (found.some((other) => other.facing === facing && sameHex(other.to, to))) continue;
        found.push({ facing, turned, limit, to, n: steps[0] + steps[1], b: steps[1] });
      }
  }
  return found;
}

/** The ends of an extended line's charge, which has one hex for it: in practice a wheel onto its flank. R-48. */
function lineEnds(g: Game, u: Unit, target: Unit, frontOnly: boolean, held: boolean): MoveEnd[] {
  const hampered = penalisedAllowance(g, u, movementFactor(u)) < 1;
  return lineFrontalMoves(g, u, mayEndOn)
    .filter(({ to, facing, touched }) => {
      if (touched && hampered) return false;
      const end = imagined(u, to, facing);
      if (held && !staysEngaged(g, u, end)) return false;
      return engages(g, end, target) && (!frontOnly || hasInFrontHex(g, target, end));
    })
    .map(placeOfMove);
}

const drained = new WeakMap<Battle, Battle>();

/** The battle with no way across any side that carries something. */
function withSidesClosed(battle: Battle): Battle {
  let dry = drained.get(battle);
  if (!dry) {
    const sides = battle.map.sides.map((side) => ({ ...side, terrain: 'impassable' as const }));
    dry = { ...battle, map: { ...battle.map, sides } };
    drained.set(battle, dry);
  }
  return dry;
}

/**
 * A clean route that crosses no stream either, where an option makes streams cost a charge its impetus and only there:
 * they penalise no movement, so the search does not tell such routes apart; any other side that could be crossed
 * penalises. R-100.
 */
function dryRoute(
  g: Game,
  u: Unit,
  facing: Facing,
  limit: number,
  n: number,
  b: number,
): readonly Hex[] | null {
  if (!streamBreaksDouble(g)) return null;
  const displacement = placesReached(
    { ...g, battle: withSidesClosed(g.battle) },
    u,
    facing,
    limit,
    false,
    true,
  );
  return (waysToEnd(displacement, n, b) & CLEAN) === 0 ? null : routeTo(displacement, n, b, CLEAN);
}

/**
 * The ends, in no order, as they are found: who wants to know only whether there is one stops at the first. Openness and
 * penalty of a route are one mark (see displacement.ts), so routes that differ in it are told apart by it. `held`: whoever
 * is engaged stays so, MAN-16.
 */
function* endsFound(
  g: Game,
  u: Unit,
  target: Unit,
  frontOnly: boolean,
  held = true,
): Generator<MoveEnd, void> {
  if (isTwofold(u)) yield* lineEnds(g, u, target, frontOnly, held);
  else yield* placesFound(g, u, target, frontOnly, held);
}

function* placesFound(
  g: Game,
  u: Unit,
  target: Unit,
  frontOnly: boolean,
  held: boolean,
): Generator<MoveEnd, void> {
  const touchedFactor = penalisedAllowance(g, u, movementFactor(u));
  const explored: (Displacement | undefined)[] = [];
  for (const { facing, turned, limit, to, n, b } of approaches(u, target, frontOnly)) {
    if (!mayAttackFrom(g, u, to, target, facing)) continue;
    const displacement = explored[facing] ?? placesReached(g, u, facing, limit, false, true);
    explored[facing] = displacement;
    const ways = waysToEnd(displacement, n, b);
    if (ways === 0) continue;
    const end = imagined(u, to, facing);
    if (!engages(g, end, target) || (held && !staysEngaged(g, u, end))) continue;
    if ((ways & CLEAN) !== 0) {
      const dry = dryRoute(g, u, facing, limit, n, b);
      yield { to, facing, route: dry ?? routeTo(displacement, n, b, CLEAN) };
    }
    if ((ways & TOUCHED) !== 0 && n + turned <= touchedFactor)
      yield { to, facing, route: routeTo(displacement, n, b, TOUCHED) };
  }
}

/**
 * Every end of the charge move: a frontal march within the movement factor that engages the target, in front if the
 * charger is in its cone. By hex, facing, then route; an end that has an open route and another has both. Only options let
 * a charger be engaged: as in any march it stays so. CHG-10 to CHG-12, MAN-16, R-84, R-85, R-94.
 */
export function chargeEnds(g: Game, u: Unit, target: Unit): readonly MoveEnd[] {
  return [...endsFound(g, u, target, mustTakeFront(g, u, target))].sort(
    (a, b) => compareHexes(a.to, b.to) || a.facing - b.facing || compareRoutes(a.route, b.route),
  );
}

function isOnFlankHex(u: Unit, target: Unit): boolean {
  return u.hexes.some((half) =>
    target.hexes.some((hex) => {
      const d = directionTo(half, hex);
      const zone = d === null ? null : neighbourZone(d, u.facing);
      return zone === 'left' || zone === 'right';
    }),
  );
}

/** How far a target may be, in hexes: the movement factor, or by the option one more, as the move itself allows. CHG-07, R-85. */
export function reachOfCharge(g: Game, u: Unit): number {
  return movementFactor(u) + (chargeReach(g) === 'move_le_mf' ? 1 : 0);
}

function isAny(ends: Generator<MoveEnd, void>): boolean {
  return ends.next().done === false;
}

function hasEnd({ g, u, target }: AttackCase): boolean {
  return isAny(endsFound(g, u, target, mustTakeFront(g, u, target)));
}

/** Whether the charge would have an end if the flanks and the rear of the target were open to it. CHG-10. */
function lacksFrontOnly(g: Game, u: Unit, target: Unit): boolean {
  return isAny(endsFound(g, u, target, false));
}

/** Why no end exists although distance and place are right. CHG-03, CHG-04, CHG-10, CHG-11, MAN-16; R-86: never offered, no penalty. */
function endlessRefusal(g: Game, u: Unit, target: Unit): Refusal {
  const prey = preyRefusal(g, u, target);
  if (prey) return prey;
  const facts = { unit: u.id, target: target.id };
  const [engager] = engagedBy(g, u);
  if (engager && isAny(endsFound(g, u, target, mustTakeFront(g, u, target), false)))
    return refusal('MAN-16', 'engagedMustKeepContact', { unit: u.id, enemy: engager.id });
  return lacksFrontOnly(g, u, target)
    ? refusal('CHG-10', 'frontContactOnly', facts)
    : refusal('CHG-11', 'noRouteToTarget', facts);
}

/** who failed his activation test makes no move. */
const MAY_MANOEUVRE: Condition<AttackCase> = {
  fails: ({ u }) => u.mayNotManoeuvre,
  tell: ({ u }) => refusal('ORD-11', 'mayNotManoeuvre', { unit: u.id }),
};

/** CHG-06, R-152. */
const NOT_HELD: Condition<Pick<AttackCase, 'g' | 'u'>> = {
  fails: ({ g, u }) => isHeld(g, u),
  tell: ({ u }) => refusal('CHG-06', 'chargerInContact', { unit: u.id }),
};

/** Distance and place. CHG-07, CHG-08. */
const IN_REACH: readonly Condition<AttackCase>[] = [
  {
    fails: ({ g, u, target }) => distanceBetween(u, target) > reachOfCharge(g, u),
    tell: ({ g, u, target }) =>
      refusal('CHG-07', 'beyondCharge', {
        unit: u.id,
        target: target.id,
        distance: distanceBetween(u, target),
        reach: reachOfCharge(g, u),
      }),
  },
  {
    fails: ({ g, u, target }) => !hasInCone(g, u, target) && !isOnFlankHex(u, target),
    tell: ({ u, target }) => refusal('CHG-08', 'notInFrontOrFlank', { unit: u.id, target: target.id }),
  },
];

/** CHG-03, CHG-04, CHG-10, CHG-11. */
const HAS_END: Condition<AttackCase> = {
  fails: (attack) => !hasEnd(attack),
  tell: ({ g, u, target }) => endlessRefusal(g, u, target),
};

/** All conditions but the priority of enemies in front, for a unit that may charge somebody. */
const CHARGED: Conditions<AttackCase> = [ATTACKED, IN_REACH, [HAS_END]];

/** A charge as it is judged, with the first enemy in the unit's cone that it could charge: looked for once, if at all. */
interface ChargeCase extends AttackCase {
  readonly inFront: () => Unit | undefined;
}

/** What is looked for when it is first asked for, and never again. */
function lookedForOnce(search: () => Unit | undefined): () => Unit | undefined {
  let result: { readonly enemy: Unit | undefined } | undefined;
  return () => {
    result ??= { enemy: search() };
    return result.enemy;
  };
}

function chargeCase(g: Game, u: Unit, target: Unit): ChargeCase {
  const isOpen = (enemy: Unit) =>
    hasDirectlyInFront(g, u, enemy) && allHold(CHARGED, { g, u, target: enemy });
  return { g, u, target, inFront: lookedForOnce(() => g.units.find(isOpen)) };
}

/** Who could charge an enemy in his cone charges none on a flank hex. CHG-09, R-83. */
const FRONT_FIRST: Condition<ChargeCase> = {
  fails: ({ g, u, target, inFront }) => !hasDirectlyInFront(g, u, target) && inFront() !== undefined,
  tell: ({ u, target, inFront }) =>
    refusal('CHG-09', 'enemyInFrontFirst', { unit: u.id, target: target.id, enemy: inFront()?.id ?? '' }),
};

/** What lets a unit charge somebody, whoever it is. CHG-02, CHG-06, R-23, R-152. */
const CHARGER: Conditions<AttackCase> = [[...ATTACKER, MAY_MANOEUVRE], [NOT_HELD]];

/** The conditions of a charge, CHG-02 to CHG-11. */
const CHARGE: Conditions<ChargeCase> = [
  [...ATTACKER, ...ATTACKED, MAY_MANOEUVRE],
  [NOT_HELD, ...IN_REACH],
  [HAS_END, FRONT_FIRST],
];

/** Whether the charge may be declared. CHG-02 to CHG-11. */
export function mayCharge(g: Game, u: Unit, target: Unit): boolean {
  return allHold(CHARGE, chargeCase(g, u, target));
}

/** Every reason against charging the target; empty exactly when the charge may be declared. CHG-02 to CHG-11. */
export function chargeRefusals(g: Game, u: Unit, target: Unit): readonly Refusal[] {
  return failuresOf(CHARGE, chargeCase(g, u, target));
}

/**
 * Every enemy the unit may charge, by id; what concerns the unit alone is judged once for all of them, and who could be
 * charged but for those in front is known then.
 */
export function chargeTargets(g: Game, u: Unit): readonly string[] {
  if (!allHold(CHARGER, { g, u, target: u })) return [];
  const within = g.units.filter((target) => allHold(CHARGED, { g, u, target }));
  const inFront = lookedForOnce(() => within.find((enemy) => hasDirectlyInFront(g, u, enemy)));
  return within
    .filter((target) => !FRONT_FIRST.fails({ g, u, target, inFront }))
    .map((enemy) => enemy.id)
    .sort();
}
