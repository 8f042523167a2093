/** Rectangles of hexes, to set up in. */
import type { Hex } from '../../geometry/hex.ts';
import { hexAt } from '../../geometry/shape.ts';

type Span = readonly [from: number, to: number];

function numbers([from, to]: Span): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}

/** The hexes of those columns and rows, counted from 0, the last ones among them. */
export function block(columns: Span, rows: Span): readonly Hex[] {
  return numbers(rows).flatMap((row) => numbers(columns).map((column) => hexAt(column, row)));
}
