/**
 * How the ground on which an army draws up lies to the enemy's, or to what the battle is about: which way is ahead, how deep a
 * hex lies in it, how far from its middle. R-150, VIC-04.
 */
import { FACINGS, type Facing, frontDirections } from '../../geometry/facing.ts';
import { distance, type Hex, hexKey, VECTORS } from '../../geometry/hex.ts';
import { mayEnter } from '../ground/terrain.ts';
import { type Battle, enemyOf, type Game, type Unit } from '../state/game.ts';
import { type BySide, SIDES, type Side } from '../state/vocabulary.ts';
import { arrivalOf } from './arrivals.ts';
import { setupZone } from './zones.ts';

/** A place of the ground as its army sees it. */
interface PlaceInFront {
  readonly hex: Hex;
  /** Rows behind the foremost hexes of the ground. */
  readonly rank: number;
  /** Hexes to the right of the middle that counts, as the army looks; negative to the left. */
  readonly across: number;
}

/** The ground of a side as its army sees it. */
export interface Front {
  readonly facing: Facing;
  /** The hexes that can be entered, the foremost first, each row from left to right. */
  readonly places: readonly PlaceInFront[];
}

/** Whose middle counts: that of all its hexes, or of those nearest to the other ground. */
type Middle = 'ground' | 'foremost';

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Hexes are so wide and rows so far apart, the width being 1. */
const ROW = Math.sqrt(3) / 2;

function pointOf({ q, r }: Hex): Vector {
  return { x: q + r / 2, y: r * ROW };
}

function middleOf(hexes: readonly Hex[]): Vector {
  let [x, y] = [0, 0];
  for (const hex of hexes) {
    const point = pointOf(hex);
    x += point.x;
    y += point.y;
  }
  return { x: x / hexes.length, y: y / hexes.length };
}

/** The way from there to the middle of the hexes. */
function wayTo(from: Vector, hexes: readonly Hex[]): Vector {
  const { x, y } = middleOf(hexes);
  return { x: x - from.x, y: y - from.y };
}

/** Where a facing looks. */
function lookOf(facing: Facing): Vector {
  const [left, right] = frontDirections(facing);
  return pointOf({
    q: VECTORS[left].q + VECTORS[right].q,
    r: VECTORS[left].r + VECTORS[right].r,
  });
}

function lengthOf({ x, y }: Vector): number {
  return Math.sqrt(x * x + y * y);
}

/** How much nearer one facing comes to the enemy than another before it is preferred: sums of fractions are not exact. */
const NEARER = 1e-6;

/** The facing that comes nearest to it; of two that share a row the one to the right of it, rows being counted downwards. */
function facingTo(ahead: Vector): Facing {
  const rated = FACINGS.map((facing) => {
    const { x, y } = lookOf(facing);
    return { facing, along: x * ahead.x + y * ahead.y, right: y * ahead.x - x * ahead.y };
  });
  const most = Math.max(...rated.map(({ along }) => along));
  const nearest = rated.filter(({ along }) => along > most - NEARER);
  return nearest.reduce((best, one) => (one.right > best.right ? one : best)).facing;
}

/** What the enemy holds or will hold: his zone, or his edge where he has none. */
function enemyGround(g: Game, side: Side): readonly Hex[] {
  const enemy = enemyOf(side);
  const zone = setupZone(g, enemy);
  return zone.length > 0 ? zone : g.battle.homeEdges[enemy];
}

function nearest(hex: Hex, others: readonly Hex[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const far = distance(hex, other);
    if (far < least) least = far;
  }
  return least;
}

/** The ground with the other before it, or `beyond` where both lie about one middle. */
function groundSeen(ground: readonly Hex[], other: readonly Hex[], middle: Middle, beyond = other): Front {
  if (ground.length === 0 || other.length === 0) return { facing: 0, places: [] };
  const depths = ground.map((hex) => nearest(hex, other));
  const foremost = Math.min(...depths);
  const own = middleOf(middle === 'ground' ? ground : ground.filter((_, at) => depths[at] === foremost));
  const way = wayTo(own, other);
  const ahead = lengthOf(way) > NEARER ? way : wayTo(own, beyond);
  const facing = facingTo(ahead);
  // ground about one middle looks wherever its units do
  const { x, y } = lengthOf(ahead) > NEARER ? ahead : lookOf(facing);
  const long = lengthOf({ x, y });
  // to the right of where it looks, rows being counted downwards
  const right = { x: -y / long, y: x / long };
  const places = ground.map((hex, at) => {
    const point = pointOf(hex);
    const off = { x: point.x - own.x, y: point.y - own.y };
    const across = off.x * right.x + off.y * right.y;
    return { hex, rank: (depths[at] ?? foremost) - foremost, across, along: (off.x * x + off.y * y) / long };
  });
  // as the army sees them: of two that are as good it takes the same from whatever end of the map it comes
  places.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    return Math.abs(a.across - b.across) > NEARER ? a.across - b.across : b.along - a.along;
  });
  return { facing, places };
}

function frontSeen(g: Game, side: Side): Front {
  const zone = setupZone(g, side).filter((hex) => mayEnter(g, hex));
  return groundSeen(zone, enemyGround(g, side), 'ground');
}

/** The objective nearest to the ground, of several as near the one that is worth most; null where there is none. R-151. */
function nearestPrize(g: Game, ground: readonly Hex[]): readonly Hex[] | null {
  const prizes = (g.battle.objectives ?? []).flatMap((one) =>
    one.kind === 'survival' || one.hexes.length === 0
      ? []
      : [{ ...one, far: Math.min(...ground.map((hex) => nearest(hex, one.hexes))) }],
  );
  const [best] = prizes.sort((a, b) => a.far - b.far || b.points - a.points);
  return best?.hexes ?? null;
}

/** The hexes where reinforcements come in, as they see them who hasten to the nearest objective, or to meet the enemy. R-150. */
export function arrivalFront(g: Game, unit: Unit): Front {
  const ground = (arrivalOf(g, unit)?.hexes ?? []).filter((hex) => mayEnter(g, hex));
  const enemies = enemyGround(g, unit.side);
  return groundSeen(ground, nearestPrize(g, ground) ?? enemies, 'foremost', enemies);
}

const known = new WeakMap<Battle, BySide<Front>>();

/** The side's zone as its army sees it, whoever stands there. */
export function frontOf(g: Game, side: Side): Front {
  let fronts = known.get(g.battle);
  if (!fronts) {
    const [blue, red] = SIDES.map((one) => frontSeen(g, one));
    const none: Front = { facing: 0, places: [] };
    fronts = { blue: blue ?? none, red: red ?? none };
    known.set(g.battle, fronts);
  }
  return fronts[side];
}

const ranks = new WeakMap<Front, ReadonlyMap<number, PlaceInFront>>();

/** How a hex of the ground lies in it; nothing for any other. */
export function placeInFront(front: Front, hex: Hex): PlaceInFront | undefined {
  let places = ranks.get(front);
  if (!places) {
    places = new Map(front.places.map((place) => [hexKey(place.hex), place]));
    ranks.set(front, places);
  }
  return places.get(hexKey(hex));
}
