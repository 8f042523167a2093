/** Ground by lot: a landscape from a seed and a few settings, that always lets both sides through. */
import { edgeHexes, type MapShape } from '../geometry/shape.ts';
import type { Battle, BattleMap } from '../rules/state/game.ts';
import type { MapDrawing } from './drawing.ts';
import { LEAST_SIZE, type MapSize, MOST_SIZE } from './frame.ts';
import { lotOf } from './lot.ts';
import { withHills, withMarshes, withWoods } from './lotGround.ts';
import { withRiver } from './lotRiver.ts';
import { drawnByLot } from './lotRoads.ts';
import { withVillages } from './lotVillages.ts';
import { ridgedRelief, rollingRelief, settledRelief, symmetricalRelief } from './relief.ts';
import { fairSymmetry, mappingsOf } from './symmetry.ts';

/** What is asked of the lot. */
export interface GroundAsked extends MapSize {
  readonly seed: string;
  /** 0: no tree; 10: nearly half of the map. */
  readonly wooded: number;
  /** 0: a plain; 10: more than half of the map in four levels. */
  readonly hilly: number;
  /** 0: none, 1: a stream, 2: a river, 3: a large river. */
  readonly river: number;
  /** How many villages, as far as there is room. */
  readonly village: number;
  /** The same ground for both sides. */
  readonly symmetrical: boolean;
}

/** The bounds of every number that is asked. */
export const GROUND_LIMITS: Readonly<
  Record<
    'columns' | 'rows' | 'wooded' | 'hilly' | 'river' | 'village',
    { readonly least: number; readonly most: number }
  >
> = {
  columns: { least: LEAST_SIZE.columns, most: MOST_SIZE.columns },
  rows: { least: LEAST_SIZE.rows, most: MOST_SIZE.rows },
  wooded: { least: 0, most: 10 },
  hilly: { least: 0, most: 10 },
  river: { least: 0, most: 3 },
  village: { least: 0, most: 6 },
};

/** Gentle mixed country: what is asked unless it is told otherwise. */
export const USUAL_GROUND: Omit<GroundAsked, 'seed'> = {
  ...{ columns: 24, rows: 18, wooded: 4, hilly: 4, river: 1, village: 2 },
  symmetrical: false,
};

export interface GroundByLot {
  readonly map: BattleMap;
  readonly drawing: MapDrawing;
}

/** Hexes from crest to crest, from wood to wood. */
const RANGE = 11;
const WOODLAND = 7;
/** From bend to bend of a river. */
const WINDINGS = 4;

/** Blue in the south and red in the north, as everywhere unless a scenario says otherwise. */
export function usualHomeEdges(shape: MapShape): Battle['homeEdges'] {
  return { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') };
}

/** The ground of that seed. Each setting draws its own lot: woods come and go, the hills stay. */
export function mapByLot(asked: GroundAsked): GroundByLot {
  const { seed, columns, rows } = asked;
  const shape = { kind: 'rectangle', columns, rows } as const;
  const mappings = asked.symmetrical ? mappingsOf(shape, fairSymmetry(shape)) : [];
  const field = (purpose: string, make: typeof rollingRelief, scale: number) =>
    settledRelief(symmetricalRelief(make(lotOf(seed, purpose), scale), mappings), shape);
  const relief = field('relief', ridgedRelief, RANGE);
  const bed = { shape, mappings, relief, whim: field('whim', rollingRelief, WINDINGS) };
  let map: BattleMap = { shape, hexes: [], sides: [] };
  map = withHills(map, relief, asked.hilly);
  map = withWoods(map, field('growth', rollingRelief, WOODLAND), asked.wooded);
  map = withRiver(map, bed, asked.river, lotOf(seed, 'river'));
  map = withMarshes(map, field('damp', rollingRelief, 4));
  const { map: built, villages } = withVillages(map, mappings, asked.village, lotOf(seed, 'villages'));
  const places = villages.map(({ hexes }) => hexes);
  return { map: built, drawing: drawnByLot(built, places, mappings, lotOf(seed, 'roads')) };
}
