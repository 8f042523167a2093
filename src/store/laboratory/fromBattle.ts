/** A moment of a battle as a set-up of the laboratory; the battle itself is only read. */
import { questionUnderWay } from '../../odds/question.ts';
import { type Roles, rolesUnderWay, TABLE_AIMS } from '../../odds/table/roles.ts';
import { engine } from '../../rules/rulebook.ts';
import { findUnit, type Game, presentUnits, type Unit } from '../../rules/state/game.ts';
import type { Handed } from '../address/handed.ts';
import { actsOf, usualAct } from './acts.ts';
import type { Setup } from './share.ts';

function mayAttack(game: Game, own: Unit, enemy: Unit): boolean {
  const act = usualAct(actsOf(game, own, enemy));
  return act?.allowed === true && 'target' in act.action;
}

/** Its first enemy that it may attack now; else the nearest thing to a target, none. */
function firstTarget(game: Game, own: Unit): string | null {
  return (
    presentUnits(game).find((enemy) => enemy.side !== own.side && mayAttack(game, own, enemy))?.id ?? null
  );
}

function firstPair(game: Game, unit: string | null, target: string | null): Roles | null {
  const chosen = unit === null ? undefined : findUnit(game, unit);
  if (chosen?.fate === 'present') {
    const enemy = target === null ? undefined : findUnit(game, target);
    const given = enemy && enemy.side !== chosen.side && enemy.fate === 'present' ? enemy.id : null;
    return { attacker: chosen.id, target: given ?? firstTarget(game, chosen) };
  }
  for (const own of presentUnits(game, game.side)) {
    const found = own.panicked ? null : firstTarget(game, own);
    if (found !== null) return { attacker: own.id, target: found };
  }
  return null;
}

/** The unit that has been told to act, but not yet what it does: nothing is under way that could have odds. */
function yetToChoose(game: Game): string | null {
  if (game.frames.length === 0) return null;
  const pending = engine.pending(game);
  const asked = pending.wait === 'decision' ? pending.decision.question : null;
  return asked?.ask === 'action' ? asked.unit : null;
}

/** The set-up of that moment: the procedure under way, or the attack looked at, or the first that is possible. */
export function setupOf({ game, nations, unit, target }: Handed): Setup {
  const actor = yetToChoose(game);
  const underWay = actor === null && questionUnderWay(game) !== null;
  const bare: Game = underWay ? game : { ...game, frames: [] };
  const roles = (underWay ? rolesUnderWay(game) : null) ?? firstPair(bare, unit ?? actor, target);
  return {
    sandbox: { game: bare, nations },
    attacker: roles?.attacker ?? null,
    target: roles?.target ?? null,
    action: null,
    // the very policy of the table: its figures come first, whatever is then made of them
    aims: TABLE_AIMS,
    failed: 'flee',
    pins: [],
    placing: 'first',
    places: {},
  };
}
