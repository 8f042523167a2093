/** A river by lot: it winds along hex sides from one edge of the map to another, and is crossed by bridges and fords. */
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { centreOf, endsOf, type LatticePoint, vertexOf } from '../geometry/lattice.ts';
import { contains, hexesOf, type MapShape } from '../geometry/shape.ts';
import { type HexSide, hexesOfSide, sideBetween, sideKey } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import type { SideTerrain } from '../rules/state/vocabulary.ts';
import { cheapestWay } from './cheapestWay.ts';
import { carriedBy } from './ground.ts';
import type { Lot } from './lot.ts';
import { type Mapping, sideThrough } from './mapping.ts';
import { isInside, stroked } from './paint.ts';
import type { Relief } from './relief.ts';
import { sidesWithImages } from './symmetry.ts';
import { hexesAtVertex, sideOfVertices, vertexKey, vertexNeighbours } from './vertices.ts';

type Rectangle = Extract<MapShape, { kind: 'rectangle' }>;

/** What the ground is made of, for a river to find its way. */
export interface RiverBed {
  readonly shape: Rectangle;
  readonly mappings: readonly Mapping[];
  readonly relief: Relief;
  /** Chance in the ground itself, which makes it wind. */
  readonly whim: Relief;
}

/** How much rather a river goes round a height than over it, and how much it winds. */
const DOWNHILL = 9;
const WINDING = 24;
/** Sides of a river from one crossing to the next. */
const APART = 11;

function innerHexes(shape: MapShape, at: LatticePoint): readonly Hex[] {
  return hexesAtVertex(at).filter((hex) => contains(shape, hex));
}

/** The vertices at which a side between two hexes of the map comes out at its border. */
function mouthsOf(shape: MapShape): readonly LatticePoint[] {
  const mouths = new Map<number, LatticePoint>();
  for (const hex of hexesOf(shape)) {
    if (DIRECTIONS.every((d) => contains(shape, step(hex, d)))) continue;
    for (const k of DIRECTIONS) {
      const at = vertexOf(hex, k);
      if (innerHexes(shape, at).length === 2) mouths.set(vertexKey(at), at);
    }
  }
  return [...mouths.values()];
}

function nearestOf(points: readonly LatticePoint[], to: LatticePoint): LatticePoint {
  const far = ({ X, Y }: LatticePoint): number => 3 * (X - to.X) ** 2 + (Y - to.Y) ** 2;
  return points.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The sides from one vertex to another, through the inside of the map and where `may` says; they touch its border at their ends only. */
function course(
  { shape, relief, whim }: RiverBed,
  from: LatticePoint,
  to: LatticePoint,
  may: (at: LatticePoint) => boolean,
): readonly HexSide[] {
  const isEnd = (at: LatticePoint): boolean =>
    vertexKey(at) === vertexKey(from) || vertexKey(at) === vertexKey(to);
  const cost = (a: LatticePoint, b: LatticePoint): number => {
    const side = sideOfVertices(a, b);
    if (!isInside({ shape }, side)) return Number.POSITIVE_INFINITY;
    const [one, other] = hexesOfSide(side);
    const [height, whims] = [(relief(one) + relief(other)) / 2, (whim(one) + whim(other)) / 2];
    return 1 + DOWNHILL * height ** 2 + WINDING * whims ** 2;
  };
  const way = cheapestWay(
    {
      keyOf: vertexKey,
      neighbours: (at) =>
        vertexNeighbours(at).filter(
          (next) => isEnd(next) || (innerHexes(shape, next).length === 3 && may(next)),
        ),
      cost,
    },
    from,
    (at) => vertexKey(at) === vertexKey(to),
  );
  return (way ?? []).slice(1).map((at, n) => sideOfVertices(way?.[n] ?? from, at));
}

const WAYS = ['across', 'across', 'across', 'along', 'slanting'] as const;

/** From where to where: across the way from one army to the other, along it, or from corner to corner. */
function freeCourse(bed: RiverBed, lot: Lot): readonly HexSide[] {
  const { columns, rows } = bed.shape;
  const [east, south] = [2 * columns, 3 * (rows - 1)];
  const middle = (): number => 0.3 + 0.4 * lot.share();
  const way = lot.oneOf(WAYS);
  const [a, b] = [middle(), middle()];
  const ends: Readonly<Record<(typeof WAYS)[number], readonly [LatticePoint, LatticePoint]>> = {
    across: [
      { X: 0, Y: a * south },
      { X: east, Y: b * south },
    ],
    along: [
      { X: a * east, Y: 0 },
      { X: b * east, Y: south },
    ],
    slanting: [
      { X: lot.share() < 0.5 ? 0 : east, Y: a * south },
      { X: b * east, Y: lot.share() < 0.5 ? 0 : south },
    ],
  };
  const [from, to] = ends[way ?? 'across'];
  const mouths = mouthsOf(bed.shape);
  return course(bed, nearestOf(mouths, from), nearestOf(mouths, to), () => true);
}

/** The side of the map that is its own image, at whose two ends the halves of a symmetrical river meet. */
function gateOf({ shape }: RiverBed, mapping: Mapping, lot: Lot): HexSide | undefined {
  const own = hexesOf(shape)
    .filter(({ r }) => Math.abs(2 * r - shape.rows + 1) <= 2)
    .flatMap((hex) => ([0, 1, 2] as const).map((d) => sideBetween(hex, d)))
    .filter((side) => isInside({ shape }, side))
    .filter((side) => {
      const image = sideThrough(mapping, side);
      return image !== null && sideKey(image) === sideKey(side);
    })
    // in a mirror all along the axis there are such: none too near an edge
    .filter(({ q, r }) => {
      const { X } = centreOf({ q, r });
      return X > 0.25 * 2 * shape.columns && X < 0.75 * 2 * shape.columns;
    });
  return lot.oneOf(own);
}

/** One half of a river on its own half of the map, the gate, and the image of the half. */
function symmetricalCourse(bed: RiverBed, mapping: Mapping, lot: Lot): readonly HexSide[] {
  const { columns, rows } = bed.shape;
  const gate = gateOf(bed, mapping, lot);
  if (!gate) return [];
  const [east, south] = [2 * columns, 3 * (rows - 1)];
  const [a, b] = endsOf(gate);
  const centre = { X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2 };
  const isAcross = !mapping.mirrors && lot.share() < 0.7;
  const isOwn = ({ X, Y }: LatticePoint): boolean => (isAcross ? X < centre.X : Y < centre.Y);
  const inner = isOwn(a) ? a : b;
  const goal = isAcross
    ? { X: 0, Y: (0.25 + 0.5 * lot.share()) * south }
    : { X: (0.25 + 0.5 * lot.share()) * east, Y: 0 };
  const half = course(bed, nearestOf(mouthsOf(bed.shape).filter(isOwn), goal), inner, isOwn);
  return [...half, gate, ...sidesWithImages([mapping], half).slice(half.length)];
}

/** What the settings of a river stand for. */
const WATERS: readonly (SideTerrain | null)[] = [null, 'stream', 'river', 'largeRiver'];

/** Every so many sides a bridge or a ford, by turns; the broad river has bridges only. */
function crossings(
  sides: readonly HexSide[],
  water: SideTerrain,
  lot: Lot,
): readonly (readonly [HexSide, SideTerrain])[] {
  const count = Math.max(2, Math.round(sides.length / APART));
  const first = lot.whole(0, 1);
  return Array.from({ length: count }, (_, n) => {
    const at = Math.floor(((n + 0.25 + 0.5 * lot.share()) * sides.length) / count);
    const isBridge = water === 'largeRiver' || (water === 'river' && (n + first) % 2 === 0);
    const side = sides[at];
    return side ? ([side, isBridge ? 'bridge' : 'ford'] as const) : null;
  }).filter((one) => one !== null);
}

/** A brook from a height down into the river. */
function brook(bed: RiverBed, river: readonly HexSide[], lot: Lot): readonly HexSide[] {
  const { shape, relief } = bed;
  const inRiver = new Set(river.flatMap(endsOf).map(vertexKey));
  const springs = hexesOf(shape)
    .map((hex) => vertexOf(hex, 2))
    .filter((at) => innerHexes(shape, at).length === 3 && !inRiver.has(vertexKey(at)))
    .sort((a, b) => relief(hexesAtVertex(b)[0]) - relief(hexesAtVertex(a)[0]));
  const spring = lot.oneOf(springs.slice(0, Math.max(1, Math.floor(springs.length / 12))));
  const mouth = river[Math.floor((0.2 + 0.6 * lot.share()) * river.length)];
  if (!spring || !mouth) return [];
  const sides = course(bed, spring, endsOf(mouth)[0], () => true);
  const meets = sides.findIndex((side) => endsOf(side).some((end) => inRiver.has(vertexKey(end))));
  return meets < 0
    ? []
    : sides.slice(0, meets + 1).filter((side) => !river.some((one) => sideKey(one) === sideKey(side)));
}

/** The map with a river of that size, 0 to 3, with what flows into it and what leads over it. */
export function withRiver(map: BattleMap, bed: RiverBed, size: number, lot: Lot): BattleMap {
  const water = WATERS[size] ?? null;
  if (water === null) return map;
  const [mapping] = bed.mappings;
  const river = mapping ? symmetricalCourse(bed, mapping, lot) : freeCourse(bed, lot);
  const brooks = size > 1 && lot.share() < 0.6 ? brook(bed, river, lot) : [];
  const isRiver = new Set(river.map(sideKey));
  let flooded = stroked(map, river, { lay: 'side', terrain: water });
  const apart = sidesWithImages(bed.mappings, brooks).filter((side) => !isRiver.has(sideKey(side)));
  flooded = stroked(flooded, apart, { lay: 'side', terrain: 'stream' });
  for (const [side, terrain] of crossings(river, water, lot))
    flooded = stroked(flooded, sidesWithImages(bed.mappings, [side]), { lay: 'side', terrain });
  return joined(flooded, bed.mappings, lot);
}

/** Each hex by one of those it hangs together with. */
function landsOf(map: BattleMap): {
  readonly of: (hex: Hex) => number;
  readonly join: (a: Hex, b: Hex) => void;
} {
  const next = new Map<number, number>();
  const rootOf = (key: number): number => {
    let at = key;
    for (let up = next.get(at); up !== undefined; up = next.get(at)) at = up;
    if (at !== key) next.set(key, at);
    return at;
  };
  const of = (hex: Hex): number => rootOf(hexKey(hex));
  const join = (a: Hex, b: Hex): void => {
    if (of(a) !== of(b)) next.set(of(a), of(b));
  };
  for (const hex of hexesOf(map.shape))
    for (const side of ([0, 1, 2] as const).map((d) => sideBetween(hex, d)))
      if (isInside(map, side) && !parts(carriedBy(map, side)?.terrain)) join(...hexesOfSide(side));
  return { of, join };
}

/** Whether such a side parts the two banks under the strictest house rules.. */
function parts(terrain: SideTerrain | undefined): boolean {
  return terrain === 'stream' || terrain === 'river' || terrain === 'largeRiver' || terrain === 'impassable';
}

/** The map with fords and bridges added until no land is cut off from another, even where water is crossed nowhere else. */
function joined(map: BattleMap, mappings: readonly Mapping[], lot: Lot): BattleMap {
  const lands = landsOf(map);
  let bridged = map;
  for (const side of lot.shuffled(map.sides.filter(({ terrain }) => parts(terrain)))) {
    const [a, b] = hexesOfSide(side);
    if (lands.of(a) === lands.of(b)) continue;
    const images = sidesWithImages(mappings, [side]);
    for (const image of images) lands.join(...hexesOfSide(image));
    bridged = stroked(bridged, images, {
      lay: 'side',
      terrain: side.terrain === 'largeRiver' ? 'bridge' : 'ford',
    });
  }
  return bridged;
}
