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

/** Why a march does not end at a place: no way there, a cost beyond its allowance, enemies it may not come or turn to. */
export type Bar = 'closed' | 'tooFar' | 'enemyNear' | 'beside';

/** Whether engagement lets the march end so. MAN-10, MAN-16. */
function mayEndBeside(start: MarchStart, to: Hex, facing: Facing): boolean {
  return engagedAnew(start, to, facing) === null && keepsContact(start, to, facing);
}

/** A place of a displacement, n steps ahead of which b to the right, as an end of a frontal march; or what bars it. */
export function frontalEnd(
  start: MarchStart,
  allowance: Allowance,
  displacement: Displacement,
  facing: Facing,
  n: number,
  b: number,
): MarchEnd | Bar {
  const cost = n + (facing === start.u.facing ? 0 : 1);
  const ways = waysToEnd(displacement, n, b);
  if (ways === 0) return 'closed';
  const clean = (ways & CLEAN) !== 0;
  const to = hexAtPlace(displacement, n, b);
  const bar = costBar(start, allowance, cost, clean, to);
  if (bar !== null) return bar;
  if (!mayEndBeside(start, to, facing)) return 'beside';
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

/** Whether the allowance leaves the one hex that any move of an extended line costs. MAN-05, TER-08, R-43. */
export function isPaid(allowance: Allowance, { touched }: Pick<LineMove, 'touched'>): boolean {
  return (touched ? allowance.touched : allowance.clean) >= 1;
}

/** Those moves of an extended line, each of one hex, that the allowance and the enemies leave as ends. MAN-05, R-43. */
function lineEnds(g: Game, u: Unit, allowance: Allowance, moves: readonly LineMove[]): readonly MarchEnd[] {
  const start = marchStart(g, u, 0);
  const ends: MarchEnd[] = [];
  for (const move of moves) {
    const { to, facing, route, touched } = move;
    if (!isPaid(allowance, move) || !mayEndBeside(start, to, facing)) continue;
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
    if (typeof end !== 'string') ends.push(end);
  }
  return ends;
}

/** An indirect march in one direction: its ends, nearest first, and where and why it goes no farther. */
export interface Row {
  readonly ends: readonly MarchEnd[];
  /** The first hex it does not reach, counted from 1, and whether its way or its allowance ends there. */
  readonly stop: number;
  readonly bar: 'closed' | 'tooFar';
}

/** The row of an indirect march in one direction. MAN-08. */
export function indirectRow(start: MarchStart, allowance: Allowance, d: Direction): Row {
  const { board, u } = start;
  const ends: MarchEnd[] = [];
  const route: Hex[] = [];
  let touched = (marksAt(board, start.cell) & PENALISES) !== 0;
  let cell = start.cell;
  const reach = indirectReach(u);
  for (let cost = 1; cost <= reach; cost++) {
    const from = marksAt(board, cell);
    cell = neighbourCell(board, cell, d);
    const ground = marksAt(board, cell);
    touched ||= (ground & PENALISES) !== 0 || penalisesSide(from, d);
    if ((ground & ENTERABLE) === 0 || barsSide(from, d)) return { ends, stop: cost, bar: 'closed' };
    if (cost > (touched ? allowance.touched : allowance.clean)) return { ends, stop: cost, bar: 'tooFar' };
    const other = start.unitOn(cell);
    if (other && !mayPassThrough(u, other)) return { ends, stop: cost, bar: 'closed' };
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
  return { ends, stop: reach + 1, bar: 'tooFar' };
}

/** Every end of an indirect march, by hex. */
export function indirectEnds(g: Game, u: Unit, allowance: Allowance): readonly MarchEnd[] {
  if (isTwofold(u)) return lineEnds(g, u, allowance, lineShifts(g, u, DIRECTIONS, mayEndOn));
  const start = marchStart(g, u, 0);
  return DIRECTIONS.flatMap((d) => indirectRow(start, allowance, d).ends).sort((a, b) =>
    compareHexes(a.to, b.to),
  );
}
