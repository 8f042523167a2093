/** The search for the ends of a march: MAN-02 to MAN-10, MAN-15 to MAN-17. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import { compareHexes, DIRECTIONS, type Direction, type Hex } from '../../geometry/hex.ts';
import { type LineMove, lineFrontalMoves, lineShifts } from '../formation/lineMoves.ts';
import {
  barsSide,
  ENTERABLE,
  hexOfCell,
  marksAt,
  neighbourCell,
  PENALISES,
  penalisesSide,
} from '../ground/board.ts';
import { isTwofold } from '../ground/halves.ts';
import { givesWay, mayEndOn, mayPassThrough } from '../ground/passage.ts';
import type { MoveEnd } from '../state/answers.ts';
import type { Game, Unit } from '../state/game.ts';
import {
  CLEAN,
  type Displacement,
  fan,
  hexAtPlace,
  placesReached,
  routeTo,
  TOUCHED,
  waysToEnd,
} from './displacement.ts';
import {
  type Allowance,
  costBar,
  engagedAnew,
  indirectReach,
  keepsContact,
  type MarchStart,
  marchStart,
  shakenOff,
} from './marchLimits.ts';

/** Points lost for each enemy shaken off, MAN-17. */
export const DISENGAGEMENT = 2;

/** The end of a march with what it costs. */
export interface MarchEnd extends MoveEnd {
  /** In hexes of movement, rotation included. */
  readonly cost: number;
  /** Whether the cost exceeds the ordinary allowance, MAN-09. */
  readonly forced: boolean;
  /** Whether penalising terrain was met and mattered, TER-08. */
  readonly penalised: boolean;
  /** Strength points lost to enemies shaken off, MAN-17. */
  readonly disengagement: number;
}

/** Whether engagement lets the march end so. MAN-10, MAN-16. */
function mayEndBeside(start: MarchStart, to: Hex, facing: Facing): boolean {
  return engagedAnew(start, to, facing) === null && keepsContact(start, to, facing);
}

/** A place reached at a certain cost, as an end; nothing if the cost or the enemies forbid it. */
function frontalEnd(
  start: MarchStart,
  allowance: Allowance,
  displacement: Displacement,
  facing: Facing,
  n: number,
  b: number,
): MarchEnd | null {
  const cost = n + (facing === start.u.facing ? 0 : 1);
  const ways = waysToEnd(displacement, n, b);
  if (ways === 0) return null;
  const clean = (ways & CLEAN) !== 0;
  const to = hexAtPlace(displacement, n, b);
  if (costBar(start, allowance, cost, clean, to) !== null) return null;
  if (!mayEndBeside(start, to, facing)) return null;
  return {
    to,
    facing,
    route: routeTo(displacement, n, b, clean ? CLEAN : TOUCHED),
    cost,
    forced: cost > (clean ? allowance.clean : allowance.touched),
    penalised: !clean && allowance.touched < allowance.clean,
    disengagement: DISENGAGEMENT * shakenOff(start, to, facing).length,
  };
}

/** Those moves of an extended line, each of one hex, that the allowance and the enemies leave as ends. MAN-05, R-43. */
function lineEnds(g: Game, u: Unit, allowance: Allowance, moves: readonly LineMove[]): readonly MarchEnd[] {
  const start = marchStart(g, u, 0);
  const ends: MarchEnd[] = [];
  for (const { to, facing, route, touched } of moves) {
    if ((touched ? allowance.touched : allowance.clean) < 1 || !mayEndBeside(start, to, facing)) continue;
    ends.push({
      to,
      facing,
      route,
      cost: 1,
      forced: false,
      penalised: touched && allowance.touched < allowance.clean,
      disengagement: DISENGAGEMENT * shakenOff(start, to, facing).length,
    });
  }
  return ends;
}

/** Every end of a frontal march within the allowance, by hex, then by facing. */
export function frontalEnds(g: Game, u: Unit, allowance: Allowance): readonly MarchEnd[] {
  const reach = allowance.forcedClean;
  if (reach < 1) return [];
  if (isTwofold(u)) return lineEnds(g, u, allowance, lineFrontalMoves(g, u, mayEndOn));
  const start = marchStart(g, u, reach);
  const displacements = FACINGS.map((facing) =>
    placesReached(g, u, facing, facing === u.facing ? reach : reach - 1, false, true),
  );
  const ends: MarchEnd[] = [];
  for (const { facing, n, b } of fan(reach)) {
    const displacement = displacements[facing];
    if (!displacement || (n === 0 && facing === u.facing)) continue;
    const end = frontalEnd(start, allowance, displacement, facing, n, b);
    if (end) ends.push(end);
  }
  return ends;
}

/** The ends of an indirect march in one direction, nearest first. */
export function indirectRow(start: MarchStart, allowance: Allowance, d: Direction): MarchEnd[] {
  const { board, u } = start;
  const ends: MarchEnd[] = [];
  const route: Hex[] = [];
  let touched = (marksAt(board, start.cell) & PENALISES) !== 0;
  let cell = start.cell;
  for (let cost = 1; cost <= indirectReach(u); cost++) {
    const from = marksAt(board, cell);
    cell = neighbourCell(board, cell, d);
    const ground = marksAt(board, cell);
    touched ||= (ground & PENALISES) !== 0 || penalisesSide(from, d);
    if (cost > (touched ? allowance.touched : allowance.clean)) break;
    if ((ground & ENTERABLE) === 0 || barsSide(from, d)) break;
    const other = start.unitOn(cell);
    if (other && !mayPassThrough(u, other)) break;
    const to = hexOfCell(board, cell);
    route.push(to);
    if ((other && !givesWay(u, other)) || !mayEndBeside(start, to, u.facing)) continue;
    ends.push({
      to,
      facing: u.facing,
      route: [...route],
      cost,
      forced: false,
      penalised: touched && allowance.touched < allowance.clean,
      disengagement: DISENGAGEMENT * shakenOff(start, to, u.facing).length,
    });
  }
  return ends;
}

/** Every end of an indirect march, by hex. */
export function indirectEnds(g: Game, u: Unit, allowance: Allowance): readonly MarchEnd[] {
  if (isTwofold(u)) return lineEnds(g, u, allowance, lineShifts(g, u, DIRECTIONS, mayEndOn));
  const start = marchStart(g, u, 0);
  return DIRECTIONS.flatMap((d) => indirectRow(start, allowance, d)).sort((a, b) => compareHexes(a.to, b.to));
}
