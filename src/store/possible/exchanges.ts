/** The answers that the answer in the making could still become. */
import { sameHex } from '../../geometry/hex.ts';
import type { Selection } from '../state.ts';
import type { Target, Way } from './possible.ts';

/** An answer that could be given with those before it. */
export interface Candidate {
  readonly lead: Selection['lead'];
  readonly choice: NonNullable<Selection['draft']>;
}

/** The ways with the same end as this one, itself among them. */
function sameEnd(ways: readonly Way[], way: Way): readonly Way[] {
  return ways.filter(({ to, facing }) => sameHex(to, way.to) && facing === way.facing);
}

/** What the draft may be exchanged for: itself, other routes to its end, other attacks on its enemy. */
export function exchanges(
  { draft }: Selection,
  ways: readonly Way[],
  targets: readonly Target[],
): readonly Candidate[] {
  const way = ways.find(({ choice }) => choice === draft);
  if (way) return sameEnd(ways, way);
  const target = targets.find(({ choice }) => choice === draft);
  return target ? targets.filter(({ unit }) => unit === target.unit) : [];
}
