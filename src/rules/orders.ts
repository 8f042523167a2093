/** Order points of a turn. ORD-01, ORD-02. */
import type { Dice } from '../engine/dice.ts';

/** The row of the table: how far the format lies above 2000 army points, in steps of 500 begun. */
function step(format: number): number {
  return Math.ceil((Math.max(format, 501) - 2000) / 500);
}

/** The dice formulas a side may choose from in this format (army points a side). */
export function orderFormulas(format: number): readonly ('d3' | '2d6')[] {
  return format > 2000 ? ['d3', '2d6'] : ['d3'];
}

/** The dice that give the order points of a turn. A total of 0 or less of the 2D6 becomes 2. */
export function orderPointDice(format: number, formula: 'd3' | '2d6'): Dice {
  const row = step(format);
  return formula === 'd3' ? { dice: 'd3', plus: row + 1 } : { dice: '2d6', plus: row - 5, floor: 2 };
}
