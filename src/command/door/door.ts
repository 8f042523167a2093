/** The door for scripts: a verb and a file in, one JSON object out. */
import { parseArgs } from 'node:util';
import { parseFile } from '../../scenarios/file.ts';
import type { FileFormat, SabreurFile } from '../../scenarios/schema.ts';
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
  const number = Number(depth);
  return depth !== undefined && Number.isInteger(number) && number >= 1 && number <= DEEPEST ? number : null;
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
    return depth === null
      ? bad(doorFault('badOption', '--depth', { needed: `--depth 1 … ${DEEPEST}` }))
      : count(read, depth);
  }),
  play: verb(['sabreur-hex/scenario'], ['seed'], (read, { seed }) =>
    seed === undefined || seed === ''
      ? bad(doorFault('badOption', '--seed', { needed: '--seed NAME' }))
      : play(read, seed),
  ),
};

interface Asked {
  readonly verb: Verb;
  readonly file: string;
  readonly options: Options;
}

function understood(words: readonly string[]): Heard<Asked> {
  const [name = '', ...rest] = words;
  const found = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!found)
    return { ok: false, fault: doorFault('unknownVerb', 'verb', { known: Object.keys(VERBS).join(', ') }) };
  const types = Object.fromEntries(found.options.map((option) => [option, { type: 'string' } as const]));
  try {
    const { values, positionals } = parseArgs({ args: rest, options: types, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return { ok: false, fault: doorFault('noFile', 'file') };
    return { ok: true, value: { verb: found, file, options: values } };
  } catch {
    const known = found.options.map((option) => `--${option}`).join(', ');
    return { ok: false, fault: doorFault('unknownOption', 'options', { known }) };
  }
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
