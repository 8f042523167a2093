/** MAN-02 to MAN-10, MAN-16, MAN-17: frontal and indirect marches that are no part of an attack. */
import type { Facing } from '../../geometry/facing.ts';
import { DIRECTIONS, type Hex } from '../../geometry/hex.ts';
import { mayFireAfterMarch } from '../fire/targets.ts';
import { engagedBy } from '../ground/engagement.ts';
import { hexesAt, isTwofold } from '../ground/halves.ts';
import { givesWay } from '../ground/passage.ts';
import { hexPenalises, isOnMap, mayEnter } from '../ground/terrain.ts';
import { marchMayEngage } from '../state/actionHouseRules.ts';
import type { MoveEnd } from '../state/answers.ts';
import { allHold, type Conditions, failuresOf } from '../state/conditions.ts';
import { type Game, type Unit, unitAt } from '../state/game.ts';
import { placeNamed } from '../state/placeNamed.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { movementFactor } from '../units/factors.ts';
import {
  type Allowance,
  allowanceOf,
  engagedAnew,
  type Follow,
  keepsContact,
  type March,
  marchStart,
  shakenOff,
} from './marchLimits.ts';
import { frontalRouteRefusals, indirectRouteRefusals, lineRouteRefusals } from './marchReasons.ts';
import { frontalEnds, indirectEnds, indirectRow, type MarchEnd } from './marchSearch.ts';

export type { MarchEnd } from './marchSearch.ts';

const NONE: readonly Refusal[] = [];

/** No march is longer, in hexes: twice the greatest movement factor. */
const FARTHEST = 10;

interface MarchCase {
  readonly u: Unit;
  readonly follow: Follow;
}

/** What lets the unit march at all, wherever it stands. SEQ-07, SEQ-10, MAN-03, R-23, FIR-03, FRM-17. */
const MARCHER: Conditions<MarchCase> = [
  [
    { fails: ({ u }) => u.fate !== 'present', tell: ({ u }) => refusal('LOS-04', 'gone', { unit: u.id }) },
    {
      fails: ({ u }) => u.panicked || movementFactor(u) === 0,
      tell: ({ u }) =>
        u.panicked
          ? refusal('SEQ-10', 'panicked', { unit: u.id })
          : refusal('MAN-03', 'noMovement', { unit: u.id }),
    },
    {
      fails: ({ u }) => u.mayNotManoeuvre,
      tell: ({ u }) => refusal('ORD-11', 'mayNotManoeuvre', { unit: u.id }),
    },
    {
      fails: ({ u, follow }) => follow === 'fire' && !mayFireAfterMarch(u),
      tell: ({ u }) => refusal('FIR-03', 'movedOnlyLight', { unit: u.id }),
    },
    {
      fails: ({ u, follow }) => follow === 'formation' && u.formation !== 'column',
      tell: ({ u }) => refusal('FRM-17', 'columnOnly', { unit: u.id }),
    },
  ],
];

/**
 * Every end of the march with its cost, by hex in canonical order, then by facing; never the unit where and as it
 * stands. Nothing for a unit to which the action is refused. MAN-02 to MAN-10, MAN-15 to MAN-17, TER-08 to TER-11.
 */
export function marchQuery(g: Game, u: Unit, manoeuvre: March, follow: Follow): readonly MarchEnd[] {
  if (!allHold(MARCHER, { u, follow })) return [];
  const allowance = allowanceOf(g, u, follow);
  return manoeuvre === 'frontalMarch' ? frontalEnds(g, u, allowance) : indirectEnds(g, u, allowance);
}

/** The same, as the engine asks for it. */
export function marchEnds(g: Game, u: Unit, manoeuvre: March, follow: Follow): readonly MoveEnd[] {
  return marchQuery(g, u, manoeuvre, follow);
}

/** Whether the march has any end. Turning in place, which costs 1, ends a frontal march wherever enemies are. */
export function mayMarch(g: Game, u: Unit, manoeuvre: March, follow: Follow): boolean {
  if (!allHold(MARCHER, { u, follow })) return false;
  const allowance = allowanceOf(g, u, follow);
  if (isTwofold(u))
    return (manoeuvre === 'frontalMarch' ? frontalEnds : indirectEnds)(g, u, allowance).length > 0;
  if (manoeuvre === 'indirectMarch') {
    const start = marchStart(g, u);
    return DIRECTIONS.some((d) => indirectRow(start, allowance, d).ends.length > 0);
  }
  // the strictest reading of R-61 bars turns too
  if (marchMayEngage(g) === 'never_new') return frontalEnds(g, u, allowance).length > 0;
  return turnIsPaid(g, u, allowance);
}

/** Whether the allowance leaves the one hex that a turn in place costs. MAN-04; either half hampers a line, R-43. */
function turnIsPaid(g: Game, u: Unit, allowance: Allowance): boolean {
  const penalised = u.hexes.some((hex) => hexPenalises(g, hex));
  return (penalised ? allowance.forcedTouched : allowance.forcedClean) >= 1;
}

/** The enemies, by id, that engaged the unit and would not with the unit at this end of its march. MAN-17, R-63. */
export function disengagementLosses(
  g: Game,
  u: Unit,
  end: { readonly to: Hex; readonly facing: Facing },
): readonly string[] {
  return shakenOff(marchStart(g, u), end.to, end.facing).map((enemy) => enemy.id);
}

/** Why the action as a whole is refused; empty exactly when the march has an end. */
export function marchRefusals(g: Game, u: Unit, manoeuvre: March, follow: Follow): readonly Refusal[] {
  const barred = failuresOf(MARCHER, { u, follow });
  if (barred.length > 0 || mayMarch(g, u, manoeuvre, follow)) return barred;
  const facts = { unit: u.id };
  if (manoeuvre === 'frontalMarch') {
    if (turnIsPaid(g, u, allowanceOf(g, u, follow))) return [refusal('MAN-10', 'noRoute', facts)];
    return [refusal(follow === 'formation' ? 'FRM-17' : 'TER-08', 'noMovement', facts)];
  }
  const [enemy] = engagedBy(g, u);
  return [
    enemy
      ? refusal('MAN-16', 'engagedMustKeepContact', { ...facts, enemy: enemy.id })
      : refusal('MAN-08', 'noRoute', facts),
  ];
}

/** Why no unit of this kind may stand there at all, others apart. TER-11, MAN-15, MAN-30. */
function standingRefusals(g: Game, u: Unit, to: Hex): readonly Refusal[] {
  if (!isOnMap(g, to)) return [refusal('MAN-30', 'offMap', { unit: u.id })];
  if (!mayEnter(g, to)) return [refusal('TER-11', 'impassable', { unit: u.id })];
  const other = unitAt(g, to);
  if (other && other.id !== u.id && !givesWay(u, other))
    return [refusal('MAN-15', 'occupied', { unit: u.id, other: other.id })];
  return NONE;
}

/**
 * Why a march does not end as that choice has it; that it takes no such way there, when the end itself is legal.
 * MAN-02 to MAN-10, MAN-15, MAN-30, TER-08, TER-11.
 */
export function whyNotThere(
  g: Game,
  u: Unit,
  manoeuvre: March,
  follow: Follow,
  choice: Readonly<Record<string, unknown>>,
): readonly Refusal[] {
  const end = placeNamed(choice);
  if (end === null) return NONE;
  const reasons = endRefusals(g, u, manoeuvre, follow, end.to, end.facing);
  if (reasons.length > 0) return reasons;
  return [refusal(manoeuvre === 'frontalMarch' ? 'MAN-06' : 'MAN-08', 'noRoute', { unit: u.id })];
}

/** Every reason against this end of the march; empty exactly when it is legal. */
export function endRefusals(
  g: Game,
  u: Unit,
  manoeuvre: March,
  follow: Follow,
  to: Hex,
  facing: Facing,
): readonly Refusal[] {
  const whole = marchRefusals(g, u, manoeuvre, follow);
  if (whole.length > 0) return whole;
  const standing = hexesAt(u, to, facing).flatMap((hex) => standingRefusals(g, u, hex));
  if (standing.length > 0) return standing;
  const start = marchStart(g, u, FARTHEST);
  const route = manoeuvre === 'frontalMarch' ? frontalRouteRefusals : indirectRouteRefusals;
  const reasons = isTwofold(u)
    ? [...lineRouteRefusals(start, manoeuvre, follow, to, facing)]
    : [...route(start, follow, to, facing)];
  const enemy = engagedAnew(start, to, facing);
  if (enemy) reasons.push(refusal('MAN-10', 'engagesAnew', { unit: u.id, enemy: enemy.id }));
  const [engager] = start.engagers;
  if (engager && !keepsContact(start, to, facing))
    reasons.push(refusal('MAN-16', 'engagedMustKeepContact', { unit: u.id, enemy: engager.id }));
  return reasons;
}
