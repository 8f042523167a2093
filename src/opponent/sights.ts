/** How far each level looks. */
import type { Level, Temper } from './levels.ts';
import type { Sight } from './search.ts';
import { FORESEEING, MOMENTARY, SEEING, tempered } from './worth/weights.ts';

type Seen = Exclude<Level, 'lot'>;

/** Without limit, but for the budget. */
const ALL = 99;

/** Whole orders, but few actions of each unit, by one throw as it falls on the average and what is there at once. */
const NARROW = {
  weights: MOMENTARY,
  glances: 1,
  looks: 1,
  closely: 1,
  places: 1,
  replies: 1,
  chance: 'average',
  units: ALL,
  actions: 3,
  ends: 8,
  groups: true,
  sequel: false,
} as const;

/** Every action by its exact odds, with what either side could do afterwards and the enemy's best answers. */
const WIDE = {
  weights: FORESEEING,
  glances: 1,
  looks: 2,
  closely: 12,
  places: 2,
  replies: 2,
  chance: 'weighed',
  units: ALL,
  actions: ALL,
  ends: 40,
  groups: true,
  sequel: true,
} as const;

const SIGHTS: Readonly<Record<Seen, Sight>> = {
  // one unit at a time, and one throw as it happens to fall
  recruit: { ...NARROW, units: 1, groups: false, chance: 'thrown' },
  // whole orders, by two throws as they happen to fall
  sergeant: { ...NARROW, glances: 2, looks: 2, closely: 2, chance: 'thrown' },
  // he sees what comes of an action, and thinks of fewer actions and places
  captain: { ...NARROW, weights: SEEING, actions: 2, ends: 6 },
  colonel: WIDE,
  // what was tried above the colonel did not beat him clearly
  marshal: WIDE,
};

/** The same search with what the dice do thrown for, in so many times the courses, but one at least. */
export function withThrows(sight: Sight, times: number): Sight {
  const so = (courses: number) => Math.max(1, Math.round(times * courses));
  const { glances, looks, closely } = sight;
  return { ...sight, chance: 'thrown', glances: so(glances), looks: so(looks), closely: so(closely) };
}

/** How far the level looks in that temper. */
export function sightOf(level: Seen, temper: Temper): Sight {
  const sight = SIGHTS[level];
  return { ...sight, weights: tempered(sight.weights, temper) };
}
