/** What objectives, reinforcements and nightfall look like in a file: of a scenario, and of a battle under way. */
import * as v from 'valibot';
import type { Hex } from '../geometry/hex.ts';
import { compareHexes } from '../geometry/hex.ts';
import { edgeHexes, type MapEdge } from '../geometry/shape.ts';
import type { BattleMap, ExitObjective, Objective, Reinforcements } from '../rules/state/game.ts';
import { bySide, hex, id, integer, list, MOST_HEXES, MOST_UNITS, side, wordsInEither } from './shapes.ts';

const LONGEST_NAME = 60;
const MOST_OBJECTIVES = 30;
const MOST_ARRIVALS = 30;
const MOST_POINTS = 10_000;
const LAST_TURN = 100;

export const EDGES = ['north', 'south', 'east', 'west'] as const;

const prize = { id, name: wordsInEither(LONGEST_NAME), points: integer(0, MOST_POINTS) };
const flag = v.exactOptional(v.literal(true));
const hexes = v.pipe(v.array(hex), v.minLength(1), v.maxLength(MOST_HEXES));
/** Hexes, or all those of an edge. */
const wayThere = v.union([v.picklist(EDGES), hexes]);

const place = v.strictObject({
  kind: v.literal('place'),
  ...prize,
  hexes,
  when: v.picklist(['end', 'eachTurn']),
  side: v.exactOptional(side),
  keeps: flag,
  holder: v.exactOptional(side),
  sudden: flag,
});

const survival = v.strictObject({ kind: v.literal('survival'), ...prize, unit: id, sudden: flag });

function exit<T extends v.GenericSchema>(where: T) {
  return v.strictObject({
    kind: v.literal('exit'),
    ...prize,
    side,
    hexes: where,
    enough: v.exactOptional(integer(1, MOST_UNITS)),
  });
}

function arrivals<T extends v.GenericSchema>(where: T) {
  return list(
    // nobody comes in the first turn: whoever is there then is set up
    v.strictObject({
      turn: integer(2, LAST_TURN),
      units: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_UNITS)),
      hexes: where,
    }),
    MOST_ARRIVALS,
  );
}

const night = v.strictObject({ turn: integer(1, LAST_TURN), side: v.exactOptional(side) });

/** In a scenario, whose exits and ways in may be a whole edge. */
export const scenarioMatters = {
  objectives: v.exactOptional(list(v.variant('kind', [place, exit(wayThere), survival]), MOST_OBJECTIVES)),
  reinforcements: v.exactOptional(arrivals(wayThere)),
  night: v.exactOptional(night),
};

/** In a battle. */
export const battleMatters = {
  objectives: v.exactOptional(list(v.variant('kind', [place, exit(hexes), survival]), MOST_OBJECTIVES)),
  reinforcements: v.exactOptional(arrivals(hexes)),
  night: v.exactOptional(night),
};

/** How the objectives stand. */
export const objectiveStates = v.exactOptional(
  list(v.strictObject({ holder: v.nullable(side), points: bySide(integer(0, 1_000_000)) }), MOST_OBJECTIVES),
);

type WayThere = MapEdge | readonly Hex[];

/** Exits and ways in as a file may tell them. */
interface Edged {
  readonly map: BattleMap;
  readonly objectives?: readonly (
    | Exclude<Objective, ExitObjective>
    | (Omit<ExitObjective, 'hexes'> & { readonly hexes: WayThere })
  )[];
  readonly reinforcements?: readonly (Omit<Reinforcements, 'hexes'> & { readonly hexes: WayThere })[];
}

/** What a scenario is once its edges are spelt out, hex by hex in canonical order. */
type Spelt = Pick<Edged, 'map'> & {
  readonly objectives?: readonly Objective[];
  readonly reinforcements?: readonly Reinforcements[];
};

/** A scenario whose exits and ways in are hexes: the edges that the file names are spelt out. */
export function withEdgesSpelt<S extends Edged>(scenario: S): Omit<S, keyof Edged> & Spelt {
  const { map, objectives, reinforcements } = scenario;
  const hexesThere = (there: WayThere) =>
    typeof there === 'string' ? edgeHexes(map.shape, there) : [...there].sort(compareHexes);
  const spelt: Spelt = {
    map,
    ...(objectives
      ? {
          objectives: objectives.map((one) =>
            one.kind === 'exit' ? { ...one, hexes: hexesThere(one.hexes) } : one,
          ),
        }
      : {}),
    ...(reinforcements
      ? { reinforcements: reinforcements.map((one) => ({ ...one, hexes: hexesThere(one.hexes) })) }
      : {}),
  };
  return { ...scenario, ...spelt };
}
