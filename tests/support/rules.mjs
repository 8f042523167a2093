// npm run rules: which numbered statements of the rules have a test whose title begins with their ID.
// Several IDs may begin one title, separated by ', '. With --brief only the missing ones are listed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const brief = process.argv.includes('--brief');
const statusOf = JSON.parse(readFileSync(path.join(root, 'tests/support/rule-ids.json'), 'utf8'));

const id = '[A-Z]{3}-\\d{2}(?:\\.\\d+)?';
const leadingIds = new RegExp(`^${id}(?:, ${id})*(?![\\w-])`);
const stringOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const title =
  /(?:\b(?:test|it|describe)(?:\.(?!skip\b|todo\b|each\b|for\b)\w+)*\(|[)`]\(|\bname:)\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;

/** @returns {string[]} the IDs that open the titles of tests, groups and table rows in a test file */
function idsIn(text) {
  const code = text.replace(stringOrComment, (_, string) => string ?? ' ');
  return [...code.matchAll(title)].flatMap(([, single, double, template]) => {
    const opening = leadingIds.exec(single ?? double ?? template ?? '');
    return opening ? opening[0].split(', ') : [];
  });
}

function filesUnder(folder, ending) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(root, folder, String(file)))
    .filter((file) => file.endsWith(ending));
}

const files = [...filesUnder('tests/unit', '.test.ts'), ...filesUnder('tests/component', '.test.tsx')];
const filesOf = new Map();
for (const file of files.sort()) {
  for (const found of idsIn(readFileSync(file, 'utf8'))) {
    const names = filesOf.get(found) ?? new Set();
    filesOf.set(found, names.add(path.relative(root, file).split(path.sep).join('/')));
  }
}

const totals = [];
for (const status of ['required', 'deferred', 'untested']) {
  const ids = Object.keys(statusOf).filter((key) => statusOf[key] === status);
  const covered = ids.filter((key) => filesOf.has(key));
  totals.push(`${status}: ${covered.length} of ${ids.length} have a test`);
  if (brief) continue;
  console.log(`\n${status}`);
  for (const key of ids)
    console.log(`  ${key.padEnd(9)} ${[...(filesOf.get(key) ?? ['no test'])].join(', ')}`);
}

const missing = Object.keys(statusOf).filter((key) => statusOf[key] === 'required' && !filesOf.has(key));
const unknown = [...filesOf.keys()].filter((key) => statusOf[key] === undefined);
console.log(`\n${totals.join('\n')}`);
if (missing.length > 0) console.log(`required, but without a test (${missing.length}): ${missing.join(' ')}`);
if (unknown.length > 0) console.log(`named by a test, but no rule (${unknown.length}): ${unknown.join(' ')}`);
process.exitCode = missing.length > 0 || unknown.length > 0 ? 1 : 0;
