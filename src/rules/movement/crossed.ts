/** the friends a flight has run over. */
import type { Unit } from '../state/game.ts';

/** Those crossed so far and whoever stands on the next hex: once each in a flight, be it on two hexes. MAN-24, R-81. */
export function withCrossed(
  crossed: readonly string[],
  fugitive: Unit,
  friend: Unit | undefined,
): readonly string[] {
  if (!friend || friend.id === fugitive.id || crossed.includes(friend.id)) return crossed;
  return [...crossed, friend.id];
}
