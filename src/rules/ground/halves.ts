/** GEO-02, GEO-07, FRM-09, R-41: the hexes a unit stands on, one or the two halves of an extended line. */

import { type Facing, rightFlankDirection } from '../../geometry/facing.ts';
import { distance, type Hex, sameHex, step } from '../../geometry/hex.ts';
import { altered } from '../../records/records.ts';
import type { Unit } from '../state/game.ts';
import type { Half } from '../state/vocabulary.ts';

/** Where something stands: one hex, or two neighbours with the left half first. */
export type Stand = Pick<Unit, 'hexes'>;

/** The hexes that matter between two units: one of the one, one of the other. */
export interface HalvesLine {
  /** The hex of the unit spoken of. */
  readonly own: Hex;
  /** The hex of its enemy. */
  readonly other: Hex;
  /** The half on its own hex is judged by that hex alone, as each is in a double fire. R-45. */
  readonly alone?: true;
}

/** The line as its other end sees it. */
export function reversed(line: HalvesLine | null): HalvesLine | null {
  return line && { own: line.other, other: line.own };
}

/** Whether the unit stands on two hexes. */
export function isTwofold(u: Stand): boolean {
  return u.hexes.length === 2;
}

/** The two hexes of an extended line with its left half there: the right half is on the right flank hex. R-41. */
export function lineFrom(left: Hex, facing: Facing): readonly [Hex, Hex] {
  return [left, step(left, rightFlankDirection(facing))];
}

/**
 * The hexes the unit would hold with its left half (or its only hex) there and that facing. A place of an extended line
 * is named so everywhere: by its left half and its facing. R-41.
 */
export function hexesAt(u: Stand, to: Hex, facing: Facing): Unit['hexes'] {
  return u.hexes.length === 1 ? [to] : lineFrom(to, facing);
}

/** The hex of that half; of a unit on one hex, its hex. */
export function hexOfHalf(u: Stand, half: Half): Hex {
  const [left, right] = u.hexes;
  return half === 'right' && right ? right : left;
}

/** The unit imagined with that half alone: what it sees, engages and shoots from there.. */
export function onHalf(u: Unit, half: Hex): Unit {
  return isTwofold(u) ? altered(u, { hexes: [half] }) : u;
}

/** Whether the unit stands on the hex. */
export function standsOn(u: Stand, hex: Hex): boolean {
  for (const own of u.hexes) if (sameHex(own, hex)) return true;
  return false;
}

/** From the nearest half, in hexes: GEO-07, R-03. */
export function distanceTo(u: Stand, hex: Hex): number {
  const [one, other] = u.hexes;
  return other ? Math.min(distance(one, hex), distance(other, hex)) : distance(one, hex);
}

/** In hexes, neighbours being at 1; between the nearest halves of units on two hexes. GEO-06, GEO-07, R-03. */
export function distanceBetween(a: Stand, b: Stand): number {
  const [one, other] = b.hexes;
  return other ? Math.min(distanceTo(a, one), distanceTo(a, other)) : distanceTo(a, one);
}

/** Whether neither has two hexes: one line joins them, and no option about halves need be asked for. */
export function eachOnOneHex(a: Stand, b: Stand): boolean {
  return !isTwofold(a) && !isTwofold(b);
}

/** Every pair of one hex of the unit and one of its enemy. */
export function linesBetween(u: Stand, enemy: Stand): readonly HalvesLine[] {
  return u.hexes.flatMap((own) => enemy.hexes.map((other): HalvesLine => ({ own, other })));
}

/**
 * The pairs of hexes through which the two confront each other: those nearest to one another, which for neighbours are
 * all that share a side. R-45.
 */
export function confronted(u: Stand, enemy: Stand): readonly HalvesLine[] {
  const near = distanceBetween(u, enemy);
  return linesBetween(u, enemy).filter(({ own, other }) => distance(own, other) === near);
}
