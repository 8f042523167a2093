/** What a side may aim at, each a number; and who holds the ground that is fought for. */
import { distance, type Hex, sameHex } from '../geometry/hex.ts';
import { targetStand } from '../rules/attack/friendReactions.ts';
import { enemyOf, findUnit, type Game, type Unit } from '../rules/state/game.ts';
import { whoIsBetween } from '../rules/state/meant.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { Graph, Lost } from './explore.ts';

/** Keep or take the ground, keep its own strength, cost the enemy most army points, break the enemy. */
export const AIMS = ['keepGround', 'keepStrength', 'costEnemy', 'breakEnemy'] as const;
export type Aim = (typeof AIMS)[number];

/** A number that belongs to a course of events: what it is worth at its end, and what each loss adds on the way. */
export interface Measure {
  readonly end: (game: Game) => number;
  readonly loss: (lost: Lost) => number;
}

function nothing(): number {
  return 0;
}

/** On the map and steady. */
export function stands(unit: Unit): boolean {
  return unit.fate === 'present' && !unit.panicked;
}

/** The enemy, by id, that the action is directed at as it begins; null where it is directed at nobody. */
export function foughtIn({ frames }: Game): string | null {
  return frames.map(whoIsBetween).find(({ target }) => target !== null)?.target ?? null;
}

/** Where the unit attacked stood before its reaction, while that is under way: later no frame knows. R-88. */
function stoodBefore({ frames }: Game, fought: string | null): readonly Hex[] | null {
  for (const frame of frames)
    if (frame.procedure === 'reaction' && whoIsBetween(frame).target === fought)
      return targetStand(frame).hexes;
  return null;
}

/**
 * The hexes fought for: where the unit attacked stands as the action begins, or the unit that acts if it attacks nobody.
 */
export function groundOf(root: Game): readonly Hex[] {
  const fought = foughtIn(root);
  const acting = root.frames.map(whoIsBetween).find(({ unit }) => unit !== null)?.unit;
  return stoodBefore(root, fought) ?? findUnit(root, fought ?? acting ?? '')?.hexes ?? [];
}

/** Whether who was panicked before is where it was: it flees no further. */
export function staysPanicked(before: Unit, after: Unit): boolean {
  if (!before.panicked || after.fate !== 'present') return false;
  return before.hexes.every((hex) => after.hexes.some((there) => sameHex(hex, there)));
}

/** Whether the unit, steady, is on one of the hexes or beside one. */
export function isAt(unit: Unit, ground: readonly Hex[]): boolean {
  return stands(unit) && unit.hexes.some((hex) => ground.some((one) => distance(one, hex) <= 1));
}

/**
 * Whose ground it is: the side with a steady unit on it; if there is none, the only side with a steady unit beside it;
 * otherwise nobody's.
 */
export function holderOf(game: Game, ground: readonly Hex[]): Side | null {
  let beside: Side | 'both' | null = null;
  for (const unit of game.units) {
    if (!stands(unit)) continue;
    for (const hex of unit.hexes) {
      if (ground.some((one) => sameHex(one, hex))) return unit.side;
      if (ground.some((one) => distance(one, hex) === 1))
        beside = beside === null || beside === unit.side ? unit.side : 'both';
    }
  }
  return beside === 'both' ? null : beside;
}

/** Army points that each strength point of the unit stands for. BLD-03. */
export function pointsEach(unit: Unit): number {
  return unit.initialStrength === 0 ? 0 : unit.cost / unit.initialStrength;
}

/** How many of a side's units that stood in the beginning stand no longer. */
function brokenOf(root: Game, game: Game, side: Side): number {
  let broken = 0;
  game.units.forEach((unit, place) => {
    const before = root.units[place];
    if (unit.side === side && unit !== before && before && stands(before) && !stands(unit)) broken++;
  });
  return broken;
}

/** The number a side aims to make great. */
export function measureOf(aim: Aim, side: Side, { root }: Pick<Graph, 'root'>): Measure {
  const sideOf = (place: number): Side | undefined => root.units[place]?.side;
  switch (aim) {
    case 'keepGround': {
      const ground = groundOf(root);
      return {
        end: (game) => {
          const holder = holderOf(game, ground);
          return holder === null ? 0 : holder === side ? 1 : -1;
        },
        loss: nothing,
      };
    }
    case 'keepStrength':
      return { end: nothing, loss: ({ place, points }) => (sideOf(place) === side ? -points : 0) };
    case 'costEnemy':
      return {
        end: nothing,
        loss: ({ place, points }) => {
          const unit = root.units[place];
          return unit && unit.side !== side ? points * pointsEach(unit) : 0;
        },
      };
    case 'breakEnemy':
      return { end: (game) => brokenOf(root, game, enemyOf(side)), loss: nothing };
  }
}
