/** MAN-11 to MAN-14: the evade, as an action, as a reaction, and before a square just formed. */
import { rearDirections, rearHexes, turn } from '../../geometry/facing.ts';
import { sameHex } from '../../geometry/hex.ts';
import { lineShifts, placeOfMove } from '../formation/lineMoves.ts';
import { engagedBy } from '../ground/engagement.ts';
import { isTwofold } from '../ground/halves.ts';
import { evadeAction } from '../state/actionHouseRules.ts';
import type { MoveEnd } from '../state/answers.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Refusal, refusal, type Verdict, verdict } from '../state/reasons.ts';
import { movementFactor } from '../units/factors.ts';
import { isCavalry, isHorseArtillery, isInfantry, isSquare } from '../units/units.ts';
import {
  CLEAN,
  fan,
  hexAtPlace,
  penalisedAllowance,
  placesReached,
  routeTo,
  TOUCHED,
  waysToEnd,
} from './displacement.ts';

/** The ends as they are found: who wants to know only whether there is one stops at the first. */
function* endsFound(g: Game, u: Unit, length: number): Generator<MoveEnd, void> {
  if (length < 1) return;
  const touchedLength = penalisedAllowance(g, u, length);
  if (isTwofold(u)) {
    const shifts = lineShifts(g, u, rearDirections(u.facing));
    yield* shifts.filter(({ touched }) => !touched || touchedLength >= 1).map(placeOfMove);
    return;
  }
  const backwards = turn(u.facing, 3);
  const displacement = placesReached(g, u, backwards, length);
  for (const { facing, n, b } of fan(length)) {
    if (facing !== backwards || n === 0) continue;
    const ways = waysToEnd(displacement, n, b);
    const clean = (ways & CLEAN) !== 0;
    if (ways === 0 || (!clean && n > touchedLength)) continue;
    yield {
      to: hexAtPlace(displacement, n, b),
      facing: u.facing,
      route: routeTo(displacement, n, b, clean ? CLEAN : TOUCHED),
    };
  }
}

/**
 * Every end of an evade of at least 1 hex and at most `length` (the movement factor unless told), half of it where
 * terrain penalises; by hex in canonical order. Who may evade is asked apart. MAN-11, MAN-14, MAN-15, R-64.
 */
export function evadeEnds(g: Game, u: Unit, length = movementFactor(u)): readonly MoveEnd[] {
  return [...endsFound(g, u, length)];
}

function hasEnd(g: Game, u: Unit): boolean {
  return endsFound(g, u, movementFactor(u)).next().done === false;
}

/** The first enemy that engages the unit from one of its rear hexes; a square has none. MAN-13, R-64. */
function engagerFromRear(g: Game, u: Unit): Unit | undefined {
  if (isSquare(u)) return undefined;
  return engagedBy(g, u).find((enemy) =>
    u.hexes.some((half) => enemy.hexes.some((hex) => rearHexes(half, u.facing).some((r) => sameHex(r, hex)))),
  );
}

/** Whether the unit may evade before these enemies. MAN-12. */
function maySlipAway(u: Unit, enemies: readonly Unit[]): boolean {
  if (u.type === 'lightCavalry' || u.formation === 'skirmish') return true;
  return (isCavalry(u) || isHorseArtillery(u)) && enemies.every(isInfantry);
}

function refusals(g: Game, u: Unit, inReaction: boolean): readonly Refusal[] {
  const facts = { unit: u.id };
  const reasons: Refusal[] = [];
  if (u.panicked) reasons.push(refusal('SEQ-10', 'panicked', facts));
  else if (movementFactor(u) === 0) reasons.push(refusal('MAN-14', 'noMovement', facts));
  // R-23 speaks of the unit's own turn
  if (!inReaction && u.mayNotManoeuvre) reasons.push(refusal('ORD-11', 'mayNotManoeuvre', facts));
  if (reasons.length > 0) return reasons;
  const enemies = engagedBy(g, u);
  if (enemies.length === 0 && !inReaction) {
    // the option keeps the evade for the types that may evade engaged
    if (evadeAction(g) === 'privileged_types_only' && !maySlipAway(u, enemies))
      reasons.push(refusal('R-25', 'wrongType', facts));
  } else if (!maySlipAway(u, enemies)) {
    const barrier = enemies.find((enemy) => !isInfantry(enemy)) ?? enemies[0];
    reasons.push(refusal('MAN-12', 'evadeEngaged', barrier ? { ...facts, enemy: barrier.id } : facts));
  }
  const behind = engagerFromRear(g, u);
  if (behind) reasons.push(refusal('MAN-13', 'engagedFromRear', { ...facts, enemy: behind.id }));
  if (reasons.length === 0 && !hasEnd(g, u)) reasons.push(refusal('MAN-14', 'noRoute', facts));
  return reasons;
}

/** Whether the unit may evade as its action: any steady one that is not engaged, else the types of MAN-12. R-25. */
export function mayEvadeAsAction(g: Game, u: Unit): Verdict {
  return verdict(refusals(g, u, false));
}

/** Whether the unit may evade before a charge or assault: the types of MAN-12, by all that engage it now. R-64. */
export function mayEvadeInReaction(g: Game, u: Unit): Verdict {
  return verdict(refusals(g, u, true));
}

/** Where a charger may break off before a square just formed: any cavalry not engaged from the rear. CHG-31, R-104. */
export function breakOffEnds(g: Game, u: Unit): readonly MoveEnd[] {
  if (!isCavalry(u) || u.panicked || engagerFromRear(g, u)) return [];
  return evadeEnds(g, u);
}
