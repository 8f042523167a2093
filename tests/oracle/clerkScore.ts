/** A second, plain reading of the score, by the default ruling: for comparisons only. */
import type { Game, Outcome } from '../../src/rules/state/game.ts';
import { SIDES, type Side } from '../../src/rules/state/vocabulary.ts';
import { here } from './plainRule.ts';

/** VIC-02, VIC-03, R-151: how the battle ends now, `limit` telling that the last turn of all is over. */
export function plainOutcome(g: Game, limit: boolean): Outcome | null {
  const army = (side: Side) => g.units.filter((u) => u.side === side);
  const lost = (side: Side): number =>
    army(side)
      .filter((u) => !here(u))
      .reduce((sum, u) => sum + (u.fate === 'fledOffMap' ? Math.ceil(u.cost / 2) : u.cost), 0);
  const whole = (side: Side): number => army(side).reduce((sum, u) => sum + u.cost, 0);
  const points = { blue: lost('red'), red: lost('blue') };
  const broken = SIDES.filter((side) => 2 * lost(side) >= whole(side));
  if (broken.length === 0 && !limit) return null;
  const ahead = points.blue > points.red ? 'blue' : points.red > points.blue ? 'red' : 'draw';
  if (broken.length === 1) return { winner: broken[0] === 'blue' ? 'red' : 'blue', points, by: 'breakPoint' };
  if (broken.length === 2) return { winner: ahead, points, by: 'breakPoint' };
  const close = 10 * Math.abs(points.blue - points.red) < g.battle.format;
  return { winner: close ? 'draw' : ahead, points, by: 'turnLimit' };
}
