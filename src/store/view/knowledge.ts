/**
 * Whose numbers are kept from whoever sits before the screen: R-150, where the players agreed not to show all. Strengths,
 * skills and command values are kept, and what would tell them: odds, and a laboratory set up with them. What happens
 * before everybody's eyes is told: dice, and how much was lost. Where an army sets up unseen, curtain.ts makes the board
 * that is shown, and leaves out of the log what tells of it.
 */
import type { Fact, ToldFact } from '../../rules/state/facts.ts';
import { enemyOf, findUnit, type Unit } from '../../rules/state/game.ts';
import { openInformation } from '../../rules/state/houseRules.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import { engine, wholeRulebook } from '../game/rulebook.ts';
import type { AppState, OpenGame } from '../state.ts';
import { seatedAt } from './seated.ts';

/**
 * The side whose numbers are not shown: the one that does not decide now, whatever past board is looked at. Whoever rolls
 * is not handed the screen for that. None unless an option hides them, none once the game has ended.
 */
export function hiddenSide(
  open: Pick<OpenGame, 'game' | 'ending' | 'programs'> & Partial<Pick<OpenGame, 'id'>>,
): Side | null {
  const { game, ending, id } = open;
  if (ending || openInformation(game)) return null;
  const pending = engine().pending(game);
  if (pending.wait === 'over') return null;
  const side = pending.wait === 'decision' ? pending.decision.side : (seatedAt(id) ?? pending.roll.side);
  // against the program its numbers are kept back whoever decides
  return programOf(open, side) && !programOf(open, enemyOf(side)) ? side : enemyOf(side);
}

/** Whether a file of the game holds what the screen keeps back: numbers, or where armies are set up. */
export function hidesAnything(open: OpenGame): boolean {
  // an army that is set up unseen is left out of the board shown
  return hiddenSide(open) !== null || open.game !== open.history.game;
}

/** The same for the game on the table. */
export function hiddenNow({ open }: Pick<AppState, 'open'>): Side | null {
  return open && hiddenSide(open);
}

/** For whose eyes the screen is, where something on it is not for both sides. What one has pointed at is not left for the other. */
export function screenFor(open: OpenGame): Side | null {
  return wholeRulebook()?.eyesOf(open, hiddenSide(open)) ?? null;
}

/** Whether the unit's numbers are kept back. Those of a lost unit tell nothing any more. */
export function isHidden({ fate, side }: Pick<Unit, 'fate' | 'side'>, hidden: Side | null): boolean {
  return side === hidden && fate !== 'eliminated' && fate !== 'fledOffMap';
}

/**
 * A fact as it is told while the numbers of a side are kept back: what is left of its unit is among them. What is spoken
 * is heard by both, so that nobody's are told then.
 */
export function toldFact(
  fact: Fact,
  { game }: Pick<OpenGame, 'game'>,
  hidden: Side | 'both' | null,
): ToldFact {
  if (hidden === null || fact.fact !== 'losses') return fact;
  const unit = findUnit(game, fact.unit);
  return unit && isHidden(unit, hidden === 'both' ? unit.side : hidden) ? { ...fact, left: null } : fact;
}
