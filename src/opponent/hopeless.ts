/** Whether a side has anything to hope for: a plain rule from the points, which two players could agree on at the table. */
import { enemyOf, type Game } from '../rules/state/game.ts';
import { breakPoint, turnLimit } from '../rules/state/houseRules.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import { armyValue, lossPoints, victoryPoints } from '../rules/victory.ts';

/** Nobody gives up before he has lost so much of what breaks him, or of his army where nothing does. */
const LOST = 0.7;
/** Nor while the enemy has lost more than so much of what he has lost himself. */
const MATCHED = 0.4;
/** In the last turns a lead of so much of the loser's army cannot be made up. */
const LEAD = 0.25;
const LAST_TURNS = 1;

/** What a side may lose before it is beaten, in army points. VIC-04. */
function bearable(game: Game, side: Side): number {
  const limit = breakPoint(game);
  return (armyValue(game, side) * (limit === 'none' ? 100 : limit)) / 100;
}

/** Whether the battle is lost for a side, as far as points tell. VIC-02, VIC-04, R-151. */
export function isHopeless(game: Game, side: Side): boolean {
  const enemy = enemyOf(side);
  const points = victoryPoints(game);
  if (points[side] >= points[enemy]) return false;
  const { [enemy]: own, [side]: his } = lossPoints(game);
  const isSpent = own >= LOST * bearable(game, side) && his <= MATCHED * own;
  const isLate = game.turn + LAST_TURNS > turnLimit(game);
  return isSpent || (isLate && points[enemy] - points[side] >= LEAD * armyValue(game, side));
}

/** Whether a side agrees to an end on the points as they stand: it has won by them, or has nothing to hope for. */
export function agreesToEnd(game: Game, side: Side): boolean {
  const points = victoryPoints(game);
  return points[side] > points[enemyOf(side)] || isHopeless(game, side);
}
