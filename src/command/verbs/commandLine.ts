/** The command line for scripts: a verb and a file in, one JSON object out. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { LEVELS } from '../../opponent/levels.ts';
import { FORMATS } from '../../scenarios/armyLimits.ts';
import { battleProblem } from '../../scenarios/checks.ts';
import { parseFile } from '../../scenarios/file.ts';
import type { FileFormat, SabreurFile } from '../../scenarios/schema.ts';
import { seed as seedShape } from '../../scenarios/shapes.ts';
import { advise } from './advise.ts';
import { answer } from './answer.ts';
import { armiesSetUp, deployOf, WANTED_DEPLOY } from './armiesSetUp.ts';
import { army } from './army.ts';
import { count, MOST_COUNTED } from './count.ts';
import { encounter } from './encounter.ts';
import { type About, explain } from './explain.ts';
import { brokenBy, commandFault, type Fault, fileFault, type Heard, type Printed } from './fault.ts';
import { legal } from './legal.ts';
import { mapTold, WANTED_MAP } from './map.ts';
import { battlesIn, levelNamed, match } from './match.ts';
import { odds } from './odds.ts';
import { begunOf, play } from './play.ts';
import { PLAYABLE, type Read } from './positions.ts';
import { sight } from './sight.ts';
import { verify } from './verify.ts';
import { type Report, UNHEARD } from './work.ts';

/** The options as texts, by name without the dashes. */
type Options = Readonly<Record<string, string | undefined>>;

interface Verb {
  readonly options: readonly string[];
  /** The option without a value that may stand in the place of the file. */
  readonly instead?: string;
  /** The option that names the file: without it there is none. */
  readonly fileOption?: string;
  /** How long it may take unless it is told otherwise, in seconds; USUAL_SECONDS where that is not said. */
  readonly patience?: number;
  /** Given the text of the file, or none where something stands in its place. */
  readonly run: (text: string | null, options: Options, report: Report) => Printed;
}

function bad(fault: Fault): Printed {
  return { status: 2, json: fault };
}

/** A verb that takes files of these formats. */
function verb<F extends FileFormat>(
  formats: readonly F[],
  options: readonly string[],
  run: (read: Read<Extract<SabreurFile, { format: F }>>, options: Options, report: Report) => Printed,
): Verb {
  const fits = (file: SabreurFile): file is Extract<SabreurFile, { format: F }> =>
    formats.some((format) => format === file.format);
  return {
    options,
    run: (text, given, report) => {
      const parsed = parseFile(text ?? '');
      if (!parsed.ok) return bad(fileFault(parsed.problem));
      const { file, writtenIn } = parsed;
      return fits(file)
        ? run({ file, writtenIn }, given, report)
        : bad(commandFault('otherFormat', 'format', { received: file.format, known: formats.join(', ') }));
    },
  };
}

/** The most that an option for a whole number may say. */
const MOST = {
  depth: 20,
  steps: 1_000_000_000,
  seconds: 86_400,
  games: 10_000,
  budget: 1_000_000,
} as const;

/** A whole number from 1 on; `usual` where the option is left out, nothing where it cannot be read. */
function wholeOf(options: Options, option: keyof typeof MOST, usual: number | null): number | null {
  const { [option]: said } = options;
  if (said === undefined) return usual;
  const number = /^[1-9][0-9]*$/.test(said) ? Number(said) : Number.NaN;
  return number <= MOST[option] ? number : null;
}

/** How long work may take unless it is told otherwise, in seconds. */
const USUAL_SECONDS = 60;

/** What stands after each option, for whoever left it out. */
const WANTED: Readonly<Record<string, string>> = {
  ...WANTED_MAP,
  depth: `--depth 1 … ${MOST.depth}`,
  steps: `--steps 1 … ${MOST.steps}`,
  seconds: `--seconds 1 … ${MOST.seconds}`,
  games: `--games 1 … ${MOST.games}`,
  budget: `--budget 1 … ${MOST.budget}`,
  blue: `--blue ${LEVELS.join(' | ')}`,
  red: `--red ${LEVELS.join(' | ')}`,
  level: `--level ${LEVELS.join(' | ')}`,
  scenario: '--scenario FILE',
  seed: '--seed NAME',
  deploy: WANTED_DEPLOY,
  firer: '--firer ID',
  attacker: '--attacker ID',
  target: '--target ID',
  points: `--points ${FORMATS.least} … ${FORMATS.most}`,
  nation: '--nation NAME',
  theme: '--theme NAME',
  given: '--given SYSTEM.INPUT=VALUE,…',
};

function badOption(option: string): Fault {
  return commandFault('badOption', `--${option}`, { needed: WANTED[option] ?? '' });
}

/** The two units named as options; none if neither pair is whole, or both are begun. */
function aboutOf({ firer, attacker, target }: Options): About | null {
  if (target === undefined || (firer !== undefined && attacker !== undefined)) return null;
  if (firer !== undefined) return { firer, target };
  return attacker === undefined ? null : { attacker, target };
}

const BY_LOT = 'by-lot';

/** What the lot is asked for stands beside no file, but for the options named; and a seed is a seed. */
function lotFault(text: string | null, options: Options, also: readonly string[] = []): Fault | null {
  const asked = Object.keys(options).filter((option) => !also.includes(option));
  if (text !== null && asked.length > 0) return commandFault('notBoth', 'file');
  const { seed } = options;
  return seed !== undefined && seed !== '' && !v.is(seedShape, seed)
    ? commandFault('badSeed', '--seed')
    : null;
}

/** An army from a file, or one by lot. */
function armyAsked(text: string | null, options: Options): Printed {
  const fault = lotFault(text, options);
  return fault ? bad(fault) : army(text, options);
}

/** A map from a file, or ground by lot. */
function mapAsked(text: string | null, options: Options): Printed {
  const fault = lotFault(text, options, ['svg']);
  return fault ? bad(fault) : mapTold(text, options);
}

/** What levels play in when nothing else is named. */
const USUAL_SEED = 'match';
const USUAL_GAMES = 24;

/** A match of two levels, in the battle of a file or in those of the collection. */
function matchAsked(text: string | null, options: Options, report: Report): Printed {
  const [blue, red] = [levelNamed(options['blue']), levelNamed(options['red'])];
  if (!blue || !red) return bad(badOption(blue ? 'red' : 'blue'));
  const games = wholeOf(options, 'games', USUAL_GAMES);
  if (games === null) return bad(badOption('games'));
  const budget = options['budget'] === undefined ? 0 : wholeOf(options, 'budget', null);
  if (budget === null) return bad(badOption('budget'));
  const { seed = USUAL_SEED } = options;
  if (!v.is(seedShape, seed)) return bad(commandFault('badSeed', '--seed'));
  const scenarios = battlesIn(text);
  if (!scenarios.ok) return bad(scenarios.fault);
  return match(
    blue,
    red,
    { games, scenarios: scenarios.value, seed, ...(budget === 0 ? {} : { budget }) },
    report,
  );
}

const VERBS: Readonly<Record<string, Verb>> = {
  army: { options: ['points', 'nation', 'theme', 'seed'], instead: BY_LOT, run: armyAsked },
  map: { options: Object.keys(WANTED_MAP), instead: BY_LOT, run: mapAsked },
  verify: verb(['sabreur-hex/game', 'sabreur-hex/position'], [], (read) => verify(read)),
  legal: verb(PLAYABLE, [], (read) => legal(read)),
  answer: verb(['sabreur-hex/question'], [], (read) => answer(read)),
  advise: verb(PLAYABLE, ['level', 'seed'], (read, { level = 'colonel', seed = USUAL_SEED }) => {
    const named = levelNamed(level);
    return named ? advise(read, named, seed) : bad(badOption('level'));
  }),
  match: {
    options: ['blue', 'red', 'games', 'scenario', 'seed', 'budget', 'seconds'],
    fileOption: 'scenario',
    patience: 3600,
    run: matchAsked,
  },
  explain: verb(PLAYABLE, ['firer', 'attacker', 'target'], (read, options) =>
    explain(read, aboutOf(options)),
  ),
  odds: verb(['sabreur-hex/question'], ['seconds'], (read, _options, report) => odds(read, report)),
  encounter: verb(['sabreur-hex/encounter'], ['given'], (read, { given }) => encounter(read, given)),
  sight: verb(['sabreur-hex/map'], [], (read) => sight(read)),
  count: verb(PLAYABLE, ['depth', 'steps', 'seconds'], (read, options, report) => {
    const depth = wholeOf(options, 'depth', null);
    if (depth === null) return bad(badOption('depth'));
    const steps = wholeOf(options, 'steps', MOST_COUNTED);
    return steps === null ? bad(badOption('steps')) : count(read, depth, steps, report);
  }),
  play: verb(['sabreur-hex/scenario'], ['seed', 'deploy'], (read, { seed, deploy }) => {
    if (seed === undefined || seed === '') return bad(badOption('seed'));
    // the file that would be left could not be opened again
    if (!v.is(seedShape, seed)) return bad(commandFault('badSeed', '--seed'));
    const open = battleProblem(read.file.scenario, 'scenario');
    if (open) return bad(fileFault(open));
    const begun = begunOf(read, seed);
    if (deploy === undefined) return play(begun);
    const placements = deployOf(deploy);
    if (placements === null) return bad(badOption('deploy'));
    const set = armiesSetUp(begun, placements);
    return set.ok ? play(set.value) : bad(set.fault);
  }),
};

interface Asked {
  readonly verb: Verb;
  /** None where an option stands in its place. */
  readonly file: string | null;
  readonly options: Options;
}

/** The options among the words, each once and with its value, and what is no option. */
function optionsOf(
  { options: valued, instead }: Verb,
  words: readonly string[],
): Heard<{ readonly options: Options; readonly files: readonly string[] }> {
  const known = instead === undefined ? valued : [...valued, instead];
  const types = Object.fromEntries(
    known.map((option) => [option, { type: option === instead ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({ args: [...words], options: types, strict: false, tokens: true });
  const options: Record<string, string> = {};
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    if (!known.includes(name)) {
      const listed = known.map((option) => `--${option}`).join(', ');
      return { ok: false, fault: commandFault('unknownOption', 'options', { known: listed }) };
    }
    if (Object.hasOwn(options, name)) return { ok: false, fault: commandFault('twiceOption', `--${name}`) };
    if (name === instead) {
      options[name] = '';
      continue;
    }
    // what begins with a dash is the next option: this one was left without its value
    if (value === undefined || (!inlineValue && value.startsWith('-')))
      return { ok: false, fault: badOption(name) };
    options[name] = value;
  }
  return { ok: true, value: { options, files } };
}

function understood(words: readonly string[]): Heard<Asked> {
  const [name = '', ...rest] = words;
  const found = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!found)
    return {
      ok: false,
      fault: commandFault('unknownVerb', 'verb', { known: Object.keys(VERBS).join(', ') }),
    };
  const given = optionsOf(found, rest);
  if (!given.ok) return given;
  const { options, files } = given.value;
  if (found.fileOption !== undefined) {
    if (files.length > 0) return { ok: false, fault: badOption(found.fileOption) };
    return { ok: true, value: { verb: found, file: options[found.fileOption] ?? null, options } };
  }
  const [file, ...others] = files;
  if (file === undefined && found.instead !== undefined && options[found.instead] !== undefined)
    return { ok: true, value: { verb: found, file: null, options } };
  if (file === undefined || others.length > 0) return { ok: false, fault: commandFault('noFile', 'file') };
  return { ok: true, value: { verb: found, file, options } };
}

function textOf(file: string, readText: (file: string) => string): string | null {
  try {
    return readText(file);
  } catch {
    return null;
  }
}

/**
 * Whether the words ask for work that may take long, and how long it may take. Nothing where it is soon done, or where
 * the words cannot be understood.
 */
export function patienceFor(words: readonly string[]): number | null {
  const asked = understood(words);
  if (!asked.ok || !asked.value.verb.options.includes('seconds')) return null;
  return wholeOf(asked.value.options, 'seconds', asked.value.verb.patience ?? USUAL_SECONDS);
}

/**
 * Does what the words ask: the verb, one file and its options. `readText` gives the text of a file or throws; `report`
 * hears how far the work is.
 */
export function commandLine(
  words: readonly string[],
  readText: (file: string) => string,
  report: Report = UNHEARD,
): Printed {
  const asked = understood(words);
  if (!asked.ok) return bad(asked.fault);
  const { verb: chosen, file, options } = asked.value;
  if (wholeOf(options, 'seconds', USUAL_SECONDS) === null) return bad(badOption('seconds'));
  const text = file === null ? null : textOf(file, readText);
  if (file !== null && text === null) return bad(commandFault('unreadable', 'file'));
  try {
    return chosen.run(text, options, report);
  } catch (error) {
    return brokenBy(error);
  }
}
