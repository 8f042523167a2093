/** Where the ends of moves are pressed on the map; an extended line ends on two hexes at once. */
import { distance, type Hex, sameHex } from '../../geometry/hex.ts';
import { hexesAt, isTwofold } from '../../rules/ground/halves.ts';
import type { MoveEnd } from '../../rules/state/answers.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { Place, Way } from './possible.ts';

/**
 * A unit on one hex is moved by pressing where it goes. Of an extended line each move has a hex of its own: a shift the
 * outer one of those it enters, a wheel ahead or back the middle one before or behind it (where its two facings are
 * open), an about-face its own two. R-43.
 */
export function placeOfEnd(unit: Unit, { to, facing, route }: MoveEnd): Place {
  const hexes = hexesAt(unit, to, facing);
  if (!isTwofold(unit)) return { hexes, handles: hexes };
  if (route.length === 0) return { hexes, handles: unit.hexes };
  const outer = route.filter((hex) => !unit.hexes.every((own) => distance(own, hex) === 1));
  return { hexes, handles: outer.length > 0 ? outer.slice(0, 1) : route };
}

export function isHandle({ handles }: Place, hex: Hex): boolean {
  return handles.some((one) => sameHex(one, hex));
}

/** The ways that end on a hex, or are offered there. */
export function waysToHex(ways: readonly Way[], hex: Hex): readonly Way[] {
  return ways.filter(({ place }) => isHandle(place, hex));
}

/** The ways offered where this one is, itself among them; for a unit that is set up, in the same formation. */
export function besideWay(ways: readonly Way[], way: Way): readonly Way[] {
  return ways.filter(
    ({ place, formation }) =>
      formation === way.formation && place.handles.some((hex) => isHandle(way.place, hex)),
  );
}
