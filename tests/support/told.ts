/** A position played on from an action of its unit `A`, with what must be waited for at each moment written between the answers. */
import { expect } from 'vitest';
import { actionFrame } from '../../src/rules/procedures/action.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { HouseRules } from '../../src/rules/state/houseRuleKeys.ts';
import type { Reaction } from '../../src/rules/state/vocabulary.ts';
import { about, dice, go, type Played, type Scripted, start, unitAfter, waitsFor } from './play.ts';
import { type PositionSpec, position, type UnitSpec } from './position.ts';

/** Below, looking up; three hexes from `T`, which looks down at it. */
export const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7] };
export const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4] };
export const VILLAGE = { q: 5, r: 4, terrain: 'village', hill: false } as const;

export const CHARGE: Choice = { choose: 'action', action: 'charge', target: 'T' };
export const ASSAULT: Choice = { choose: 'action', action: 'assault', target: 'T' };
export const FIRE: Choice = { choose: 'action', action: 'fire', target: 'T' };
export const FIRE_THEN_ASSAULT: Choice = {
  choose: 'action',
  action: 'fireThenAttack',
  attack: 'assault',
  target: 'T',
};
export const ATTACK: Choice = { choose: 'attack' };
export const STRIKE_BACK: Choice = { choose: 'strikeBack' };
export const DECLINE: Choice = { choose: 'decline' };
export const STAY: Choice = { choose: 'stay' };
export const FLEE: Choice = { choose: 'flee' };
export const PURSUE: Choice = { choose: 'pursue' };

export function react(reaction: Reaction): Choice {
  return { choose: 'reaction', reaction };
}

export function looking(facing: 0 | 1 | 2 | 3 | 4 | 5): Choice {
  return { choose: 'facing', facing };
}

/** So many dice, the first of them hits. */
export function rolled(count: number, hits: number, face = 5): readonly number[] {
  return Array.from({ length: count }, (_, n) => (n < hits ? face : 1));
}

export function acts(
  units: readonly UnitSpec[],
  spec: Omit<PositionSpec, 'units' | 'houseRules'> = {},
  houseRules: Partial<HouseRules> = {},
): Played {
  return start(position({ ...spec, units, houseRules }), actionFrame('A', false));
}

/** The dice of a shot or blow, the command value with the dice of a test, or the saves with what they need. */
function awaited(played: Played): string {
  const roll = about(played);
  const pool = dice(played);
  if (roll.about === 'morale') return `test ${roll.commandValue.total} ${roll.dice}`;
  if (pool.dice !== 'pool') return roll.about;
  return roll.about === 'saves' ? `saves ${pool.count} on ${pool.from}` : `${roll.about} ${pool.count}`;
}

/** Plays on, each text being what must be waited for at that moment. */
export function told(from: Played, ...script: readonly (Scripted | string)[]): Played {
  let played = from;
  for (const [n, step] of script.entries())
    if (typeof step === 'string') {
      const found = waitsFor(played.game).includes(' rolls ') ? awaited(played) : waitsFor(played.game);
      expect(`${n}: ${found}`).toBe(`${n}: ${step}`);
    } else played = go(played, step);
  return played;
}

export function strengths(played: Played, ...ids: readonly string[]): readonly number[] {
  return ids.map((id) => unitAfter(played, id).strength);
}
