/** GEO-10, GEO-21, GEO-22: the flank zones of a unit, and the comrades that protect a flank. */
import { zoneOf } from '../../geometry/cone.ts';
import type { Hex } from '../../geometry/hex.ts';
import { coneWidth, protectedFlankWhen } from '../state/actionHouseRules.ts';
import { type Game, type Unit, unitOf } from '../state/game.ts';
import type { Side } from '../state/vocabulary.ts';
import { isSquare } from '../units/units.ts';
import { hasInCone } from './cones.ts';
import { distanceBetween, outflankersOf, staysOutflanked } from './engagement.ts';
import { type Stand, standsOn } from './halves.ts';

function isPresent(u: Unit): boolean {
  return u.fate === 'present';
}

/**
 * The steady units of a side in whose frontal cone the attacker stands, by id in the game's order: what R-08 remembers. A
 * square looks all around, even where an option lets it engage nobody: GEO-21 lists squares by name. R-04.
 */
export function friendsWithInCone(g: Game, side: Side, attacker: Stand): readonly string[] {
  const found: string[] = [];
  for (const u of g.units)
    if (u.side === side && isPresent(u) && !u.panicked && hasInCone(g, u, attacker)) found.push(u.id);
  return found;
}

export type Flank = 'left' | 'right';

/** The flank zone the hex lies in, if any: in neither cone. Off the cones both halves of a line agree. GEO-10, R-42. */
function flankOf(g: Game, u: Unit, hex: Hex): Flank | null {
  if (standsOn(u, hex)) return null;
  const [one, other] = u.hexes;
  const width = coneWidth(g);
  const zone = zoneOf(one, u.facing, hex, width);
  if (zone !== 'left' && zone !== 'right') return null;
  return other === undefined || zoneOf(other, u.facing, hex, width) === zone ? zone : null;
}

/**
 * The flank zone in which the other unit stands entirely; null in front, behind, astride, and for a square, which has no
 * flank. GEO-10, GEO-12, R-02.
 */
export function flankWithAll(g: Game, u: Unit, other: Stand): Flank | null {
  if (isSquare(u)) return null;
  const [hex, second] = other.hexes;
  const flank = flankOf(g, u, hex);
  return flank === null || second === undefined || flankOf(g, u, second) === flank ? flank : null;
}

/** How far a protector of a flank may stand, in hexes: GEO-21. */
const PROTECTION = 2;

/**
 * The friends that guard the flank on whose side the enemy stands, as far as facing, distance and place go; whether
 * they look at the attacker is asked apart. Nobody for an enemy in front or behind, nor for a panicked unit. GEO-21.
 */
export function flankProtectors(g: Game, u: Unit, attacker: Unit): readonly string[] {
  if (u.panicked || isSquare(u)) return [];
  const zone = flankWithAll(g, u, attacker);
  if (zone === null) return [];
  const found: string[] = [];
  for (const friend of g.units) {
    if (friend.side !== u.side || friend.id === u.id || friend.panicked || !isPresent(friend)) continue;
    if (distanceBetween(u, friend) > PROTECTION || flankWithAll(g, u, friend) !== zone) continue;
    if (isSquare(friend) || friend.facing === u.facing) found.push(friend.id);
  }
  return found;
}

/**
 * Whether the −3 of MOR-08 is lifted as far as this outflanker goes (GEO-21, GEO-22, R-08): a protector of the flank it
 * is on looks at the attacker now, or did when the attack was declared (by an option only now). Without an attack, the
 * outflanker itself is looked at, and only now. `protectorsAtDeclaration` is what `friendsWithInCone` gave then.
 */
export function isOutflankingCountered(
  g: Game,
  u: Unit,
  outflanker: Unit,
  attacker: Unit | null,
  protectorsAtDeclaration: readonly string[],
): boolean {
  const watched = attacker ?? outflanker;
  const remembered = attacker !== null && protectedFlankWhen(g) === 'declaration_or_now';
  return flankProtectors(g, u, outflanker).some(
    (id) => (remembered && protectorsAtDeclaration.includes(id)) || hasInCone(g, unitOf(g, id), watched),
  );
}

/**
 * Whether a test suffers from outflanking: at least one enemy outflanks the unit and is not countered by a protected
 * flank, or the unit was outflanked when it declared the assault under way. That cover spares it too is judged by the
 * test. GEO-19, GEO-20, GEO-22, R-08.
 */
export function suffersOutflankedTest(
  g: Game,
  u: Unit,
  attacker: Unit | null,
  protectorsAtDeclaration: readonly string[],
): boolean {
  if (staysOutflanked(g, u)) return true;
  return outflankersOf(g, u).some(
    (outflanker) => !isOutflankingCountered(g, u, outflanker, attacker, protectorsAtDeclaration),
  );
}
