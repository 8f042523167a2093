/** What lies where on the land: the same when the sheet is turned, for it is the sheet that is turned and not the land. */
import type { Point } from '../../geometry/layout.ts';
import { wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';

/** A point of the land on the sheet, or one of the sheet on the land. */
export function turnedOver(plan: Plan, { x, y }: Point): Point {
  return plan.turned ? { x: plan.width - x, y: plan.height - y } : { x, y };
}

const eased = (t: number): number => t * t * (3 - 2 * t);

/**
 * A value from -1 to 1 that changes gently over the sheet, about once in `scale` units: what a hand does that does not draw
 * along the ruler. It hangs on the place alone, so whoever draws a line that ends there draws it alike.
 */
export function wander(plan: Plan, point: Point, scale: number, which: number): number {
  const { x, y } = turnedOver(plan, point);
  const [u, v] = [x / scale, y / scale];
  const [q, r] = [Math.floor(u), Math.floor(v)];
  const [right, down] = [eased(u - q), eased(v - r)];
  const above = wobble({ q, r }, which) * (1 - right) + wobble({ q: q + 1, r }, which) * right;
  const below = wobble({ q, r: r + 1 }, which) * (1 - right) + wobble({ q: q + 1, r: r + 1 }, which) * right;
  return above * (1 - down) + below * down;
}
