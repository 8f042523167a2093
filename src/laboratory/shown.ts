/** What the map shows besides the set-up: where one unit ends by chance, or the board of a play rolled step by step. */
import { create } from 'zustand';
import type { EndPlace, Figures } from '../odds/laboratory/figures.ts';
import type { Unit } from '../rules/state/game.ts';

interface Shown {
  /** Whose ends or pursuit are drawn, by its key; '' for nobody's, null for what is most asked: the attacker's pursuit. */
  readonly heat: string | null;
  readonly playing: readonly Unit[] | null;
  /** Whether the bars of the result are in sight, or most of them. */
  readonly barsSeen: boolean;
}

export const useShown = create<Shown>()(() => ({ heat: null, playing: null, barsSeen: false }));

const MOST = 0.6;

/** Follows whether the bars are in sight, as long as they are drawn. */
export function watchBars(bars: Element | null): (() => void) | undefined {
  if (!bars) return undefined;
  const observer = new IntersectionObserver(
    ([seen]) => useShown.setState({ barsSeen: (seen?.intersectionRatio ?? 0) >= MOST }),
    { threshold: MOST },
  );
  observer.observe(bars);
  return () => {
    observer.disconnect();
    useShown.setState({ barsSeen: false });
  };
}

export interface HeatKind extends Pick<EndPlace, 'unit' | 'of'> {
  readonly key: string;
}

export function heatKey({ of, unit }: Pick<EndPlace, 'unit' | 'of'>): string {
  return `${of} ${unit}`;
}

/** Everything that could be drawn, once each. */
export function heatsOf({ places }: Figures): readonly HeatKind[] {
  const kinds = new Map<string, HeatKind>();
  for (const { unit, of } of places)
    kinds.set(heatKey({ unit, of }), { key: heatKey({ unit, of }), unit, of });
  return [...kinds.values()];
}

/** What is drawn now; null for nothing. */
export function heatShown(figures: Figures, chosen: string | null, attacker: string | null): string | null {
  const kinds = heatsOf(figures);
  if (chosen !== null) return kinds.some(({ key }) => key === chosen) ? chosen : null;
  return kinds.find(({ unit, of }) => unit === attacker && of === 'pursuit')?.key ?? null;
}
