/** Who could attack a unit, once it has marched, in his next turn: by the conditions that allow his attacks. */

import { attackDice, doubleFireDice } from '../../rules/attack/attackDice.ts';
import { distanceBetween, isTwofold } from '../../rules/ground/halves.ts';
import { rested } from '../../rules/procedures/turnOpening.ts';
import { engine } from '../../rules/rulebook.ts';
import { changeUnit, enemyOf, type Game, presentUnits, type Unit, unitOf } from '../../rules/state/game.ts';
import { movementFactor, rangeOf } from '../../rules/units/factors.ts';
import { type ActionChoice, aboutToAct } from '../question.ts';
import type {
  Danger,
  DangerKind,
  DangersAsk,
  DangersEachAsk,
  DangersEachTold,
  DangersTold,
  Standing,
} from './asked.ts';

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

/** The attack that action makes on the target, if it is the most of its kind: an extended line fires twice. FIR-16. */
function kindOf(action: ActionChoice, target: string, twofold: boolean): DangerKind | null {
  if (!('target' in action) || action.target !== target) return null;
  if (twofold && action.action === 'fire') return null;
  if (action.action === 'doubleFire') return 'fire';
  return KINDS.find((kind) => kind === action.action) ?? null;
}

function diceOf(
  game: Game,
  { action }: ActionChoice,
  kind: DangerKind,
  enemy: string,
  target: string,
): number {
  if (action === 'doubleFire') return doubleFireDice(game, enemy, target);
  return attackDice(game, kind, enemy, target).total;
}

function attacksOf(game: Game, enemy: Unit, target: Unit): readonly Danger[] {
  const reach = Math.max(rangeOf(enemy), movementFactor(enemy), ASSAULT);
  if (enemy.panicked || distanceBetween(enemy, target) > reach) return [];
  const ready = engine.run(aboutToAct(game, enemy));
  return engine.legal(ready).flatMap((action): Danger[] => {
    if (action.choose !== 'action') return [];
    const kind = kindOf(action, target.id, isTwofold(enemy));
    if (!kind) return [];
    return [{ enemy: enemy.id, kind, action, dice: diceOf(game, action, kind, enemy.id, target.id) }];
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

/** The same of each place, one after the other. */
export function* dangersEachTold({ game, afters }: DangersEachAsk): Generator<undefined, DangersEachTold> {
  const each: DangersEachTold['each'][number][] = [];
  for (const after of afters) each.push((yield* dangersTold({ ask: 'dangers', game, after })).dangers);
  return { of: 'dangersEach', each };
}
