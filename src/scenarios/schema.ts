/** The files of the program, one envelope for all: a format, its version, and what that format holds. */

import * as v from 'valibot';
import type { Encounter, GivenInputs } from '../contract/encounter.ts';
import type { Words } from '../contract/system.ts';
import type { Branch, Recorded } from '../engine/history.ts';
import type { HistoryRecord } from '../engine/record.ts';
import type { MapDrawing } from '../mapmaking/drawing.ts';
import { RUNGS, TEMPERS } from '../opponent/levels.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import type { BattleMap, Game } from '../rules/state/game.ts';
import { STANDING_ANSWERS, STANDING_KINDS, type StandingOrder } from '../rules/state/standingOrders.ts';
import { SIDES } from '../rules/state/vocabulary.ts';
import { type Given, given, recorded } from './answerShapes.ts';
import { LONGEST_STORY, LONGEST_TITLE, MOST_IN_ARMY } from './armyLimits.ts';
import { encounterShape, givenShape } from './encounterShapes.ts';
import { type FaultTold, faultTold, type ProblemReported, problemReported } from './faultShapes.ts';
import { frame } from './frameShapes.ts';
import { battleMatters, EDGES, objectiveStates, scenarioMatters, withEdgesSpelt } from './objectiveShapes.ts';
import { type OddsAsked, oddsAsked } from './oddsShapes.ts';
import type { Programs } from './programs.ts';
import type { Army, BoughtUnit, Scenario, ScenarioUnit } from './scenario.ts';
import {
  boughtUnit,
  bySide,
  completeRules,
  direction,
  firstSide,
  format,
  formation,
  hex,
  hexes,
  houseRules,
  id,
  integer,
  list,
  MOST_HEXES,
  MOST_UNITS,
  map,
  mapDrawing,
  name,
  nation,
  profile,
  seed,
  side,
  text,
  words,
  wordsInEither,
} from './shapes.ts';
import { VERSION } from './version.ts';

const MOST_ANSWERS = 100_000;
/** More than are kept now: earlier versions kept all. */
const MOST_BRANCHES = 1000;

/** All of the place is told or none of it: what is told by halves, the checks refuse. */
const scenarioUnit = v.strictObject({
  ...boughtUnit.entries,
  hexes: v.exactOptional(hexes),
  facing: v.exactOptional(direction),
  formation: v.exactOptional(formation),
  worth: v.exactOptional(integer(0, 100_000)),
}) as v.GenericSchema<unknown, object> as v.GenericSchema<unknown, ScenarioUnit>;

const zones = bySide(list(hex, MOST_HEXES));

const { strength: initialStrength, ...bought } = profile.entries;

const unit = v.strictObject({
  id,
  side,
  name,
  ...bought,
  initialStrength,
  cost: integer(-10_000, 100_000),
  worth: v.exactOptional(integer(0, 100_000)),
  strength: integer(0, 99),
  fate: v.picklist(['present', 'eliminated', 'fledOffMap', 'awaited', 'coming', 'exited']),
  hexes,
  facing: direction,
  formation,
  panicked: v.boolean(),
  activated: v.boolean(),
  acted: v.boolean(),
  displaced: v.optional(v.boolean(), false),
  mayNotManoeuvre: v.boolean(),
  returnedFire: v.boolean(),
  squareFired: v.boolean(),
  firedDefensively: v.exactOptional(v.boolean()),
  panickedThisTurn: v.picklist(['no', 'formed', 'skirmishing']),
  hurtBy: list(id, MOST_UNITS),
});

/** A scenario may begin in the midst of the battle. */
const moment = v.strictObject({
  units: list(unit, MOST_UNITS),
  side,
  turn: integer(1, 1000),
  orderPoints: integer(0, 100),
  objectives: objectiveStates,
  frames: list(frame, 50),
});

/** So many armies are offered beside the one told first. */
const MOST_OTHERS = 5;

const scenarioAsWritten = v.strictObject({
  id,
  title: wordsInEither(LONGEST_TITLE),
  story: wordsInEither(LONGEST_STORY),
  map,
  drawing: v.exactOptional(mapDrawing),
  homeEdges: bySide(v.picklist(EDGES)),
  zones: v.exactOptional(zones),
  ...scenarioMatters,
  format,
  firstSide,
  houseRules,
  moment: v.exactOptional(moment),
  armies: bySide(
    v.strictObject({
      name: wordsInEither(LONGEST_TITLE),
      nation,
      units: list(scenarioUnit, MOST_IN_ARMY),
      free: v.exactOptional(v.literal(true)),
      others: v.exactOptional(
        list(
          v.strictObject({
            name: wordsInEither(LONGEST_TITLE),
            nation,
            units: list(boughtUnit, MOST_IN_ARMY),
          }),
          MOST_OTHERS,
        ),
      ),
    }),
  ),
});

const scenario = v.pipe(scenarioAsWritten, v.transform(withEdgesSpelt));

const points = integer(0, 1_000_000);

const game = v.strictObject({
  battle: v.strictObject({
    map,
    homeEdges: bySide(list(hex, 1000)),
    zones: v.exactOptional(zones),
    ...battleMatters,
    format,
    firstSide,
    houseRules: completeRules,
  }),
  units: list(unit, MOST_UNITS),
  side,
  turn: integer(1, 1000),
  orderPoints: integer(0, 100),
  outcome: v.nullable(
    v.strictObject({
      winner: v.picklist([...SIDES, 'draw']),
      by: v.picklist(['breakPoint', 'turnLimit', 'night', 'objective']),
      points: bySide(points),
      objective: v.exactOptional(id),
    }),
  ),
  objectives: objectiveStates,
  frames: list(frame, 50),
});

const program = v.strictObject({
  level: v.picklist(RUNGS),
  temper: v.picklist(TEMPERS),
  replaced: v.exactOptional(v.literal(true)),
});
const programs = v.strictObject({ blue: v.exactOptional(program), red: v.exactOptional(program) });

const standingOrder = v.strictObject({
  unit: id,
  ask: v.picklist(STANDING_KINDS),
  answer: v.picklist(STANDING_ANSWERS),
});

const answers = list(recorded, MOST_ANSWERS);
const branch = v.strictObject({
  at: integer(0, MOST_ANSWERS),
  answers,
  name: v.exactOptional(name),
});

const gameFile = {
  /** The players. */
  names: bySide(name),
  /** The sides that the program plays; left out where two persons play. */
  programs: v.exactOptional(programs),
  /** What units answer without being asked; left out where there is none. */
  standingOrders: v.exactOptional(list(standingOrder, MOST_UNITS * STANDING_KINDS.length)),
  scenario,
  seed,
  answers,
  // Compared with the replay, never used in its place: any object will do here.
  snapshots: list(v.strictObject({ at: integer(0, MOST_ANSWERS), game: v.looseObject({}) }), MOST_ANSWERS),
  cursor: integer(0, MOST_ANSWERS),
  branches: list(branch, MOST_BRANCHES),
  conclusion: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('resigned'), side }),
      v.strictObject({ kind: v.literal('agreed') }),
    ]),
  ),
  /** Of the state at the cursor. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  fault: v.exactOptional(faultTold),
  /** The player reports a problem with this game. */
  report: v.exactOptional(problemReported),
};

/** What the storage holds of a game; its answers and branches are looked at one by one, so that one fault costs not all. */
export interface StoredGame {
  readonly version: typeof VERSION;
  readonly names: { readonly blue: string; readonly red: string };
  readonly programs?: Programs;
  readonly standingOrders?: readonly StandingOrder[];
  readonly scenario: Scenario;
  readonly seed: string;
  readonly answers: readonly unknown[];
  readonly cursor: number;
  readonly branches: readonly unknown[];
  readonly conclusion: GameFile['conclusion'];
  /** Of the state at the cursor; none when it was saved before the part of the program that reckons it was here. */
  readonly hash: string | null;
}

const army = v.strictObject({ name: words(LONGEST_TITLE), nation, units: list(boughtUnit, MOST_IN_ARMY) });

const version = v.literal(VERSION);

export interface GameFile extends HistoryRecord<SabreurTypes> {
  readonly format: 'sabreur-hex/game';
  readonly version: typeof VERSION;
  readonly names: { readonly blue: string; readonly red: string };
  readonly programs?: Programs;
  readonly standingOrders?: readonly StandingOrder[];
  readonly scenario: Scenario;
  readonly hash: string;
  /** Where the program broke over this game. */
  readonly fault?: FaultTold;
  readonly report?: ProblemReported;
}
export interface ScenarioFile {
  readonly format: 'sabreur-hex/scenario';
  readonly version: typeof VERSION;
  readonly scenario: Scenario;
}
/** A game in the middle, without its past. */
export interface PositionFile {
  readonly format: 'sabreur-hex/position';
  readonly version: typeof VERSION;
  readonly title: string;
  readonly game: Omit<Game, 'count'>;
  /** Where the program broke over it. */
  readonly fault?: FaultTold;
}
export interface ArmyFile {
  readonly format: 'sabreur-hex/army';
  readonly version: typeof VERSION;
  /** Army points agreed, R-12. */
  readonly armyPoints: number;
  readonly army: Army<BoughtUnit>;
}
export interface MapFile {
  readonly format: 'sabreur-hex/map';
  readonly version: typeof VERSION;
  readonly name: Words;
  readonly map: BattleMap;
  readonly drawing?: MapDrawing;
}
/** A position with the answers to give in it, and whom it is asked about then: what the command line takes. */
export interface QuestionFile extends Omit<PositionFile, 'format' | 'fault'> {
  readonly format: 'sabreur-hex/question';
  readonly answers: readonly Given[];
  readonly about?:
    | { readonly firer: string; readonly target: string }
    | { readonly attacker: string; readonly target: string };
  /** What the odds are asked for. */
  readonly odds?: OddsAsked;
}
/** Two parties who meet, and what each rule system is told beside: what the command line takes. */
export interface EncounterFile {
  readonly format: 'sabreur-hex/encounter';
  readonly version: typeof VERSION;
  readonly encounter: Encounter;
  /** By the system, then by the input. */
  readonly given?: Readonly<Record<string, GivenInputs>>;
  /** Fractions instead of numbers. */
  readonly exact?: boolean;
}
export type SabreurFile =
  | GameFile
  | ScenarioFile
  | PositionFile
  | QuestionFile
  | ArmyFile
  | MapFile
  | EncounterFile;
export type FileFormat = SabreurFile['format'];

type Schemas = { readonly [F in FileFormat]: v.GenericSchema<unknown, Extract<SabreurFile, { format: F }>> };

/** The validator of each format. */
export const FILE_SCHEMAS: Schemas = {
  'sabreur-hex/game': v.strictObject({ format: v.literal('sabreur-hex/game'), version, ...gameFile }),
  'sabreur-hex/scenario': v.strictObject({ format: v.literal('sabreur-hex/scenario'), version, scenario }),
  'sabreur-hex/position': v.strictObject({
    format: v.literal('sabreur-hex/position'),
    version,
    title: text(LONGEST_TITLE),
    game,
    fault: v.exactOptional(faultTold),
  }),
  'sabreur-hex/question': v.strictObject({
    format: v.literal('sabreur-hex/question'),
    version,
    title: text(LONGEST_TITLE),
    game,
    answers: list(given, MOST_ANSWERS),
    about: v.exactOptional(
      v.union([v.strictObject({ firer: id, target: id }), v.strictObject({ attacker: id, target: id })]),
    ),
    odds: v.exactOptional(oddsAsked),
  }),
  'sabreur-hex/army': v.strictObject({
    format: v.literal('sabreur-hex/army'),
    version,
    armyPoints: format,
    army,
  }),
  'sabreur-hex/map': v.strictObject({
    format: v.literal('sabreur-hex/map'),
    version,
    name: words(LONGEST_TITLE),
    map,
    drawing: v.exactOptional(mapDrawing),
  }),
  'sabreur-hex/encounter': v.strictObject({
    format: v.literal('sabreur-hex/encounter'),
    version,
    encounter: encounterShape,
    given: v.exactOptional(givenShape),
    exact: v.exactOptional(v.boolean()),
  }),
};

const { snapshots: _, fault: _fault, report: _report, ...stored } = gameFile;

/** The validator of a saved game: a file's but for the saved states, a fault and a report, which the storage does not hold. */
export const STORED_GAME: v.GenericSchema<unknown, StoredGame> = v.strictObject({
  ...stored,
  version,
  answers: list(v.unknown(), MOST_ANSWERS),
  branches: list(v.unknown(), MOST_BRANCHES),
  hash: v.nullable(gameFile.hash),
});
export const STORED_ANSWER: v.GenericSchema<unknown, Recorded<SabreurTypes>> = recorded;
export const STORED_BRANCH: v.GenericSchema<unknown, Branch<SabreurTypes>> = branch;
