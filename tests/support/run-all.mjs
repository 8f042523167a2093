// npm test: every check in turn, and at the end one line with the totals of both test runners.
// A check that runs no tests of its own (types, lint, build, rules) counts as one failure when it fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
  if (!succeeded) failed += 1;
  return succeeded;
}

/** Adds a runner's totals; a run that fails without a failed test (it crashed, or found none) is one failure. */
function count(succeeded, file, totals) {
  let counted = { passed: 0, failed: 0 };
  try {
    counted = totals(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    succeeded = false;
  }
  passed += counted.passed;
  failed += succeeded ? counted.failed : Math.max(counted.failed, 1);
}

check('types', 'node_modules/typescript/bin/tsc', ['--noEmit']);
check('lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
count(
  run('unit and component tests', 'node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]),
  unitReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);
if (check('build', 'node_modules/vite/bin/vite.js', ['build'])) {
  count(
    run(
      'end-to-end tests',
      'node_modules/@playwright/test/cli.js',
      ['test', '-c', 'tests/e2e', '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: playReport, PLAYWRIGHT_JSON_OUTPUT_FILE: playReport },
    ),
    playReport,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}
if (!run('rules', 'tests/support/rules.mjs', ['--brief']) && rulesMustBeComplete) failed += 1;

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
