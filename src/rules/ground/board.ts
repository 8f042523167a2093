/**
 * The map as one array of cells, for displacements, which look at hundreds of hexes: what a step must know of a hex is
 * one number there, compiled once for each map from the chapter on terrain. The array has a margin of cells off the
 * map, so that every neighbour of a hex of the map has a cell.
 */
import { DIRECTIONS, type Direction, type Hex, hexKey, VECTORS } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import { type Battle, type Game, type Unit, unitsByHex } from '../state/game.ts';
import { hasSides, mayCross, sideTerrain } from './sides.ts';
import { hexPenalises, isOnMap, isRough, mayEnter, sidePenalises, terrainAt } from './terrain.ts';

/** What a cell says of its hex; the marks of its six sides follow, shifted by the direction. */
export const ON_MAP = 1;
export const ENTERABLE = 2;
export const PENALISES = 4;
export const ROUGH = 8;
const BARRED_SIDE = 16;
const PENALISING_SIDE = BARRED_SIDE << 6;
const WOOD_SIDE = PENALISING_SIDE << 6;

export interface Board {
  readonly cells: Uint32Array;
  /** The hex of each cell. */
  readonly hexes: readonly Hex[];
  readonly west: number;
  readonly north: number;
  readonly width: number;
}

/** Cells off the map before the first hex of the map and after the last. */
const MARGIN = 1;

const boards = new WeakMap<Battle, Board>();

function marksOf(g: Game, hex: Hex): number {
  if (!isOnMap(g, hex)) return 0;
  let marks = ON_MAP;
  if (mayEnter(g, hex)) marks |= ENTERABLE;
  if (hexPenalises(g, hex)) marks |= PENALISES;
  if (isRough(terrainAt(g, hex))) marks |= ROUGH;
  if (!hasSides(g)) return marks;
  for (const d of DIRECTIONS) {
    if (!mayCross(g, hex, d)) marks |= BARRED_SIDE << d;
    if (sidePenalises(g, hex, d)) marks |= PENALISING_SIDE << d;
    if (sideTerrain(g, hex, d) === 'wood') marks |= WOOD_SIDE << d;
  }
  return marks;
}

/** From where to where the cells go that hold these places, margins included. */
function extent(places: readonly number[]): { readonly from: number; readonly length: number } {
  const from = Math.min(...places) - MARGIN;
  return { from, length: Math.max(...places) + MARGIN - from + 1 };
}

function compile(g: Game): Board {
  const onMap = hexesOf(g.battle.map.shape);
  const { from: west, length: width } = extent(onMap.map((hex) => hex.q));
  const { from: north, length: height } = extent(onMap.map((hex) => hex.r));
  const hexes = Array.from({ length: width * height }, (_, cell) => ({
    q: west + (cell % width),
    r: north + Math.floor(cell / width),
  }));
  return { cells: Uint32Array.from(hexes, (hex) => marksOf(g, hex)), hexes, west, north, width };
}

/** The board of the map played on, compiled once for each battle. */
export function boardOf(g: Game): Board {
  let board = boards.get(g.battle);
  if (!board) {
    board = compile(g);
    boards.set(g.battle, board);
  }
  return board;
}

/** The cell of a hex of the map or of its margin; meaningless for a hex farther off. */
export function cellOf(board: Board, hex: Hex): number {
  return (hex.r - board.north) * board.width + hex.q - board.west;
}

/** The hex of a cell; a cell that is none is a broken invariant. */
export function hexOfCell(board: Board, cell: number): Hex {
  const hex = board.hexes[cell];
  if (!hex) throw new Error(`no cell ${cell}`);
  return hex;
}

/** What a cell says of its hex and its sides. */
export function marksAt(board: Board, cell: number): number {
  return board.cells[cell] ?? 0;
}

/** From a cell to the next in a direction. */
export function stepOf(board: Board, d: Direction): number {
  return VECTORS[d].r * board.width + VECTORS[d].q;
}

/** The next cell in a direction. */
export function neighbourCell(board: Board, cell: number, d: Direction): number {
  return cell + stepOf(board, d);
}

/** The mark of a side that may not be crossed in a direction, TER-11; with `woods`, of wood sides too. */
export function barredMask(d: Direction, woods: boolean): number {
  return (woods ? BARRED_SIDE | WOOD_SIDE : BARRED_SIDE) << d;
}

/** The mark of a side that penalises in a direction, TER-07, R-147. */
export function penalisingMask(d: Direction): number {
  return PENALISING_SIDE << d;
}

/** Whether the side in a direction may not be crossed. TER-11. */
export function barsSide(marks: number, d: Direction): boolean {
  return (marks & barredMask(d, false)) !== 0;
}

/** Whether the side in a direction penalises. TER-07, R-147. */
export function penalisesSide(marks: number, d: Direction): boolean {
  return (marks & penalisingMask(d)) !== 0;
}

/** Who stands on each cell: a question to ask many times of the same units. */
export function occupants(g: Game, board: Board): (cell: number) => Unit | undefined {
  const units = unitsByHex(g);
  return (cell) => {
    const hex = board.hexes[cell];
    return hex && units.get(hexKey(hex));
  };
}
