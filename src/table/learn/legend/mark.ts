/** How a mark of the legend is written down. */
import type { LegendId } from '../../../language/en/learning.ts';
import type { VignetteDrawn } from '../../../map/vignette/Vignette.tsx';
import type { RuleId } from '../../../rules/state/vocabulary.ts';
import type { PlacedUnit, Situation } from '../../../scenarios/demonstrations/demonstration.ts';
import { vignetteOf } from '../vignetteOf.ts';

export interface LegendMark {
  readonly id: LegendId;
  /** A few hexes on which the map itself draws it. */
  readonly scene: VignetteDrawn;
  /** None where the mark is a help to the eye, of which the rule says nothing. */
  readonly rules: readonly RuleId[];
}

type Marked = Parameters<typeof vignetteOf>[1];

/** So many hexes with these units. */
export function field(
  columns: number,
  rows: number,
  units: readonly PlacedUnit[],
  more?: Partial<Situation>,
): Situation {
  return { columns, rows, units, ...more };
}

/** A mark in a situation. */
export function mark(
  id: LegendId,
  rules: readonly RuleId[],
  situation: Situation,
  marked?: Marked,
): LegendMark {
  return { id, rules, scene: vignetteOf(situation, marked) };
}
