/** Whose numbers are kept from whoever sits before the screen: R-150, where the players agreed not to show all. */
import type { Fact, ToldFact } from '../rules/facts.ts';
import { enemyOf, findUnit, type Game, type Unit } from '../rules/game.ts';
import { openInformation } from '../rules/houseRules.ts';
import type { Side } from '../rules/vocabulary.ts';
import { engine } from './engine.ts';

/** The side whose strengths, skills and command values are not shown: none unless an option hides them, none at the end. */
export function hiddenSide(game: Game): Side | null {
  if (openInformation(game)) return null;
  const pending = engine.pending(game);
  if (pending.wait === 'over') return null;
  return enemyOf(pending.wait === 'decision' ? pending.decision.side : pending.roll.side);
}

/** Whether the unit's numbers are kept back. Those of a lost unit tell nothing any more. */
export function isHidden(game: Game, unit: Unit): boolean {
  return unit.fate === 'present' && unit.side === hiddenSide(game);
}

/** A fact as it is told while the numbers of that side are kept back: what is left of its unit is among them. */
export function toldFact(fact: Fact, game: Game, hidden: Side | null): ToldFact {
  if (hidden === null || fact.fact !== 'losses') return fact;
  const unit = findUnit(game, fact.unit);
  return unit?.side === hidden && unit.fate === 'present' ? { ...fact, left: null } : fact;
}
