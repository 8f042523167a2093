/**
 * MAN-06: the displacement straight ahead that marches, charges, counter-charges and, backwards, evades have in common.
 * After n steps, b of them to the right, a unit stands on one certain hex whatever the order of its steps; so what can
 * be reached is a triangle of places, and two routes to a place differ only in whether they touch penalising ground.
 * That one mark also tells whether a charge keeps its impetus: name the same hexes and sides.
 */
import { coneSteps } from '../../geometry/cone.ts';
import { FACINGS, type Facing, turn } from '../../geometry/facing.ts';
import { compareHexes, type Direction, type Hex, hexesWithin } from '../../geometry/hex.ts';
import {
  type Board,
  barredMask,
  boardOf,
  cellOf,
  ENTERABLE,
  hexOfCell,
  marksAt,
  occupants,
  PENALISES,
  penalisingMask,
  ROUGH,
  stepOf,
} from '../ground/board.ts';
import { givesWay, mayPassThrough } from '../ground/passage.ts';
import { ignoresPenalties } from '../ground/terrain.ts';
import { halfMoveRounding } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';

/** Half of a number of hexes; of an odd one rounded up, unless the option says otherwise. R-59. */
export function halved(g: Game, hexes: number): number {
  switch (halfMoveRounding(g)) {
    case 'up':
      return Math.ceil(hexes / 2);
    case 'down_min_1':
      return hexes === 1 ? 1 : Math.floor(hexes / 2);
    case 'down':
      return Math.floor(hexes / 2);
  }
}

/** What is left of an allowance, in hexes, once penalising terrain is met. TER-08, TER-09. */
export function penalisedAllowance(g: Game, u: Unit, allowance: number): number {
  return ignoresPenalties(u) ? allowance : halved(g, allowance);
}

/** A place can be reached without touching penalising ground. */
export const CLEAN = 1;
/** A place can be reached touching some. */
export const TOUCHED = 2;
/** Nobody stands there. */
const FREE = 4;
// How the first route found came to the place, for telling it.
const CLEAN_FROM_LEFT = 8;
const TOUCHED_FROM_LEFT = 16;
const TOUCHED_ANEW = 32;

export interface Displacement {
  readonly board: Board;
  readonly start: number;
  /** From a cell to its left and its right front neighbour. */
  readonly left: number;
  readonly right: number;
  /** The marks of each place: n(n+1)/2 + b. */
  readonly places: Uint8Array;
}

/** The number of a place of the triangle: n steps ahead, b of them to the right. */
function placeOf(n: number, b: number): number {
  return (n * (n + 1)) / 2 + b;
}

/** The marks of a place; none where there is no place. */
function marksOf(places: Uint8Array, n: number, b: number): number {
  return b < 0 || b > n ? 0 : (places[placeOf(n, b)] ?? 0);
}

function cellAt(displacement: Displacement, n: number, b: number): number {
  return displacement.start + (n - b) * displacement.left + b * displacement.right;
}

/** One of the two ways of stepping ahead. */
interface Lane {
  /** From a cell to the next. */
  readonly step: number;
  /** Marks of the cell left behind that close the step, and that make it penalise. */
  readonly barred: number;
  readonly penalising: number;
  /** How a place remembers that its first clean route, or its first touched one, came this way. */
  readonly clean: number;
  readonly touched: number;
}

/** The marks of a place grown by one step onto its ground from a place before it. */
function grown(marks: number, before: number, from: number, ground: number, lane: Lane): number {
  if ((from & lane.barred) !== 0) return marks;
  let now = marks;
  if ((ground & PENALISES) !== 0 || (from & lane.penalising) !== 0) {
    if ((now & TOUCHED) === 0) now |= lane.touched | (before & CLEAN ? TOUCHED_ANEW : 0);
  } else {
    if ((before & CLEAN) !== 0 && (now & CLEAN) === 0) now |= lane.clean;
    if ((before & TOUCHED) !== 0 && (now & TOUCHED) === 0) now |= lane.touched;
  }
  return now;
}

/**
 * All places within `limit` steps of the unit's hex, as if it had the facing given. `avoidRough`: rough hexes and wood
 * sides are closed to it, MAN-28. `lifting`: skirmishers of its side make way for it to end where they stand, CHG-39.
 */
export function placesReached(
  g: Game,
  u: Unit,
  facing: Facing,
  limit: number,
  avoidRough = false,
  lifting = false,
): Displacement {
  const board = boardOf(g);
  const unitOn = occupants(g, board);
  const start = cellOf(board, u.hexes[0]);
  const lane = (d: Direction, clean: number, touched: number): Lane => ({
    step: stepOf(board, d),
    barred: barredMask(d, avoidRough),
    penalising: penalisingMask(d),
    clean,
    touched,
  });
  const left = lane(facing, CLEAN | CLEAN_FROM_LEFT, TOUCHED | TOUCHED_FROM_LEFT);
  const right = lane(turn(facing, 1), CLEAN, TOUCHED);
  const closed = avoidRough ? ROUGH : 0;
  const places = new Uint8Array(placeOf(limit + 1, 0));
  places[0] = FREE | ((marksAt(board, start) & PENALISES) !== 0 ? TOUCHED : CLEAN);
  for (let n = 1; n <= limit; n++) {
    let reached = 0;
    for (let b = 0; b <= n; b++) {
      const byRight = marksOf(places, n - 1, b - 1);
      const byLeft = marksOf(places, n - 1, b);
      // a place that was not reached carries no marks
      if ((byRight | byLeft) === 0) continue;
      const cell = start + (n - b) * left.step + b * right.step;
      const ground = marksAt(board, cell);
      if ((ground & ENTERABLE) === 0 || (ground & closed) !== 0) continue;
      const other = unitOn(cell);
      const shared = other !== undefined && other.id !== u.id;
      if (shared && !mayPassThrough(u, other)) continue;
      let marks = 0;
      // steps to the right come last in the route that is told
      if (byRight !== 0) marks = grown(marks, byRight, marksAt(board, cell - right.step), ground, right);
      if (byLeft !== 0) marks = grown(marks, byLeft, marksAt(board, cell - left.step), ground, left);
      if (marks === 0) continue;
      reached |= marks;
      places[placeOf(n, b)] = shared && !(lifting && givesWay(u, other)) ? marks : marks | FREE;
    }
    if (reached === 0) break;
  }
  return { board, start, left: left.step, right: right.step, places };
}

/** How the place can be reached, CLEAN and TOUCHED, if it is free to end on; else 0. */
export function waysToEnd(displacement: Displacement, n: number, b: number): number {
  const marks = marksOf(displacement.places, n, b);
  return (marks & FREE) === 0 ? 0 : marks & (CLEAN | TOUCHED);
}

/** The hex of a place. */
export function hexAtPlace(displacement: Displacement, n: number, b: number): Hex {
  return hexOfCell(displacement.board, cellAt(displacement, n, b));
}

/** The hexes entered on the way to a place, in order: of its routes the one that keeps left longest. */
export function routeTo(displacement: Displacement, n: number, b: number, how: number): readonly Hex[] {
  const { board, places, left, right } = displacement;
  const route: Hex[] = [];
  let touched = how === TOUCHED;
  let rights = b;
  let cell = cellAt(displacement, n, b);
  for (let steps = n; steps > 0; steps--) {
    route.push(hexOfCell(board, cell));
    const marks = marksOf(places, steps, rights);
    const cameFromLeft = (marks & (touched ? TOUCHED_FROM_LEFT : CLEAN_FROM_LEFT)) !== 0;
    if (touched && (marks & TOUCHED_ANEW) !== 0) touched = false;
    if (cameFromLeft) cell -= left;
    else {
      cell -= right;
      rights -= 1;
    }
  }
  return route.reverse();
}

/** One place of the six displacements a unit may choose from by turning first. */
export interface FannedPlace {
  readonly facing: Facing;
  readonly n: number;
  readonly b: number;
}

const fans = new Map<number, readonly FannedPlace[]>();

/** Every place within `limit` steps for all six facings, the unit's own hex included, in order of hex, then of facing. */
export function fan(limit: number): readonly FannedPlace[] {
  const before = fans.get(limit);
  if (before) return before;
  const origin = { q: 0, r: 0 };
  const places: FannedPlace[] = [];
  for (const hex of [origin, ...hexesWithin(origin, limit)].sort(compareHexes))
    for (const facing of FACINGS) {
      if (hex === origin) places.push({ facing, n: 0, b: 0 });
      else {
        const steps = coneSteps(origin, facing, hex);
        if (steps) places.push({ facing, n: steps[0] + steps[1], b: steps[1] });
      }
    }
  fans.set(limit, places);
  return places;
}

/** Routes to the same place in canonical order: by their first hexes that differ. */
export function compareRoutes(a: readonly Hex[], b: readonly Hex[]): number {
  for (const [n, hex] of a.entries()) {
    const order = compareHexes(hex, b[n] ?? hex);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
