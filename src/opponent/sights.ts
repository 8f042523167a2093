/** How far each level looks. */
import type { Level, Temper } from './levels.ts';
import type { Sight } from './search.ts';
import { MOMENTARY, SEEING, tempered } from './worth/weights.ts';

type Seen = Exclude<Level, 'lot'>;

/** Without limit, but for the budget. */
const ALL = 99;

const SIGHTS: Readonly<Record<Seen, Sight>> = {
  recruit: {
    weights: MOMENTARY,
    glances: 1,
    looks: 1,
    places: 1,
    replies: 1,
    chance: 'thrown',
    units: 2,
    actions: 3,
    ends: 8,
    groups: false,
    turn: false,
    drills: 0,
  },
  sergeant: {
    weights: MOMENTARY,
    glances: 4,
    looks: 8,
    places: 2,
    replies: 1,
    chance: 'weighed',
    units: ALL,
    actions: ALL,
    ends: 40,
    groups: true,
    turn: false,
    drills: 0,
  },
  captain: {
    weights: SEEING,
    glances: 6,
    looks: 12,
    places: 2,
    replies: 2,
    chance: 'weighed',
    units: ALL,
    actions: ALL,
    ends: 40,
    groups: true,
    turn: false,
    drills: 0,
  },
  colonel: {
    weights: SEEING,
    glances: 12,
    looks: 24,
    places: 3,
    replies: 3,
    chance: 'weighed',
    units: ALL,
    actions: ALL,
    ends: 40,
    groups: true,
    turn: true,
    drills: 0,
  },
  marshal: {
    weights: SEEING,
    glances: 24,
    looks: 96,
    places: 5,
    replies: 4,
    chance: 'weighed',
    units: ALL,
    actions: ALL,
    ends: 60,
    groups: true,
    turn: true,
    drills: 16,
  },
};

/** How far the level looks in that temper. */
export function sightOf(level: Seen, temper: Temper): Sight {
  const sight = SIGHTS[level];
  return { ...sight, weights: tempered(sight.weights, temper) };
}
