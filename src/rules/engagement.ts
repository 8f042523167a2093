/** GEO-11 to GEO-22: who faces whom, who is in contact, who is outflanked, whose flank a comrade protects. */
import { inFrontalCone, zoneOf } from '../geometry/cone.ts';
import { type Direction, distance, type Hex, sameHex } from '../geometry/hex.ts';
import { areEnemies, type BattleMap, type Game, type Unit, unitOf } from './game.ts';
import { mayCross } from './terrain.ts';
import { isSquare } from './units.ts';
import type { Side } from './vocabulary.ts';

/** What the neighbours of one unit are to it, each list in the order of the game's units. */
interface Neighbours {
  /** Enemies that engage it. */
  readonly engagedBy: readonly Unit[];
  /** Enemies it engages. */
  readonly engages: readonly Unit[];
  /** Enemies in contact with it: either of the two. */
  readonly contacts: readonly Unit[];
  /** Worked out when first asked. */
  outflankers: readonly Unit[] | null;
}

const NOBODY: readonly Unit[] = [];
const ALONE: Neighbours = { engagedBy: NOBODY, engages: NOBODY, contacts: NOBODY, outflankers: NOBODY };

interface Contacts {
  readonly map: BattleMap;
  readonly of: Map<Unit, Neighbours>;
}

const known = new WeakMap<readonly Unit[], Contacts>();

function contactsIn(g: Game): Contacts {
  let contacts = known.get(g.units);
  if (contacts?.map !== g.battle.map) {
    contacts = { map: g.battle.map, of: new Map() };
    known.set(g.units, contacts);
  }
  return contacts;
}

const STEPS: readonly (Direction | null)[] = [null, 4, 3, 5, null, 2, 0, 1, null];

/** The direction of one step by (dq, dr), found without arithmetic on distances: it is asked for every pair of units. */
function directionOf(dq: number, dr: number): Direction | null {
  if (dq > 1 || dq < -1 || dr > 1 || dr < -1) return null;
  return STEPS[(dq + 1) * 3 + dr + 1] ?? null;
}

function isFrontDirection(u: Unit, d: Direction): boolean {
  return d === u.facing || d === (u.facing + 1) % 6 || isSquare(u);
}

function isPresent(u: Unit): boolean {
  return u.fate === 'present';
}

/**
 * Whether `a` engages `b`: an enemy in a front hex of `a`, across a side that can be crossed. GEO-13, R-09; panicked
 * units engage nobody, GEO-16; a square has six front hexes, R-04. Either may be a unit imagined elsewhere.
 */
export function engages(g: Game, a: Unit, b: Unit): boolean {
  const from = a.hexes[0];
  const to = b.hexes[0];
  const d = directionOf(to.q - from.q, to.r - from.r);
  if (d === null || !isFrontDirection(a, d) || a.panicked || !areEnemies(a, b)) return false;
  return isPresent(a) && isPresent(b) && mayCross(g, from, d);
}

/** With a few dozen units, comparing coordinates with each is quicker than looking six hexes up. */
function look(g: Game, u: Unit): Neighbours {
  let found: { engagedBy: Unit[]; engages: Unit[]; contacts: Unit[]; outflankers: null } | null = null;
  for (const other of g.units) {
    if (other.side === u.side) continue;
    const out = engages(g, u, other);
    const back = engages(g, other, u);
    if (!out && !back) continue;
    found ??= { engagedBy: [], engages: [], contacts: [], outflankers: null };
    if (out) found.engages.push(other);
    if (back) found.engagedBy.push(other);
    found.contacts.push(other);
  }
  return found ?? ALONE;
}

function neighboursOf(g: Game, u: Unit): Neighbours {
  const contacts = contactsIn(g);
  const before = contacts.of.get(u);
  if (before) return before;
  const found = look(g, u);
  // Only units of the game are remembered: imagined ones would pile up.
  if (g.units.includes(u)) contacts.of.set(u, found);
  return found;
}

/** The enemies that engage the unit, in the game's order. GEO-13. */
export function engagedBy(g: Game, u: Unit): readonly Unit[] {
  return neighboursOf(g, u).engagedBy;
}

/** The enemies the unit engages, in the game's order. GEO-13, R-152. */
export function engagedEnemies(g: Game, u: Unit): readonly Unit[] {
  return neighboursOf(g, u).engages;
}

/** Whether either engages the other. GEO-15, R-06. */
export function areInContact(g: Game, a: Unit, b: Unit): boolean {
  return engages(g, a, b) || engages(g, b, a);
}

/** The enemies in contact with the unit, in the game's order. GEO-15. */
export function contactsOf(g: Game, u: Unit): readonly Unit[] {
  return neighboursOf(g, u).contacts;
}

export function isInContact(g: Game, u: Unit): boolean {
  return neighboursOf(g, u).contacts.length > 0;
}

function lookForOutflankers(g: Game, u: Unit): readonly Unit[] {
  const enemies = engagedBy(g, u);
  if (enemies.length === 0 || isSquare(u)) return NOBODY;
  // The unit itself is judged as given, which matters when it is imagined elsewhere than it stands.
  return enemies.filter(
    (enemy) => !engages(g, u, enemy) && engagedBy(g, enemy).every((friend) => friend.id === u.id),
  );
}

/** The enemies that outflank the unit: they engage it, and neither it nor a friend engages them. GEO-17, GEO-18, R-07. */
export function outflankersOf(g: Game, u: Unit): readonly Unit[] {
  const neighbours = neighboursOf(g, u);
  neighbours.outflankers ??= lookForOutflankers(g, u);
  return neighbours.outflankers;
}

/** GEO-17. */
export function isOutflanked(g: Game, u: Unit): boolean {
  return outflankersOf(g, u).length > 0;
}

/** In hexes, neighbours being at 1: GEO-06. */
export function distanceBetween(a: Unit, b: Unit): number {
  return distance(a.hexes[0], b.hexes[0]);
}

/** In hexes; Infinity when there is no enemy. `steadyOnly` leaves panicked enemies out. */
export function nearestEnemyDistance(g: Game, u: Unit, steadyOnly: boolean): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of g.units)
    if (other.side !== u.side && isPresent(other) && !(steadyOnly && other.panicked))
      nearest = Math.min(nearest, distanceBetween(u, other));
  return nearest;
}

/** Whether the hex lies in the frontal cone, which for a square is the whole map: GEO-08, GEO-12. */
export function inConeOf(u: Unit, hex: Hex): boolean {
  return isSquare(u) || inFrontalCone(u.hexes[0], u.facing, hex);
}

/** Directly in front is the frontal cone: GEO-11, R-82. */
export function isDirectlyInFront(u: Unit, hex: Hex): boolean {
  return inConeOf(u, hex);
}

/** The steady units of a side in whose frontal cone the hex lies, by id in the game's order: what R-08 remembers. */
export function friendsWithInCone(g: Game, side: Side, hex: Hex): readonly string[] {
  const found: string[] = [];
  for (const u of g.units)
    if (u.side === side && isPresent(u) && !u.panicked && inConeOf(u, hex)) found.push(u.id);
  return found;
}

function isOnFlank(u: Unit, hex: Hex, zone: 'left' | 'right'): boolean {
  return !sameHex(u.hexes[0], hex) && zoneOf(u.hexes[0], u.facing, hex) === zone;
}

/** How far a protector of a flank may stand, in hexes: GEO-21. */
const PROTECTION = 2;

/**
 * The friends that guard the flank on whose side the enemy stands, as far as facing, distance and place go; whether
 * they look at the attacker is asked apart. Nobody for an enemy in front or behind, nor for a panicked unit. GEO-21.
 */
export function flankProtectors(g: Game, u: Unit, attacker: Unit): readonly string[] {
  if (u.panicked || isSquare(u)) return [];
  const zone = zoneOf(u.hexes[0], u.facing, attacker.hexes[0]);
  if (zone !== 'left' && zone !== 'right') return [];
  const found: string[] = [];
  for (const friend of g.units) {
    if (friend.side !== u.side || friend.id === u.id || friend.panicked || !isPresent(friend)) continue;
    if (distanceBetween(u, friend) > PROTECTION || !isOnFlank(u, friend.hexes[0], zone)) continue;
    if (isSquare(friend) || friend.facing === u.facing) found.push(friend.id);
  }
  return found;
}

/**
 * Whether the −3 of MOR-08 is lifted as far as this outflanker goes (GEO-21, GEO-22, R-08): a protector of the flank it
 * is on looks at the attacker now, or did when the attack was declared. Without an attack, the outflanker itself is
 * looked at, and only now. `protectorsAtDeclaration` is what `friendsWithInCone` gave then.
 */
export function isOutflankingCountered(
  g: Game,
  u: Unit,
  outflanker: Unit,
  attacker: Unit | null,
  protectorsAtDeclaration: readonly string[],
): boolean {
  const watched = (attacker ?? outflanker).hexes[0];
  return flankProtectors(g, u, outflanker).some(
    (id) => (attacker !== null && protectorsAtDeclaration.includes(id)) || inConeOf(unitOf(g, id), watched),
  );
}

/**
 * Whether a test suffers from outflanking: at least one enemy outflanks the unit and is not countered by a protected
 * flank. That cover spares it too is judged by the test. GEO-19, GEO-22, R-08.
 */
export function suffersOutflankedTest(
  g: Game,
  u: Unit,
  attacker: Unit | null,
  protectorsAtDeclaration: readonly string[],
): boolean {
  return outflankersOf(g, u).some(
    (outflanker) => !isOutflankingCountered(g, u, outflanker, attacker, protectorsAtDeclaration),
  );
}
