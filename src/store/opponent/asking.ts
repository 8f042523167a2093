/** What the mind is asked about a moment of the game: the same game gives the same answers, before and after a reload. */
import { BUDGETS, type Rung, type Temper } from '../../opponent/levels.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { ThinkAsk } from '../../worker/asked.ts';
import type { BattleHistory } from '../state.ts';

/** At what level something is asked, and in what temper. */
export interface AtLevel {
  readonly level: Rung;
  readonly temper: Temper;
}

/** What a side is to answer at that moment. The dice have a generator of their own: nothing of theirs is told here. */
export function thinkAsk(
  { seed, game }: Pick<BattleHistory, 'seed' | 'game'>,
  side: Side,
  { level, temper }: AtLevel,
): ThinkAsk {
  return {
    ask: 'think',
    game,
    side,
    level,
    temper,
    budget: BUDGETS[level],
    seed: `opponent ${seed} ${game.count.answers}`,
  };
}
