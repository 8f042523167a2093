/**
 * Sums of floating numbers cannot tell nearly certain from certain. Here they are made to: a chance is 1 only where
 * nothing else can happen, and 0 only where it cannot.
 */

/** The greatest number below 1. */
const BELOW_ONE = 1 - Number.EPSILON / 2;

/** The chance, beside that of everything else. Sums of what is above 0 are above 0, however small. */
export function honest(share: number, others: number): number {
  if (share <= 0) return 0;
  return others <= 0 ? 1 : Math.min(share, BELOW_ONE);
}

/** Chances of which one comes true. */
export function honestRow(row: readonly number[]): number[] {
  const possible = row.filter((share) => share > 0).length;
  return row.map((share) => honest(share, possible - (share > 0 ? 1 : 0)));
}

/** The same by name. */
export function honestRecord<K extends string>(shares: Readonly<Record<K, number>>): Record<K, number> {
  const keys = Object.keys(shares) as K[];
  const row = honestRow(keys.map((key) => shares[key]));
  return Object.fromEntries(keys.map((key, at) => [key, row[at] ?? 0])) as Record<K, number>;
}
