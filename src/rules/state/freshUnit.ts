/** A unit as it takes the field, for whoever puts one there. */
import type { Unit } from './game.ts';

/** What a unit remembers of one player's turn, before anything has happened in it. R-10. */
export const NOTHING_DONE = {
  activated: false,
  acted: false,
  displaced: false,
  mayNotManoeuvre: false,
  returnedFire: false,
  squareFired: false,
  panickedThisTurn: 'no',
} as const satisfies Partial<Unit>;

/** What a unit is bought as, and where and how it stands. */
type Given = Pick<
  Unit,
  | 'id'
  | 'side'
  | 'name'
  | 'type'
  | 'quality'
  | 'commandValue'
  | 'skills'
  | 'initialStrength'
  | 'cost'
  | 'hexes'
  | 'facing'
  | 'formation'
>;

/**
 * The unit at full strength, steady and unhurt, with nothing done yet, unless told otherwise. UNI-03. Its fields come in
 * the same order whoever makes it, so that files read alike.
 */
export function freshUnit(given: Given & Partial<Unit>): Unit {
  const { id, side, name, type, quality, commandValue, skills, initialStrength, cost } = given;
  const { hexes, facing, formation } = given;
  return {
    ...{ id, side, name, type, quality, commandValue, skills, initialStrength, cost },
    ...{ strength: initialStrength, fate: 'present', hexes, facing, formation, panicked: false },
    ...NOTHING_DONE,
    hurtBy: [],
    ...given,
  };
}
