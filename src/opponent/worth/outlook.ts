/** What each unit could do to the enemy from where both stand. */
import { isHeld, isPinned } from '../../rules/ground/engagement.ts';
import { distanceBetween } from '../../rules/ground/halves.ts';
import { hasSight } from '../../rules/ground/sight.ts';
import { enemyOf, type Game, type Unit } from '../../rules/state/game.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import { isArtillery } from '../../rules/units/units.ts';
import { type Stakes, UNBROKEN } from './exchange.ts';
import { type Striker, together } from './orderly.ts';
import { netOf, opposedBy, rememberedOf } from './strikes.ts';

/** A unit on the map with its place in the game's list. */
export interface OnMap {
  readonly u: Unit;
  readonly place: number;
}

/** What one unit adds to its side's qualities by where the enemies stand. */
export interface Outlook extends Striker {
  /** Hexes to the nearest enemy. */
  readonly nearest: number;
}

export const NOBODY_NEAR = 99;

function isEscorted(t: Unit, friends: readonly OnMap[]): boolean {
  return friends.some(({ u }) => u !== t && !u.panicked && distanceBetween(u, t) === 1);
}

/** Hexes from the unit to the nearest of the enemies: all that matters to who does not think of what could be done. */
export function nearestOf(u: Unit, enemies: readonly OnMap[]): number {
  let nearest = NOBODY_NEAR;
  for (const { u: t } of enemies) nearest = Math.min(nearest, distanceBetween(u, t));
  return nearest;
}

/** What the unit could do to the enemies, and how near the nearest of them is. */
export function outlookOf(r: Stakes, u: Unit, enemies: readonly OnMap[]): Outlook {
  const memory = rememberedOf(r, u);
  let option = 0;
  let target = -1;
  let isBlow = false;
  let nearest = NOBODY_NEAR;
  for (const { u: t, place } of enemies) nearest = Math.min(nearest, opposedBy(r, u, memory, t, place).hexes);
  // whoever is held does not charge, and whoever is pinned shoots no farther than beside itself, CHG-06, FIR-13
  const mayCharge = nearest > 1 || !isHeld(r.g, u);
  const mayShoot = nearest > 1 || !isPinned(r.g, u);
  const isHarassing = hasSkill(u, 'harassment');
  for (const { u: t, place } of enemies) {
    const { hexes, strikes } = opposedBy(r, u, memory, t, place);
    if (!mayCharge && !mayShoot && hexes > 2) continue;
    // guns with a steady friend beside them are not theirs to attack, SKL-06.3
    if (isHarassing && isArtillery(t) && isEscorted(t, enemies)) continue;
    const { shot, sally, charge, assault } = strikes;
    const net = netOf({ charge: mayCharge ? charge : null, assault });
    if (net !== null && net > option) {
      option = net;
      target = place;
      isBlow = true;
    }
    if (!mayShoot) continue;
    // sight is looked for only where it matters
    const most = shot > option && hasSight(r.g, u, t) ? shot : sally;
    if (most > option) {
      option = most;
      target = place;
      isBlow = false;
    }
  }
  return { u, option, target, isBlow, nearest };
}

/** The units on the map, by side. */
export function placedOf(g: Game): BySide<readonly OnMap[]> {
  const placed: BySide<OnMap[]> = { blue: [], red: [] };
  g.units.forEach((u, place) => {
    if (u.fate === 'present') placed[u.side].push({ u, place });
  });
  return placed;
}

/** What the enemy may be expected to cost a unit in his next turn, and by whom most of it. */
export interface Peril {
  readonly points: number;
  readonly by: string;
}

/** The units of the side that are in danger. */
export function perilsOf(g: Game, side: Side): ReadonlyMap<string, Peril> {
  const { [side]: own, [enemyOf(side)]: enemies } = placedOf(g);
  const strikers: Striker[] = [];
  for (const { u } of enemies) {
    if (u.panicked) continue;
    const outlook = outlookOf({ g, ending: 0, bears: UNBROKEN }, u, own);
    if (outlook.option > 0) strikers.push(outlook);
  }
  const found = new Map<string, Peril>();
  together(g, strikers, ({ u, target }, points) => {
    const struck = g.units[target];
    if (!struck) return;
    const before = found.get(struck.id);
    // the first to strike is the one who does most
    found.set(struck.id, { points: points + (before?.points ?? 0), by: before?.by ?? u.id });
  });
  return found;
}
