/** The answers that the answer in the making could still become. */
import { sameHex } from '../../geometry/hex.ts';
import type { Selection } from '../state.ts';
import type { Target, Way } from './possible.ts';

/** An answer that could be given with those before it. */
export interface Candidate {
  readonly lead: Selection['lead'];
  readonly choice: NonNullable<Selection['draft']>;
}

/** One for each formation in which the unit may be set up there, the facing kept where it can be. R-150. */
function otherFormations(ways: readonly Way[], way: Way): readonly Way[] {
  const there = ways.filter(({ to }) => sameHex(to, way.to));
  const formations = [...new Set(there.map(({ formation }) => formation))];
  return formations.flatMap((formation) => {
    const so = there.filter((one) => one.formation === formation);
    return so.find(({ facing }) => facing === way.facing) ?? so.slice(0, 1);
  });
}

/** The ways with the same end as this one, itself among them. */
function sameEnd(ways: readonly Way[], way: Way): readonly Way[] {
  if (way.formation !== undefined) return otherFormations(ways, way);
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
