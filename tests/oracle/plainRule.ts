/**
 * A second, plain reading of the chapters on space and ground, by angles and points of the drawn map instead of axial
 * arithmetic: slow, without caches, and sharing nothing with the sources but the data. Only for comparisons.
 */
import type { Hex } from '../../src/geometry/hex.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../../src/rules/state/vocabulary.ts';

export const TINY = 1e-9;

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

/** How wide both cones are, in degrees: 60, unless the option of R-01 says 120. Of neighbours it makes no difference. */
export function width(g: Game): number {
  return g.battle.houseRules.cone_width;
}

export function zone(from: Hex, facing: number, to: Hex, degrees = 60): 'front' | 'rear' | 'left' | 'right' {
  const off = offFront(from, facing, to);
  if (Math.abs(off) <= degrees / 2 + TINY) return 'front';
  if (Math.abs(off) >= 180 - degrees / 2 - TINY) return 'rear';
  return off > 0 ? 'right' : 'left';
}

/** Closed column included, R-51. */
export function square(u: Unit): boolean {
  return u.formation === 'square' || u.formation === 'closedColumn';
}

/** GEO-08, GEO-12, R-42: of an extended line the cone of either half. */
export function inCone(u: Unit, hex: Hex, degrees = 60): boolean {
  const ahead = (half: Hex): boolean => !same(hex, half) && zone(half, u.facing, hex, degrees) === 'front';
  return square(u) || u.hexes.some(ahead);
}

/** GEO-08, R-42: one hex of the other unit is enough. */
export function before(u: Unit, other: Unit, degrees = 60): boolean {
  return other.hexes.some((hex) => inCone(u, hex, degrees));
}

/** GEO-11, R-82: in the cone, or by the option in a strip straight ahead that is as wide as a hex, even in part. */
export function directlyBefore(g: Game, u: Unit, other: Unit): boolean {
  if (square(u) || g.battle.houseRules.directly_in_front === 'frontal_cone')
    return before(u, other, width(g));
  const ahead = (half: Hex, hex: Hex): boolean => {
    const [a, b] = [centre(half), centre(hex)];
    const apart = Math.hypot(a.x - b.x, a.y - b.y);
    const aside = apart * Math.abs(Math.sin((offFront(half, u.facing, hex) * Math.PI) / 180));
    return zone(half, u.facing, hex) === 'front' && aside < 1 - TINY;
  };
  return u.hexes.some((half) => other.hexes.some((hex) => !same(half, hex) && ahead(half, hex)));
}

/** GEO-09, R-42: the same behind; a square has no rear. */
export function behind(u: Unit, hex: Hex, degrees = 60): boolean {
  const back = (half: Hex): boolean => !same(hex, half) && zone(half, u.facing, hex, degrees) === 'rear';
  return !square(u) && u.hexes.some(back);
}

/** GEO-10, R-02, R-42: the flank on which the other unit lies entirely: in neither cone, on that side of every half. */
export function beside(u: Unit, other: Unit, degrees = 60): 'left' | 'right' | null {
  if (square(u)) return null;
  for (const side of ['left', 'right'] as const)
    if (other.hexes.every((hex) => u.hexes.every((half) => zone(half, u.facing, hex, degrees) === side)))
      return side;
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
export function sideEnds(hex: Hex, towards: Hex): readonly [Point, Point] {
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
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
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
  const good = (hex: Hex): boolean => COVER.includes(ground(g, hex));
  if (halfByHalf(g)) return pairs.every(({ own, other }) => good(own) || woodTowards(g, own, other));
  return u.hexes.every(good) || pairs.every(({ own, other }) => woodTowards(g, own, other));
}

/** by the option only the half before the enemy counts. */
export function halfByHalf(g: Game): boolean {
  return g.battle.houseRules.extended_line_terrain === 'half_concerned';
}

/**
 * CBT-14, CBT-15, R-45: one hex in rough ground is enough, or a wood on one side. `apart`: a half that fires in a double
 * fire, for the time of the shot a unit by itself on its own hex.
 */
export function hampered(g: Game, u: Unit, e: Unit, shot?: Pair, apart = false): boolean {
  const pairs = shot ? [shot] : facingPairs(u, e);
  if (apart && shot) return hampered(g, { ...u, hexes: [shot.own] }, e, shot);
  const hexes = halfByHalf(g) ? pairs.map(({ own }) => own) : u.hexes;
  return (
    hexes.some((hex) => ROUGH.includes(ground(g, hex))) ||
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
