/** The first thing wrong among many. */
import type { Hex } from '../geometry/hex.ts';
import { contains, type MapShape, offsetOf } from '../geometry/shape.ts';
import { sizeOfShape } from '../mapmaking/frame.ts';
import { type Problem, problem } from './problem.ts';

export type Found = Problem | null;

/** The first problem of a list of checks. */
export function firstOf<T>(items: readonly T[], check: (item: T, at: number) => Found): Found {
  for (const [at, item] of items.entries()) {
    const found = check(item, at);
    if (found) return found;
  }
  return null;
}

/** The first item whose key another had before. */
export function repeated<T, K>(items: readonly T[], keyOf: (item: T) => K, path: string): Found {
  const seen = new Set<K>();
  return firstOf(items, (item, at) => {
    const key = keyOf(item);
    if (seen.has(key)) return problem('twice', `${path}.${at}`);
    seen.add(key);
    return null;
  });
}

/** A hex of the map, or where it lies instead: column and row as players count them, and how many there are. */
export function offMapProblem(shape: MapShape, hex: Hex, path: string): Found {
  if (contains(shape, hex)) return null;
  const { column, row } = offsetOf(hex);
  return problem('offMap', path, { column: column + 1, row: row + 1, ...sizeOfShape(shape) });
}
