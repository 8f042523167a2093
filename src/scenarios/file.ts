/** The border: text from outside becomes a file of ours, or a problem. Nothing here throws. */
import * as v from 'valibot';
import { battleProblem, draftProblem, drawingProblem, mapProblem, scenarioProblem } from './checks.ts';
import { repeated } from './found.ts';
import { jsonFault } from './jsonFault.ts';
import { EARLIER_VERSIONS, migrate } from './migrate.ts';
import { momentProblem } from './momentChecks.ts';
import { positionProblem } from './positionChecks.ts';
import { type Problem, type ProblemCode, problem } from './problem.ts';
import { FILE_SCHEMAS, type FileFormat, type QuestionFile, type SabreurFile } from './schema.ts';
import { VERSION } from './version.ts';

export type Parsed =
  /** `writtenIn`: the version that wrote the file; what it lacked is filled in. */
  | { readonly ok: true; readonly file: SabreurFile; readonly writtenIn: number }
  | { readonly ok: false; readonly problem: Problem };

/** The longest text read, in characters. */
export const LONGEST_FILE = 5_000_000;
/** How far lists and objects may stand one in another: no format needs more than ten. */
const DEEPEST = 16;
/** Figures quoted from a file are cut. */
const QUOTE = 60;
/** So many of the values that may stand at a place are told, and of more how many there are besides. */
const VALUES_TOLD = 12;
/** So are places in it. */
const LONGEST_PLACE = 200;

function placeOf(keys: readonly string[]): string {
  // a key without letters would leave no place to tell
  return keys
    .map((key) => (key === '' ? '""' : key))
    .join('.')
    .slice(0, LONGEST_PLACE);
}

function refused(found: Problem): Parsed {
  return { ok: false, problem: found };
}

/** Whether something nests beyond every format. Counted without recursion: a hostile text may be deeper than the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/**
 * The way to the first key that every object has from elsewhere, or whose value would be its prototype; null where there
 * is none. No validator tells of these: a record leaves them out, and an object of fixed keys takes them for its own.
 */
function inheritedKeyIn(value: unknown): readonly string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    if (key in Object.prototype || key === 'prototype') return [key];
    const inner = inheritedKeyIn(one);
    if (inner) return [key, ...inner];
  }
  return null;
}

const CODES: Readonly<Record<string, ProblemCode>> = {
  picklist: 'notListed',
  literal: 'notListed',
  variant: 'notListed',
  union: 'notListed',
  integer: 'notWhole',
  min_value: 'outOfRange',
  max_value: 'outOfRange',
  max_length: 'tooLong',
  max_entries: 'tooLong',
  min_length: 'tooShort',
  min_entries: 'tooShort',
  regex: 'badText',
};
const LIMITS: Readonly<Record<string, string>> = {
  min_value: 'least',
  min_length: 'least',
  min_entries: 'least',
  max_value: 'most',
  max_length: 'most',
  max_entries: 'most',
};

function codeOf({ type, expected, received }: v.BaseIssue<unknown>): ProblemCode {
  if (type === 'strict_object' && expected === 'never') return 'unknownKey';
  // a variant looks for the key that tells the kind of a thing before all others
  const isObject = type === 'strict_object' || type === 'loose_object';
  if (received === 'undefined' && (type === 'variant' || (isObject && expected !== 'Object')))
    return 'missingKey';
  return CODES[type] ?? 'wrongType';
}

interface Fault {
  readonly issue: v.BaseIssue<unknown>;
  readonly keys: readonly string[];
}

/**
 * Where several shapes are possible, the fault of the one that fits furthest in. A fault one key in is no sign: every
 * shape that is not meant misses a key there.
 */
function deepest(issue: v.BaseIssue<unknown>, above: readonly string[] = []): Fault {
  const keys = [...above, ...(issue.path ?? []).map(({ key }) => String(key))];
  let found: Fault = { issue, keys };
  for (const inner of issue.issues ?? []) {
    const fault = deepest(inner, keys);
    if (fault.keys.length > found.keys.length + 1) found = fault;
  }
  return found;
}

/** A quotation that is cut says so. */
function cut(quoted: string): string {
  return quoted.length > QUOTE ? `${quoted.slice(0, QUOTE - 1)}…` : quoted;
}

/** The values that may stand there, each of them whole, with a stroke between. */
function valuesAllowed(expected: string): Problem['facts'] {
  const values = [...new Set(expected.replace(/[()]/g, '').split(' | '))].filter(
    // no JSON can write it
    (value) => value !== 'undefined',
  );
  const more = values.length - VALUES_TOLD;
  return { expected: values.slice(0, VALUES_TOLD).join(' | '), ...(more > 0 ? { more } : {}) };
}

/** What is wrong with data of a wrong shape, from the validator's first issue. */
export function problemOf(first: v.BaseIssue<unknown>): Problem {
  const { issue, keys } = deepest(first);
  const code = codeOf(issue);
  const facts: Record<string, string | number> = { received: cut(issue.received) };
  const limit = LIMITS[issue.type];
  if (limit && typeof issue.requirement === 'number') facts[limit] = issue.requirement;
  if (code === 'notListed' || code === 'wrongType') Object.assign(facts, valuesAllowed(issue.expected ?? ''));
  return problem(code, placeOf(keys), facts);
}

/** What the shape does not say. */
function meaningProblem(file: SabreurFile): Problem | null {
  switch (file.format) {
    case 'sabreur-hex/game':
      return battleProblem(file.scenario, 'scenario') ?? momentProblem(file.scenario, 'scenario');
    case 'sabreur-hex/scenario':
      return scenarioProblem(file.scenario, 'scenario') ?? momentProblem(file.scenario, 'scenario');
    case 'sabreur-hex/position':
      return positionProblem(file.game, 'game');
    case 'sabreur-hex/question':
      return positionProblem(file.game, 'game') ?? aboutProblem(file);
    case 'sabreur-hex/army':
      // what the rule has against it is told where it is mended: a file keeps an army that is not ready yet
      return repeated(file.army.units, ({ id }) => id, 'army.units');
    case 'sabreur-hex/map':
      return (
        mapProblem(file.map, 'map') ??
        (file.drawing ? drawingProblem(file.drawing, file.map, 'drawing') : null)
      );
    // what a party cannot be, each rule system tells by itself
    case 'sabreur-hex/encounter':
      return null;
  }
}

/** Those a question asks about are units of its position. */
function aboutProblem({ about, game }: QuestionFile): Problem | null {
  for (const [key, id] of Object.entries(about ?? {}))
    if (!game.units.some((unit) => unit.id === id)) return problem('unknownUnit', `about.${key}`, { id });
  return null;
}

/** Anything from a file in a few letters, if it is there. Objects may have a `toString` of their own, so they are not asked. */
function quoting(value: unknown): Problem['facts'] {
  if (value === undefined) return {};
  return { received: typeof value === 'object' ? 'object' : cut(String(value)) };
}

function isFormat(value: unknown): value is FileFormat {
  return typeof value === 'string' && Object.hasOwn(FILE_SCHEMAS, value);
}

function isKnownVersion(version: unknown): version is number {
  return version === VERSION || EARLIER_VERSIONS.some((earlier) => earlier === version);
}

/** What is wrong with a version that nobody reads; `known`: the latest that this program does. */
export function versionProblem(version: unknown, path = 'version', known: number = VERSION): Problem {
  // a figure between quotation marks is a text, and that is what is wrong with it
  const found = typeof version === 'string' ? JSON.stringify(version) : version;
  return problem('unknownVersion', path, { ...quoting(found), known });
}

/** A version of this program or of an earlier one, or what is wrong with it. */
export function readVersion(
  version: unknown,
): { readonly ok: true; readonly version: number } | { readonly ok: false; readonly problem: Problem } {
  if (isKnownVersion(version)) return { ok: true, version };
  return { ok: false, problem: versionProblem(version) };
}

/** The file as data, of the right shape; what it means is not looked at. */
function shaped(data: unknown): Parsed {
  if (isTooDeep(data)) return refused(problem('tooDeep', '', { most: DEEPEST }));
  if (typeof data !== 'object' || data === null) return refused(problem('unknownFormat', 'format'));
  const format: unknown = 'format' in data ? data.format : undefined;
  if (!isFormat(format)) return refused(problem('unknownFormat', 'format', quoting(format)));
  const read = readVersion('version' in data ? data.version : undefined);
  if (!read.ok) return read;
  const inherited = inheritedKeyIn(data);
  if (inherited) return refused(problem('unknownKey', placeOf(inherited)));
  const { version } = read;
  const parsed = v.safeParse<v.GenericSchema<unknown, SabreurFile>>(
    FILE_SCHEMAS[format],
    version === VERSION ? data : migrate(data, version),
    { abortEarly: true },
  );
  if (!parsed.success) return refused(problemOf(parsed.issues[0]));
  return { ok: true, file: parsed.output, writtenIn: version };
}

/** The file as data, validated as a text would be. */
export function checkFile(data: unknown): Parsed {
  const parsed = shaped(data);
  const found = parsed.ok ? meaningProblem(parsed.file) : null;
  return found ? refused(found) : parsed;
}

/**
 * A scenario in the making, as data: its map is one and no two units are the same. What else is wrong with it is told where
 * it is mended (scenarioFaults.ts). Any other file is checked as it always is.
 */
export function checkDraft(data: unknown): Parsed {
  const parsed = shaped(data);
  if (!parsed.ok || parsed.file.format !== 'sabreur-hex/scenario')
    return parsed.ok ? checkFile(data) : parsed;
  const found = draftProblem(parsed.file.scenario, 'scenario');
  return found ? refused(found) : parsed;
}

/**
 * Reads a file of any of the formats. The first problem found is named, with the path to its place. A game is not yet
 * replayed: opening it verifies it (gameFile.ts).
 */
export function parseFile(text: string): Parsed {
  return parsedBy(checkFile, text);
}

/** The same for a scenario in the making. */
export function parseDraft(text: string): Parsed {
  return parsedBy(checkDraft, text);
}

function parsedBy(check: (data: unknown) => Parsed, text: string): Parsed {
  if (text.length > LONGEST_FILE)
    return refused(problem('tooLarge', '', { length: text.length, most: LONGEST_FILE }));
  // some editors begin a text with a mark of their encoding, which JSON does not know
  const json = text.replace(/^\uFEFF/, '');
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return refused(problem('notJson', '', { ...jsonFault(json) }));
  }
  return check(data);
}
