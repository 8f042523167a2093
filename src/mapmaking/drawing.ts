/** What is drawn on a map and has no part in the rules: a season, roads and names. */
import type { Hex } from '../geometry/hex.ts';

export const ROADS = ['highRoad', 'lane'] as const;
export type RoadKind = (typeof ROADS)[number];

/** A line from the middle of a hex to the middle of the next one named, which need not be its neighbour. */
export interface Road {
  readonly kind: RoadKind;
  readonly through: readonly Hex[];
}

export const NAMED = ['place', 'water', 'height', 'wood'] as const;
/** What bears a name: each kind is written in its own manner. */
export type Named = (typeof NAMED)[number];

/** A name written at a hex. Names of places are the same in every language. */
export interface PlaceName extends Hex {
  readonly kind: Named;
  readonly text: string;
}

/** The season a map is drawn in: it changes the colours of the ground and nothing else. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface MapDrawing {
  readonly season?: Season;
  readonly roads: readonly Road[];
  readonly names: readonly PlaceName[];
}

/** How much can be drawn on one map: far more than fits on the largest. */
export const MOST_DRAWN = { roads: 1000, hexesOfRoad: 1000, names: 500, letters: 40 } as const;

/** As much of a drawing as a file takes: roads may fall into many pieces where they are cut. */
export function drawable(drawing: MapDrawing): MapDrawing {
  const { roads, names } = drawing;
  if (roads.length <= MOST_DRAWN.roads && names.length <= MOST_DRAWN.names) return drawing;
  return { ...drawing, roads: roads.slice(0, MOST_DRAWN.roads), names: names.slice(0, MOST_DRAWN.names) };
}

export const NOTHING_DRAWN: MapDrawing = { roads: [], names: [] };
