/** The head of a saved game: what the list of games shows, and what its answers are read by. */
import type { Conclusion } from '../../engine/history.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { NATIONS } from '../../rules/state/nations.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import type { Programs } from '../../scenarios/programs.ts';
import { VERSION } from '../../scenarios/version.ts';
import type { OpenGame, SavedGame } from '../state.ts';

/** As files take them. */
const MOST_ANSWERS = 100_000;

export interface Head {
  /** As files have them; saves of the first versions had neither. */
  readonly version?: number;
  readonly hash?: string | null;
  readonly saved: SavedGame;
  /** Left out where two persons play, as it was in all saves of before. */
  readonly programs?: Programs | undefined;
  readonly standingOrders?: OpenGame['standingOrders'];
  readonly seed: string;
  readonly total: number;
  readonly cursor: number;
  readonly conclusion: Conclusion<SabreurTypes> | null;
}

/** `total`: all answers, those stepped back over included. */
export function headOf(open: OpenGame, total: number, hash: string | null): Head {
  const { id, scenario, names, programs, standingOrders, nations, game, history } = open;
  const over = game.outcome !== null || open.ending !== null;
  const { side, turn } = game;
  const saved: SavedGame = {
    id,
    title: scenario.title,
    scenario: scenario.id,
    names,
    nations,
    side,
    turn,
    answers: history.length,
    over,
    savedAt: Date.now(),
  };
  const { seed, length: cursor, conclusion } = history;
  return { version: VERSION, hash, saved, programs, standingOrders, seed, total, cursor, conclusion };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Something of that kind for each of the keys. */
function hasEach(value: unknown, keys: readonly string[], is: (one: unknown) => boolean): boolean {
  return isFields(value) && keys.every((key) => is(value[key]));
}

/** The list of games is drawn from heads alone, so all that is drawn is looked at. */
function isSavedGame(value: unknown): boolean {
  return (
    isFields(value) &&
    hasEach(value, ['id', 'scenario'], isText) &&
    hasEach(value, ['turn', 'answers', 'savedAt'], isAmount) &&
    hasEach(value['title'], ['en', 'fr'], isText) &&
    hasEach(value['names'], SIDES, isText) &&
    hasEach(value['nations'], SIDES, (one) => NATIONS.some((nation) => nation === one)) &&
    SIDES.some((side) => side === value['side']) &&
    typeof value['over'] === 'boolean'
  );
}

/** Nothing here is believed unchecked: the storage may be of another version of the program, or half erased. */
export function isHead(value: unknown): value is Head {
  return (
    isFields(value) &&
    isSavedGame(value['saved']) &&
    hasEach(value, ['total', 'cursor'], isAmount) &&
    Number(value['total']) <= MOST_ANSWERS
  );
}

/** Whether two heads are of one and the same save. */
export function isSameSave(a: Head, b: Head): boolean {
  return a.saved.savedAt === b.saved.savedAt && a.total === b.total && a.cursor === b.cursor;
}
