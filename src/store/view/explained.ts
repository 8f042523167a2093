/** Why a unit's numbers are what they are. */
import { commandValue } from '../../rules/morale/commandValue.ts';
import { unitOf } from '../../rules/state/game.ts';
import { type Sum, sumOf } from '../../rules/state/reasons.ts';
import { combatTerms, fireTerms, movementSum, rangeSum } from '../../rules/units/factors.ts';
import { unitCost } from '../../rules/units/price.ts';
import { thresholdOf } from '../../rules/units/units.ts';
import type { OpenGame } from '../state.ts';

/** The factors of a unit as it stands, before any enemy is considered. */
export interface Explained {
  readonly unit: string;
  readonly combat: Sum;
  readonly fire: Sum;
  readonly range: Sum;
  readonly movement: Sum;
  readonly commandValue: Sum;
  readonly threshold: Sum;
  readonly cost: Sum;
}

/** A unit's numbers with the lines they come from. */
export function explain({ game }: Pick<OpenGame, 'game'>, unit: string): Explained {
  const u = unitOf(game, unit);
  return {
    unit,
    combat: sumOf(combatTerms(u, false)),
    fire: sumOf(fireTerms(u)),
    range: rangeSum(u),
    movement: movementSum(u),
    commandValue: commandValue(game, u, {
      purpose: 'losses',
      reaction: 'nothing',
      enemy: null,
      charging: false,
      attacker: null,
      protectors: [],
    }),
    threshold: thresholdOf(u),
    cost: unitCost({ ...u, strength: u.initialStrength }, game.battle.houseRules),
  };
}
