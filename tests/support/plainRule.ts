/**
 * A second, plain reading of the chapters on space and ground, by angles and points of the drawn map instead of axial
 * arithmetic: slow, without caches, and sharing nothing with the sources but the data. Only for comparisons.
 */
import type { Hex } from '../../src/geometry/hex.ts';
import type { Game, Unit } from '../../src/rules/game.ts';
import type { HexTerrain, SideTerrain } from '../../src/rules/vocabulary.ts';

const TINY = 1e-9;

interface Point {
  readonly x: number;
  readonly y: number;
}

export function centre({ q, r }: Hex): Point {
  return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

/** Degrees clockwise from the top of the map. */
function bearing(from: Hex, to: Hex): number {
  const [a, b] = [centre(from), centre(to)];
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

/** From −180 to 180: how far to the right of its front a unit with that facing sees the hex. */
function offFront(from: Hex, facing: number, to: Hex): number {
  const turned = bearing(from, to) - 60 * (facing + 1);
  return ((((turned + 180) % 360) + 360) % 360) - 180;
}

export function away(a: Hex, b: Hex): number {
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
}

export function same(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

export function zone(from: Hex, facing: number, to: Hex): 'front' | 'rear' | 'left' | 'right' {
  const off = offFront(from, facing, to);
  if (Math.abs(off) <= 30 + TINY) return 'front';
  if (Math.abs(off) >= 150 - TINY) return 'rear';
  return off > 0 ? 'right' : 'left';
}

/** Closed column included, R-51. */
export function square(u: Unit): boolean {
  return u.formation === 'square' || u.formation === 'closedColumn';
}

/** GEO-08, GEO-12, R-42: of an extended line the cone of either half. */
export function inCone(u: Unit, hex: Hex): boolean {
  return square(u) || u.hexes.some((half) => !same(hex, half) && zone(half, u.facing, hex) === 'front');
}

/** GEO-11, R-82: one hex of the other unit is enough. */
export function before(u: Unit, other: Unit): boolean {
  return other.hexes.some((hex) => inCone(u, hex));
}

/** GEO-09, R-42: the same behind; a square has no rear. */
export function behind(u: Unit, hex: Hex): boolean {
  return !square(u) && u.hexes.some((half) => !same(hex, half) && zone(half, u.facing, hex) === 'rear');
}

/** GEO-10, R-02, R-42: the flank on which the other unit lies entirely: in neither cone, on that side of every half. */
export function beside(u: Unit, other: Unit): 'left' | 'right' | null {
  if (square(u)) return null;
  for (const side of ['left', 'right'] as const)
    if (other.hexes.every((hex) => u.hexes.every((half) => zone(half, u.facing, hex) === side))) return side;
  return null;
}

/** GEO-07, R-03: between the nearest halves. */
export function apart(a: Pick<Unit, 'hexes'>, b: Pick<Unit, 'hexes'>): number {
  return Math.min(...a.hexes.flatMap((one) => b.hexes.map((other) => away(one, other))));
}

/** Whether the unit stands there, by either half. */
export function on(u: Pick<Unit, 'hexes'>, hex: Hex): boolean {
  return u.hexes.some((own) => same(own, hex));
}

export function neighbours({ q, r }: Hex): readonly Hex[] {
  return [
    { q: q + 1, r: r - 1 },
    { q: q + 1, r },
    { q, r: r + 1 },
    { q: q - 1, r: r + 1 },
    { q: q - 1, r },
    { q, r: r - 1 },
  ];
}

export function ground(g: Game, hex: Hex): HexTerrain {
  return g.battle.map.hexes.find((one) => same(one, hex))?.terrain ?? 'open';
}

export function hill(g: Game, hex: Hex): boolean {
  return g.battle.map.hexes.some((one) => same(one, hex) && one.hill);
}

/** What parts two neighbours. */
export function between(g: Game, a: Hex, b: Hex): SideTerrain | null {
  for (const side of g.battle.map.sides) {
    const other = neighbours(side)[side.side];
    if (!other) continue;
    if ((same(side, a) && same(other, b)) || (same(side, b) && same(other, a)))
      return counted(g, side.terrain);
  }
  return null;
}

/** what options make of watercourses. */
function counted(g: Game, drawn: SideTerrain): SideTerrain {
  const { stream_as_river: rising, river_sides: rivers } = g.battle.houseRules;
  const side = drawn === 'stream' && rising === 'yes' ? 'river' : drawn;
  if (side === 'river' && rivers === 'bridges_and_fords_only') return 'impassable';
  return side === 'largeRiver' && rivers !== 'crossable' ? 'impassable' : side;
}

export const COVER: readonly HexTerrain[] = ['wood', 'village', 'fortifiedPoint'];
export const ROUGH: readonly HexTerrain[] = [...COVER, 'difficult'];

/** The two ends of the side of a hex toward one of its neighbours. */
function sideEnds(hex: Hex, towards: Hex): readonly [Point, Point] {
  const [c, n] = [centre(hex), centre(towards)];
  const middle = { x: (c.x + n.x) / 2, y: (c.y + n.y) / 2 };
  const along = { x: -(n.y - c.y), y: n.x - c.x };
  const half = 1 / (2 * Math.sqrt(3));
  return [
    { x: middle.x + along.x * half, y: middle.y + along.y * half },
    { x: middle.x - along.x * half, y: middle.y - along.y * half },
  ];
}

function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether two closed segments meet. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const sign = (value: number): number => (Math.abs(value) < TINY ? 0 : Math.sign(value));
  const [p, q, r, s] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)].map(sign);
  if ((p ?? 0) * (q ?? 0) > 0 || (r ?? 0) * (s ?? 0) > 0) return false;
  const overlap = (k: 'x' | 'y'): boolean =>
    Math.max(Math.min(a[k], b[k]), Math.min(c[k], d[k])) <=
    Math.min(Math.max(a[k], b[k]), Math.max(c[k], d[k])) + TINY;
  return overlap('x') && overlap('y');
}

/** TER-05, R-148: whether a wood side of the unit's hex lies toward the other hex. */
export function woodTowards(g: Game, hex: Hex, to: Hex): boolean {
  return neighbours(hex).some((beside) => {
    const [c, d] = sideEnds(hex, beside);
    return between(g, hex, beside) === 'wood' && meet(centre(hex), centre(to), c, d);
  });
}

export function covered(g: Game, u: Unit, to: Hex): boolean {
  return COVER.includes(ground(g, u.hexes[0])) || woodTowards(g, u.hexes[0], to);
}

/** A hex of the one and a hex of the other. */
export interface Pair {
  readonly own: Hex;
  readonly other: Hex;
}

/** the hexes through which two units confront each other, those nearest to one another. */
export function facingPairs(u: Unit, e: Unit): readonly Pair[] {
  const pairs = u.hexes.flatMap((own) => e.hexes.map((other) => ({ own, other })));
  return pairs.filter(({ own, other }) => away(own, other) === apart(u, e));
}

/** TER-05, R-45: both hexes in cover, or a wood on every side toward that enemy; `shot`: the hexes a shot goes between. */
export function sheltered(g: Game, u: Unit, e: Unit, shot?: Pair): boolean {
  const pairs = shot ? [shot] : facingPairs(u, e);
  return (
    u.hexes.every((hex) => COVER.includes(ground(g, hex))) ||
    pairs.every(({ own, other }) => woodTowards(g, own, other))
  );
}

/** CBT-14, CBT-15, R-45: one hex in rough ground is enough, or a wood on one side. */
export function hampered(g: Game, u: Unit, e: Unit, shot?: Pair): boolean {
  const pairs = shot ? [shot] : facingPairs(u, e);
  return (
    u.hexes.some((hex) => ROUGH.includes(ground(g, hex))) ||
    pairs.some(({ own, other }) => woodTowards(g, own, other))
  );
}

export function here(u: Unit): boolean {
  return u.fate === 'present';
}

/** GEO-13, GEO-16; options of. */
export function faces(g: Game, a: Unit, b: Unit): boolean {
  const { panicked_units_engage: mobs, square_front: front } = g.battle.houseRules;
  if (!here(a) || !here(b) || a.side === b.side || (a.panicked && mobs === 'no')) return false;
  if (square(a) && front === 'none') return false;
  return a.hexes.some((from) =>
    b.hexes.some(
      (to) =>
        away(from, to) === 1 &&
        (square(a) || zone(from, a.facing, to) === 'front') &&
        between(g, from, to) !== 'impassable',
    ),
  );
}

/** GEO-15; option of R-06. */
export function touch(g: Game, a: Unit, b: Unit): boolean {
  const adjacent = g.battle.houseRules.contact === 'adjacency' && a.side !== b.side && here(a) && here(b);
  const beside = (from: Hex): boolean =>
    b.hexes.some((to) => away(from, to) === 1 && between(g, from, to) !== 'impassable');
  return faces(g, a, b) || faces(g, b, a) || (adjacent && a.hexes.some(beside));
}

/** GEO-17, GEO-18; `u` may stand elsewhere than in the game. */
export function outflankers(g: Game, u: Unit): readonly Unit[] {
  if (square(u)) return [];
  const side = [u, ...g.units.filter((friend) => friend.side === u.side && friend.id !== u.id)];
  return g.units.filter((enemy) => faces(g, enemy, u) && !side.some((one) => faces(g, one, enemy)));
}

/** whether the line from centre to centre touches the closed hex, by the test of the ruling itself. */
export function lineTouches(a: Hex, b: Hex, hex: Hex): boolean {
  // q, r, s of both ends about the hex; each of the six bounds narrows the share of the line that lies inside
  const p = { q: a.q - hex.q, r: a.r - hex.r };
  const w = { q: b.q - a.q, r: b.r - a.r };
  const cube = (h: Hex): readonly number[] => [h.q, h.r, -h.q - h.r];
  const [x = 0, y = 0, z = 0] = cube(p);
  const [dx = 0, dy = 0, dz = 0] = cube(w);
  let [low, high] = [0, 1];
  for (const [at, by] of [
    [x - y, dx - dy],
    [y - z, dy - dz],
    [z - x, dz - dx],
  ] as const)
    for (const [value, slope] of [
      [at, by],
      [-at, -by],
    ] as const) {
      // value + slope · t ≤ 1
      if (slope === 0) {
        if (value > 1) return false;
      } else if (slope > 0) high = Math.min(high, (1 - value) / slope);
      else low = Math.max(low, (1 - value) / slope);
    }
  return low <= high + TINY;
}

/** FIR-08, FIR-10, R-46, R-118 to R-120: from one hex of the firer to one of the target. */
export function sees(
  g: Game,
  firer: Unit,
  target: Unit,
  from: Hex = firer.hexes[0],
  to: Hex = target.hexes[0],
): boolean {
  const ends = (hex: Hex): boolean => same(hex, from) || same(hex, to);
  for (const hex of g.battle.map.hexes)
    if (!ends(hex) && (hex.hill || COVER.includes(hex.terrain)) && lineTouches(from, to, hex)) return false;
  const onHill = [hill(g, from), hill(g, to)].filter(Boolean).length;
  for (const unit of g.units) {
    if (!here(unit) || unit.id === firer.id || unit.id === target.id) continue;
    for (const hex of unit.hexes) {
      if (ends(hex) || !lineTouches(from, to, hex)) continue;
      const over =
        unit.side === firer.side &&
        away(from, to) >= 3 &&
        !hill(g, hex) &&
        (onHill === 2 || (onHill === 1 && unit.hexes.some((one) => away(from, one) === 1)));
      if (!over) return false;
    }
  }
  return !g.battle.map.sides.some((side) => {
    const other = neighbours(side)[side.side];
    if (side.terrain !== 'wood' || !other || ends(side) || ends(other)) return false;
    const [c, d] = sideEnds(side, other);
    return meet(centre(from), centre(to), c, d);
  });
}
