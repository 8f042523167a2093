import { type Direction, step } from '../../geometry/hex.ts';
import { contains, hexesOf } from '../../geometry/shape.ts';
import { at } from '../ornament.ts';
import type { Plan } from '../plan.ts';

/** The sides of all hexes, each drawn once: a side of two hexes is left to the one that has it among its first three. */
export function gridPath(plan: Plan): string {
  return hexesOf(plan.shape)
    .map((hex) => {
      const corners = plan.corners(hex).map(({ x, y }) => `${at(x)} ${at(y)}`);
      let drawn = false;
      // side d runs from the vertex before it to vertex d
      return corners
        .map((corner, d) => {
          const goesOn = drawn;
          drawn = d < 3 || !contains(plan.shape, step(hex, d as Direction));
          return drawn ? `${goesOn ? '' : `M${corners[(d + 5) % 6]}`}L${corner}` : '';
        })
        .join('');
    })
    .join('');
}
