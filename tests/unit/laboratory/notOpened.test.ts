/** Of what a reload would take away is told only where the trouble itself speaks of a reload. */
import { expect, test } from 'vitest';
import { notOpenedTold } from '../../../src/laboratory/notOpened.ts';
import { explanationsOf } from '../../../src/language/language.ts';
import { versionProblem } from '../../../src/scenarios/file.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const WORDS = { notCome: 'It did not come.', stays: 'It stays.', leaves: 'It leaves.' };

test.each([
  ['a newer one', VERSION + 1, true],
  ['none', undefined, false],
  ['one that never was', 0, false],
  ['no whole number', VERSION + 0.5, false],
  ['a text', String(VERSION + 1), false],
])('a file of a version that nobody reads: %s', async (_, version, isReloaded) => {
  const explain = await explanationsOf('en');
  const why = { ok: false, problem: versionProblem(version), game: null } as const;
  const told = notOpenedTold(why, WORDS, explain, () => false);
  expect(told.includes('Reload the page')).toBe(isReloaded);
  expect(told.endsWith(isReloaded ? WORDS.leaves : WORDS.stays)).toBe(true);
  expect(notOpenedTold(why, WORDS, explain, () => true).endsWith(WORDS.stays)).toBe(true);
});

test('what has not come is there after a reload', async () => {
  const explain = await explanationsOf('en');
  expect(notOpenedTold('notCome', WORDS, explain, () => false)).toBe('It did not come. It leaves.');
});
