/** The rolls of the rule, each by its name, in the forms that the engine knows. */
import type { Dice } from '../../engine/dice.ts';

const HALVED: readonly number[] = [1, 1, 2, 2, 3, 3];

/** One D3, half a D6 rounded up, plus a constant; where a floor is given a total of 0 or less becomes it. GEN-08, R-11. */
export function d3(plus = 0, floor?: number): Dice {
  const dice = { dice: 'table', count: 1, counts: HALVED, plus } as const;
  return floor === undefined ? dice : { ...dice, floor };
}

/** One D6 plus a constant. */
export function d6(plus = 0): Dice {
  return { dice: 'sum', count: 1, drop: 'none', plus };
}

/** Two D6 plus a constant, a total of 0 or less becoming the floor. ORD-02. */
export function twoD6(plus: number, floor: number): Dice {
  return { dice: 'sum', count: 2, drop: 'none', plus, floor };
}

/**
 * A test of morale against a command value as modified. Outcome: 0 when passed, otherwise the excess. QUA-04, MOR-03,
 * MOR-04, MOR-11.
 */
export function moraleTest(drop: 'none' | 'highest' | 'lowest', against: number): Dice {
  return { dice: 'sum', count: drop === 'none' ? 2 : 3, drop, plus: 0 - against, floor: 0 };
}

/** Dice that hit from that face on; a natural 6 may cost the target two points. CBT-02, CBT-03, CBT-06. */
export function hitDice(count: number, from: number, six: 1 | 2): Dice {
  return { dice: 'pool', count, from, six };
}

/** One die for each point to be saved, which is saved from that face on. SAV-02. */
export function saveDice(count: number, from: number): Dice {
  return { dice: 'pool', count, from, six: 1 };
}

/** Lots drawn between so many: which of them, from 0. */
export function lots(among: number): Dice {
  return { dice: 'draw', among };
}
