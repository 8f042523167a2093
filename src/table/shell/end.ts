/** How a game ended, by the rule or by the players. */
import { enemyOf, type Outcome } from '../../rules/state/game.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import type { OpenGame } from '../../store/state.ts';
import { rosterOf } from '../../store/view/roster.ts';

interface End {
  readonly winner: Outcome['winner'];
  readonly by: Outcome['by'] | 'resignation' | 'agreement';
  readonly points: BySide<number>;
}

/** How the game ended: by the rule, by a resignation, or by agreement on the points as they stand. */
export function endShown(open: OpenGame): End | null {
  const { ending, game } = open;
  const points = { blue: rosterOf(open, 'blue').victoryPoints, red: rosterOf(open, 'red').victoryPoints };
  if (ending?.by === 'resigned') return { winner: enemyOf(ending.side), by: 'resignation', points };
  if (ending?.by === 'agreed') {
    const winner = points.blue === points.red ? 'draw' : points.blue > points.red ? 'blue' : 'red';
    return { winner, by: 'agreement', points };
  }
  return game.outcome;
}
