/** Why a march does not reach a place: too long, not to be forced, or its way closed. MAN-02 to MAN-09, MAN-15, TER-08. */
import { coneSteps } from '../../geometry/cone.ts';
import { type Facing, turn } from '../../geometry/facing.ts';
import { DIRECTIONS, distance, type Hex, lineDirection, sameHex, step } from '../../geometry/hex.ts';
import { lineFrontalMoves, lineShifts } from '../formation/lineMoves.ts';
import { nearestEnemyDistance } from '../ground/engagement.ts';
import { mayEndOn } from '../ground/passage.ts';
import { type Unit, unitAt } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { CLEAN, placesReached, waysToEnd } from './displacement.ts';
import {
  allowanceOf,
  doubledAllowance,
  type Follow,
  indirectReach,
  type March,
  type MarchStart,
  mayEverForce,
} from './marchLimits.ts';
import { frontalEnd, indirectRow, isPaid } from './marchSearch.ts';

/** Which enemies a forced march that costs so much comes too near to there. MAN-09, R-60. */
function nearRefusal(start: MarchStart, follow: Follow, cost: number, clean: boolean, to: Hex): Refusal {
  const allowance = allowanceOf(start.g, start.u, follow);
  const nearest = Math.min(...start.forcedFrom.map((hex) => distance(hex, to)));
  const reach = clean ? allowance.forcedClean : allowance.forcedTouched;
  return refusal('MAN-09', 'forcedMarchEnemyNear', { unit: start.u.id, cost, reach, distance: nearest });
}

/** Which statement makes the place too far: the factor itself, the ground, or what forbids to force the march. */
function tooFarRefusal({ g, u }: MarchStart, follow: Follow, cost: number, clean: boolean): Refusal {
  const allowance = allowanceOf(g, u, follow);
  const facts = { unit: u.id, cost, reach: clean ? allowance.forcedClean : allowance.forcedTouched };
  if (cost > doubledAllowance(u, follow)[clean ? 'clean' : 'touched'])
    return refusal(clean ? 'MAN-03' : mayEverForce(g, u, follow) ? 'TER-10' : 'TER-08', 'tooFar', facts);
  if (mayEverForce(g, u, follow))
    return refusal('MAN-09', 'forcedMarchEnemyNear', {
      ...facts,
      distance: nearestEnemyDistance(g, u, false),
    });
  return follow === 'fire'
    ? refusal('FIR-03', 'tooFar', facts)
    : refusal('MAN-09', 'forcedMarchFormation', facts);
}

/** What closes the way: a panicked friend, whom nobody passes, before anything else. */
function blocked(start: MarchStart, between: readonly Hex[]): readonly Refusal[] {
  const { g, u } = start;
  const friend = between
    .map((hex) => unitAt(g, hex))
    .find((other) => other !== undefined && other.side === u.side && other.panicked && other.id !== u.id);
  return [
    friend
      ? refusal('MAN-15', 'panickedFriendInWay', { unit: u.id, friend: friend.id })
      : refusal('MAN-15', 'pathBlocked', { unit: u.id }),
  ];
}

/** Every hex a displacement of so many steps left and right may pass, its end included. */
function hexesOnTheWay(from: Hex, facing: Facing, left: number, right: number): Hex[] {
  const hexes: Hex[] = [];
  for (let a = 0; a <= left; a++)
    for (let b = 0; b <= right; b++) hexes.push(step(step(from, facing, a), turn(facing, 1), b));
  return hexes;
}

/** Why a frontal march does not reach the hex with that facing, enemies beside its end apart. */
export function frontalRouteRefusals(
  start: MarchStart,
  follow: Follow,
  to: Hex,
  facing: Facing,
): readonly Refusal[] {
  const { g, u } = start;
  const from = u.hexes[0];
  const turned = facing === u.facing ? 0 : 1;
  const steps = sameHex(from, to) ? ([0, 0] as const) : coneSteps(from, facing, to);
  if (steps === null || (sameHex(from, to) && turned === 0))
    return [refusal('MAN-06', 'noRoute', { unit: u.id })];
  const [left, right] = steps;
  const n = left + right;
  const cost = n + turned;
  // no way there could be short enough, so none is looked for
  if (cost > doubledAllowance(u, follow).clean) return [tooFarRefusal(start, follow, cost, true)];
  const displacement = placesReached(g, u, facing, n, false, true);
  const clean = (waysToEnd(displacement, n, right) & CLEAN) !== 0;
  switch (frontalEnd(start, allowanceOf(g, u, follow), displacement, facing, n, right)) {
    case 'closed':
      return blocked(start, hexesOnTheWay(from, facing, left, right));
    case 'tooFar':
      return [tooFarRefusal(start, follow, cost, clean)];
    case 'enemyNear':
      return [nearRefusal(start, follow, cost, clean, to)];
    default:
      return [];
  }
}

/** The same for an indirect march. MAN-08. */
export function indirectRouteRefusals(
  start: MarchStart,
  follow: Follow,
  to: Hex,
  facing: Facing,
): readonly Refusal[] {
  const { g, u } = start;
  const from: Unit['hexes'][0] = u.hexes[0];
  const d = lineDirection(from, to);
  if (d === null || facing !== u.facing) return [refusal('MAN-08', 'noRoute', { unit: u.id })];
  const cost = distance(from, to);
  const allowance = allowanceOf(g, u, follow);
  const facts = { unit: u.id, cost };
  if (cost > Math.min(indirectReach(u), allowance.clean))
    return [refusal('MAN-08', 'tooFar', { ...facts, reach: Math.min(indirectReach(u), allowance.clean) })];
  const { stop, bar } = indirectRow(start, allowance, d);
  if (cost < stop) return [];
  return bar === 'closed'
    ? blocked(
        start,
        Array.from({ length: cost }, (_, n) => step(from, d, n + 1)),
      )
    : [refusal('TER-08', 'tooFar', { ...facts, reach: allowance.touched })];
}

/** Why no shift, wheel or about-face of an extended line ends there. MAN-05, TER-08, R-43. */
export function lineRouteRefusals(
  { g, u }: MarchStart,
  march: March,
  follow: Follow,
  to: Hex,
  facing: Facing,
): readonly Refusal[] {
  const moves =
    march === 'frontalMarch' ? lineFrontalMoves(g, u, mayEndOn) : lineShifts(g, u, DIRECTIONS, mayEndOn);
  const move = moves.find((one) => sameHex(one.to, to) && one.facing === facing);
  if (!move) return [refusal('MAN-05', 'noRoute', { unit: u.id })];
  const allowance = allowanceOf(g, u, follow);
  return isPaid(allowance, move)
    ? []
    : [refusal('TER-08', 'tooFar', { unit: u.id, cost: 1, reach: allowance.touched })];
}
