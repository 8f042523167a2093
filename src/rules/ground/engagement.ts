/** GEO-13 to GEO-19: who faces whom, who is in contact, who is outflanked. */
import type { Direction, Hex } from '../../geometry/hex.ts';
import { areEnemies, type Battle, type Game, type Unit } from '../state/game.ts';
import { contact, panickedEnemyBlocksCharge, panickedUnitsEngage, squareFront } from '../state/houseRules.ts';
import { isSquare } from '../units/units.ts';
import { distanceBetween, eachOnOneHex, onHalf, type Stand } from './halves.ts';
import { mayCross } from './sides.ts';

export { distanceBetween } from './halves.ts';

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
  readonly battle: Battle;
  readonly of: Map<Unit, Neighbours>;
}

const known = new WeakMap<readonly Unit[], Contacts>();

function contactsIn(g: Game): Contacts {
  let contacts = known.get(g.units);
  if (contacts?.battle !== g.battle) {
    contacts = { battle: g.battle, of: new Map() };
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

/** Of a square all six are, or by the option none. R-04. */
function isFrontDirection(g: Game, u: Unit, d: Direction): boolean {
  if (isSquare(u)) return squareFront(g) === 'all_six';
  return d === u.facing || d === (u.facing + 1) % 6;
}

/** GEO-16: a panicked unit engages nobody, unless the option says otherwise. R-05. */
function mayEngage(g: Game, u: Unit): boolean {
  return !u.panicked || panickedUnitsEngage(g);
}

function isPresent(u: Unit): boolean {
  return u.fate === 'present';
}

/** Whether the second hex is a front hex of the unit for its half on the first, across a side that can be crossed. */
function faces(g: Game, a: Unit, from: Hex, to: Hex): boolean {
  const d = directionOf(to.q - from.q, to.r - from.r);
  return d !== null && isFrontDirection(g, a, d) && mayCross(g, from, d);
}

/** The same between any half of the one and any half of the other: the three front hexes of R-42. */
function facesAnywhere(g: Game, a: Unit, b: Unit): boolean {
  for (const from of a.hexes) for (const to of b.hexes) if (faces(g, a, from, to)) return true;
  return false;
}

/**
 * Whether `a` engages `b`: an enemy in a front hex of `a`, across a side that can be crossed. GEO-13, R-09; panicked
 * units engage nobody, GEO-16; a square has six front hexes, R-04; of a unit on two hexes one half is enough, R-42.
 * Either may be a unit imagined elsewhere.
 */
export function engages(g: Game, a: Unit, b: Unit): boolean {
  if (!eachOnOneHex(a, b))
    return mayEngage(g, a) && areEnemies(a, b) && isPresent(a) && isPresent(b) && facesAnywhere(g, a, b);
  const from = a.hexes[0];
  const to = b.hexes[0];
  const d = directionOf(to.q - from.q, to.r - from.r);
  if (d === null || !isFrontDirection(g, a, d) || !mayEngage(g, a) || !areEnemies(a, b)) return false;
  return isPresent(a) && isPresent(b) && mayCross(g, from, d);
}

/**
 * Whether that half of the unit engages an enemy or is engaged by one: what bars the other half from firing. For a unit
 * on one hex, whether it does at all. R-47, FIR-16.
 */
export function isHalfGrappled(g: Game, u: Unit, half: Hex): boolean {
  return isGrappled(g, onHalf(u, half));
}

/** By the option two adjacent enemies are in contact whichever way they face, unless the side is impassable.. */
function touch(g: Game, a: Unit, b: Unit): boolean {
  if (contact(g) === 'engagement' || !areEnemies(a, b) || !isPresent(a) || !isPresent(b)) return false;
  return a.hexes.some((from) =>
    b.hexes.some((to) => {
      const d = directionOf(to.q - from.q, to.r - from.r);
      return d !== null && mayCross(g, from, d);
    }),
  );
}

/** With a few dozen units, comparing coordinates with each is quicker than looking six hexes up. */
function look(g: Game, u: Unit): Neighbours {
  let found: { engagedBy: Unit[]; engages: Unit[]; contacts: Unit[]; outflankers: null } | null = null;
  for (const other of g.units) {
    if (other.side === u.side) continue;
    const out = engages(g, u, other);
    const back = engages(g, other, u);
    if (!out && !back && !touch(g, u, other)) continue;
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

/** The enemies in contact with the unit, in the game's order: either engages the other. GEO-15, R-06. */
export function contactsOf(g: Game, u: Unit): readonly Unit[] {
  return neighboursOf(g, u).contacts;
}

/**
 * The enemies that engage the unit or are engaged by it, in the game's order: GEO-14. They are those in contact with it,
 * unless an option counts adjacent enemies that look past each other among the latter, which the rules that speak of
 * engaging do not: charges, their reactions and pursuits, dangers. CHG-06, CHG-17, CHG-25, CHG-36, MAN-20, MAN-22, R-06.
 */
export function grapplersOf(g: Game, u: Unit): readonly Unit[] {
  const { contacts, engagedBy: by, engages: to } = neighboursOf(g, u);
  if (contact(g) === 'engagement') return contacts;
  return contacts.filter((enemy) => by.includes(enemy) || to.includes(enemy));
}

/** Whether the unit engages an enemy or is engaged by one. GEO-14. */
export function isGrappled(g: Game, u: Unit): boolean {
  return grapplersOf(g, u).length > 0;
}

/** Whether any of those enemies hold the unit: all do, or by the option only the steady ones. R-152. */
function anyHolds(g: Game, enemies: readonly Unit[]): boolean {
  if (panickedEnemyBlocksCharge(g)) return enemies.length > 0;
  return enemies.some((enemy) => !enemy.panicked);
}

/** Whether the unit engages an enemy or is engaged by one that bars its charge. CHG-06, R-152. */
export function isHeld(g: Game, u: Unit): boolean {
  return anyHolds(g, grapplersOf(g, u));
}

/** Whether contact limits a shot by the unit to an adjacent target. FIR-13, R-152. */
export function isPinned(g: Game, u: Unit): boolean {
  return anyHolds(g, contactsOf(g, u));
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

/** Whether the unit declared the assault under way outflanked: it counts as such until the assault is over. GEO-20, R-07. */
export function staysOutflanked(g: Game, u: Unit): boolean {
  return g.frames.some(
    (frame) => frame.procedure === 'assault' && frame.outflanked && frame.assailant === u.id,
  );
}

/** Whether an enemy outflanks the unit, or did when it declared its assault. GEO-17, GEO-20. */
export function isOutflanked(g: Game, u: Unit): boolean {
  return outflankersOf(g, u).length > 0 || staysOutflanked(g, u);
}

/** In hexes; Infinity when there is no enemy. `steadyOnly` leaves panicked enemies out. */
export function nearestEnemyDistance(g: Game, u: Unit, steadyOnly: boolean): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of g.units)
    if (other.side !== u.side && isPresent(other) && !(steadyOnly && other.panicked))
      nearest = Math.min(nearest, distanceBetween(u, other));
  return nearest;
}

/** Whether the other unit stands in a front hex, panic and sides between them apart: one of its hexes is enough. GEO-04. */
export function hasInFrontHex(g: Game, u: Unit, other: Stand): boolean {
  return u.hexes.some((half) =>
    other.hexes.some((hex) => {
      const d = directionOf(hex.q - half.q, hex.r - half.r);
      return d !== null && isFrontDirection(g, u, d);
    }),
  );
}
