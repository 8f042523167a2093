/** What each unit lost in a battle, how, and what it took from the enemy. */
import { type Fate, unitOf } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { victoryValue } from '../../rules/victory.ts';
import type { OpenGame } from '../state.ts';

/** How strength points were lost. */
export interface LossesBy {
  readonly fire: number;
  readonly combat: number;
  /** In flight, by failed tests, for a battery, in breaking off. */
  readonly other: number;
}

export interface UnitLosses extends LossesBy {
  readonly unit: string;
  readonly side: Side;
  readonly initial: number;
  /** What is left of it on the field; nothing of a unit that is destroyed or has run off. */
  readonly left: number;
  readonly fate: Fate;
  /** Strength points that it took from the enemy. */
  readonly taken: number;
  /** The victory points its fate has given the enemy. VIC-02, VIC-03. */
  readonly points: number;
}

type Counted = { -readonly [Name in keyof LossesBy | 'taken']: number };

function unhurt(): Counted {
  return { fire: 0, combat: 0, other: 0, taken: 0 };
}

/** The losses of both armies, in the order of their lists. */
export function lossesOf({
  game,
  log,
  opening,
}: Pick<OpenGame, 'game' | 'log' | 'opening'>): readonly UnitLosses[] {
  const counted = new Map<string, Counted>();
  const of = (unit: string): Counted => {
    const known = counted.get(unit) ?? unhurt();
    counted.set(unit, known);
    return known;
  };
  for (const facts of [opening, ...log.map((entry) => entry.facts)])
    for (const fact of facts) {
      if (fact.fact !== 'losses') continue;
      const { unit, lost, cause, by } = fact;
      of(unit)[cause === 'fire' ? 'fire' : cause === 'closeCombat' ? 'combat' : 'other'] += lost;
      // what runs its own friends down takes nothing from the enemy
      if (by !== null && unitOf(game, by).side !== unitOf(game, unit).side) of(by).taken += lost;
    }
  return game.units.map((unit) => {
    const { id, side, initialStrength, strength, fate } = unit;
    const gone = fate === 'eliminated' || fate === 'fledOffMap';
    return {
      unit: id,
      side,
      initial: initialStrength,
      left: gone ? 0 : strength,
      fate,
      points: victoryValue(game, unit),
      ...of(id),
    };
  });
}
