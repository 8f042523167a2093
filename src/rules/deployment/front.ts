/** How a side's zone lies to the enemy's: which way is ahead, how deep a hex lies in it, how far from its middle. R-150, VIC-04. */
import { FACINGS, type Facing, frontDirections } from '../../geometry/facing.ts';
import { distance, type Hex, hexKey, VECTORS } from '../../geometry/hex.ts';
import { mayEnter } from '../ground/terrain.ts';
import { type Battle, enemyOf, type Game } from '../state/game.ts';
import { type BySide, SIDES, type Side } from '../state/vocabulary.ts';
import { setupZone } from './zones.ts';

/** A place of the zone as its army sees it. */
interface PlaceInFront {
  readonly hex: Hex;
  /** Rows behind the foremost hexes of the zone. */
  readonly rank: number;
  /** Hexes to the right of the middle of the zone, as the army looks; negative to the left. */
  readonly across: number;
}

/** The zone of a side as its army sees it. */
export interface Front {
  readonly facing: Facing;
  /** The hexes that can be entered, in canonical order. */
  readonly places: readonly PlaceInFront[];
}

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

function facingTo(ahead: Vector): Facing {
  let best: Facing = FACINGS[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const facing of FACINGS) {
    const look = lookOf(facing);
    const along = look.x * ahead.x + look.y * ahead.y;
    if (along > most + NEARER) [best, most] = [facing, along];
  }
  return best;
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

function frontSeen(g: Game, side: Side): Front {
  const zone = setupZone(g, side).filter((hex) => mayEnter(g, hex));
  const enemies = enemyGround(g, side);
  if (zone.length === 0 || enemies.length === 0) return { facing: 0, places: [] };
  const [own, other] = [middleOf(zone), middleOf(enemies)];
  const ahead = { x: other.x - own.x, y: other.y - own.y };
  const facing = facingTo(ahead);
  // zones about one middle look wherever their units do
  const { x, y } = lengthOf(ahead) > NEARER ? ahead : lookOf(facing);
  const long = lengthOf({ x, y });
  // to the right of where it looks, rows being counted downwards
  const right = { x: -y / long, y: x / long };
  const depths = zone.map((hex) => nearest(hex, enemies));
  const foremost = Math.min(...depths);
  const places = zone.map((hex, at) => {
    const point = pointOf(hex);
    const across = (point.x - own.x) * right.x + (point.y - own.y) * right.y;
    return { hex, rank: (depths[at] ?? foremost) - foremost, across };
  });
  // as the army sees them: of two that are as good it takes the same from whatever end of the map it comes
  places.sort((a, b) => a.rank - b.rank || a.across - b.across);
  return { facing, places };
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

/** How a hex of the zone lies in it; nothing for any other. */
export function placeInFront(front: Front, hex: Hex): PlaceInFront | undefined {
  let places = ranks.get(front);
  if (!places) {
    places = new Map(front.places.map((place) => [hexKey(place.hex), place]));
    ranks.set(front, places);
  }
  return places.get(hexKey(hex));
}
