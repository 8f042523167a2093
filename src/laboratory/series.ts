/** What may be plotted against what is varied: any outcome, what becomes of both units, what they lose. */
import { type Figures, OUTCOMES, type Pair, type UnitFigures } from '../odds/laboratory/figures.ts';
import { honest } from '../odds/laboratory/honest.ts';
import type { Setup } from '../store/laboratory/share.ts';
import type { OutcomeWords } from './outcomeWords.ts';
import { regainedIn, steadyRally } from './regained.ts';
import type { LabSpeaker } from './words.ts';

const ENDS = ['attackerFlees', 'attackerGone', 'targetFlees', 'targetGone'] as const;
const LOSSES = ['attackerLoss', 'targetLoss'] as const;
const SERIES = ['attackerRegains', ...OUTCOMES, ...ENDS, ...LOSSES] as const;
export type Series = (typeof SERIES)[number];

/** What may be plotted of a set-up. */
export function seriesOf(setup: Setup): readonly Series[] {
  return SERIES.filter((one) => one !== 'attackerRegains' || steadyRally(setup) !== null);
}

/** Whether it is asked for less often. */
export function isBeside(series: Series): boolean {
  return isLoss(series) || ENDS.some((one) => one === series);
}

/** Losses have a scale of their own. */
export function isLoss(series: Series): boolean {
  return LOSSES.some((one) => one === series);
}

export function seriesWords(series: Series, { say }: LabSpeaker, outcomeWords: OutcomeWords): string {
  switch (series) {
    case 'attacker':
    case 'both':
    case 'target':
    case 'nobody':
      return outcomeWords(series);
    default:
      return say.series[series];
  }
}

function unitOf({ units }: Figures, id: string | null): UnitFigures | undefined {
  return units.find(({ unit }) => unit === id);
}

function gone(unit: UnitFigures | undefined): number {
  if (!unit) return 0;
  const { eliminated, fledOffMap, stands, panicked } = unit.fates;
  return honest(eliminated + fledOffMap, stands + panicked);
}

/** The figure of a series; a chance from 0 to 1, or a mean loss in strength points. */
export function figureOf(figures: Figures, series: Series, { attacker, target }: Pair): number {
  switch (series) {
    case 'attackerRegains':
      return regainedIn(figures, attacker);
    case 'attackerFlees':
      return unitOf(figures, attacker)?.fates.panicked ?? 0;
    case 'targetFlees':
      return unitOf(figures, target)?.fates.panicked ?? 0;
    case 'attackerGone':
      return gone(unitOf(figures, attacker));
    case 'targetGone':
      return gone(unitOf(figures, target));
    case 'attackerLoss':
      return unitOf(figures, attacker)?.expectedLoss ?? 0;
    case 'targetLoss':
      return unitOf(figures, target)?.expectedLoss ?? 0;
    default:
      return figures.outcomes[series];
  }
}
