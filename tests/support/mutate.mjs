// npm run mutate -- src/rules/combat/saves.ts: changes the file in every small way and counts the changes no test notices.
// Several files of one room are measured in one run of its tests.
// The tests are those of its room, tests/unit/rules; of a rule system its own and those of the list, for it knows no other.
// --reviews adds the second readings and the random plays, which are slow.
// --battles plays random battles with each survivor and marks those that change their course: they make a difference.
// Killed mutants are kept in node_modules/.cache/mutation until the statement or the test that killed them changes;
// --force measures all of them again. Stryker was tried in its place and was too slow here.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, startVitest } from 'vitest/node';
import { mutantsOf } from './mutation/mutants.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/mutation');
const chapters = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const reviews = process.argv.includes('--reviews');
const force = process.argv.includes('--force');
const battles = process.argv.includes('--battles');
const BATTLES = 'tests/support/mutation/battles.ts';
const SLOW =
  /\/(review\.|properties\.|symmetry\.|random\.|words\.|walk\.|book\.|worked\.|houseRules\/play\.)|\.(lot|trial|review|worked)\./;
/** A test of another chapter that takes longer, in milliseconds of the processor, counts as slow too. */
const LONGEST = 250;
/** The share of killed mutants a chapter must reach. */
const ENOUGH = 0.85;

const hash = (text) => createHash('sha1').update(text).digest('hex');
const contents = (file) => readFileSync(path.join(root, file), 'utf8');
/** The rule systems, by their folders. */
const SYSTEMS = readdirSync(path.join(root, 'src/rulesets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The rule system in whose folder a file lies, or whose tests it holds. */
const systemOf = (file) => SYSTEMS.find((id) => file.split('/').some((part) => part.split('.')[0] === id));

/** The tests of the room that a file of src/ belongs to, but those of other rule systems: they do not come past it. */
function testsOf(chapter) {
  const room = `tests/unit/${chapter.split('/')[1]}`;
  const system = systemOf(chapter);
  return readdirSync(path.join(root, room), { recursive: true })
    .map((file) => `${room}/${String(file).split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => system === undefined || [system, undefined].includes(systemOf(file)))
    .sort(
      (a, b) => Number(systemOf(a) === undefined) - Number(systemOf(b) === undefined) || (a < b ? -1 : 1),
    );
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Runs the files in the order they are named, those of the chapter first. */
const inOrder = (files) =>
  class extends BaseSequencer {
    sort(specifications) {
      const place = ({ moduleId }) => files.findIndex((file) => moduleId.endsWith(file));
      return [...specifications].sort((a, b) => place(a) - place(b));
    }
  };

/** What is numbered there as the program is loaded keeps its numbers: they are no memory of a position. */
const numbered = path.join(root, 'src/odds/tracked/');

/** What the program works out once and remembers, it works out anew for each mutant. */
function forgetful(code) {
  return code
    .replaceAll('new WeakMap', 'new globalThis.__MutationMemory')
    .replaceAll(/^((?:const|let) \w+ = )new Map(?=(?:<.*>)?\(\))/gm, '$1new globalThis.__MutationMemory');
}

/** Runs the tests with the mutants in the place of the chapters; `always` is switched on from the loading on. */
async function run(codes, files, { always = 0, ended = [], longest = 1e9, own = [] }) {
  const results = path.join(cache, 'results.jsonl');
  rmSync(results, { force: true });
  const vitest = await startVitest(
    'test',
    files,
    {
      config: false,
      root,
      watch: false,
      environment: 'node',
      include: files,
      fileParallelism: false,
      isolate: false,
      pool: 'forks',
      maxWorkers: 1,
      execArgv: ['--no-warnings'],
      sequence: { sequencer: inOrder(files) },
      bail: always ? 1 : 0,
      reporters: [{}],
      testTimeout: 120_000,
      runner: path.join(root, 'tests/support/mutation/runner.mjs'),
      provide: { mutation: { results, always, ended, longest, own } },
    },
    {
      configFile: false,
      resolve: {
        alias: [
          { find: '@', replacement: path.join(root, 'src') },
          { find: /^seedrandom$/, replacement: 'seedrandom/seedrandom.js' },
        ],
      },
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform(text, id) {
            const known = codes.get(id) ?? text;
            if (!id.startsWith(path.join(root, 'src'))) return undefined;
            return { code: id.startsWith(numbered) && !codes.has(id) ? known : forgetful(known), map: null };
          },
        },
      ],
    },
  );
  const modules = vitest.state.getTestModules();
  const failed = modules.filter((module) => module.state() === 'failed');
  const errors = vitest.state.getUnhandledErrors();
  await vitest.close();
  process.exitCode = 0;
  const entries = read(results)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { entries, failed, errors, ran: modules.length };
}

/** Which of the mutants change the course of random battles. */
async function differing(codes, killed) {
  const { entries, failed, errors, ran } = await run(codes, [BATTLES], { ended: killed });
  if (ran !== 1 || failed.length > 0 || errors.length > 0)
    throw new Error('the battles do not go twice the same way');
  return new Set(entries.flatMap((entry) => (entry.killed ? [entry.killed] : [])));
}

/** The mutants of each chapter, numbered through, and the texts that hold them. */
function mutated(chapters) {
  const codes = new Map();
  const told = [];
  let before = 0;
  for (const chapter of chapters) {
    const { code, mutants } = mutantsOf(contents(chapter), chapter, before);
    codes.set(path.join(root, chapter), code);
    told.push({ chapter, mutants });
    before += mutants.length;
  }
  return { codes, told };
}

/** Measures chapters of one room together: the tests are run once as they are for all of them. */
async function measure(chapters) {
  const { codes, told } = mutated(chapters);
  const reportOf = (chapter) => path.join(cache, `${chapter.replaceAll('/', '-')}.json`);
  const all = told.flatMap(({ mutants }) => mutants);
  const killers = new Map();
  for (const { chapter, mutants } of told) {
    const before = force ? {} : JSON.parse(read(reportOf(chapter)) || '{}');
    for (const { id, key } of mutants) {
      const killer = before[key];
      if (killer && hash(read(path.join(root, killer.file))) === killer.hash) killers.set(id, killer);
    }
  }
  const keep = () => {
    for (const { chapter, mutants } of told) {
      const kept = mutants.flatMap(({ id, key }) => (killers.has(id) ? [[key, killers.get(id)]] : []));
      writeFileSync(reportOf(chapter), JSON.stringify(Object.fromEntries(kept), null, 1));
    }
  };
  const kill = (id, file, test) => killers.set(id, { file, test, hash: hash(contents(file)) });
  const atLoad = new Set();
  const reached = new Set();

  const own = chapters.map((chapter) => path.basename(chapter, '.ts'));
  const [quick, slow] = [false, true].map((is) =>
    testsOf(chapters[0]).filter((file) => SLOW.test(file) === is),
  );
  const system = systemOf(chapters[0]);
  const isOwn = (file) =>
    system === undefined
      ? own.some((name) => path.basename(file).startsWith(`${name}.`))
      : systemOf(file) === system;
  /** Of a system's own tests those of the chapters come first: they are the quickest to notice a change there. */
  const isNamed = (file) => own.some((name) => path.basename(file).split('.').includes(name));
  const [first, others] = [true, false].map((is) =>
    quick.filter((file) => isOwn(file) === is).sort((a, b) => Number(isNamed(b)) - Number(isNamed(a))),
  );
  const passes = [[...first, ...others], reviews ? slow : []];
  for (const files of passes) {
    if (files.length === 0 || killers.size === all.length) continue;
    const { entries, failed, errors } = await run(codes, files, {
      ended: [...killers.keys()],
      longest: reviews ? 1e9 : LONGEST,
      own: first,
    });
    if (failed.length > 0 || errors.length > 0) {
      for (const module of failed) {
        console.error(`${module.moduleId} fails with no mutant switched on`);
        for (const error of module.errors()) console.error(error.message);
        for (const test of module.children.allTests('failed'))
          console.error(`  ${test.fullName}: ${test.result().errors?.[0]?.message}`);
      }
      for (const error of errors) console.error(error);
      throw new Error('the tests must pass first');
    }
    for (const entry of entries) {
      if (entry.atLoad) atLoad.add(entry.atLoad);
      if (entry.reached) reached.add(entry.reached);
      if (entry.spoilt) console.warn(`mutant ${entry.spoilt} spoilt what is shared: ${entry.test}`);
      if (entry.killed) kill(entry.killed, entry.file, entry.test);
    }
    keep();
  }
  // what is worked out when the file is loaded: the tests are loaded anew for each of these
  for (const { chapter, mutants } of told)
    for (const { id } of mutants) {
      if (killers.has(id) || !atLoad.has(id)) continue;
      reached.add(id);
      // its own chapter alone: the steps counted in the others would look like a mutant that does not end
      const target = path.join(root, chapter);
      const code = new Map([[target, codes.get(target)]]);
      for (const files of [first, others]) {
        if (files.length === 0 || killers.has(id)) continue;
        const { failed } = await run(code, files, { always: id });
        if (failed.length > 0)
          kill(id, path.relative(root, failed[0].moduleId).split(path.sep).join('/'), '(loaded with it)');
      }
      keep();
    }

  const different =
    battles && killers.size < all.length ? await differing(codes, [...killers.keys()]) : new Set();
  return told.map(({ chapter, mutants }) => {
    for (const { id, line, was, now } of mutants) {
      if (killers.has(id)) continue;
      const notes = [
        ...(reached.has(id) ? [] : ['no test comes here']),
        ...(different.has(id) ? ['changes battles'] : []),
      ];
      console.log(
        `${chapter}:${line}  ${was}  →  ${now}${notes.length > 0 ? `   (${notes.join(', ')})` : ''}`,
      );
    }
    const killed = mutants.filter(({ id }) => killers.has(id)).length;
    const share = mutants.length === 0 ? 1 : killed / mutants.length;
    console.log(`${chapter}: ${killed} of ${mutants.length} mutants killed, ${(100 * share).toFixed(1)} %`);
    return share;
  });
}

if (chapters.length === 0) {
  console.error('npm run mutate -- src/rules/combat/saves.ts [more files] [--reviews] [--battles] [--force]');
  process.exit(2);
}
mkdirSync(cache, { recursive: true });
const named = chapters.map((chapter) => path.relative(root, path.resolve(chapter)).split(path.sep).join('/'));
/** What is measured together: files that the same tests come past. */
const roomOf = (chapter) => `${chapter.split('/')[1]} ${systemOf(chapter) ?? ''}`;
const shares = [];
for (const room of new Set(named.map(roomOf)))
  shares.push(...(await measure(named.filter((chapter) => roomOf(chapter) === room))));
process.exit(shares.every((share) => share >= ENOUGH) ? 0 : 1);
