/** The strength of both armies through a battle, as far apart as the history keeps its boards. */
import { links } from '../../engine/chain.ts';
import type { Game } from '../../rules/state/game.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import type { BattleHistory, GameLogEntry, OpenGame } from '../state.ts';

export interface StrengthThen extends BySide<number> {
  /** After how many answers. */
  readonly at: number;
  readonly turn: number;
}

/** The strength points of an army that it has or may still have on the field. */
function strengthOf({ units }: Game, side: Side): number {
  let sum = 0;
  for (const unit of units)
    if (unit.side === side && unit.fate !== 'eliminated' && unit.fate !== 'fledOffMap') sum += unit.strength;
  return sum;
}

function then(game: Game, at: number): StrengthThen {
  return { at, turn: game.turn, blue: strengthOf(game, 'blue'), red: strengthOf(game, 'red') };
}

/** From the first board to the present one. */
export function strengthOverTime(history: BattleHistory): readonly StrengthThen[] {
  const { opening, past, length, game } = history;
  const between: StrengthThen[] = [];
  for (const { entry, snapshot } of links(past))
    if (snapshot && entry.at + 1 < length) between.push(then(snapshot, entry.at + 1));
  return [then(opening.game, 0), ...between.toReversed(), ...(length > 0 ? [then(game, length)] : [])];
}

/** After how many answers each round begins, by its number. */
export function turnsBegun({ log, opening }: Pick<OpenGame, 'log' | 'opening'>): ReadonlyMap<number, number> {
  const begun = new Map<number, number>();
  const see = (at: number, facts: GameLogEntry['facts']): void => {
    for (const fact of facts)
      if (fact.fact === 'turnBegan' && !begun.has(fact.turn)) begun.set(fact.turn, at);
  };
  see(0, opening);
  for (const { at, facts } of log) see(at + 1, facts);
  return begun;
}
