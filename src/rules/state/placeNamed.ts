/** A place as somebody outside may name it. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/** The hex and the facing that a choice of unknown origin names, or none. */
export function placeNamed({
  to,
  facing,
}: Readonly<Record<string, unknown>>): { readonly to: Hex; readonly facing: Facing } | null {
  if (typeof to !== 'object' || to === null) return null;
  const { q, r }: { readonly q?: unknown; readonly r?: unknown } = to;
  const known = FACINGS.find((one) => one === facing);
  return known !== undefined && isWhole(q) && isWhole(r) ? { to: { q, r }, facing: known } : null;
}
