/** Order points of a turn. ORD-01, ORD-02. */
import type { Dice } from '../../engine/dice.ts';
import { d3, twoD6 } from '../state/dice.ts';
import type { HouseRules } from '../state/houseRuleKeys.ts';

/** The lowest row of the table, for the smallest battles. */
const LOWEST = -2;

/** The row of the table: how far the format lies above 2000 army points, in steps of 500 begun. */
function step(format: number): number {
  return Math.max(LOWEST, Math.ceil((format - 2000) / 500));
}

/** The dice formulas a side may choose from in this format (army points a side). */
export function orderFormulas(format: number): readonly ('d3' | '2d6')[] {
  return format > 2000 ? ['d3', '2d6'] : ['d3'];
}

/** Whether the dice of a turn may come to nothing, so that nobody can be ordered: only those of the smallest battles. ORD-02. */
export function mayGiveNothing(format: number): boolean {
  return step(format) === LOWEST;
}

/** The statement that gives the dice: the standard format's, or the table of the others. ORD-01, ORD-02. */
export function orderPointRule(format: number): 'ORD-01' | 'ORD-02' {
  return step(format) === 0 ? 'ORD-01' : 'ORD-02';
}

/**
 * The dice that give the order points of a turn. A total of 0 or less of the 2D6 becomes 2; the option extends that to
 * the D3, or makes it 1 for both.
 */
export function orderPointDice(
  format: number,
  formula: 'd3' | '2d6',
  scope: HouseRules['po_floor_scope'] = '2d6_only',
): Dice {
  const row = step(format);
  const floor = scope === 'min1' ? 1 : 2;
  if (formula === '2d6') return twoD6(row - 5, floor);
  const plus = row + 1;
  // Only the smallest battles' die can come to nothing.
  return scope === '2d6_only' || plus >= 0 ? d3(plus) : d3(plus, floor);
}
