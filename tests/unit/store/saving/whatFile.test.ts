/** One reader finds out what a file is, whatever it is, and tells of each that it refuses where and why. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armyByLot } from '../../../../src/armies/byLot.ts';
import { rosterText } from '../../../../src/armies/roster.ts';
import { rosterLanguageOf } from '../../../../src/language/roster.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { whatFile } from '../../../../src/store/saving/whatFile.ts';

const example = (name: string): string => readFileSync(`public/examples/${name}.json`, 'utf8');

test.each([
  ['game', 'game'],
  ['scenario', 'scenario'],
  ['army', 'raised'],
  ['map', 'named'],
  ['encounter', 'meeting'],
  ['position', 'setup'],
  ['question', 'setup'],
  ['odds', 'setup'],
  ['firing', 'setup'],
  ['charge', 'setup'],
])('the example %s.json is told as %s', async (name, told) => {
  const read = await whatFile(example(name));
  expect(read).toMatchObject({ ok: true });
  expect(Object.keys(read)).toContain(told);
});

test('a question is set up with its answers given and its units in their parts', async () => {
  const file = JSON.parse(example('question'));
  const asked = await whatFile(JSON.stringify({ ...file, answers: [] }));
  const given = await whatFile(JSON.stringify(file));
  expect(file.answers.length).toBeGreaterThan(0);
  expect(asked.ok && given.ok && 'setup' in asked && 'setup' in given).toBe(true);
  if (!asked.ok || !given.ok || !('setup' in asked) || !('setup' in given)) return;
  expect(given.setup.sandbox.game.frames).not.toEqual(asked.setup.sandbox.game.frames);

  const wrong = { ...file, answers: [...file.answers, { choice: { choose: 'endInitiative' } }] };
  expect(await whatFile(JSON.stringify(wrong))).toMatchObject({
    problem: { code: 'notTaken', path: `answers.${file.answers.length}` },
  });
});

test.each(['fr', 'en'] as const)('an army written as a roster in %s is an army', async (tongue) => {
  const army = armyByLot({
    points: 1500,
    nation: 'france',
    theme: 'balanced',
    seed: 'roster',
    name: { en: 'The left wing', fr: 'L’aile gauche' },
  });
  const { words } = await rosterLanguageOf(tongue);
  const text = rosterText({ army, armyPoints: 1500 }, words, tongue);
  expect(await whatFile(text)).toEqual({ ok: true, raised: { army, armyPoints: 1500 } });

  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(army.units[0]?.id ?? '?'));
  const spoilt = lines.with(at, 'Infernet').join('\n');
  expect(await whatFile(spoilt)).toMatchObject({ problem: { code: 'badRoster', facts: { line: at + 1 } } });
});

/** A file of each format there is, and under which key and up to which number its version stands. */
const VERSIONED = [
  ...['game', 'scenario', 'army', 'map', 'encounter', 'position', 'question'].map(
    (name) => [name, JSON.parse(example(name)), 'version', VERSION] as const,
  ),
  ['laboratory', { laboratory: 1, position: JSON.parse(example('position')) }, 'laboratory', 1] as const,
] as const;

test.each(VERSIONED)(
  'of a file of a %s nobody reads, which version it is of is told, and what to do',
  async (_name, file, key, known) => {
    const { problems: english } = await import('../../../../src/language/en/problems.ts');
    const { problems: french } = await import('../../../../src/language/fr/problems.ts');
    const sentences = async (version: unknown) => {
      const read = await whatFile(JSON.stringify({ ...file, [key]: version }));
      expect(read).toMatchObject({
        ok: false,
        problem: { code: 'unknownVersion', path: key, facts: { known } },
      });
      if (read.ok || !read.problem) throw new Error('it was read');
      const { code, path, facts } = read.problem;
      return [english.fileProblem(code, path, facts), french.fileProblem(code, path, facts)];
    };
    for (const version of [0, -1, 1.5, '1']) {
      const [en, fr] = await sentences(version);
      expect(en).toContain(`of version ${JSON.stringify(version)}`);
      expect(en).toMatch(/there is none such.* Write the version/);
      expect(fr).toContain(`de la version ${JSON.stringify(version)}`);
      expect(fr).toMatch(/qui n’existe pas.* Écrivez la version/);
    }
    for (const version of [known + 1, 99]) {
      const [en, fr] = await sentences(version);
      expect(en).toContain(`of version ${JSON.stringify(version)}`);
      expect(en).toMatch(/from a newer program.* Reload the page/);
      expect(fr).toContain(`de la version ${JSON.stringify(version)}`);
      expect(fr).toMatch(/programme plus récent.* Rechargez la page/);
    }
    const [en, fr] = await sentences(null);
    for (const told of [en, fr]) expect(told).toContain('version');
  },
);

test.each([
  ['{\n  "format": x', { code: 'notJson', facts: { line: 2, column: 13 } }],
  // cut off on its way: a file of the game still, and no roster
  [example('scenario').slice(0, 900), { code: 'notJson', facts: { line: 1, column: 901 } }],
  ['Vive l’Empereur !', { code: 'notJson', facts: { line: 1, column: 1 } }],
  ['{', { code: 'notJson', facts: { line: 1, column: 2 } }],
  ['{"format":"chess"}', { code: 'unknownFormat', path: 'format', facts: { received: 'chess' } }],
  ['{"laboratory":1,"position":{}}', { code: 'unknownFormat', path: 'position.format' }],
])('%j is refused with its place', async (text, problem) => {
  expect(await whatFile(text)).toMatchObject({ ok: false, problem });
});
