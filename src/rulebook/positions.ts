/** The positions that show a statement on a map, by their names. A statement without one has no button. */
import { rulesOf } from '../scenarios/demonstrations/demonstration.ts';
import { DEMONSTRATIONS } from '../scenarios/demonstrations/index.ts';

const positions = new Map<string, string[]>();
for (const demonstration of DEMONSTRATIONS)
  for (const rule of rulesOf(demonstration)) {
    const known = positions.get(rule);
    if (known) known.push(demonstration.id);
    else positions.set(rule, [demonstration.id]);
  }

const NONE: readonly string[] = [];

export function positionsOf(rule: string): readonly string[] {
  return positions.get(rule) ?? NONE;
}
