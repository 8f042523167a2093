/** A place as somebody outside may name it. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';

/** The hex and the facing that a choice of unknown origin names, or none. */
export function placeNamed({
  to,
  facing,
}: Readonly<Record<string, unknown>>): { readonly to: Hex; readonly facing: Facing } | null {
  if (typeof to !== 'object' || to === null || !('q' in to) || !('r' in to)) return null;
  const { q, r } = to;
  const known = FACINGS.find((one) => one === facing);
  if (known === undefined || typeof q !== 'number' || typeof r !== 'number') return null;
  return Number.isInteger(q) && Number.isInteger(r) ? { to: { q, r }, facing: known } : null;
}
