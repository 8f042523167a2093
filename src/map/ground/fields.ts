/** Fields, meadows and orchards of the open ground: they follow the land, not the hexes, and mean nothing in the rules. */
import { DIRECTIONS, type Hex, hexKey, step, turnDirection, VECTORS } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { contains } from '../../geometry/shape.ts';
import { sideBetween, sideKey } from '../../geometry/side.ts';
import type { BattleMap, GroundHex, GroundSide } from '../../rules/state/game.ts';
import { at, chance, wobble } from '../ornament.ts';
import { closedPath, type Plan } from '../plan.ts';
import { turnedOver, wander } from './land.ts';
import { perHex } from './perHex.ts';
import { cut } from './polygon.ts';

export interface Fields {
  readonly meadow: string;
  readonly arable: string;
  readonly fallow: string;
  readonly orchard: string;
  /** Ploughed strips, as parallel lines. */
  readonly furrows: string;
  /** Tufts of grass. */
  readonly tufts: string;
  /** Fruit trees in rows. */
  readonly fruitTrees: string;
}

type Land = 'meadow' | 'arable' | 'orchard' | 'pasture';
type Line = readonly [Point, Point];

/** How far apart the middles of parcels lie, and how far they stray from the lattice, in shares of that. */
const ACROSS = 112;
const DOWN = 88;
const STRAYING = 0.4;
/** No parcel reaches further than this from its middle. */
const REACH = 1.6;

const middleOf = (q: number, r: number): Point => ({
  x: (q + 0.5 + STRAYING * wobble({ q, r }, 401)) * ACROSS,
  y: (r + 0.5 + STRAYING * wobble({ q, r }, 402)) * DOWN,
});

/** The lattice about a parcel, the nearest first: they leave little for the others to cut. */
const AROUND = [-2, -1, 0, 1, 2]
  .flatMap((dr) => [-2, -1, 0, 1, 2].map((dq) => ({ dq, dr })))
  .filter(({ dq, dr }) => dq !== 0 || dr !== 0)
  .sort((a, b) => Math.hypot(a.dq, a.dr) - Math.hypot(b.dq, b.dr));

/** The parcel about a point of the lattice, in the sheet: what lies nearer to it than to any other. */
const parcelAt = perHex(({ width, height }, { q, r }): readonly Point[] => {
  const c = middleOf(q, r);
  const [w, h] = [ACROSS * REACH, DOWN * REACH];
  const [left, top] = [Math.max(0, c.x - w), Math.max(0, c.y - h)];
  const [right, bottom] = [Math.min(width, c.x + w), Math.min(height, c.y + h)];
  let polygon: readonly Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  for (const { dq, dr } of AROUND) {
    const other = middleOf(q + dq, r + dr);
    const half = { x: (c.x + other.x) / 2, y: (c.y + other.y) / 2 };
    polygon = cut(polygon, half, { x: other.x - c.x, y: other.y - c.y });
  }
  return polygon;
});

/** Where a line crosses a convex polygon. */
function within(polygon: readonly Point[], p: Point, along: Point): Line | null {
  let [from, to] = [-Infinity, Infinity];
  const outward = turnOf(polygon);
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const n = { x: (b.y - a.y) * outward, y: (a.x - b.x) * outward };
    const speed = along.x * n.x + along.y * n.y;
    const room = (a.x - p.x) * n.x + (a.y - p.y) * n.y;
    if (Math.abs(speed) < 1e-6) {
      if (room < 0) to = -Infinity;
    } else if (speed > 0) to = Math.min(to, room / speed);
    else from = Math.max(from, room / speed);
  });
  if (!(to - from > 0)) return null;
  const put = (t: number): Point => ({ x: p.x + along.x * t, y: p.y + along.y * t });
  return [put(from), put(to)];
}

/** 1 for a polygon drawn clockwise, -1 for one drawn the other way. */
function turnOf(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.sign(twice);
}

/** What of a line lies on bare ground. */
function bareParts([a, b]: Line, isBare: (p: Point) => boolean): readonly Line[] {
  if (isBare === everywhere) return [[a, b]];
  const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 5));
  const put = (n: number): Point => ({
    x: a.x + ((b.x - a.x) * n) / steps,
    y: a.y + ((b.y - a.y) * n) / steps,
  });
  const parts: Line[] = [];
  let from: number | null = null;
  for (let n = 0; n <= steps + 1; n++) {
    const bare = n <= steps && isBare(put(n));
    if (bare) from ??= n;
    else if (from !== null) {
      if (n - 1 > from + 1) parts.push([put(from), put(n - 1)]);
      from = null;
    }
  }
  return parts;
}

/** The surroundings of a parcel, which tell what grows there. */
interface Surroundings {
  readonly at: (hex: Hex) => GroundHex | undefined;
  readonly isWet: (hex: Hex) => boolean;
  /** Whether the hex and all round it as far as a parcel reaches is open ground. */
  readonly isOpenAbout: (hex: Hex) => boolean;
}

/** The hexes a parcel can reach from the one in its middle. */
const FAR = DIRECTIONS.flatMap((d) => [
  { q: VECTORS[d].q, r: VECTORS[d].r },
  { q: 2 * VECTORS[d].q, r: 2 * VECTORS[d].r },
  { q: VECTORS[d].q + VECTORS[turnDirection(d, 1)].q, r: VECTORS[d].r + VECTORS[turnDirection(d, 1)].r },
]);

function surroundingsOf(
  { shape }: Plan,
  hexes: readonly GroundHex[],
  sides: readonly GroundSide[],
): Surroundings {
  const taken = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const wet = new Set(
    sides
      .filter(({ terrain }) => terrain !== 'wood' && terrain !== 'impassable')
      .map((side) => sideKey(side)),
  );
  return {
    at: (hex) => taken.get(hexKey(hex)),
    isWet: (hex) => DIRECTIONS.some((d) => wet.has(sideKey(sideBetween(hex, d)))),
    isOpenAbout: (hex) =>
      !taken.has(hexKey(hex)) &&
      FAR.every((by) => {
        const far = { q: hex.q + by.q, r: hex.r + by.r };
        return contains(shape, far) && !taken.has(hexKey(far));
      }),
  };
}

/** The hex in the middle of a parcel, or close to it at the edge of the map. */
function hexOf(plan: Plan, { x, y }: Point): Hex | null {
  const held = {
    x: Math.min(plan.width - 60, Math.max(60, x)),
    y: Math.min(plan.height - 45, Math.max(45, y)),
  };
  return plan.hexAtPoint(turnedOver(plan, held));
}

function landOf(
  plan: Plan,
  middle: Point,
  cell: Hex,
  hex: Hex | null,
  { at: on, isWet }: Surroundings,
): Land {
  const lot = chance(cell, 403);
  if (hex !== null) {
    const about = [hex, ...DIRECTIONS.map((d) => step(hex, d))];
    const near = (terrain: GroundHex['terrain']): boolean =>
      about.some((one) => on(one)?.terrain === terrain);
    if (near('village') || near('fortifiedPoint')) return lot < 0.62 ? 'orchard' : 'arable';
    if (isWet(hex) || near('difficult')) return lot < 0.85 ? 'meadow' : 'arable';
  }
  // fields lie together, and so do pastures
  const tilled = wander(plan, turnedOver(plan, middle), 310, 41) + wobble(cell, 404) * 0.3;
  if (tilled > -0.12) return 'arable';
  return lot < 0.3 ? 'meadow' : 'pasture';
}

interface Drawn {
  readonly meadow: string[];
  readonly arable: string[];
  readonly fallow: string[];
  readonly orchard: string[];
  readonly furrows: string[];
  readonly tufts: string[];
  readonly fruitTrees: string[];
}

interface Parcel {
  readonly plan: Plan;
  readonly cell: Hex;
  readonly polygon: readonly Point[];
  readonly isBare: (p: Point) => boolean;
}

const area = (plan: Plan, polygon: readonly Point[]): string =>
  closedPath(polygon.map((p) => turnedOver(plan, p)));

/** Parallel lines `apart` over a part of a parcel, in the direction `a`. */
function lines({ plan, cell, isBare }: Parcel, part: readonly Point[], a: number, apart: number): string {
  const [along, across] = [
    { x: Math.cos(a), y: Math.sin(a) },
    { x: -Math.sin(a), y: Math.cos(a) },
  ];
  const depths = part.map(({ x, y }) => x * across.x + y * across.y);
  const marks: string[] = [];
  for (let d = Math.min(...depths) + apart * 0.6, n = 0; d < Math.max(...depths) - 1; d += apart, n++) {
    const line = within(part, { x: across.x * d, y: across.y * d }, along);
    if (line === null) continue;
    const [from, to] = line;
    const [off, less] = [2 + chance(cell, 500 + n) * 3, 2 + chance(cell, 600 + n) * 3];
    if (Math.hypot(to.x - from.x, to.y - from.y) < off + less + 6) continue;
    const inner: Line = [
      { x: from.x + along.x * off, y: from.y + along.y * off },
      { x: to.x - along.x * less, y: to.y - along.y * less },
    ];
    for (const [p, q] of bareParts(inner, isBare)) {
      const [start, end] = [turnedOver(plan, p), turnedOver(plan, q)];
      marks.push(`M${at(start.x)} ${at(start.y)}L${at(end.x)} ${at(end.y)}`);
    }
  }
  return marks.join('');
}

/** A parcel of strips: ploughed along, ploughed across, or at rest. */
function till(parcel: Parcel, drawn: Drawn): void {
  const { plan, cell, polygon } = parcel;
  const a = chance({ q: cell.q >> 1, r: cell.r >> 1 }, 405) * Math.PI + wobble(cell, 406) * 0.35;
  const across = { x: -Math.sin(a), y: Math.cos(a) };
  const c = middleOf(cell.q, cell.r);
  const borders = [-15 - chance(cell, 407) * 6, 15 + chance(cell, 408) * 6];
  const place = (depth: number): Point => ({ x: c.x + across.x * depth, y: c.y + across.y * depth });
  const away = { x: -across.x, y: -across.y };
  const [low = 0, high = 0] = borders;
  const strips = [
    cut(polygon, place(low), across),
    cut(cut(polygon, place(low), away), place(high), across),
    cut(polygon, place(high), away),
  ];
  strips.forEach((strip, n) => {
    if (strip.length < 3) return;
    const lot = chance(cell, 410 + n);
    const at = lot < 0.42 ? drawn.arable : drawn.fallow;
    at.push(area(plan, strip));
    if (lot < 0.42) drawn.furrows.push(lines(parcel, strip, a, 5.4 + chance(cell, 420 + n) * 1.4));
    else if (lot < 0.72) drawn.furrows.push(lines(parcel, strip, a + Math.PI / 2, 6.6));
  });
}

/** Points strewn over a parcel, on bare ground. */
function strewn({ cell, polygon, isBare }: Parcel, count: number): readonly Point[] {
  const c = middleOf(cell.q, cell.r);
  const clockwise = turnOf(polygon);
  return Array.from({ length: count }, (_, n) => ({
    x: c.x + wobble(cell, 700 + n) * ACROSS * 0.62,
    y: c.y + wobble(cell, 800 + n) * DOWN * 0.62,
  })).filter(
    (p) =>
      isBare(p) &&
      polygon.every((a, i) => {
        const b = polygon[(i + 1) % polygon.length] ?? a;
        return ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) * clockwise > 0;
      }),
  );
}

function tuft(plan: Plan, p: Point): string {
  const { x, y } = turnedOver(plan, p);
  return `M${at(x)} ${at(y)}v-3.6M${at(x - 1.3)} ${at(y)}l-1.8 -2.7M${at(x + 1.3)} ${at(y)}l1.8 -2.7`;
}

/** Rows of round little trees, each with its foot. */
function orchard(parcel: Parcel): string {
  const { plan, cell, polygon, isBare } = parcel;
  const a = chance(cell, 405) * Math.PI;
  const [along, across] = [
    { x: Math.cos(a), y: Math.sin(a) },
    { x: -Math.sin(a), y: Math.cos(a) },
  ];
  const depths = polygon.map(({ x, y }) => x * across.x + y * across.y);
  const marks: string[] = [];
  for (let d = Math.min(...depths) + 7; d < Math.max(...depths) - 5; d += 11) {
    const line = within(polygon, { x: across.x * d, y: across.y * d }, along);
    if (line === null) continue;
    const [from, to] = line;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let t = 6; t < length - 5; t += 10) {
      const p = { x: from.x + along.x * t, y: from.y + along.y * t };
      if (!isBare(p)) continue;
      const { x, y } = turnedOver(plan, p);
      marks.push(`M${at(x - 2.2)} ${at(y)}a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0Z`);
    }
  }
  return marks.join('');
}

function draw(parcel: Parcel, land: Land, drawn: Drawn): void {
  const { plan, polygon } = parcel;
  const tufts = (count: number): void => {
    for (const p of strewn(parcel, count)) drawn.tufts.push(tuft(plan, p));
  };
  if (land === 'arable') till(parcel, drawn);
  else if (land === 'pasture') tufts(5);
  else if (land === 'meadow') {
    drawn.meadow.push(area(plan, polygon));
    tufts(13);
  } else {
    drawn.orchard.push(area(plan, polygon));
    drawn.fruitTrees.push(orchard(parcel));
  }
}

const everywhere = (): boolean => true;

/** What covers the open ground, of those parcels alone whose middle on the sheet `keep` asks for. */
export function fields(
  plan: Plan,
  { hexes, sides }: Pick<BattleMap, 'hexes' | 'sides'>,
  keep: (middle: Point) => boolean = () => true,
): Fields {
  const about = surroundingsOf(plan, hexes, sides);
  const isBareThere = (p: Point): boolean => {
    const hex = plan.hexAtPoint(turnedOver(plan, p));
    return hex !== null && about.at(hex) === undefined;
  };
  const drawn: Drawn = {
    meadow: [],
    arable: [],
    fallow: [],
    orchard: [],
    furrows: [],
    tufts: [],
    fruitTrees: [],
  };
  for (let r = -1; r <= plan.height / DOWN + 1; r++)
    for (let q = -1; q <= plan.width / ACROSS + 1; q++) {
      const middle = middleOf(q, r);
      const held = {
        x: Math.min(plan.width - 1, Math.max(0, middle.x)),
        y: Math.min(plan.height - 1, Math.max(0, middle.y)),
      };
      if (!keep(turnedOver(plan, held))) continue;
      const polygon = parcelAt(plan, { q, r });
      if (polygon.length < 3) continue;
      const cell = { q, r };
      const hex = hexOf(plan, middle);
      const isBare = hex !== null && about.isOpenAbout(hex) ? everywhere : isBareThere;
      draw({ plan, cell, polygon, isBare }, landOf(plan, middle, cell, hex, about), drawn);
    }
  return {
    meadow: drawn.meadow.join(''),
    arable: drawn.arable.join(''),
    fallow: drawn.fallow.join(''),
    orchard: drawn.orchard.join(''),
    furrows: drawn.furrows.join(''),
    tufts: drawn.tufts.join(''),
    fruitTrees: drawn.fruitTrees.join(''),
  };
}
