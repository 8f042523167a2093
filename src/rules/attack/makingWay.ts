/** CHG-39, CHG-40, ASL-15: friendly skirmishers that make way for the end of a march or an attack, and where they go back. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import { compareHexes, type Hex, hexesWithin, hexKey, sameHex } from '../../geometry/hex.ts';
import { boardOf, cellOf, occupants } from '../ground/board.ts';
import { hasInRearCone } from '../ground/cones.ts';
import { distanceTo, hexesAt, standsOn } from '../ground/halves.ts';
import { givesWay } from '../ground/passage.ts';
import { mayEnter } from '../ground/terrain.ts';
import type { Manoeuvre } from '../state/answers.ts';
import { type Game, type Unit, unitAt } from '../state/game.ts';
import type { RuleId } from '../state/vocabulary.ts';

/** The statement by which skirmishers make way for that manoeuvre; none do for the others. CHG-39, CHG-40. */
export function ruleOfWay(manoeuvre: Manoeuvre): RuleId | null {
  switch (manoeuvre) {
    case 'charge':
    case 'assault':
      return 'CHG-39';
    case 'frontalMarch':
    case 'indirectMarch':
      return 'CHG-40';
    default:
      return null;
  }
}

const NOBODY: readonly string[] = [];

/** The skirmishers, by id, lifted for the unit to end its move there: those it would share a hex with. R-98. */
export function liftedFor(g: Game, mover: Unit, to: Hex, facing: Facing): readonly string[] {
  const board = boardOf(g);
  const unitOn = occupants(g, board);
  let lifted: string[] | null = null;
  for (const hex of hexesAt(mover, to, facing)) {
    const other = unitOn(cellOf(board, hex));
    if (other && givesWay(mover, other)) lifted = [...(lifted ?? []), other.id];
  }
  return lifted?.sort() ?? NOBODY;
}

/** How far from the unit they made way for they go back, in hexes. CHG-39. */
const BEHIND = 2;

/** Whether a steady enemy stands beside the hex. CHG-39. */
function isBesideEnemy(g: Game, side: Unit['side'], hex: Hex): boolean {
  return g.units.some(
    (other) =>
      other.side !== side && other.fate === 'present' && !other.panicked && distanceTo(other, hex) === 1,
  );
}

/**
 * Every place for skirmishers lifted, by hex, then by facing: within 2 hexes of the mover at the end of its move, in its
 * rear cone, free (the hexes it has just left are), passable, beside no steady enemy. Empty when they are lost. `stand`:
 * the mover as it will stand; `taken`: where others lifted with them go. CHG-39, R-98.
 */
export function placesBehind(
  g: Game,
  stand: Unit,
  taken: readonly Hex[],
): readonly { readonly to: Hex; readonly facing: Facing }[] {
  const near = new Map<number, Hex>();
  for (const own of stand.hexes) for (const hex of hexesWithin(own, BEHIND)) near.set(hexKey(hex), hex);
  return [...near.values()]
    .filter((hex) => {
      if (taken.some((other) => sameHex(other, hex))) return false;
      if (standsOn(stand, hex) || !mayEnter(g, hex) || !hasInRearCone(g, stand, { hexes: [hex] }))
        return false;
      const other = unitAt(g, hex);
      return (other === undefined || other.id === stand.id) && !isBesideEnemy(g, stand.side, hex);
    })
    .sort(compareHexes)
    .flatMap((to) => FACINGS.map((facing) => ({ to, facing })));
}
