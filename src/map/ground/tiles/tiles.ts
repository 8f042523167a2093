/**
 * The ground in tiles, so that whatever is changed by a hand is drawn again there and nowhere else. Each tile knows the
 * hexes round it too: how a wood or a bank is drawn depends on its neighbours.
 */
import { type Hex, hexKey } from '../../../geometry/hex.ts';
import type { Point } from '../../../geometry/layout.ts';
import { hexesOf } from '../../../geometry/shape.ts';
import type { BattleMap, GroundHex, GroundSide } from '../../../rules/state/game.ts';
import { HEX_SIZE, type Plan } from '../../plan.ts';

/** Columns and rows of a tile: small enough to be drawn again at once, large enough that a map has not too many. */
const ACROSS = 6;
const DOWN = 6;
const WIDTH = ACROSS * HEX_SIZE * Math.sqrt(3);
const HEIGHT = DOWN * HEX_SIZE * 1.5;
/** How far outside its tile a hex still matters to it: two hexes, so that the outlines are right as far as they are drawn. */
const MARGIN = 2 * HEX_SIZE * Math.sqrt(3);

/** One tile of the ground: the same object as before while nothing in it or close round it changes. */
export interface Tile {
  readonly key: string;
  /** Every hex of the map that lies in it. */
  readonly own: readonly Hex[];
  /** What is not open ground in it and round it. */
  readonly hexes: readonly GroundHex[];
  readonly sides: readonly GroundSide[];
}

/** The tile a point of the sheet lies in. */
export function tileAt({ x, y }: Point): string {
  return `${Math.floor(x / WIDTH)},${Math.floor(y / HEIGHT)}`;
}

/** The point in the middle of the tile of that name. */
export function middleOfTile(key: string): Point {
  const [column = 0, row = 0] = key.split(',').map(Number);
  return { x: (column + 0.5) * WIDTH, y: (row + 0.5) * HEIGHT };
}

interface Frame {
  readonly keys: readonly string[];
  readonly own: readonly (readonly Hex[])[];
  /** The tiles, by their number, that a hex matters to. */
  readonly near: ReadonlyMap<number, readonly number[]>;
}

const frames = new WeakMap<Plan, Frame>();

function frameOf(plan: Plan): Frame {
  const before = frames.get(plan);
  if (before) return before;
  const across = Math.floor(plan.width / WIDTH) + 1;
  const down = Math.floor(plan.height / HEIGHT) + 1;
  const own: Hex[][] = Array.from({ length: across * down }, () => []);
  const near = new Map<number, readonly number[]>();
  const within = (at: number, room: number, count: number): readonly number[] => {
    const first = Math.max(0, Math.floor((at - MARGIN) / room));
    const last = Math.min(count - 1, Math.floor((at + MARGIN) / room));
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  };
  for (const hex of hexesOf(plan.shape)) {
    const { x, y } = plan.centre(hex);
    own[Math.floor(y / HEIGHT) * across + Math.floor(x / WIDTH)]?.push(hex);
    const columns = within(x, WIDTH, across);
    near.set(
      hexKey(hex),
      within(y, HEIGHT, down).flatMap((row) => columns.map((column) => row * across + column)),
    );
  }
  const keys = own.map((_, n) => `${n % across},${Math.floor(n / across)}`);
  const frame = { keys, own, near };
  frames.set(plan, frame);
  return frame;
}

const sameHexGround = (a: GroundHex, b: GroundHex | undefined): boolean =>
  a === b ||
  (a.q === b?.q && a.r === b.r && a.terrain === b.terrain && a.hill === b.hill && a.level === b.level);

const sameSideGround = (a: GroundSide, b: GroundSide | undefined): boolean =>
  a === b || (a.q === b?.q && a.r === b.r && a.side === b.side && a.terrain === b.terrain);

/** The list as it was, if it holds the same as before. */
function kept<T>(
  now: readonly T[],
  before: readonly T[] | undefined,
  same: (a: T, b: T | undefined) => boolean,
) {
  if (before?.length !== now.length) return now;
  return now.every((one, n) => same(one, before[n])) ? before : now;
}

/**
 * A list for each tile of what matters to it. By the list, not by the map: a stroke along sides leaves the hexes as they
 * are.
 */
function spreading<T extends Hex>(): (frame: Frame, all: readonly T[]) => readonly (readonly T[])[] {
  const known = new WeakMap<readonly T[], { readonly frame: Frame; readonly lists: readonly T[][] }>();
  return (frame, all) => {
    const before = known.get(all);
    if (before?.frame === frame) return before.lists;
    const lists: T[][] = frame.keys.map(() => []);
    for (const one of all) for (const n of frame.near.get(hexKey(one)) ?? []) lists[n]?.push(one);
    known.set(all, { frame, lists });
    return lists;
  };
}

const spreadHexes = spreading<GroundHex>();
const spreadSides = spreading<GroundSide>();

/** The tiles of a map; those in which nothing has changed since `before` are the same objects. */
export function tilesOf(plan: Plan, map: BattleMap, before: readonly Tile[]): readonly Tile[] {
  const frame = frameOf(plan);
  const hexes = spreadHexes(frame, map.hexes);
  const sides = spreadSides(frame, map.sides);
  return frame.keys.map((key, n) => {
    const own = frame.own[n] ?? [];
    const old = before[n]?.own === own ? before[n] : undefined;
    const tile: Tile = {
      key,
      own,
      hexes: kept(hexes[n] ?? [], old?.hexes, sameHexGround),
      sides: kept(sides[n] ?? [], old?.sides, sameSideGround),
    };
    return old && old.hexes === tile.hexes && old.sides === tile.sides ? old : tile;
  });
}
