import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A test with that title; written out, this file would itself name what no list has. */
const titled = (title: string) => `test('${title}', () => {});\n`;
/** A table of tests with one row of that title. */
const rowed = (title: string) => `test.each([\n  [\n    '${title}', 3],\n])('%s', () => {});\n`;

/** A project with a rule of its own and a toy beside it: everything required is cited and tested. */
const WHOLE: Readonly<Record<string, string>> = {
  'tests/support/rule-ids.json': '{ "CHG-01": "required", "CHG-02": "untested" }',
  'tests/support/rule-ids-toy.json': '{ "TO-01": "required", "TO-R-02": "required", "TO-T3": "required" }',
  'src/rules/charge.ts': '/** CHG-01 */',
  'src/rulesets/toy/rules/play.ts': "// TO-01, TO-R-02\nexport const rule = 'TO-T3';",
  'src/rulesets/toy/book/en.ts': "export const id = 'TO-01';",
  'src/rulesets/list.ts': '',
  'tests/unit/charge.test.ts': titled('CHG-01: it charges'),
  'tests/unit/toy.test.ts': titled('TO-01, TO-R-02: it moves') + rowed('TO-T3: by its table'),
};

/** What `npm run rules` says of such a project, some of its files otherwise; null takes one away. */
function rules(otherwise: Readonly<Record<string, string | null>> = {}, ...words: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...WHOLE, ...otherwise })) {
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    ['tests/support/rules.mjs', '--root', root, ...words],
    { encoding: 'utf8' },
  );
  return { status, lines: stdout.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' ')) };
}

describe('the statements listed', () => {
  test('are those of every system, each with whether the code cites it and what tests it', () => {
    const { status, lines } = rules();
    expect(status).toBe(0);
    expect(lines).toEqual(
      expect.arrayContaining([
        'CHG-01 cited tests/unit/charge.test.ts',
        'CHG-02 not cited no test',
        'toy',
        'TO-01 cited tests/unit/toy.test.ts',
        'TO-R-02 cited tests/unit/toy.test.ts',
        'TO-T3 cited tests/unit/toy.test.ts',
        'required: 3 of 3 have a test, 3 are cited by the code',
      ]),
    );
    expect(rules({}, '--brief').lines).not.toContain('TO-01 cited tests/unit/toy.test.ts');
  });

  test.each([
    {
      name: 'one of the rule itself without a test',
      otherwise: { 'tests/unit/charge.test.ts': '' },
      told: 'the rule that is played: required, but without a test (1): CHG-01',
    },
    {
      name: 'one of another system without a test',
      otherwise: { 'tests/unit/toy.test.ts': titled('TO-01, TO-R-02: it moves') },
      told: 'toy: required, but without a test (1): TO-T3',
    },
    {
      name: 'one whose ID only a comment or the middle of a title names',
      otherwise: {
        'tests/unit/toy.test.ts': `// ${titled('TO-T3: no')}${titled('TO-01, TO-R-02: by TO-T3')}expect(rules).toEqual(['TO-T3']);`,
      },
      told: 'toy: required, but without a test (1): TO-T3',
    },
    {
      name: 'one of another system that only its book tells, or its words, or a longer ID',
      otherwise: {
        'src/rulesets/toy/rules/play.ts': "// TO-R-02, TO-011\nexport const rule = 'TO-T3';",
        'src/rulesets/toy/language/en.ts': "export const silence = 'by TO-01';",
        'src/rules/charge.ts': '/** CHG-01, TO-01 */',
      },
      told: 'toy: required, but not cited by the code (1): TO-01',
    },
    {
      name: 'one of two systems',
      otherwise: {
        'tests/support/rule-ids-toy.json':
          '{ "TO-01": "required", "TO-R-02": "required", "TO-T3": "required", "CHG-02": "untested" }',
      },
      told: 'toy: of another rule too (1): CHG-02',
    },
    {
      name: 'a test of what no list has',
      otherwise: { 'tests/unit/charge.test.ts': titled('CHG-01, TO-99: it charges') },
      told: 'named by a test, but no rule (1): TO-99',
    },
    {
      name: 'a system with a book and no list',
      otherwise: { 'tests/support/rule-ids-toy.json': null, 'tests/unit/toy.test.ts': '' },
      told: 'toy has no list of its statements: tests/support/rule-ids-toy.json',
    },
  ])('fail: $name', ({ otherwise, told }) => {
    const { status, lines } = rules(otherwise);
    expect(lines).toContain(told);
    expect(status).toBe(1);
  });

  test('one of the rule itself that no code cites is said to be so', () => {
    const { status, lines } = rules({ 'src/rules/charge.ts': '' });
    expect(lines).toEqual(
      expect.arrayContaining([
        'CHG-01 not cited tests/unit/charge.test.ts',
        'required: 1 of 1 have a test, 0 are cited by the code',
      ]),
    );
    expect(status).toBe(0);
  });
});
