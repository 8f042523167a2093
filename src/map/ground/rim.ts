import { DIRECTIONS, type Hex, hexKey, step } from '../../geometry/hex.ts';
import { contains, hexesOf } from '../../geometry/shape.ts';
import { closedPath, type Plan } from '../plan.ts';
import { cut } from './polygon.ts';

/** The paper just outside the hexes: fields know no hexes, and would run on to the frame of the map. */
export function rimPath(plan: Plan, hexes: readonly Hex[] = hexesOf(plan.shape)): string {
  const beyond = hexes
    .flatMap((hex) => DIRECTIONS.map((d) => step(hex, d)))
    .filter((hex) => !contains(plan.shape, hex));
  const each = new Map(beyond.map((hex) => [hexKey(hex), hex]));
  const edges = [
    [
      { x: 0, y: 0 },
      { x: -1, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: -1 },
    ],
    [
      { x: plan.width, y: plan.height },
      { x: 1, y: 0 },
    ],
    [
      { x: plan.width, y: plan.height },
      { x: 0, y: 1 },
    ],
  ] as const;
  return [...each.values()]
    .map((hex) => edges.reduce((left, [p, n]) => cut(left, p, n), plan.corners(hex)))
    .filter((left) => left.length > 2)
    .map(closedPath)
    .join('');
}
