/** Files of earlier versions: what they lack is filled in, so that one validator and one engine serve them all. */
import { isRecord } from '../engine/plainData.ts';

type Data = Readonly<Record<string, unknown>>;

/** What units have since version 2, at the value that leaves things as they were. */
const NEW_IN_UNITS: Data = { displaced: false };

/** The same for frames, by procedure. */
const NEW_IN_FRAMES: Readonly<Record<string, Data>> = {
  march: { lifted: [], placed: [], toQ: 0, toR: 0, toFacing: 0, route: [] },
  flight: { route: [], points: 0 },
};

/** The items of a list changed, where they are what they should be; anything else is left for the validator. */
function each(list: unknown, change: (item: Data) => Data): unknown {
  return Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? change(item) : item)) : list;
}

function newInFrame({ procedure }: Data): Data {
  const known = typeof procedure === 'string' && Object.hasOwn(NEW_IN_FRAMES, procedure);
  return (known && NEW_IN_FRAMES[procedure]) || {};
}

/** The state of a game with everything that version 1 had not. */
function filled(game: unknown): unknown {
  if (!isRecord(game)) return game;
  return {
    ...game,
    units: each(game['units'], (unit) => ({ ...NEW_IN_UNITS, ...unit })),
    frames: each(game['frames'], (frame) => ({ ...newInFrame(frame), ...frame })),
  };
}

function without(item: Data, news: Data): Data {
  const isNews = ([key, value]: [string, unknown]): boolean =>
    Object.hasOwn(news, key) && JSON.stringify(value) === JSON.stringify(news[key]);
  return Object.fromEntries(Object.entries(item).filter((entry) => !isNews(entry)));
}

/** The state as version 1 would have had it, if nothing that is new has happened in it: for its fingerprint. */
export function asInVersion1<
  G extends { readonly units: readonly object[]; readonly frames: readonly object[] },
>(game: G): object {
  return {
    ...game,
    units: each(game.units, (unit) => without(unit, NEW_IN_UNITS)),
    frames: each(game.frames, (frame) => without(frame, newInFrame(frame))),
  };
}

function fromVersion1(file: Data): Data {
  const game = 'game' in file ? { game: filled(file['game']) } : {};
  const states = each(file['snapshots'], (saved) => ({ ...saved, game: filled(saved['game']) }));
  return { ...file, ...game, ...('snapshots' in file ? { snapshots: states } : {}) };
}

/** Nothing is written otherwise since: rulings read anew have changed what answers come to. */
function fromVersion2(file: Data): Data {
  return file;
}

/** What both sides agree on is among the answers since: nothing that could be written before means anything else. */
function fromVersion3(file: Data): Data {
  return file;
}

/** Nothing is written otherwise since, but rules are followed to the letter: in a test to bear losses, R-08 in a pursuit, R-71. */
function fromVersion4(file: Data): Data {
  return file;
}

/** Nothing is written otherwise since, but house rules are followed to the letter: by their options. */
function fromVersion5(file: Data): Data {
  return file;
}

/** The same of one: an Impetuous unit's duty toward an extended line whose half alone counts. */
function fromVersion6(file: Data): Data {
  return file;
}

/** From each earlier version to the next. */
const STEPS: readonly ((file: Data) => Data)[] = [
  fromVersion1,
  fromVersion2,
  fromVersion3,
  fromVersion4,
  fromVersion5,
  fromVersion6,
];

/** The versions read besides the present one. */
export const EARLIER_VERSIONS: readonly number[] = STEPS.map((_, at) => at + 1);

/**
 * A file of the earlier version `from`, of any format, as the present version would have written it, its hash excepted:
 * that is of a state as its own version had it. The data need not be valid; the result is checked as any file is.
 */
export function migrate(file: object, from: number): object {
  let data: Data = { ...file };
  for (const step of STEPS.slice(from - 1)) data = step(data);
  return { ...data, version: STEPS.length + 1 };
}
