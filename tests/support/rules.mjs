// npm run rules: of each rule system, which numbered statements its code cites and which have a test whose title begins
// with their ID. A required statement without a test is a fault, and of the systems beside the rule that is played one that
// the code does not cite. Several IDs may begin one title, separated by ', '. With --brief only the missing ones are listed; with
// --root the project in another folder is looked through.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const given = process.argv.indexOf('--root');
const root =
  given < 0 ? fileURLToPath(new URL('../..', import.meta.url)) : path.resolve(process.argv[given + 1] ?? '.');
const brief = process.argv.includes('--brief');

const id = '[A-Z]{2,3}-(?:R-)?[A-Z]?\\d+(?:\\.\\d+)?';
const leadingIds = new RegExp(`^${id}(?:, ${id})*(?![\\w-])`);
const stringOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const title =
  /(?:\b(?:test|it|describe)(?:\.(?!skip\b|todo\b|each\b|for\b)\w+)*\(|[)`]\(|\bname:)\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;
/** A row of a table of tests, which begins with its title. */
const row = new RegExp(`\\[\\s*['"\`](${id}(?:, ${id})*): `, 'g');

/** @returns {string[]} the IDs that open the titles of tests, groups and table rows in a test file */
function idsIn(text) {
  const code = text.replace(stringOrComment, (_, string) => string ?? ' ');
  const titled = [...code.matchAll(title)].flatMap(([, single, double, template]) => {
    const opening = leadingIds.exec(single ?? double ?? template ?? '');
    return opening ? opening[0].split(', ') : [];
  });
  return [...titled, ...[...code.matchAll(row)].flatMap(([, ids]) => ids.split(', '))];
}

function filesUnder(folder, ending) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file).split(path.sep).join('/')))
    .filter((file) => file.endsWith(ending));
}

const contents = (file) => readFileSync(path.join(root, file), 'utf8');

/** What tells the rule instead of playing it, and the folders of rule systems, each of which is looked through by itself. */
const NO_CODE = /^src\/(?:command|language|rulebook|scenarios|rulesets)\//;
const TOLD = /^src\/rulesets\/[^/]+\/(?:book|language)\//;

/** The rule that is played has the whole program; any other system a folder and a list of its own. */
function systems() {
  const folders = filesUnder('src/rulesets', '.ts').flatMap((file) => file.split('/').slice(2, -1)[0] ?? []);
  const others = [...new Set(folders)].filter(
    (name) => filesUnder(`src/rulesets/${name}/book`, '.ts').length > 0,
  );
  return [
    {
      name: 'the rule that is played',
      list: 'tests/support/rule-ids.json',
      code: filesUnder('src', '.ts').filter((file) => !NO_CODE.test(file)),
      mustCite: false,
    },
    ...others.map((name) => ({
      name,
      list: `tests/support/rule-ids-${name}.json`,
      code: filesUnder(`src/rulesets/${name}`, '.ts').filter((file) => !TOLD.test(file)),
      mustCite: true,
    })),
  ];
}

const filesOf = new Map();
for (const file of [
  ...filesUnder('tests/unit', '.test.ts'),
  ...filesUnder('tests/component', '.test.tsx'),
].sort())
  for (const found of idsIn(contents(file))) {
    const names = filesOf.get(found) ?? new Set();
    filesOf.set(found, names.add(file));
  }

const faults = [];
const known = new Map();
const totals = [];

function fault(what, ids) {
  if (ids.length > 0) faults.push(`${what} (${ids.length}): ${ids.join(' ')}`);
}

for (const { name, list, code, mustCite } of systems()) {
  if (!existsSync(path.join(root, list))) {
    faults.push(`${name} has no list of its statements: ${list}`);
    continue;
  }
  const statusOf = JSON.parse(contents(list));
  const cited = new Set(
    code.flatMap((file) => contents(file).match(new RegExp(`\\b${id}(?!\\w)`, 'g')) ?? []),
  );
  fault(
    `${name}: of another rule too`,
    Object.keys(statusOf).filter((key) => known.has(key)),
  );
  for (const key of Object.keys(statusOf)) known.set(key, name);
  totals.push(`\n${name}`);
  if (!brief) console.log(`\n${name}`);
  for (const status of ['required', 'deferred', 'untested']) {
    const ids = Object.keys(statusOf).filter((key) => statusOf[key] === status);
    if (ids.length === 0) continue;
    const tested = ids.filter((key) => filesOf.has(key)).length;
    const inCode = ids.filter((key) => cited.has(key)).length;
    totals.push(`  ${status}: ${tested} of ${ids.length} have a test, ${inCode} are cited by the code`);
    if (brief) continue;
    console.log(`  ${status}`);
    for (const key of ids) {
      const tests = [...(filesOf.get(key) ?? ['no test'])].join(', ');
      console.log(`    ${key.padEnd(9)} ${cited.has(key) ? 'cited    ' : 'not cited'} ${tests}`);
    }
  }
  const required = Object.keys(statusOf).filter((key) => statusOf[key] === 'required');
  fault(
    `${name}: required, but without a test`,
    required.filter((key) => !filesOf.has(key)),
  );
  if (mustCite)
    fault(
      `${name}: required, but not cited by the code`,
      required.filter((key) => !cited.has(key)),
    );
}
fault(
  'named by a test, but no rule',
  [...filesOf.keys()].filter((key) => !known.has(key)),
);

console.log([...totals, '', ...faults].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
