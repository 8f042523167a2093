import { type Hex, hexKey } from '../../geometry/hex.ts';
import type { Plan } from '../plan.ts';

/** What is drawn on a hex of a sheet is worked out once; `variant` tells what it depends on besides, a small number. */
export function perHex<T>(
  make: (plan: Plan, hex: Hex, variant: number) => T,
): (plan: Plan, hex: Hex, variant?: number) => T {
  const sheets = new WeakMap<Plan, Map<number, T>>();
  return (plan, hex, variant = 0) => {
    let drawn = sheets.get(plan);
    if (!drawn) {
      drawn = new Map();
      sheets.set(plan, drawn);
    }
    const key = hexKey(hex) * VARIANTS + variant;
    const before = drawn.get(key);
    if (before !== undefined) return before;
    const made = make(plan, hex, variant);
    drawn.set(key, made);
    return made;
  };
}

/** One for each set of the six directions. */
const VARIANTS = 64;
