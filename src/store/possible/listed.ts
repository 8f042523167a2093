/** What can be done now as a list in words' order: for those who do not see the map. */
import { canonicalText } from '../../engine/interpreter.ts';
import { distance, type Hex } from '../../geometry/hex.ts';
import { distanceBetween } from '../../rules/ground/engagement.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../../rules/state/game.ts';
import type { TableView } from '../view/view.ts';
import type { OfferedChoice, Reach, RefusedTarget, Target } from './possible.ts';

/** An enemy, and how far he is, in hexes. */
interface Enemy {
  readonly unit: string;
  readonly away: number;
}

export interface ListedPlace extends Reach {
  /** The nearest enemy there; none where no enemy is left. */
  readonly enemy: Enemy | null;
}

export interface ListedTarget extends Enemy {
  readonly attacks: readonly Target[];
  readonly refused: readonly RefusedTarget[];
}

export interface Listed {
  /** Where the unit can go, nearest to the enemy first. */
  readonly places: readonly ListedPlace[];
  /** Whom it can attack and whom not, the nearest first. */
  readonly targets: readonly ListedTarget[];
  /** The other answers; and what else is refused. */
  readonly answers: readonly OfferedChoice[];
  readonly refused: readonly OfferedChoice[];
}

function nearestTo(hex: Hex, enemies: readonly Unit[]): Enemy | null {
  let nearest: Enemy | null = null;
  for (const { id, hexes } of enemies) {
    const away = Math.min(...hexes.map((own) => distance(own, hex)));
    if (nearest === null || away < nearest.away) nearest = { unit: id, away };
  }
  return nearest;
}

function placesOf(reach: readonly Reach[], enemies: readonly Unit[]): readonly ListedPlace[] {
  const away = ({ enemy }: ListedPlace): number => enemy?.away ?? 0;
  return reach
    .map((one): ListedPlace => ({ ...one, enemy: nearestTo(one.hex, enemies) }))
    .toSorted((a, b) => away(a) - away(b) || a.cost - b.cost || a.hex.r - b.hex.r || a.hex.q - b.hex.q);
}

function targetsOfList(
  game: Game,
  actor: string | null,
  { targets, refusedTargets }: Pick<TableView, 'targets' | 'refusedTargets'>,
): readonly ListedTarget[] {
  if (actor === null) return [];
  const from = unitOf(game, actor);
  const units = [...new Set([...targets, ...refusedTargets].map(({ unit }) => unit))];
  return units
    .map((unit) => ({
      unit,
      away: distanceBetween(from, unitOf(game, unit)),
      attacks: targets.filter((one) => one.unit === unit),
      refused: refusedTargets.filter((one) => one.unit === unit),
    }))
    .toSorted((a, b) => a.away - b.away || a.unit.localeCompare(b.unit));
}

/** Everything the view leaves open to the unit, and every other answer; groups are picked from the units themselves. */
export function listedOf(view: TableView, actor: string | null): Listed {
  const { game, side, question, choices, targets } = view;
  const enemies = presentUnits(game).filter((unit) => unit.side !== side);
  const aimed = new Set(targets.map(({ choice }) => canonicalText(choice)));
  const placed = new Set(view.reach.length > 0 ? ['deploy', 'move', 'runEnd', 'putBack'] : []);
  return {
    places: placesOf(view.reach, enemies),
    targets: targetsOfList(game, actor, view),
    answers: choices.filter(
      ({ choice, enabled }) => enabled && !placed.has(choice.choose) && !aimed.has(canonicalText(choice)),
    ),
    // attacks that an action could be are told with their targets, those on enemies far away not at all
    refused: choices.filter(
      ({ choice, enabled }) => !enabled && !(question?.ask === 'action' && 'target' in choice),
    ),
  };
}
