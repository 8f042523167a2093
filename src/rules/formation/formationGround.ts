/** FRM-14, R-44: on which hexes a unit may stand once it has changed its formation. */
import { type Facing, leftFlankDirection, rightFlankDirection } from '../../geometry/facing.ts';
import { type Hex, step } from '../../geometry/hex.ts';
import { contactsOf } from '../ground/engagement.ts';
import { isFreeFor } from '../ground/passage.ts';
import { mayCross } from '../ground/sides.ts';
import { mayEnter } from '../ground/terrain.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Formation, HALVES, type Half } from '../state/vocabulary.ts';
import { isSquare } from '../units/units.ts';

/** Where a unit can stand in its new formation: the half it takes in or keeps, with its hex, and all its hexes then. */
export interface RoomBeside {
  readonly half: Half;
  readonly hex: Hex;
  readonly hexes: Unit['hexes'];
}

function flankHex(hex: Hex, facing: Facing, half: Half): Hex {
  return step(hex, half === 'left' ? leftFlankDirection(facing) : rightFlankDirection(facing));
}

/** The place of an extended line that takes in that flank of the hex. */
function extended(hex: Hex, facing: Facing, half: Half): RoomBeside {
  const flank = flankHex(hex, facing, half);
  return { half, hex: flank, hexes: half === 'left' ? [flank, hex] : [hex, flank] };
}

/** on the map, free, passable, and the side between may be crossed. */
function isRoom(g: Game, u: Unit, facing: Facing, half: Half): boolean {
  const [hex] = u.hexes;
  const flank = flankHex(hex, facing, half);
  const d = half === 'left' ? leftFlankDirection(facing) : rightFlankDirection(facing);
  return mayEnter(g, flank) && mayCross(g, hex, d) && isFreeFor(g, u, flank);
}

/** The flanks an extended line could take in, contact apart. */
export function roomBeside(g: Game, u: Unit, facing: Facing): readonly RoomBeside[] {
  return HALVES.filter((half) => isRoom(g, u, facing, half)).map((half) =>
    extended(u.hexes[0], facing, half),
  );
}

/** The first enemy the unit would be in contact with there. */
export function enemyAt(
  g: Game,
  u: Unit,
  to: Formation,
  facing: Facing,
  hexes: Unit['hexes'],
): Unit | undefined {
  return contactsOf(g, { ...u, panicked: false, formation: to, facing, hexes })[0];
}

/**
 * Where the unit may stand in that formation with that facing, the left half first: an extended line takes in either
 * flank hex that is free, and closes up on either of its hexes; any other keeps its hex. Nothing where it would end in
 * contact. FRM-14, FRM-18, R-44, R-49.
 */
export function groundsAfter(g: Game, u: Unit, to: Formation, facing: Facing): readonly RoomBeside[] {
  const [left, right] = u.hexes;
  if (to === 'extendedLine')
    return roomBeside(g, u, facing).filter(({ hexes }) => !enemyAt(g, u, to, facing, hexes));
  const one: RoomBeside = { half: 'left', hex: left, hexes: [left] };
  const kept = right ? [one, { half: 'right', hex: right, hexes: [right] } as const] : [one];
  // As long as it looks where it did, a unit can come into contact by forming a square only.
  if (facing === u.facing && !isSquare(u) && !isSquare({ formation: to })) return kept;
  return kept.filter(({ hexes }) => !enemyAt(g, u, to, facing, hexes));
}
