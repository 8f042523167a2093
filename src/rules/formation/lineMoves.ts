/**
 * FRM-10, MAN-05, R-43: the moves of an extended line, which has one hex of movement. Each is told by the place of the
 * left half and the facing that it ends with: a shift of both halves, a wheel about one of them, an about-face.
 */
import { type Facing, turn } from '../../geometry/facing.ts';
import { compareHexes, type Direction, directionTo, type Hex, step } from '../../geometry/hex.ts';
import { isTwofold, lineFrom, standsOn } from '../ground/halves.ts';
import { isFreeFor } from '../ground/passage.ts';
import { mayCross } from '../ground/sides.ts';
import { hexPenalises, mayEnter, sidePenalises } from '../ground/terrain.ts';
import type { MoveEnd } from '../state/answers.ts';
import type { LineMotion } from '../state/facts.ts';
import type { Game, Unit } from '../state/game.ts';

/** The end of such a move. `route`: the hexes it enters that it did not hold, from left to right; none in an about-face. */
export interface LineMove extends MoveEnd {
  /** Whether it turns the line, in place or about a half: FRM-10. */
  readonly turns: boolean;
  /** Whether penalising ground is held before or after, or a penalising side crossed. TER-08, R-43. */
  readonly touched: boolean;
}

/** Whether the line may end on the hex: others stand in its way, or make way for it. */
export type MayEndOn = (g: Game, u: Unit, hex: Hex) => boolean;

/** A half that leaves one hex for the next; the same hex if it pivots. */
interface HalfStep {
  readonly from: Hex;
  readonly to: Hex;
}

/** Whether a half may step there, and whether that hampers it; null if it may not. TER-08, TER-11, R-146. */
function stepOf(g: Game, u: Unit, { from, to }: HalfStep, mayEndOn: MayEndOn): 'clean' | 'touched' | null {
  const d = directionTo(from, to);
  if (!mayEnter(g, to) || !mayEndOn(g, u, to)) return null;
  if (d !== null && !mayCross(g, from, d)) return null;
  const hampered = hexPenalises(g, from) || hexPenalises(g, to) || (d !== null && sidePenalises(g, from, d));
  return hampered ? 'touched' : 'clean';
}

/** A move as a whole: every half that goes somewhere must be able to. */
function moveOf(
  g: Game,
  u: Unit,
  to: Hex,
  facing: Facing,
  steps: readonly HalfStep[],
  mayEndOn: MayEndOn,
): LineMove | null {
  let touched = false;
  for (const half of steps) {
    const found = stepOf(g, u, half, mayEndOn);
    if (found === null) return null;
    touched ||= found === 'touched';
  }
  const route = lineFrom(to, facing).filter((hex) => !standsOn(u, hex));
  return { to, facing, route, turns: facing !== u.facing, touched };
}

/** What a fact tells of an extended line's move; nothing of other units'. */
export function lineMotion(u: Unit, to: Hex, facing: Facing): { readonly line?: LineMotion } {
  if (!isTwofold(u)) return {};
  const turned = (facing - u.facing + 6) % 6;
  const move = turned === 0 ? 'shift' : turned === 3 ? 'aboutFace' : 'wheel';
  return { line: { move, hexes: lineFrom(to, facing) } };
}

/** The move as an end among others. */
export function placeOfMove({ to, facing, route }: LineMove): MoveEnd {
  return { to, facing, route };
}

/** Both halves one hex in the same direction; null where the ground, the map or others forbid it. R-43. */
export function lineShift(g: Game, u: Unit, d: Direction, mayEndOn: MayEndOn = isFreeFor): LineMove | null {
  const steps = u.hexes.map((from) => ({ from, to: step(from, d) }));
  return moveOf(g, u, step(u.hexes[0], d), u.facing, steps, mayEndOn);
}

/** One half pivots and the other swings to the next hex round it, forward or back. FRM-10, R-43. */
function wheel(g: Game, u: Unit, by: 1 | -1, pivot: 0 | 1, mayEndOn: MayEndOn): LineMove | null {
  const [left, right = left] = u.hexes;
  const facing = turn(u.facing, by);
  // the right half is on the right flank hex of the left one, before and after
  const to = pivot === 0 ? left : step(right, turn(facing, 5));
  const [newLeft, newRight] = lineFrom(to, facing);
  const steps = [
    { from: left, to: newLeft },
    { from: right, to: newRight },
  ];
  return moveOf(g, u, to, facing, steps, mayEndOn);
}

/** Both halves stay and reverse: what was the right half is the left one. FRM-10. */
function aboutFace(u: Unit): MoveEnd {
  const [left, right = left] = u.hexes;
  return { to: right, facing: turn(u.facing, 3), route: [] };
}

/** Every wheel the ground allows, and the about-face, by hex, then by facing. FRM-10, R-43. */
export function lineTurns(g: Game, u: Unit, mayEndOn: MayEndOn = isFreeFor): readonly LineMove[] {
  const found: LineMove[] = [
    { ...aboutFace(u), turns: true, touched: u.hexes.some((hex) => hexPenalises(g, hex)) },
  ];
  for (const by of [1, -1] as const)
    for (const pivot of [0, 1] as const) {
      const move = wheel(g, u, by, pivot, mayEndOn);
      if (move) found.push(move);
    }
  return found.sort(byPlace);
}

/** Every shift in one of those directions, by hex. */
export function lineShifts(
  g: Game,
  u: Unit,
  directions: readonly Direction[],
  mayEndOn: MayEndOn = isFreeFor,
): readonly LineMove[] {
  return directions.flatMap((d) => lineShift(g, u, d, mayEndOn) ?? []).sort(byPlace);
}

/** Shifts ahead, wheels and the about-face: what a frontal march, a charge too, may be. MAN-05, R-43, R-48. */
export function lineFrontalMoves(g: Game, u: Unit, mayEndOn: MayEndOn = isFreeFor): readonly LineMove[] {
  return [...lineShifts(g, u, [u.facing, turn(u.facing, 1)], mayEndOn), ...lineTurns(g, u, mayEndOn)].sort(
    byPlace,
  );
}

function byPlace(a: LineMove, b: LineMove): number {
  return compareHexes(a.to, b.to) || a.facing - b.facing;
}
