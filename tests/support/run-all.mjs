// npm test: every check in turn, and at the end what failed by its name and one line with the totals of both test
// runners. A check that runs no tests of its own (types, lint, build, rules) counts as one failure when it fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** A required rule without a test fails the run. */
const rulesMustBeComplete = true;

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = path.join(root, 'node_modules/.cache/test-reports');
const unitReport = path.join(reports, 'vitest.json');
const playReport = path.join(reports, 'playwright.json');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** What failed, in words: told last, for whoever reads only the end of a long log. */
const faults = [];

function run(title, script, args, env = {}) {
  console.log(`\n== ${title}`);
  const { status, error } = spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status === 0;
}

function check(title, script, args) {
  const succeeded = run(title, script, args);
  if (!succeeded) {
    failed += 1;
    faults.push(title);
  }
  return succeeded;
}

/** Adds a runner's totals; a run that fails without a failed test (it crashed, or found none) is one failure. */
function count(title, succeeded, file, totals) {
  let counted = { passed: 0, failures: [] };
  try {
    counted = totals(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    succeeded = false;
  }
  if (!succeeded && counted.failures.length === 0) counted.failures.push(`${title}: the run itself`);
  passed += counted.passed;
  failed += counted.failures.length;
  faults.push(...counted.failures);
}

/** Name and first line of the reason of each failed test in Vitest's report. */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults, status, message }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    return status === 'failed' && tests.length === 0 ? [`${file}: ${firstLine(message)}`] : tests;
  });

/** Name and first line of the reason of each failed or flaky test in Playwright's report, suites within suites. */
const playwrightFailures = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...playwrightFailures(suite),
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => {
        const { errors = [] } =
          spec.tests.flatMap(({ results }) => results).find((result) => result.errors?.length > 0) ?? {};
        const reasons = errors.length === 0 ? [firstLine()] : errors.map(reasonOf);
        return `${spec.file}:${spec.line} › ${spec.title}: ${reasons.join('\n  ')}`;
      }),
  ]);

/** A reason, the line of the test it comes from, and what was waited for: a limit of time alone tells nothing. */
function reasonOf({ message, location }) {
  const waited = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith('- waiting for'));
  const where = location === undefined ? '' : ` (line ${location.line})`;
  return `${firstLine(message)}${where}${waited === undefined ? '' : ` ${waited}`}`;
}

function firstLine(text) {
  return stripVTControlCharacters(text ?? 'no reason given').split('\n')[0];
}

check('types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
check('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
count(
  'unit and component tests',
  run('unit and component tests', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]),
  unitReport,
  (report) => ({ passed: report.numPassedTests, failures: vitestFailures(report) }),
);
if (check('build', 'node_modules/vite/bin/vite.js', ['build'])) {
  count(
    'end-to-end tests',
    run(
      'end-to-end tests',
      'node_modules/@playwright/test/cli.js',
      ['test', '-c', 'tests/e2e', '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: playReport, PLAYWRIGHT_JSON_OUTPUT_FILE: playReport },
    ),
    playReport,
    (report) => ({ passed: report.stats.expected, failures: playwrightFailures(report) }),
  );
}
if (!run('rules', 'tests/support/rules.mjs', ['--brief']) && rulesMustBeComplete) {
  failed += 1;
  faults.push('rules');
}

for (const fault of faults) console.log(`\nFAILED ${fault}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
