/** Chances in the plainest form: a list of what may be, each with its fraction; the same thing twice is one. */
import { type Fraction, fraction } from '../../src/chances/fraction.ts';

export type Likely<T> = readonly (readonly [is: T, chance: Fraction])[];

export const part = (over: number, under: number): Fraction => fraction(BigInt(over), BigInt(under));
export const product = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const total = (all: readonly Fraction[]): Fraction =>
  all.reduce((a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under), part(0, 1));

/** What is the same by its text, put together. */
function together<T>(all: Likely<T>): Likely<T> {
  const byText = new Map<string, [T, Fraction]>();
  for (const [is, chance] of all) {
    const text = JSON.stringify(is);
    byText.set(text, [is, total([chance, byText.get(text)?.[1] ?? part(0, 1)])]);
  }
  return [...byText.values()];
}

/** What follows from each. */
export function onwards<T, U>(all: Likely<T>, next: (is: T) => Likely<U>): Likely<U> {
  return together(
    all.flatMap(([is, chance]) => next(is).map(([after, share]) => [after, product(chance, share)] as const)),
  );
}

export const sure = <T>(is: T): Likely<T> => [[is, part(1, 1)]];

/** The chance that it is so. */
export function chanceThat<T>(all: Likely<T>, is: (one: T) => boolean): Fraction {
  return total(all.filter(([one]) => is(one)).map(([, chance]) => chance));
}

/** What is to be expected of a whole number. */
export function mean<T>(all: Likely<T>, of: (one: T) => number): Fraction {
  return total(all.map(([one, chance]) => product(chance, part(of(one), 1))));
}

/** How many of so many dice show one of so many faces. */
export function dice(count: number, faces: number): Likely<number> {
  let all: Likely<number> = sure(0);
  for (let n = 0; n < count; n++)
    all = onwards(all, (shown) => [
      [shown, part(6 - faces, 6)],
      [shown + 1, part(faces, 6)],
    ]);
  return all;
}

/** Whether two dice and what is added come to 8. */
export function passes(plus: number): Likely<boolean> {
  const faces = [1, 2, 3, 4, 5, 6];
  const sums = faces.flatMap((one) => faces.map((other) => one + other + plus));
  const passing = sums.filter((sum) => sum >= 8).length;
  return [[true, part(passing, 36)] as const, [false, part(36 - passing, 36)] as const].filter(
    ([, { over }]) => over > 0n,
  );
}
