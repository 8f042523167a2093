/** Chance from a seed, for ground by lot: the same seed gives the same ground everywhere. */
import { makeGenerator } from '../engine/seed.ts';

export interface Lot {
  /** From 0 up to, and without, 1. */
  readonly share: () => number;
  /** A whole number between the two, both included. */
  readonly whole: (least: number, most: number) => number;
  /** One of them; nothing of nothing. */
  readonly oneOf: <T>(items: readonly T[]) => T | undefined;
  /** All of them in another order. */
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
}

const FINE = 2 ** 24;

/** The lot of a seed for one purpose: what is drawn for another does not change it. */
export function lotOf(seed: string, purpose: string): Lot {
  const generator = makeGenerator(`${seed} ${purpose}`);
  const share = (): number => (generator.draw(FINE) - 1) / FINE;
  const whole = (least: number, most: number): number => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    whole,
    oneOf: (items) => items[whole(0, items.length - 1)],
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: share() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
