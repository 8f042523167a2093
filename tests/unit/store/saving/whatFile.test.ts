/** One reader finds out what a file is, whatever it is, and tells of each that it refuses where and why. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armyByLot } from '../../../../src/armies/byLot.ts';
import { rosterText } from '../../../../src/armies/roster.ts';
import { rosterLanguageOf } from '../../../../src/language/roster.ts';
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
