import type { Hex } from '../geometry/hex.ts';

/** The hex in which a point lies that is given in axial coordinates, fractions and all. */
export function nearestHex(q: number, r: number): Hex {
  const s = -q - r;
  const [nq, nr, ns] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns - s)];
  // adding 0 turns -0 into 0
  if (dq > dr && dq > ds) return { q: -nr - ns + 0, r: nr + 0 };
  return dr > ds ? { q: nq + 0, r: -nq - ns + 0 } : { q: nq + 0, r: nr + 0 };
}
