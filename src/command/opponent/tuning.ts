/** The worth fitted to games: in how far each quality of a position foretells by how many points the battle is won. */

import type { Weights } from '../../opponent/worth/weights.ts';
import { type WorthPart, worthParts } from '../../opponent/worth/worth.ts';
import { enemyOf, type Game } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { victoryPoints } from '../../rules/victory.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { explained, leastSquares, type Seen } from './leastSquares.ts';
import { type Pairing, playBattle } from './match.ts';

/** Every quality as it is, without its weight. */
const PLAIN: Weights = {
  panic: 1,
  options: 1,
  danger: 1,
  advance: 1,
  company: 1,
  ground: 1,
  approach: 1,
  deciding: 1,
  finish: 0,
  breaking: false,
};

/** The qualities that are fitted; what is lost is their measure. */
export const FITTED_PARTS = [
  'lost',
  'panic',
  'options',
  'danger',
  'distance',
  'company',
  'ground',
  'held',
  'near',
  'breaking',
] as const satisfies readonly WorthPart[];

/** Those that are told of the own side alone: the difference between the sides is what counts. */
const OF_ONE_SIDE: ReadonlySet<WorthPart> = new Set(['distance', 'company', 'ground']);

function featuresOf(game: Game, side: Side): readonly number[] {
  const own = worthParts(game, side, PLAIN);
  const theirs = worthParts(game, enemyOf(side), PLAIN);
  const { format } = game.battle;
  return FITTED_PARTS.map((part) => (own[part] - (OF_ONE_SIDE.has(part) ? theirs[part] : 0)) / format);
}

/** Plays a battle, and tells for the end of every turn how its player stood and by how much he won or lost. */
export function seenInBattle(scenario: Scenario, pairing: Pairing): readonly Seen[] {
  const games: Game[] = [];
  playBattle(scenario, pairing, (game) => games.push(game));
  const last = games.at(-1);
  if (!last) return [];
  const points = victoryPoints(last);
  const { format } = last.battle;
  return games.flatMap((game, n) => {
    const before = games[n - 1];
    if (!before || before.side === game.side || game.outcome) return [];
    const { side } = before;
    const came = (points[side] - points[enemyOf(side)]) / format;
    return [{ features: featuresOf(game, side), came }];
  });
}

/** What each quality counts in army points, where what is lost counts one for one, and how much of the ends that explains. */
export function weightsFitted(seen: readonly Seen[]): {
  readonly weights: readonly (readonly [part: WorthPart, weight: number])[];
  readonly explained: number;
} {
  const found = leastSquares(seen);
  const measure = found[0] || 1;
  return {
    weights: FITTED_PARTS.map((part, n) => [part, (found[n] ?? 0) / measure] as const),
    explained: explained(seen, found),
  };
}
