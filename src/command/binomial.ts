/** The exact binomial test. */

const HALF_LOG_TWO_PI = 0.918_938_533_204_672_7;
const factorials: number[] = [0];

/** The logarithm of n!, summed for small n and by Stirling's series beyond, to 14 digits and more. */
function logFactorial(n: number): number {
  if (n < 256) {
    for (let k = factorials.length; k <= n; k++) factorials.push((factorials[k - 1] ?? 0) + Math.log(k));
    return factorials[n] ?? 0;
  }
  const x = n + 1;
  return (
    (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  );
}

/** The chance of exactly k successes in n trials. */
export function binomialChance(n: number, p: number, k: number): number {
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p));
}

/** The chance of k successes or more (`step` 1) or of k or fewer (−1), summed away from k. */
function tail(n: number, p: number, k: number, step: 1 | -1): number {
  let sum = 0;
  const towards = step === 1 ? k >= n * p : k <= n * p;
  if (!towards) return 1 - tail(n, p, k - step, step === 1 ? -1 : 1);
  for (let at = k; at >= 0 && at <= n; at += step) {
    const more = binomialChance(n, p, at);
    sum += more;
    if (more < sum * 1e-17) break;
  }
  return sum;
}

/**
 * How likely it is to be at least so far from the expected on either side, k successes in n trials of chance p: twice the
 * smaller tail, at most 1. Exact: no normal curve is put in its place.
 */
export function binomialTest(n: number, p: number, k: number): number {
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  return Math.min(1, 2 * Math.min(tail(n, p, k, 1), tail(n, p, k, -1)));
}
