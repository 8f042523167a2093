import type { Hex } from '../../geometry/hex.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';

export interface Marsh {
  readonly water: string;
  readonly reeds: string;
}

const ROWS = [-29, -20, -11, -2, 7, 16, 25] as const;

/** Broken level strokes of water, with tufts of reed between: the sign of a marsh, and of any difficult ground. */
export function marsh(plan: Plan, hexes: readonly Hex[]): Marsh {
  const water: string[] = [];
  const reeds: string[] = [];
  for (const hex of hexes) {
    const c = plan.centre(hex);
    ROWS.forEach((y, row) => {
      const half = Math.min(31, 34.6 * Math.min(1, (40 - Math.abs(y)) / 20)) - 3;
      for (let x = -half + chance(hex, row) * 7; x < half - 4; ) {
        const length = 5 + chance(hex, row * 20 + Math.round(x)) * 11;
        const end = Math.min(x + length, half);
        water.push(`M${at(c.x + x)} ${at(c.y + y)}H${at(c.x + end)}`);
        if (end - x > 8) water.push(`M${at(c.x + x + 2.5)} ${at(c.y + y + 2.4)}H${at(c.x + end - 2.5)}`);
        if (chance(hex, row * 31 + Math.round(x)) > 0.52) {
          const mid = c.x + (x + end) / 2 + wobble(hex, row + 60);
          const foot = c.y + y - 0.6;
          reeds.push(
            `M${at(mid)} ${at(foot)}v-6M${at(mid - 0.6)} ${at(foot)}l-3 -4.6M${at(mid + 0.6)} ${at(foot)}l3 -4.6`,
          );
        }
        x = end + 4 + chance(hex, row * 17 + Math.round(end)) * 5;
      }
    });
  }
  return { water: water.join(''), reeds: reeds.join('') };
}
