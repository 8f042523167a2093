/** Who could attack a unit, once it has marched, in his next turn: by the conditions that allow his attacks. */

import { attackDice } from '../../rules/attack/attackDice.ts';
import { distanceBetween } from '../../rules/ground/halves.ts';
import { rested } from '../../rules/procedures/turnOpening.ts';
import { engine } from '../../rules/rulebook.ts';
import { changeUnit, enemyOf, type Game, presentUnits, type Unit, unitOf } from '../../rules/state/game.ts';
import { movementFactor, rangeOf } from '../../rules/units/factors.ts';
import { type ActionChoice, aboutToAct } from '../question.ts';
import type { Danger, DangerKind, DangersAsk, DangersTold, Standing } from './asked.ts';

const KINDS: readonly DangerKind[] = ['charge', 'assault', 'fire'];

/** The longest assault, ASL-01. */
const ASSAULT = 2;

/**
 * The position once the unit stands there and the turn of the other side has begun: nothing that held a unit back in this
 * turn counts any more. What the march costs on its way (a forced march, a disengagement) is not yet known.
 */
export function inNextTurn(game: Game, { unit, hexes, facing }: Standing, enemy: string): Game {
  const moved = changeUnit(game, unit, { hexes, facing });
  return { ...moved, side: unitOf(game, enemy).side, units: moved.units.map(rested) };
}

function kindOf(action: ActionChoice, target: string): DangerKind | null {
  if (!('target' in action) || action.target !== target) return null;
  return KINDS.find((kind) => kind === action.action) ?? null;
}

function attacksOf(game: Game, enemy: Unit, target: Unit): readonly Danger[] {
  const reach = Math.max(rangeOf(enemy), movementFactor(enemy), ASSAULT);
  if (enemy.panicked || distanceBetween(enemy, target) > reach) return [];
  const ready = engine.run(aboutToAct(game, enemy));
  return engine.legal(ready).flatMap((action): Danger[] => {
    if (action.choose !== 'action') return [];
    const kind = kindOf(action, target.id);
    if (!kind) return [];
    const dice = attackDice(game, kind, enemy.id, target.id).total;
    return [{ enemy: enemy.id, kind, action, dice }];
  });
}

/** Every attack on the unit there, with its dice; one enemy after the other. */
export function* dangersTold({ game, after }: DangersAsk): Generator<undefined, DangersTold> {
  const dangers: Danger[] = [];
  const { side } = unitOf(game, after.unit);
  for (const { id } of presentUnits(game, enemyOf(side))) {
    const next = inNextTurn(game, after, id);
    dangers.push(...attacksOf(next, unitOf(next, id), unitOf(next, after.unit)));
    yield;
  }
  return { of: 'dangers', dangers };
}
