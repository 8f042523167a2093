/** What the fields of a game must agree on beyond its units: order points, who acts, how the battle ended. */
import { canonicalText } from '../engine/interpreter.ts';
import { frontHexes } from '../geometry/facing.ts';
import { contains } from '../geometry/shape.ts';
import { mostOrderPoints } from '../rules/orders/orderLimit.ts';
import { battleOutcome } from '../rules/outcome.ts';
import type { GameFrame } from '../rules/state/frames.ts';
import type { BattleMap, Game, Unit } from '../rules/state/game.ts';
import { turnLimit } from '../rules/state/houseRules.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { type Found, firstOf } from './found.ts';
import { problem } from './problem.ts';

/** MAN-26, MAN-27: what has fled off the map had panicked, and left it ahead. */
export function fledProblem(unit: Unit, { shape }: BattleMap, path: string): Found {
  if (unit.fate !== 'fledOffMap') return null;
  if (!unit.panicked) return problem('fledSteady', `${path}.panicked`);
  const [hex] = unit.hexes;
  return frontHexes(hex, unit.facing).every((ahead) => contains(shape, ahead))
    ? problem('fledInland', `${path}.hexes`)
    : null;
}

/** ORD-15, SEQ-06: who acts has been activated, in its side's turn. */
function actingProblem({ units, side }: Game, frame: GameFrame, path: string): Found {
  if (frame.procedure !== 'activation' && frame.procedure !== 'action') return null;
  const acting = frame.procedure === 'activation' ? frame.units : [frame.unit];
  const idle = units.find((unit) => acting.includes(unit.id) && !(unit.activated && unit.side === side));
  return idle ? problem('actsUnactivated', path, { id: idle.id }) : null;
}

/** FRM-01, FRM-02: whoever changes formation takes one that units of his kind have. */
function formingProblem({ units }: Game, frame: GameFrame, path: string): Found {
  if (frame.procedure !== 'formation') return null;
  const { unit: id, formation } = frame;
  const unit = units.find((one) => one.id === id);
  return unit && !allowedFormations(unit).includes(formation)
    ? problem('formationNotAllowed', `${path}.formation`, { formation })
    : null;
}

/** SEQ-05, VIC-04: a battle that is over has nothing under way, and ended as its losses or its limit had it. */
function outcomeProblem(g: Game, path: string): Found {
  const { outcome, frames } = g;
  if (outcome === null) return null;
  const ends = battleOutcome(g, outcome.by === 'turnLimit' || outcome.by === 'night');
  return frames.length > 0 || canonicalText(ends) !== canonicalText(outcome)
    ? problem('outcomeImpossible', `${path}.outcome`)
    : null;
}

/** What no turn of that battle can have brought about. */
export function gameProblem(g: Game, path: string): Found {
  const most = mostOrderPoints(g);
  if (g.orderPoints > most) return problem('tooManyOrders', `${path}.orderPoints`, { most });
  //
  const last = Math.min(turnLimit(g), g.battle.night?.turn ?? Number.POSITIVE_INFINITY);
  if (g.turn > last) return problem('pastLastTurn', `${path}.turn`, { most: last });
  return (
    firstOf(g.frames, (frame, at) => actingProblem(g, frame, `${path}.frames.${at}`)) ??
    firstOf(g.frames, (frame, at) => formingProblem(g, frame, `${path}.frames.${at}`)) ??
    outcomeProblem(g, path)
  );
}
