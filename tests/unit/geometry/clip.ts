import type { Hex } from '../../../src/geometry/hex.ts';

// R-118 word for word, as an independent check of the line of sight: a point p of the segment from (0, 0) to `to` is
// p = t · to with 0 ≤ t ≤ 1, and lies in the hex c if the differences of the cube coordinates of p − c are at most 1.
// Each difference bounds t between two fractions; the hex is touched if some t is left. Fractions are exact.

interface Fraction {
  readonly over: number;
  readonly under: number;
}

interface Span {
  readonly from: Fraction;
  readonly to: Fraction;
}

const compare = (a: Fraction, b: Fraction): number => a.over * b.under - b.over * a.under;
const later = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b);
const sooner = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);

function differences({ q, r }: Hex): readonly number[] {
  const s = -q - r;
  return [q - r, r - s, s - q];
}

/** The part of the segment within a hex; null when there is none. */
function spanIn(to: Hex, hex: Hex): Span | null {
  let span: Span = { from: { over: 0, under: 1 }, to: { over: 1, under: 1 } };
  const middles = differences(hex);
  for (const [n, slope] of differences(to).entries()) {
    const middle = middles[n] ?? Number.NaN;
    if (slope === 0) {
      if (Math.abs(middle) > 1) return null;
      continue;
    }
    const sign = Math.sign(slope);
    const under = Math.abs(slope);
    span = {
      from: later(span.from, { over: sign * middle - 1, under }),
      to: sooner(span.to, { over: sign * middle + 1, under }),
    };
  }
  return compare(span.from, span.to) <= 0 ? span : null;
}

/** How the segment meets a hex: not at all, in one point, or along a stretch. */
export function clip(to: Hex, hex: Hex): 'point' | 'stretch' | null {
  const span = spanIn(to, hex);
  if (span === null) return null;
  return compare(span.from, span.to) === 0 ? 'point' : 'stretch';
}

/** Has the segment a point in both hexes? For neighbours that means on their common side. */
export function clipBoth(to: Hex, a: Hex, b: Hex): boolean {
  const [inA, inB] = [spanIn(to, a), spanIn(to, b)];
  if (inA === null || inB === null) return false;
  return compare(later(inA.from, inB.from), sooner(inA.to, inB.to)) <= 0;
}
