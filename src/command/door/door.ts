/** The door for scripts: a verb and a file in, one JSON object out. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parseFile } from '../../scenarios/file.ts';
import type { FileFormat, SabreurFile } from '../../scenarios/schema.ts';
import { seed as seedShape } from '../../scenarios/shapes.ts';
import { answer } from './answer.ts';
import { count } from './count.ts';
import { type About, explain } from './explain.ts';
import { doorFault, type Fault, fileFault, type Heard, type Told } from './fault.ts';
import { legal } from './legal.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { PLAYABLE, type Read } from './positions.ts';
import { sight } from './sight.ts';
import { verify } from './verify.ts';

/** The options as texts, by name without the dashes. */
type Options = Readonly<Record<string, string | undefined>>;

interface Verb {
  readonly options: readonly string[];
  readonly run: (read: Read<SabreurFile>, options: Options) => Told;
}

function bad(fault: Fault): Told {
  return { status: 2, json: fault };
}

/** A verb that takes files of these formats. */
function verb<F extends FileFormat>(
  formats: readonly F[],
  options: readonly string[],
  run: (read: Read<Extract<SabreurFile, { format: F }>>, options: Options) => Told,
): Verb {
  const fits = (file: SabreurFile): file is Extract<SabreurFile, { format: F }> =>
    formats.some((format) => format === file.format);
  return {
    options,
    run: ({ file, writtenIn }, given) =>
      fits(file)
        ? run({ file, writtenIn }, given)
        : bad(doorFault('otherFormat', 'format', { received: file.format, known: formats.join(', ') })),
  };
}

const DEEPEST = 20;

function depthOf({ depth }: Options): number | null {
  const number = /^[1-9][0-9]*$/.test(depth ?? '') ? Number(depth) : Number.NaN;
  return number <= DEEPEST ? number : null;
}

/** What stands after each option, for whoever left it out. */
const WANTED: Readonly<Record<string, string>> = {
  depth: `--depth 1 … ${DEEPEST}`,
  seed: '--seed NAME',
  firer: '--firer ID',
  attacker: '--attacker ID',
  target: '--target ID',
};

function badOption(option: string): Fault {
  return doorFault('badOption', `--${option}`, { needed: WANTED[option] ?? '' });
}

/** The two units named as options; none if neither pair is whole, or both are begun. */
function aboutOf({ firer, attacker, target }: Options): About | null {
  if (target === undefined || (firer !== undefined && attacker !== undefined)) return null;
  if (firer !== undefined) return { firer, target };
  return attacker === undefined ? null : { attacker, target };
}

const VERBS: Readonly<Record<string, Verb>> = {
  verify: verb(['sabreur-hex/game'], [], (read) => verify(read)),
  legal: verb(PLAYABLE, [], (read) => legal(read)),
  answer: verb(['sabreur-hex/question'], [], (read) => answer(read)),
  explain: verb(PLAYABLE, ['firer', 'attacker', 'target'], (read, options) =>
    explain(read, aboutOf(options)),
  ),
  odds: verb(['sabreur-hex/question'], [], (read) => odds(read)),
  sight: verb(['sabreur-hex/map'], [], (read) => sight(read)),
  count: verb(PLAYABLE, ['depth'], (read, options) => {
    const depth = depthOf(options);
    return depth === null ? bad(badOption('depth')) : count(read, depth);
  }),
  play: verb(['sabreur-hex/scenario'], ['seed'], (read, { seed }) => {
    if (seed === undefined || seed === '') return bad(badOption('seed'));
    // the file that would be left could not be opened again
    return v.is(seedShape, seed) ? play(read, seed) : bad(doorFault('badSeed', '--seed'));
  }),
};

interface Asked {
  readonly verb: Verb;
  readonly file: string;
  readonly options: Options;
}

/** The options among the words, each once and with its value, and what is no option. */
function optionsOf(
  { options: known }: Verb,
  words: readonly string[],
): Heard<{ readonly options: Options; readonly files: readonly string[] }> {
  const types = Object.fromEntries(known.map((option) => [option, { type: 'string' } as const]));
  const { tokens } = parseArgs({ args: [...words], options: types, strict: false, tokens: true });
  const options: Record<string, string> = {};
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, inlineValue } = token;
    if (!known.includes(name)) {
      const listed = known.map((option) => `--${option}`).join(', ');
      return { ok: false, fault: doorFault('unknownOption', 'options', { known: listed }) };
    }
    if (Object.hasOwn(options, name)) return { ok: false, fault: doorFault('twiceOption', `--${name}`) };
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
    return { ok: false, fault: doorFault('unknownVerb', 'verb', { known: Object.keys(VERBS).join(', ') }) };
  const given = optionsOf(found, rest);
  if (!given.ok) return given;
  const [file, ...others] = given.value.files;
  if (file === undefined || others.length > 0) return { ok: false, fault: doorFault('noFile', 'file') };
  return { ok: true, value: { verb: found, file, options: given.value.options } };
}

function textOf(file: string, readText: (file: string) => string): string | null {
  try {
    return readText(file);
  } catch {
    return null;
  }
}

/** Does what the words ask: the verb, one file and its options. `readText` gives the text of a file or throws. */
export function door(words: readonly string[], readText: (file: string) => string): Told {
  const asked = understood(words);
  if (!asked.ok) return bad(asked.fault);
  const { verb: chosen, file, options } = asked.value;
  const text = textOf(file, readText);
  if (text === null) return bad(doorFault('unreadable', 'file'));
  const parsed = parseFile(text);
  return parsed.ok ? chosen.run(parsed, options) : bad(fileFault(parsed.problem));
}
