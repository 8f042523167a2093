/**
 * What both players set right by agreement, outside the rule: a unit may come to stand as any play could have brought it to
 * stand, and in no other way.
 */
import { canonicalText } from '../../engine/interpreter.ts';
import type { AgreementTaken } from '../../engine/procedure.ts';
import type { Hex } from '../../geometry/hex.ts';
import { lineFrom } from '../ground/halves.ts';
import { isOnMap, isRough, mayEnter, terrainAt } from '../ground/terrain.ts';
import { mostOrderPoints } from '../orders/orderLimit.ts';
import type { CorrectedField, OrdersCorrection, UnitCorrection } from '../state/agreements.ts';
import type { SabreurTypes } from '../state/frames.ts';
import { changeUnit, findUnit, type Game, type Unit, unitAt } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import type { Formation } from '../state/vocabulary.ts';
import { allowedFormations } from '../units/drill.ts';
import { remembering } from '../units/turnMemory.ts';
import { isArtillery, isSquare } from '../units/units.ts';

type Taken = AgreementTaken<SabreurTypes>;

/** The questions between two actions: under any other stands a procedure whose units must not change beneath it. */
const BETWEEN_ACTIONS: readonly string[] = ['turn.orders', 'activation.pick', 'action.choose'];

/** Whether something can be corrected now: the game waits for orders, for the next unit to act, or for its action. */
export function mayCorrect(g: Game): boolean {
  const frame = g.frames.at(-1);
  return frame !== undefined && BETWEEN_ACTIONS.includes(`${frame.procedure}.${frame.at}`);
}

/** The formation meant: disorder comes and goes with panic. MAN-21, RAL-01. */
function formationMeant(unit: Unit, { panicked, formation }: UnitCorrection): Formation {
  if (formation !== undefined) return formation;
  if (panicked === true) return 'horde';
  // whoever knows one formation alone can only return to that one
  const [only, ...others] = allowedFormations(unit);
  const returns = panicked === false && unit.panicked && others.length === 0;
  return returns ? (only ?? unit.formation) : unit.formation;
}

/** The unit as it is meant to be. R-41, GEO-12. */
function meant(g: Game, unit: Unit, correction: UnitCorrection): Unit {
  const { panicked = unit.panicked, strength = unit.strength, to = unit.hexes[0] } = correction;
  const formation = formationMeant(unit, correction);
  const facing = isSquare({ formation }) ? 0 : (correction.facing ?? unit.facing);
  const hexes = formation === 'extendedLine' ? lineFrom(to, facing) : ([to] as const);
  // when it panicked nobody saw
  const panickedThisTurn = panicked && unit.panicked ? unit.panickedThisTurn : 'no';
  return remembering({ ...unit, strength, hexes, facing, formation, panicked, panickedThisTurn }, g.side);
}

/** GEO-02, TER-11. */
function hexRefusals(g: Game, unit: Unit, hex: Hex): readonly Refusal[] {
  if (!isOnMap(g, hex)) return [refusal('MAN-26', 'offMap')];
  if (!mayEnter(g, hex)) return [refusal('TER-11', 'impassable', { terrain: terrainAt(g, hex) })];
  const other = unitAt(g, hex);
  return other && other.id !== unit.id ? [refusal('GEO-02', 'occupied', { other: other.id })] : [];
}

/** FRM-01, FRM-04, MAN-21, MAN-27. */
function formationRefusals(g: Game, unit: Unit): readonly Refusal[] {
  const { id, formation, panicked } = unit;
  if (panicked && isArtillery(unit)) return [refusal('MAN-27', 'gunsNeverPanic', { unit: id })];
  if (panicked !== (formation === 'horde') || !(panicked || allowedFormations(unit).includes(formation)))
    return [refusal('FRM-01', 'formationNotOpen', { unit: id, formation })];
  const [hex] = unit.hexes;
  return isSquare(unit) && isRough(terrainAt(g, hex))
    ? [refusal('FRM-04', 'noSquareHere', { terrain: terrainAt(g, hex) })]
    : [];
}

/** Every reason why the unit cannot be so. */
function refusals(g: Game, unit: Unit): readonly Refusal[] {
  const most = unit.initialStrength;
  return [
    // UNI-03, LOS-04
    ...(unit.strength < 1 || unit.strength > most
      ? [refusal('UNI-03', 'beyondStrength', { unit: unit.id, least: 1, most })]
      : []),
    ...unit.hexes.flatMap((hex) => hexRefusals(g, unit, hex)),
    ...formationRefusals(g, unit),
  ];
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}

/** What has changed that a player sees. */
function changes(before: Unit, after: Unit): readonly CorrectedField[] {
  const found: CorrectedField[] = [];
  if (before.strength !== after.strength)
    found.push({ what: 'strength', from: before.strength, to: after.strength });
  if (!isSame(before.hexes, after.hexes)) found.push({ what: 'place', from: before.hexes, to: after.hexes });
  if (before.panicked !== after.panicked) found.push({ what: 'panic', to: after.panicked });
  else if (before.formation !== after.formation)
    found.push({ what: 'formation', from: before.formation, to: after.formation });
  if (before.facing !== after.facing) found.push({ what: 'facing', from: before.facing, to: after.facing });
  return found;
}

/** Sets a unit right. */
export function correctUnit(g: Game, correction: UnitCorrection): Taken {
  const unit = findUnit(g, correction.unit);
  if (!unit) return { ok: false, problem: 'malformed' };
  if (unit.fate !== 'present') return { ok: false, reasons: [refusal('LOS-04', 'gone', { unit: unit.id })] };
  const after = meant(g, unit, correction);
  const reasons = refusals(g, after);
  if (reasons.length > 0) return { ok: false, reasons };
  const corrected = changes(unit, after);
  if (corrected.length === 0) return { ok: false, problem: 'nothingChanged' };
  const { reason } = correction;
  return {
    ok: true,
    agreed: correction,
    game: changeUnit(g, unit.id, after),
    facts: [{ fact: 'unitCorrected', unit: unit.id, corrected, reason }],
  };
}

/** Sets the order points left right: never more than the dice can give. ORD-01. */
export function correctOrders(g: Game, correction: OrdersCorrection): Taken {
  const { orderPoints, reason } = correction;
  const most = mostOrderPoints(g);
  if (orderPoints < 0 || orderPoints > most)
    return { ok: false, reasons: [refusal('ORD-01', 'beyondOrderDice', { most })] };
  if (orderPoints === g.orderPoints) return { ok: false, problem: 'nothingChanged' };
  return {
    ok: true,
    agreed: correction,
    game: { ...g, orderPoints },
    facts: [{ fact: 'ordersCorrected', side: g.side, from: g.orderPoints, to: orderPoints, reason }],
  };
}
