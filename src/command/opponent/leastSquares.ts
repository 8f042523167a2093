/** The coefficients by which a sum of features comes nearest to what happened. */

/** What was seen, and what came of it. */
export interface Seen {
  readonly features: readonly number[];
  readonly came: number;
}

/** Keeps coefficients of features that hardly vary from running away: a share of the mean square of all features. */
const HOLD = 0.003;

/** Solves a set of linear equations, each a row with its right side last, by elimination; rows without a pivot are left at 0. */
function solved(rows: readonly (readonly number[])[]): readonly number[] {
  const left = rows.map((row) => [...row]);
  const size = left.length;
  for (let column = 0; column < size; column++) {
    const most = left
      .slice(column)
      .reduce(
        (best, row, n) =>
          Math.abs(row[column] ?? 0) > Math.abs(left[best]?.[column] ?? 0) ? column + n : best,
        column,
      );
    const [pivot, other] = [left[most], left[column]];
    const by = pivot?.[column] ?? 0;
    if (!pivot || !other || by === 0) continue;
    left[most] = other;
    left[column] = pivot;
    for (const row of left) {
      if (row === pivot) continue;
      const share = (row[column] ?? 0) / by;
      for (let n = column; n <= size; n++) row[n] = (row[n] ?? 0) - share * (pivot[n] ?? 0);
    }
  }
  return left.map((row, n) => (row[n] ? (row[size] ?? 0) / row[n] : 0));
}

/** The coefficients with the least squares of what is left over. */
export function leastSquares(seen: readonly Seen[]): readonly number[] {
  const size = seen[0]?.features.length ?? 0;
  const squares = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  for (const { features, came } of seen)
    features.forEach((a, n) => {
      const row = squares[n];
      if (!row) return;
      features.forEach((b, m) => {
        row[m] = (row[m] ?? 0) + a * b;
      });
      row[size] = (row[size] ?? 0) + a * came;
    });
  const hold = (HOLD * squares.reduce((sum, row, n) => sum + (row[n] ?? 0), 0)) / Math.max(1, size);
  return solved(squares.map((row, n) => row.map((value, m) => (m === n ? value + hold : value))));
}

/** The share of what happened that the coefficients explain. */
export function explained(seen: readonly Seen[], coefficients: readonly number[]): number {
  let [left, whole] = [0, 0];
  for (const { features, came } of seen) {
    const told = features.reduce((sum, value, n) => sum + value * (coefficients[n] ?? 0), 0);
    left += (came - told) * (came - told);
    whole += came * came;
  }
  return whole === 0 ? 0 : 1 - left / whole;
}
