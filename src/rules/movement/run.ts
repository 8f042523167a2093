/** MAN-18 to MAN-26: where flights and pursuits of a rolled length may end, and which way a unit flees. */
import { inFrontalCone, inRearCone } from '../../geometry/cone.ts';
import { FACINGS, type Facing, frontHexes, turn } from '../../geometry/facing.ts';
import { compareHexes, type Direction, distance, type Hex } from '../../geometry/hex.ts';
import { markOfStreams } from '../attack/chargeConditions.ts';
import { lineShifts } from '../formation/lineMoves.ts';
import {
  type Board,
  barsSide,
  boardOf,
  cellOf,
  ENTERABLE,
  hexOfCell,
  marksAt,
  neighbourCell,
  ON_MAP,
  occupants,
  PENALISES,
  penalisesSide,
} from '../ground/board.ts';
import { hasInRearCone } from '../ground/cones.ts';
import { grapplersOf, isGrappled } from '../ground/engagement.ts';
import { isTwofold, type Stand } from '../ground/halves.ts';
import { imagined, isFreeFor, mayPassThrough } from '../ground/passage.ts';
import { ignoresPenalties, isOnMap } from '../ground/terrain.ts';
import { coneWidth, flightFacingTie, flightOccupiedEnd } from '../state/actionHouseRules.ts';
import { type Game, type Unit, unitAt } from '../state/game.ts';
import { isArtillery, isSquare } from '../units/units.ts';
import { withCrossed } from './crossed.ts';
import { compareRoutes } from './displacement.ts';

/** The end of a run in full. */
export interface RunEnd {
  readonly to: Hex;
  /** The hexes entered, in order; empty when the unit stays. */
  readonly route: readonly Hex[];
  /** Friends trampled, by id in the order of the run: flights only. */
  readonly crossed: readonly string[];
  /** Whether it leaves the map from there: flights only. */
  readonly offMap: boolean;
}

function byPlace(a: RunEnd, b: RunEnd): number {
  return (
    compareHexes(a.to, b.to) ||
    Number(a.offMap) - Number(b.offMap) ||
    compareTexts(a.crossed.join(), b.crossed.join()) ||
    compareRoutes(a.route, b.route)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Left front hex first, so that of equal runs the one that keeps left is told. */
function runDirections(u: Unit): readonly [Direction, Direction] {
  return [u.facing, turn(u.facing, 1)];
}

interface FlightStep {
  readonly cell: number;
  /** The step before; none where the flight begins. */
  readonly before: FlightStep | null;
  readonly crossed: readonly string[];
}

/** The hexes entered, in order. */
function routeOf(board: Board, last: FlightStep): readonly Hex[] {
  const route: Hex[] = [];
  for (let step = last; step.before !== null; step = step.before) route.push(hexOfCell(board, step.cell));
  return route.reverse();
}

/** The cells a fleeing unit may run to from a cell, left first, and whether it could leave the map from there. */
interface FlightStride {
  readonly open: readonly number[];
  readonly leaves: boolean;
}

function flightStride(
  board: Board,
  unitOn: (cell: number) => Unit | undefined,
  u: Unit,
  from: number,
  directions: readonly Direction[],
): FlightStride {
  const open: number[] = [];
  let leaves = false;
  const here = marksAt(board, from);
  for (const d of directions) {
    if (barsSide(here, d)) continue;
    const cell = neighbourCell(board, from, d);
    const ground = marksAt(board, cell);
    if ((ground & ON_MAP) === 0) leaves = true;
    if ((ground & ENTERABLE) === 0) continue;
    const other = unitOn(cell);
    if (!other || other.side === u.side) open.push(cell);
  }
  return { open, leaves };
}

/** The hexes a fleeing unit may enter next from that hex, left first; and whether it leaves the map if there is none. */
export function flightSteps(
  g: Game,
  u: Unit,
  from: Hex,
): { readonly open: readonly Hex[]; readonly leaves: boolean } {
  const board = boardOf(g);
  const { open, leaves } = flightStride(board, occupants(g, board), u, cellOf(board, from), runDirections(u));
  return { open: open.map((cell) => hexOfCell(board, cell)), leaves };
}

/** The friend a flight would run over there. */
export function friendInFlight(g: Game, u: Unit, hex: Hex): Unit | undefined {
  const board = boardOf(g);
  const other = occupants(g, board)(cellOf(board, hex));
  return other?.id === u.id ? undefined : other;
}

/**
 * Every end of a flight of `length` hexes with the unit's present facing: into its front hexes as long as one is open,
 * whatever the ground (TER-12); one end for each hex, set of friends crossed, and way off the map. A friend on the last
 * hex counts as crossed, or by the option the flight goes on over it. The map is left only where no step on it is
 * left while length remains, not by what the option adds. FLOW-FLIGHT 6, MAN-24, R-76.
 */
export function flightEnds(g: Game, u: Unit, length: number): readonly RunEnd[] {
  const board = boardOf(g);
  const unitOn = occupants(g, board);
  const goesOver = flightOccupiedEnd(g) === 'next_free_hex';
  const directions = runDirections(u);
  const ends: RunEnd[] = [];
  const finish = (run: FlightStep, offMap: boolean): void => {
    const { cell, crossed } = run;
    ends.push({ to: hexOfCell(board, cell), route: routeOf(board, run), crossed, offMap });
  };
  let layer: Iterable<FlightStep> = [{ cell: cellOf(board, u.hexes[0]), before: null, crossed: [] }];
  for (let n = 0, left = 1; left > 0; n++) {
    // by the cell alone where nobody was crossed
    const next = new Map<number | string, FlightStep>();
    for (const run of layer) {
      if (n >= length && !(goesOver && n > 0 && unitOn(run.cell))) {
        finish(run, false);
        continue;
      }
      const { open, leaves } = flightStride(board, unitOn, u, run.cell, directions);
      for (const cell of open) {
        const crossed = withCrossed(run.crossed, u, unitOn(cell));
        const key = crossed.length === 0 ? cell : `${cell} ${crossed.join()}`;
        if (!next.has(key)) next.set(key, { cell, before: run, crossed });
      }
      if (open.length === 0) finish(run, leaves && n < length);
    }
    layer = next.values();
    left = next.size;
  }
  return ends.sort(byPlace);
}

/** The facings that lead toward a nearest hex of the home edge; from the edge itself, off the map. MAN-23, R-75. */
function facingsHome(g: Game, u: Unit): readonly Facing[] {
  const from = u.hexes[0];
  const edge = g.battle.homeEdges[u.side];
  const nearest = Math.min(...edge.map((hex) => distance(from, hex)));
  const goals = edge.filter((hex) => distance(from, hex) === nearest);
  if (nearest > 0)
    return FACINGS.filter((facing) => goals.some((hex) => inFrontalCone(from, facing, hex, coneWidth(g))));
  // R-75 is silent here: with no hex ahead to name, home lies where both front hexes are off the map, or one of them.
  const leading = (count: number): readonly Facing[] =>
    FACINGS.filter((facing) => frontHexes(from, facing).filter((hex) => !isOnMap(g, hex)).length === count);
  const [both, one] = [leading(2), leading(1)];
  return both.length > 0 ? both : one;
}

function turnsBetween(a: Facing, b: Facing): number {
  const turns = Math.abs(a - b);
  return Math.min(turns, 6 - turns);
}

function smallestTurns(from: Facing, facings: readonly Facing[]): readonly Facing[] {
  const least = Math.min(...facings.map((facing) => turnsBetween(from, facing)));
  return facings.filter((facing) => turnsBetween(from, facing) === least);
}

/**
 * The facings a unit may flee with: its own if the danger lies in its rear cone already, else those that put it there;
 * of a danger on two hexes, one in the rear cone is enough; without danger, those that lead home. Never empty. A square has no rear and always chooses. By the option only the
 * smallest turns are left. MAN-23, R-73, R-75.
 */
export function flightFacings(g: Game, u: Unit, danger: Stand | null): readonly Facing[] {
  const from = u.hexes[0];
  if (danger !== null) {
    if (hasInRearCone(g, u, danger)) return [u.facing];
    const facings = FACINGS.filter((facing) =>
      danger.hexes.some((hex) => inRearCone(from, facing, hex, coneWidth(g))),
    );
    return flightFacingTie(g) === 'smallest_turn' && !isSquare(u)
      ? smallestTurns(u.facing, facings)
      : facings;
  }
  const home = g.battle.homeEdges[u.side].length === 0 ? [] : facingsHome(g, u);
  return home.length > 0 ? home : [u.facing];
}

/** The enemies on the map, by id, that engage the unit, are engaged by it, or did it harm. MAN-22, R-74. */
export function dangerCandidates(g: Game, u: Unit): readonly string[] {
  const grapplers = grapplersOf(g, u);
  return g.units
    .filter(
      (other) =>
        other.side !== u.side &&
        other.fate === 'present' &&
        (grapplers.includes(other) || u.hurtBy.includes(other.id)),
    )
    .map((enemy) => enemy.id)
    .sort();
}

/** Whether the unit moves at all in pursuit: of a kind that pursues, and in contact with nobody. MAN-20, R-66, R-69. */
export function mayPursueMove(g: Game, u: Unit): boolean {
  return u.fate === 'present' && !u.panicked && !isArtillery(u) && !isSquare(u) && !isGrappled(g, u);
}

interface PursuitStep {
  readonly cell: number;
  readonly route: readonly Hex[];
  readonly touched: boolean;
  /** How much of the route leads to a hex the pursuer may stand on, its cell, and whether that much is `touched`. */
  readonly free: number;
  readonly freeCell: number;
  readonly freeTouched: boolean;
}

/**
 * The ends of an extended line's pursuit, always of one hex: a shift ahead; where it is, when it is in contact, when no
 * shift is open, or when friends it may pass stand on the way, for it may not stop on them. MAN-19, R-43, R-67.
 */
function linePursuitEnds(g: Game, u: Unit): readonly RunEnd[] {
  const [here] = u.hexes;
  const stays: RunEnd = { to: here, route: [], crossed: [], offMap: false };
  if (isGrappled(g, u)) return [stays];
  const passable = (_g: Game, _u: Unit, hex: Hex): boolean => {
    const other = unitAt(g, hex);
    return other === undefined || other.id === u.id || mayPassThrough(u, other);
  };
  // penalising ground leaves half of 1, rounded up
  const open = lineShifts(g, u, runDirections(u), passable);
  const ends = open
    .filter(({ route }) => route.every((hex) => isFreeFor(g, u, hex)))
    .map(({ to, route }): RunEnd => ({ to, route, crossed: [], offMap: false }));
  return (ends.length < open.length || open.length === 0 ? [...ends, stays] : ends).sort(byPlace);
}

/**
 * Every end of a pursuit with that roll: into the front hexes as long as one is open, half the roll once penalising
 * ground is met, stopping at once in contact with an enemy, never on a friend (then in the last free hex before). Ends
 * reached with and without what breaks the impetus are both told, for CHG-37. MAN-18 to MAN-20, R-67, R-100.
 */
export function pursuitEnds(g: Game, u: Unit, rolled: number): readonly RunEnd[] {
  if (isTwofold(u)) return linePursuitEnds(g, u);
  const board = boardOf(g);
  const unitOn = occupants(g, board);
  const directions = runDirections(u);
  // a roll is no movement factor: R-67 rounds its half up whatever R-59 makes of those
  const touchedLength = ignoresPenalties(u) ? rolled : Math.ceil(rolled / 2);
  const start = cellOf(board, u.hexes[0]);
  const ends = new Map<string, RunEnd>();
  const finish = ({ route, free, freeTouched }: PursuitStep): void => {
    const to = route[free - 1] ?? u.hexes[0];
    const way = route.slice(0, free);
    const key = `${cellOf(board, to)} ${freeTouched}${markOfStreams(g, u.hexes[0], way)}`;
    if (!ends.has(key)) ends.set(key, { to, route: way, crossed: [], offMap: false });
  };
  const mustStop = ({ cell, touched }: PursuitStep, n: number): boolean =>
    n >= (touched ? touchedLength : rolled) || isGrappled(g, imagined(u, hexOfCell(board, cell), u.facing));
  const touched = (marksAt(board, start) & PENALISES) !== 0;
  let layer: readonly PursuitStep[] = [
    { cell: start, route: [], touched, free: 0, freeCell: start, freeTouched: touched },
  ];
  for (let n = 0; layer.length > 0; n++) {
    const next = new Map<string, PursuitStep>();
    for (const run of layer) {
      let goesOn = false;
      if (!mustStop(run, n))
        for (const d of directions) {
          const from = marksAt(board, run.cell);
          const cell = neighbourCell(board, run.cell, d);
          const ground = marksAt(board, cell);
          if (barsSide(from, d) || (ground & ENTERABLE) === 0) continue;
          const other = unitOn(cell);
          const shared = other !== undefined && other.id !== u.id;
          if (shared && !mayPassThrough(u, other)) continue;
          const touches = run.touched || (ground & PENALISES) !== 0 || penalisesSide(from, d);
          // TER-08: too far gone to enter or cross such ground
          if (touches && n + 1 > touchedLength) continue;
          goesOn = true;
          const step: PursuitStep = {
            cell,
            route: [...run.route, hexOfCell(board, cell)],
            touched: touches,
            free: shared ? run.free : n + 1,
            freeCell: shared ? run.freeCell : cell,
            freeTouched: shared ? run.freeTouched : touches,
          };
          const mark = (way: readonly Hex[]): string => markOfStreams(g, u.hexes[0], way);
          const dry = mark(step.route) + mark(step.route.slice(0, step.free));
          const key = `${cell} ${touches} ${step.freeCell} ${step.freeTouched}${dry}`;
          if (!next.has(key)) next.set(key, step);
        }
      if (!goesOn) finish(run);
    }
    layer = [...next.values()];
  }
  return [...ends.values()].sort(byPlace);
}
