/** Two ways to reckon with chances: numbers, quick; fractions of whole numbers of any size, exact. */

/** A fraction in lowest terms, its denominator above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction in lowest terms; the denominator must be above 0. */
export function fraction(over: bigint, under: bigint): Fraction {
  const divisor = commonDivisor(over, under);
  return divisor === 1n || divisor === 0n
    ? { over, under }
    : { over: over / divisor, under: under / divisor };
}

/** Two fractions multiplied: the chance of both. */
export function product(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

/** As it is written: 5/36, or a whole number alone. */
export function fractionText({ over, under }: Fraction): string {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

/** Digits enough for a number, however long both parts are. */
const SCALE = 10n ** 20n;

/** The nearest number, to about 20 digits before it is rounded to one. */
export function fractionNumber({ over, under }: Fraction): number {
  return Number((over * SCALE) / under) / Number(SCALE);
}

/** How chances are added and shared out. */
export interface Arithmetic<M> {
  readonly zero: M;
  readonly one: M;
  readonly plus: (a: M, b: M) => M;
  /** The chance taken `times` over; a whole number, be it below 0. */
  readonly times: (a: M, times: number) => M;
  /** The part of the chance that `weight` throws of `throws` get; `share` is their quotient. */
  readonly part: (a: M, weight: bigint, throws: bigint, share: number) => M;
  readonly isZero: (a: M) => boolean;
  /** A sum of chances, no more than 1: what rounding has added is taken off. */
  readonly atMostOne: (a: M) => M;
}

/** Reckons in numbers: quick, and right to a rounding. */
export const NUMBERS: Arithmetic<number> = {
  zero: 0,
  one: 1,
  plus: (a, b) => a + b,
  times: (a, times) => a * times,
  part: (a, _weight, _throws, share) => a * share,
  isZero: (a) => a === 0,
  atMostOne: (a) => Math.min(a, 1),
};

/** Reckons exactly. */
export const FRACTIONS: Arithmetic<Fraction> = {
  zero: { over: 0n, under: 1n },
  one: { over: 1n, under: 1n },
  plus: (a, b) =>
    a.under === b.under
      ? fraction(a.over + b.over, a.under)
      : fraction(a.over * b.under + b.over * a.under, a.under * b.under),
  times: (a, times) => fraction(a.over * BigInt(times), a.under),
  part: (a, weight, throws) => (weight === throws ? a : fraction(a.over * weight, a.under * throws)),
  isZero: (a) => a.over === 0n,
  // exact sums need nothing taken off; one above 1 is a fault that is to be seen
  atMostOne: (a) => a,
};
