/** A second, plain reading of protected flanks: for comparisons only. */
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { apart, before, beside, here, outflankers, square, width } from './plainRule.ts';

/** GEO-21 names squares: they look all around, whatever the option of R-04 says of their front. */
export function watches(g: Game, friend: Unit, attacker: Unit): boolean {
  return square(friend) || before(friend, attacker, width(g));
}

/** GEO-21, GEO-22, R-08: whether a comrade guards the flank on which that outflanker stands. */
function guarded(g: Game, u: Unit, by: Unit, attacker: Unit | null, watched: readonly string[]): boolean {
  const flank = beside(u, by, width(g));
  if (u.panicked || flank === null) return false;
  const remembers = g.battle.houseRules.protected_flank_when === 'declaration_or_now';
  return g.units.some(
    (friend) =>
      here(friend) &&
      friend.side === u.side &&
      friend.id !== u.id &&
      !friend.panicked &&
      (square(friend) || friend.facing === u.facing) &&
      apart(friend, u) <= 2 &&
      beside(u, friend, width(g)) === flank &&
      (watches(g, friend, attacker ?? by) || (remembers && attacker !== null && watched.includes(friend.id))),
  );
}

/** MOR-08: whether some outflanker is not countered so. */
export function plainShaken(g: Game, u: Unit, attacker: Unit | null, watched: readonly string[]): boolean {
  return outflankers(g, u).some((by) => !guarded(g, u, by, attacker, watched));
}
