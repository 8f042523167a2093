/** How far each level looks. */
import type { Level, Temper } from './levels.ts';
import type { Sight } from './search.ts';
import { BLIND, MOMENTARY, SEEING, tempered } from './worth/weights.ts';

type Seen = Exclude<Level, 'lot'>;

const SIGHTS: Readonly<Record<Seen, Sight>> = {
  recruit: { weights: MOMENTARY, glances: 1, looks: 1, places: 1, replies: 1, groups: false },
  sergeant: { weights: BLIND, glances: 4, looks: 8, places: 2, replies: 1, groups: true },
  captain: { weights: SEEING, glances: 6, looks: 12, places: 2, replies: 2, groups: true },
  colonel: { weights: SEEING, glances: 8, looks: 24, places: 3, replies: 3, groups: true },
  marshal: { weights: SEEING, glances: 12, looks: 48, places: 4, replies: 4, groups: true },
};

/** How far the level looks in that temper. */
export function sightOf(level: Seen, temper: Temper): Sight {
  const sight = SIGHTS[level];
  return { ...sight, weights: tempered(sight.weights, temper) };
}
